/* The questions that a first screen does not ask: each says its plan and what stands in the Now panel, and is fetched, with
 * its words, when it is first asked. */
import type { Component } from "svelte";
import { part } from "../voice/voice";
import type { Asked, Plan } from "./draft";

export interface Part {
  plan: (x: Asked) => Plan;
  default: Component<{ x: Asked }>;
}
export const parts = {
  card: () => part<Part>("bloodsport-card", () => import("./CardNow.svelte")),
  target: () => part<Part>("bloodsport-target", () => import("./TargetNow.svelte")),
  pay: () => part<Part>("bloodsport-pay", () => import("./PayNow.svelte")),
  bet: () => part<Part>("bloodsport-bet", () => import("./BetNow.svelte")),
  react: () => part<Part>("bloodsport-react", () => import("./ReactNow.svelte")),
  settle: () => part<Part>("bloodsport-settle", () => import("./SettleNow.svelte")),
};
export type PartName = keyof typeof parts;
