/* The log of a table, as far as the house gives it to this seat. */
import { save } from "../kit/save";
import { ask, bearer } from "./api";
import type { Seat } from "./seats";

/** The whole log once it may be had, else what this seat may know; "own": always that; "whole": to go on with elsewhere. */
export const tableLog = async (seat: Seat, which: "" | "own" | "whole" = "") =>
  (await ask(`/api/tables/${seat.table}/log${which && `/${which}`}`, bearer(seat.token))).text();
/** As a file. */
export const saveLog = (seat: Seat, text: string): void =>
  save(`${seat.game || "match"}-${seat.table.replace("here-", "").slice(0, 8)}.jsonl`, "application/x-ndjson", text);
