/* What a seat of this page knows of its table, and what each message that comes beside its turns changes of it. Always true: a
 * state is never changed, another takes its place. */
import type { Signed } from "./signs";
import type {
  Care,
  Clocks,
  Handout,
  HandoutNews,
  Handouts,
  Hello,
  Invited,
  Lines,
  Message,
  Move,
  Notes,
  Person,
  SeatNews,
  Shuffle,
  StoryLine,
  Turn,
  UndoAsked,
  WaiveAsked,
  Whisper,
  Whispers,
} from "./wire";

export interface Batch {
  story: StoryLine[];
}

export interface TableState {
  /** connecting: for the first time; away: the line was cut, tries go on; refused: no use in trying */
  line: "connecting" | "live" | "away" | "refused";
  hello: Hello | null;
  turn: Turn | null;
  /** the whole story so far, oldest first */
  story: StoryLine[];
  /** what came with the last turn; null if it was the table's whole past */
  batch: Batch | null;
  sending: Move | null;
  /** words for the table that it has not confirmed yet */
  saying: string[];
  /** why the last move was not played, or why the table is closed to us */
  fault: { code: string; message: string } | null;
  /** how seats are held, as far as it is worth telling */
  seats: SeatNews[];
  /** who is at the table; empty at a table for one */
  people: Person[];
  /** how many watch */
  watchers: number;
  /** what strangers read of this table on the list of open ones; undefined: it is not there */
  listed: string | undefined;
  /** the match waits for its people */
  gathers: boolean;
  /** how far the shuffle of a waiting match is; null: nobody adds to it */
  shuffle: Shuffle | null;
  /** the clocks, if the table has some, and when they came, by performance.now() */
  clocks: { told: Clocks; came: number } | null;
  /** cards and breaks, and when they came, by performance.now(); null: none yet */
  care: { told: Care; came: number } | null;
  /** that somebody asks to take the match back, or how that ended, and when it came; null: nobody has asked */
  undo: { told: UndoAsked; came: number } | null;
  waive: { told: WaiveAsked; came: number } | null;
  /** lines and veils; null: none yet */
  lines: Lines | null;
  /** what was whispered to this seat and by it, oldest first; and the last one that came from another while we were here */
  whispers: Whisper[];
  whispered: Whisper | null;
  notes: Notes;
  /** the last sign of each seat, oldest first */
  signs: Signed[];
  handouts: Handouts;
  /** the last one that was given, or changed, while we were here; null: none, or it was taken back */
  handed: Handout | null;
  /** the table of the next evening, once that has begun; "": it has not */
  evening: string;
  /** the last new invitation that was asked for here */
  invited: Invited | null;
}

export const AT_FIRST: TableState = {
  line: "connecting",
  hello: null,
  turn: null,
  story: [],
  batch: null,
  sending: null,
  saying: [],
  fault: null,
  seats: [],
  people: [],
  watchers: 0,
  listed: undefined,
  gathers: false,
  shuffle: null,
  clocks: null,
  care: null,
  undo: null,
  waive: null,
  lines: null,
  whispers: [],
  whispered: null,
  notes: { mine: "", table: "", version: 0 },
  signs: [],
  handouts: { made: [], given: [] },
  handed: null,
  evening: "",
  invited: null,
};

function withWhispers(is: TableState, { all, whispers }: Whispers): Partial<TableState> {
  const had = all ? [] : is.whispers;
  const fresh = whispers.filter((one) => !had.some((old) => old.at === one.at && old.from === one.from));
  const theirs = fresh.findLast((one) => one.from !== is.hello?.seat);
  return {
    whispers: [...had, ...fresh].sort((a, b) => a.at - b.at),
    ...(!all && theirs ? { whispered: theirs } : {}),
  };
}

function withHandouts(
  is: TableState,
  { all, made = [], given = [], removed = [], gone = [] }: HandoutNews,
): Partial<TableState> {
  const had = all ? { made: [], given: [] } : is.handouts;
  const handed = all ? is.handed : (given.at(-1) ?? is.handed);
  const handouts = {
    made: [...had.made.filter(({ id }) => !removed.includes(id) && !made.some((one) => one.id === id)), ...made],
    given: [...had.given.filter(({ at }) => !gone.includes(at) && !given.some((one) => one.at === at)), ...given],
  };
  handouts.made.sort((a, b) => a.id - b.id);
  handouts.given.sort((a, b) => a.at - b.at);
  return { handouts, handed: handouts.given.find((one) => one.at === handed?.at) ?? null };
}

/** What changes by a message that is neither a turn nor an answer; null: it is one, or of a house that knows more. */
export function beside(is: TableState, message: Message): Partial<TableState> | null {
  switch (message.type) {
    case "seats":
      return { seats: message.seats };
    case "people":
      return {
        people: message.people,
        gathers: message.gathers === true,
        watchers: message.watchers ?? 0,
        listed: message.listed,
      };
    case "shuffle":
      return { shuffle: message };
    case "clock":
      return { clocks: { told: message, came: performance.now() } };
    case "care":
      return {
        care: { told: message, came: performance.now() },
        /* why a move was held is no longer so, or stands there anew */
        fault: is.fault?.code === "held" ? null : is.fault,
      };
    case "undo":
      return { undo: { told: message, came: performance.now() } };
    case "waive":
      return { waive: { told: message, came: performance.now() } };
    case "lines":
      return { lines: message };
    case "whispers":
      return withWhispers(is, message);
    case "notes":
      return {
        notes: {
          mine: message.mine ?? is.notes.mine,
          table: message.table ?? is.notes.table,
          version: message.version ?? is.notes.version,
        },
      };
    case "sign": {
      const { of, sign } = message;
      const others = is.signs.filter((one) => one.of !== of);
      return { signs: [...others, { of, sign, came: performance.now() }] };
    }
    case "handouts":
      return withHandouts(is, message);
    case "evening":
      return { evening: message.table };
    case "invited":
      return { invited: message };
    default:
      return null;
  }
}
