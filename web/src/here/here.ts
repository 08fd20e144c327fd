/* The page's way to the tables that this browser keeps: a worker that answers as a house does. Always true: it is fetched
 * when such a table is first asked for. */
import type { Link, LinkEvents } from "../table/link";
import { language, say } from "../voice/voice";
import type { Fault } from "./house";
import type { Order, Reply } from "./house.worker";

let worker: Worker | null = null;
let count = 0;
type Asked = { done: (reply: Response) => void };
const asked = new Map<number, Asked>();
const lines = new Map<number, LinkEvents>();

const SAID = {
  full: "page-here-full",
  forbidden: "page-here-forbidden",
  "other-tab": "page-here-elsewhere",
  gone: "page-here-gone",
  missing: "page-here-missing",
  broken: "page-here-broken",
} as const;
/** What fails for now; after anything else there is no use in trying again. */
const PASSING = new Set<Fault>(["full", "forbidden"]);

const sentence = (fault: Fault, why: string) => [say(SAID[fault]), why].filter(Boolean).join(" ");
const failure = (message: string) => new Response(JSON.stringify({ error: { message } }), { status: 503 });

function take(told: Reply): void {
  if ("n" in told) {
    asked
      .get(told.n)
      ?.done(
        "fault" in told ? failure(sentence(told.fault, told.why)) : new Response(told.text, { status: told.status }),
      );
    asked.delete(told.n);
    return;
  }
  const events = lines.get(told.line);
  if (!events) return;
  if ("said" in told) {
    events.message(told.said);
    return;
  }
  const code = PASSING.has(told.fault) ? "store" : told.fault;
  events.message(JSON.stringify({ type: "error", code, message: sentence(told.fault, told.why) }));
}

/** The worker is gone, and with it what nobody was told of: tables are opened again from what is kept. */
function lost(): void {
  worker?.terminate();
  worker = null;
  for (const { done } of asked.values()) done(failure(say("page-here-broken")));
  asked.clear();
  const all = [...lines.values()];
  lines.clear();
  for (const events of all) events.closed(1006, "");
}

function order(what: Order): void {
  if (!worker) {
    worker = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (e: MessageEvent<Reply>) => take(e.data);
    worker.onerror = lost;
  }
  worker.postMessage(what);
}

/** As fetch() of the house. */
export function answer(path: string, init?: RequestInit): Promise<Response> {
  const n = ++count;
  if (init?.method === "POST") void navigator.storage?.persist?.(); // the browser may say no
  const token = new Headers(init?.headers).get("Authorization")?.replace("Bearer ", "") ?? "";
  const body = typeof init?.body === "string" ? init.body : "";
  return new Promise((done) => {
    asked.set(n, { done });
    order({ n, method: init?.method ?? "GET", path, token, body });
  });
}

/** As a WebSocket to the house. */
export function open(events: LinkEvents): Link {
  const line = ++count;
  lines.set(line, events);
  queueMicrotask(() => events.open());
  return {
    send: (text) => order({ line, say: text, language }),
    close: () => {
      lines.delete(line);
      order({ line, close: true });
    },
  };
}
