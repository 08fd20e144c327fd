/* How fast what happens is shown, and whether it is heard: kept in this browser. Always true: what an older page kept is read. */
import { recall } from "../kit/theme";
import type { Plain } from "../voice/voice";
import { type Speed, SPEEDS } from "./queue";

const [SPEED, SOUND, OLD] = ["croupier.beats", "croupier.sound", "croupier.fights"];
export const SPEED_TITLES: { name: Speed; title: Plain }[] = [
  { name: "slow", title: "page-speed-slow" },
  { name: "normal", title: "page-speed-normal" },
  { name: "fast", title: "page-speed-fast" },
  { name: "none", title: "page-speed-none" },
];

export function speedKept(): Speed {
  const kept = recall(SPEED);
  if (kept !== null && kept in SPEEDS) return kept as Speed;
  return recall(OLD) === "at-once" ? "none" : "normal";
}
export function keepSpeed(speed: Speed): void {
  localStorage.setItem(SPEED, speed);
  for (const tell of told) tell();
}
export const soundKept = (): boolean => recall(SOUND) === "on";
export function keepSound(on: boolean): void {
  localStorage.setItem(SOUND, on ? "on" : "off");
}

const told = new Set<() => void>();
/** Calls as soon as another speed is chosen; gives what ends that. */
export function whenSpeed(run: () => void): () => void {
  told.add(run);
  return () => told.delete(run);
}
