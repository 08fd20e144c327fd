/* The plan of a window for Skills. Always true: what a Skill would make of a hand is said by the house. */
import { begun, called, open, waits, type Begun, type Picked } from "../table/making";
import { has, names, numbers } from "../table/options";
import type { Family } from "../table/wire";
import type { Asked, Hand, Plan } from "./plan";
import { capital } from "./view";

export interface SkillChoice {
  part: Begun;
  name: string;
  /** with its price */
  label: string;
  text: string;
}
export const skillsOf = (x: Asked): SkillChoice[] =>
  [
    ...["skill", "alter"].flatMap((verb) =>
      names(x.options, { do: verb }, "skill").map((skill): Begun => ({ do: verb, skill })),
    ),
    ...(has(x.options, "cheek") ? [{ do: "cheek" }] : []),
  ].map((part: Begun) => {
    const name = String(part["skill"] ?? part.do);
    return { part, name, label: called(x, part), text: capital(x.board.skill(name).text) };
  });

/** The cards that a Skill may change, of a hand. */
export const cardsFor = (options: readonly Family[], skill: string, hand: Hand): string[] =>
  names(options, { do: "alter", skill, hand }, "card");
/** What it may make of the picked one, from the least. */
export const valuesFor = ({ options, draft }: Pick<Asked, "options" | "draft">): number[] => {
  const { skill, hand, card } = draft as Record<string, string>;
  return hand && card ? numbers(options, { do: "alter", skill: skill!, hand, card }, "value") : [];
};

function alter(x: Asked): Plan {
  const { draft, options } = x;
  const skill = String(draft["skill"]);
  const hands: Hand[] = ["first", "second"];
  const open = hands.flatMap((hand) => cardsFor(options, skill, hand).map((card) => ({ hand, card })));
  const chosen = open.filter(({ hand, card }) => hand === draft["hand"] && card === draft["card"]);
  const cards = { open, chosen, pick: (at: { hand: Hand; card: string }) => ({ ...at, value: null }) };
  const plan = begun(x, "alter", { label: called(x, { do: "alter", skill }) });
  const title = chosen[0] && plan.main!.off ? x.said({ do: "alter", skill, ...chosen[0] }).label : undefined;
  return { ...plan, ...(chosen.length ? {} : { main: waits() }), title: title ?? plan.title, cards };
}

/** One card or two, in the order in which the house offers them. */
export function cheeked(options: readonly Family[], draft: Picked, card: string): Partial<Picked> {
  const picked = [draft["card"], draft["also"]].filter((c, i, all) => typeof c === "string" && all.indexOf(c) === i);
  const now = picked.includes(card) ? picked.filter((c) => c !== card) : [...picked, card].slice(-2);
  const [first, second] = names(options, { do: "cheek" }, "card").filter((c) => now.includes(c));
  return { card: first ?? null, also: second ?? first ?? null };
}
function cheek(x: Asked): Plan {
  const hand = (x.board.deal && x.board.mineOf(x.board.deal)?.at) ?? "first";
  const open = names(x.options, { do: "cheek" }, "card").map((card) => ({ hand, card }));
  const chosen = open.filter(({ card }) => card === x.draft["card"] || card === x.draft["also"]);
  const pick = ({ card }: { card: string }) => cheeked(x.options, x.draft, card);
  return {
    ...begun(x, "cheek"),
    ...(chosen.length ? {} : { title: called(x, { do: "cheek" }), main: waits() }),
    cards: { open, chosen, several: true, pick },
  };
}

export function planSkills(x: Asked): Plan {
  const verb = x.draft.do;
  if (!x.board.deal || !verb || !has(x.options, verb)) return { main: open(x, "pass") };
  return verb === "alter" ? alter(x) : verb === "cheek" ? cheek(x) : begun(x, verb);
}
