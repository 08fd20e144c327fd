/* Signs that people make at the table: which there are, for how long one is seen, and what this browser shows of them. */
import { recall } from "../kit/theme";

export const SIGNS = ["nod", "laugh", "wince", "applause", "glass", "your-move"] as const;
export type SignName = (typeof SIGNS)[number];
/** A sign, and when it came, by performance.now(). */
export interface Signed {
  of: number;
  sign: SignName;
  came: number;
}
export const SIGN_SEEN_MS = 5000;
/** The house takes one of a seat in so much time (docs/protocol.md). */
export const SIGN_AGAIN_MS = 2000;

const [SHOWN, OPEN] = ["croupier.signs", "croupier.signs-open"];
export const signsShown = (): boolean => recall(SHOWN) !== "off";
export const showSigns = (on: boolean) => localStorage.setItem(SHOWN, on ? "on" : "off");
/** The buttons to make them stand beside the cards without a name. */
export const signsOpen = (): boolean => recall(OPEN) === "yes";
export const openSigns = (open: boolean) => localStorage.setItem(OPEN, open ? "yes" : "no");
