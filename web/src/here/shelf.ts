/* Matches in the browser's own store. Always true: a change is there whole or not at all, and when `add` has come back it
 * is on the disk; a change that is there already is never written over. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A match without its lines. */
export interface Kept {
  id: string;
  game: string;
  /** Unix time in ms */
  created: number;
  /** what its dealer and bots live on */
  random: Uint8Array;
  /** what lists show of it to each seat: JSON */
  info: string[];
  /** the changes that are kept */
  changes: number;
}

export interface Shelf {
  find(id: string): Promise<Kept | undefined>;
  log(id: string): Promise<string>;
  /** One change more, and the row as it is then. */
  add(row: Kept, lines: string): Promise<void>;
  drop(id: string): Promise<void>;
  /** A pack, by the hash of what decides play in it. */
  pack(play: string): Promise<Uint8Array | undefined>;
  keepPack(play: string, pack: Uint8Array): Promise<void>;
}

interface Schema extends DBSchema {
  tables: { key: string; value: Kept };
  lines: { key: [string, number]; value: string };
  packs: { key: string; value: Uint8Array };
}

export class BrowserShelf implements Shelf {
  private opened: Promise<IDBPDatabase<Schema>> | null = null;

  private db(): Promise<IDBPDatabase<Schema>> {
    this.opened ??= openDB<Schema>("croupier", 2, {
      upgrade(db, from) {
        if (from < 1) {
          db.createObjectStore("tables", { keyPath: "id" });
          db.createObjectStore("lines");
        }
        db.createObjectStore("packs");
      },
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
      terminated: () => (this.opened = null),
    }).catch((error: unknown) => {
      this.opened = null; // the next call tries again
      throw error;
    });
    return this.opened;
  }

  async find(id: string): Promise<Kept | undefined> {
    return (await this.db()).get("tables", id);
  }

  async log(id: string): Promise<string> {
    return (await (await this.db()).getAll("lines", IDBKeyRange.bound([id, 0], [id, Infinity]))).join("");
  }

  async add(row: Kept, lines: string): Promise<void> {
    const change = (await this.db()).transaction(["tables", "lines"], "readwrite", { durability: "strict" });
    await Promise.all([
      change.objectStore("lines").add(lines, [row.id, row.changes - 1]),
      change.objectStore("tables").put(row),
      change.done,
    ]);
  }

  async drop(id: string): Promise<void> {
    const change = (await this.db()).transaction(["tables", "lines"], "readwrite");
    await Promise.all([
      change.objectStore("lines").delete(IDBKeyRange.bound([id, 0], [id, Infinity])),
      change.objectStore("tables").delete(id),
      change.done,
    ]);
  }

  async pack(play: string): Promise<Uint8Array | undefined> {
    return (await this.db()).get("packs", play);
  }

  async keepPack(play: string, pack: Uint8Array): Promise<void> {
    await (await this.db()).put("packs", pack, play);
  }
}
