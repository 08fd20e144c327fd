/* What the Dealer decides: as plan.ts. Always true: it is fetched where a Dealer sits, and by nobody else. */
import { has, span } from "../table/options";
import type { Move } from "../table/wire";
import { say } from "../voice/voice";
import { act, begun, callOff, goal, simple, suit, wait, who, type Act, type Doing, type Now, type Plan } from "./plan";
import { thing } from "./view";

const npc = (now: Now, slot: string | null) => now.board.npcCalled(slot ?? "none");

/** What a Dealer has begun: its title, the deed, what is wanting. */
function deed(now: Now, doing: Doing): [string, string, Move, string] | null {
  const { draft: d, board } = now;
  const pc = d.pc ?? "";
  switch (doing) {
    case "call":
      return [
        say("texarkana-page-call"),
        say("texarkana-page-call-for", { who: who(pc), suit: suit(d.field) }),
        { do: "call", pc, goal: d.goal ?? "", field: d.field ?? "" },
        say("texarkana-page-choose-call"),
      ];
    case "change":
      return [
        say("texarkana-page-change"),
        say("texarkana-label-change", { who: who(pc), which: (d.resource ?? "will") as "will", by: d.by }),
        { do: "change", pc, resource: d.resource ?? "", by: d.by },
        say("texarkana-page-choose-change"),
      ];
    case "people":
      return [
        say("texarkana-page-people"),
        say(d.move === "leave" ? "texarkana-label-leave" : "texarkana-label-enter", { who: who(pc) }),
        { do: d.move ?? "enter", pc },
        say("texarkana-page-choose-who"),
      ];
    case "bring":
      return [
        say("texarkana-page-bring"),
        say("texarkana-label-bring", { npc: thing(d.npc, board.cards.npcs?.[d.npc ?? ""]?.title ?? "") }),
        { do: "bring", npc: d.npc ?? "" },
        say("texarkana-page-choose-npc"),
      ];
    case "dismiss":
      return [
        say("texarkana-page-dismiss"),
        say("texarkana-label-dismiss", { npc: npc(now, d.npc) }),
        { do: "dismiss", against: d.npc ?? "" },
        say("texarkana-page-choose-npc"),
      ];
    case "clash":
      return [
        say("texarkana-page-clash"),
        say("texarkana-label-clash", { npc: npc(now, d.ally), foe: npc(now, d.foe) }),
        { do: "clash", ally: d.ally ?? "", foe: d.foe ?? "" },
        say("texarkana-page-choose-both"),
      ];
    case "judge":
      return [
        say("texarkana-page-judge"),
        say("texarkana-label-judge", { goal: goal(now, d.goal), state: d.result === "won" ? "won" : "lost" }),
        { do: "judge", goal: d.goal ?? "", result: d.result ?? "" },
        say("texarkana-page-choose-judge"),
      ];
    case "close":
      return [
        `${say("texarkana-label-close-scene")}?`,
        say("texarkana-label-close-scene"),
        { do: "close-scene" },
        say("texarkana-page-not-now"),
      ];
    case "session":
      return [
        `${say("texarkana-label-close-session", { story: false })}?`,
        say("texarkana-label-close-session", { story: false }),
        { do: "close-session" },
        say("texarkana-page-not-now"),
      ];
    default:
      return null;
  }
}

function dealerFree(now: Now): Plan {
  const { draft, options, board, ask: title } = now;
  const doing = draft.doing ? deed(now, draft.doing) : null;
  if (doing)
    return begun(
      doing[0],
      act(now, doing[1], doing[2], doing[3], true),
      draft.doing === "call" ? { words: { label: say("texarkana-page-call-words"), hint: "" } } : {},
    );
  const rest = has(options, "wait") ? wait(now) : null;
  if (board.sceneName === null) {
    const ends = board.to?.startsWith("ending") || !has(options, "scene");
    const end: Act = {
      label: say("texarkana-label-close-session", { story: ends }),
      ...(ends ? { move: { do: "close-session" }, said: true } : { draft: { doing: "session" as const } }),
    };
    const scene = act(
      now,
      say("texarkana-label-scene", { scene: thing(draft.scene, board.sceneCalled(draft.scene ?? "")) }),
      { do: "scene", scene: draft.scene ?? "" },
      say("texarkana-page-choose-scene"),
      true,
    );
    return { title, main: ends ? end : scene, more: ends ? null : rest, out: ends ? rest : end };
  }
  const close = simple(now, say("texarkana-label-close-scene"), "close-scene", true);
  if (board.to) return { title, main: close, out: rest };
  const ask: Act | null = has(options, "call") ? { label: say("texarkana-page-call"), draft: { doing: "call" } } : null;
  return rest ? { title, main: rest, more: ask, out: close } : { title, main: ask ?? close, out: ask ? close : null };
}

function stakes(now: Now): Plan {
  const { draft, board } = now;
  const opposed = draft.against !== "none";
  const move: Move = {
    do: "declare",
    trump: draft.trump ?? "",
    opposition: opposed ? (draft.opposition ?? "") : "none",
    against: draft.against,
    marks: draft.marks,
    risk: draft.risk,
  };
  const [trump, versus] = [suit(draft.trump), suit(draft.opposition)];
  return {
    title: say("texarkana-page-attempts", { who: board.fighters[0] ?? 1, aim: board.aim }),
    main: act(
      now,
      opposed
        ? say("texarkana-page-declare-opposed", { suit: trump, other: versus })
        : say("texarkana-page-declare", { suit: trump }),
      move,
      say(draft.trump ? "texarkana-page-choose-opposition" : "texarkana-page-choose-trump"),
      true,
    ),
    out: { label: say("texarkana-label-no-cards"), move: { do: "no-cards" }, said: true },
    words: { label: say("texarkana-page-failure-brings"), hint: "" },
  };
}

function difficulty(now: Now): Plan {
  const most = span(now.options, { do: "difficulty" }, "woe")?.max ?? 0;
  const { dv, woe } = now.draft;
  const label = say("texarkana-page-difficulty", { dv, woe, allowed: most > 0, all: woe === most });
  return {
    title: say("texarkana-page-difficulty-title"),
    out: callOff(now),
    main: act(now, label, { do: "difficulty", dv, woe }, say("texarkana-page-choose-dv")),
  };
}

export function dealerPlan(now: Now): Plan | null {
  const { board, options, draft, ask: title } = now;
  switch (board.phase) {
    case "story": {
      const label =
        draft.scenario === "free"
          ? say("texarkana-page-free-table")
          : say("texarkana-page-play-story", {
              scenario: thing(draft.scenario, board.cards.scenarios?.[draft.scenario ?? ""]?.title ?? ""),
            });
      return {
        title,
        main: act(now, label, { do: "scenario", scenario: draft.scenario ?? "" }, say("texarkana-page-choose-story")),
      };
    }
    case "free":
      return dealerFree(now);
    case "stakes":
      return stakes(now);
    case "difficulty":
      return difficulty(now);
    case "card":
      return { title, main: has(options, "wait") ? wait(now) : null, out: callOff(now) };
    default:
      return null;
  }
}
