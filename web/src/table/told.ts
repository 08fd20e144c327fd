/* A match that this house cannot replay, as lines to read: what its log says, and nothing that follows from the rules. */
import { parse } from "./straight";
import { say } from "../voice/voice";

interface ToldLine {
  told?: boolean;
  n?: number | null;
  seat?: number | "chance";
  do?: string;
  end?: string;
  text?: string;
  [key: string]: unknown;
}

const word = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(word).join(", ") || say("page-none")
    : value === "?"
      ? say("page-hidden")
      : String(value).replace(/-/g, " ");

function sentence(line: ToldLine): string {
  const { told: _, n: __, seat, do: does, end, text, ...rest } = line;
  if (end !== undefined) return say(end === "over" ? "page-told-over" : "page-told-left");
  const who =
    seat === undefined ? "" : `${seat === "chance" ? say("page-seat-chance") : say("page-told-seat", { seat })}: `;
  const more = Object.entries(rest).map(([key, value]) => `${word(key)} ${word(value)}`);
  return `${who}${word(does)}${more.length ? ` (${more.join("; ")})` : ""}${text ? `: \u201c${text === "?" ? say("page-hidden") : text}\u201d` : ""}`;
}

/** The lines of a told log after its first. */
export const toldLines = (log: string): string[] =>
  log
    .split("\n")
    .filter((line) => line)
    .slice(1)
    .map((line) => sentence(parse<ToldLine>(line)));
