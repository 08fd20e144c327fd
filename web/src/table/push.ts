/* A browser that is told when it is its player's turn, also when no page is open (Web Push). Always true: the house is only told
 * of a browser whose player asked for it, and the worker knows no more than where the tables are. */
import { json, post } from "./api";
import { allSeats, TOLD_SEATS, type Seat } from "./seats";
import { pathTo } from "../here/place";
import { language, say } from "../voice/voice";

/** The house's key; null: it sends none. */
export const houseKey = () =>
  json<{ push: string | false }>("/api/push").then(
    ({ push }) => push || null,
    () => null,
  );

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
const same = (one: ArrayBuffer | null, other: Uint8Array) =>
  one !== null && new Uint8Array(one).toString() === other.toString();

/** A worker of its own: that of the page without a network keeps all files of its build, and is not wanted for this. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const found = await navigator.serviceWorker.register("/push.js", { scope: "/push/" });
  const comes = found.installing ?? found.waiting;
  if (!found.active && comes)
    await new Promise<void>((done, fail) =>
      comes.addEventListener("statechange", () => {
        if (comes.state === "activated") done();
        else if (comes.state === "redundant") fail(new Error(say("page-push-fails")));
      }),
    );
  return found;
}

/** Where this browser is reached; asked anew if it was subscribed with another key. */
async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const bytes = bytesOf(key);
  const before = await pushManager.getSubscription();
  if (before && same(before.options.applicationServerKey, bytes)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
}

/** The addresses of the seats for which this browser is told. */
function tables(): string[] {
  try {
    return (JSON.parse(localStorage.getItem(TOLD_SEATS) ?? "[]") as string[]).filter((one) => typeof one === "string");
  } catch {
    return [];
  }
}
const at = (seat: Seat) => pathTo(seat.table, seat.seat);
export const tells = (seat: Seat) => tables().includes(at(seat));

/** Notes it for the page, and for the worker what it says and where it leads, without seats that are not here any more. False:
 *  there is none left. */
async function note(seat: Seat, on: boolean): Promise<boolean> {
  const here = allSeats(localStorage).map(at);
  const all = tables().filter((one) => one !== at(seat) && here.includes(one));
  if (on) all.push(at(seat));
  if (all.length) localStorage.setItem(TOLD_SEATS, JSON.stringify(all));
  else localStorage.removeItem(TOLD_SEATS);
  const told = { says: say("page-push-turn"), language, tables: all };
  await (await caches.open("push")).put("/push/kept", new Response(JSON.stringify(told)));
  return all.length > 0;
}

const path = (seat: Seat) => `/api/tables/${seat.table}/push`;

/** Asks whoever sits here, who has just pressed for it. */
export async function tellMe(seat: Seat, key: string) {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(say("page-push-denied"));
  const { endpoint } = await subscribed(key).catch(() => {
    throw new Error(say("page-push-fails"));
  });
  await post(path(seat), seat.token, { endpoint });
  await note(seat, true);
}

export async function tellNoMore(seat: Seat, over = false) {
  const found = await navigator.serviceWorker.getRegistration("/push/");
  const before = await found?.pushManager.getSubscription();
  if (before && !over) await post(path(seat), seat.token, { endpoint: before.endpoint, off: true });
  if (!(await note(seat, false))) await before?.unsubscribe();
}

/** A page is open again: the house may have forgotten this browser, or have another key; or the match is over. */
export async function tellAgain(seat: Seat, over: boolean) {
  if (!tells(seat)) return;
  if (over) return tellNoMore(seat, true);
  const key = await houseKey();
  if (!key || Notification.permission !== "granted") return;
  await post(path(seat), seat.token, { endpoint: (await subscribed(key)).endpoint });
  await note(seat, true);
}
