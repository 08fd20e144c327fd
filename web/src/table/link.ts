/* One way from a page to a table: a WebSocket to the house, or the worker that keeps tables in this browser. */
import { spoken } from "./api";
import { part } from "../voice/voice";

export interface Link {
  send(text: string): void;
  close(): void;
}
export interface LinkEvents {
  open(): void;
  message(text: string): void;
  closed(code: number, reason: string): void;
}
export type OpenLink = (events: LinkEvents) => Link;

/** The line over a WebSocket of this house. */
export function webSocketLink(events: LinkEvents): Link {
  const url = new URL(spoken("/ws"), location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(url, "croupier.1");
  socket.onopen = () => events.open();
  socket.onmessage = (e) => events.message(String(e.data));
  socket.onclose = (e) => events.closed(e.code, e.reason);
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(1000),
  };
}

/** The line to a table in this browser. */
export function hereLink(events: LinkEvents): Link {
  let link: Link | null = null;
  let left = false;
  void part("here", () => import("../here/here")).then(
    ({ open }) => {
      if (!left) link = open(events);
    },
    () => events.closed(1006, ""),
  );
  return {
    send: (text) => link?.send(text),
    close: () => {
      left = true;
      link?.close();
    },
  };
}
