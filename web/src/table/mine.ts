/* What the server has of whoever sits at a seat, removed. */
import { HouseError, post } from "./api";
import type { Seat } from "./seats";

const AGAIN_MS = 300;
const TRIES = 10;

/** The table may have a move on its way to the disk; then it is tried again. */
export async function erased(seat: Pick<Seat, "table" | "token">, tries = TRIES): Promise<string> {
  try {
    return (await post<{ erased: string }>(`/api/tables/${seat.table}/erase`, seat.token, { erase: true })).erased;
  } catch (error) {
    if (!(error instanceof HouseError) || error.status !== 503 || !tries) throw error;
    await new Promise((on) => setTimeout(on, AGAIN_MS));
    return erased(seat, tries - 1);
  }
}
