/* The plans of a turn: the Move, the Act, and what an Act asks for (target, square, what is healed). Always true: what is
 * chosen is not done before the main button, or a second touch. */
import { each } from "../table/each";
import { begun, called, deed, open, row, waits, type Begun } from "../table/making";
import { has, members, names } from "../table/options";
import type { Move } from "../table/wire";
import { say } from "../voice/voice";
import type { Asked, Plan } from "./plan";
import type { Board } from "./view";

/* ---- Acts ---- */
export const MINOR: readonly string[] = ["ready", "swap", "drop", "dismiss", "try", "flee"];
const ACTS = ["attack", "cast", "use", ...MINOR];
export interface ActChoice {
  part: Begun;
  label: string;
  /** those whom an attack that is made at once reaches */
  reach: string[];
}
/** Whom an attack reaches; nobody where it is aimed later, or at all around. */
export function reachOf(board: Board, part: Begun | null): string[] {
  const told = part?.do === "attack" ? board.facts.attacks?.[String(part["with"])] : undefined;
  return told && part!["how"] === "plain" && !told.delay ? told.at : [];
}
/** Edge for less Delay is said afterwards. */
export const actsOf = (x: Pick<Asked, "board" | "options" | "said" | "title">): ActChoice[] =>
  ACTS.flatMap((verb) => each(x.options, verb, ["expert"])).map((part) => ({
    part,
    label: called(x as Asked, part),
    reach: reachOf(x.board, part),
  }));
/** What one has and cannot use now, with the reason. */
export function barredOf(x: Asked): string[] {
  const self = x.board.mover;
  if (!self?.aware || x.board.yes("has-acted")) return [];
  const spells = self.spells
    .filter((spell) => !names(x.options, { do: "cast" }, "spell").includes(spell))
    .map((spell): Begun => ({ do: "cast", spell, expert: 0 }));
  const pockets = self.pockets
    .filter((p) => x.board.gear(p.gear).class === "item" && !names(x.options, { do: "use" }, "from").includes(p.at))
    .map((p): Begun => ({ do: "use", from: p.at }));
  return [...new Set([...spells, ...pockets].flatMap((part) => x.said(part).why ?? []))];
}

/* ---- The plan of each phase ---- */
function turn(x: Asked): Plan {
  const { board, draft, options } = x;
  const squares = has(options, "move") ? { verb: "move", what: say("twenty-one-page-reach-move") } : null;
  if (draft.do === "move") return { ...begun(x, "move"), squares };
  if (!draft.do || !ACTS.includes(draft.do) || !has(options, draft.do))
    return { ...row(x, { out: "end-turn" }), squares };
  const begins = begun(x, draft.do);
  /* what else the whole move says stands below */
  const plan = begins.main!.off ? begins : { ...begins, title: begins.main!.label };
  const reach = reachOf(board, plan.main!.move ?? null);
  if (!reach.length) return { ...plan, squares };
  const whom = reach.find((id) => id === draft["at"]) ?? (reach.length === 1 ? reach[0] : undefined);
  return {
    ...plan,
    title: say("twenty-one-page-whom", { act: plan.main!.label }),
    main: whom ? { ...plan.main!, label: say("twenty-one-page-attack-whom", { who: board.named(whom) }) } : plan.main,
    bodies: { open: reach, chosen: whom ? [whom] : [], pick: (at) => ({ at }) },
  };
}

function aim(x: Asked): Plan {
  const several = has(x.options, "sweep");
  const verb = several ? "sweep" : "aim";
  const all = several ? members(x.options, verb, "at") : names(x.options, { do: verb }, "at");
  const picked = [x.draft["at"] ?? []].flat().map(String);
  const chosen = picked.length || all.length > 1 ? all.filter((id) => picked.includes(id)) : all;
  const toggled = (id: string) => (picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]);
  const draft = { do: verb, at: several ? chosen : chosen[0]! };
  const pick = (id: string) => ({ at: several ? toggled(id) : id });
  const main = chosen.length ? open({ ...x, draft }, verb) : waits();
  return { main, bodies: { open: all, chosen, several, pick } };
}

function square(x: Asked): Plan {
  const { strikes } = x.board.facts;
  const main = deed(x, "square");
  const on = { square: `${String(main.move!["column"])}${String(main.move!["row"])}` };
  const who = strikes?.[on.square]?.map((id) => x.board.named(id)) ?? [];
  const hit = who.length ? say("twenty-one-page-strikes", { ...on, who }) : say("twenty-one-page-strikes-nobody", on);
  const title = main.off ? undefined : strikes ? hit : x.said(main.move!).label;
  return { title, main, squares: { verb: "square", what: say("twenty-one-page-reach-spell") } };
}

export interface Remedy {
  part: Move;
  label: string;
  takes: string[];
  of: string;
}
/** What may be healed, and which cards leave whose pile by it. */
export const remediesOf = (x: Asked): Remedy[] =>
  ["kind", "suit", "discard"]
    .flatMap((verb) => each(x.options, verb))
    .map((part) => {
      const what = String(Object.values(part)[1]);
      const all = Object.entries(x.board.facts.heals?.[what] ?? {});
      const of = all.map(([id, cards]) =>
        say("twenty-one-page-heal-of", { who: x.board.named(id, true), n: cards.length }),
      );
      return { part, label: called(x, part), takes: all.flatMap(([, cards]) => cards), of: of.join(", ") };
    });
function remedy(x: Asked): Plan {
  const { draft, options } = x;
  const main = draft.do && has(options, draft.do) ? open(x, draft.do) : waits();
  return { main, out: open(x, "pass", { label: say("twenty-one-page-heal-enough") }) ?? open(x, "done") };
}

const PLANS: Record<string, (x: Asked) => Plan> = { aim, square, remedy };
export const planTurn = (x: Asked): Plan => (PLANS[x.turn.phase] ?? turn)(x);
