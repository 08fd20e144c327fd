/* The log of a table, as far as the house gives it to this seat. */
import { ask, bearer } from "./api";
import type { Seat } from "./seats";

/** The whole log once it may be had, else what this seat may know; `own`: always that. */
export const tableLog = async (seat: Seat, own = false) =>
  (await ask(`/api/tables/${seat.table}/log${own ? "/own" : ""}`, bearer(seat.token))).text();
