"""21: Jokers, Edge, Delay and the order of turns."""
import json
import os
import tempfile

from page import Page, Value, compared, counted_share, lines, number, share

GAME = "twenty-one"
TARGETS = range(12, 22)
EDGES = range(5)
FIRST = {"no card": None, "a Joker": "joker-1", "an Ace": "a-hearts", "a 5": "5-hearts", "a King": "k-hearts"}
BOT, HEROES = "careful", 2
SEATS = ",".join([BOT] * (1 + HEROES))
# Each row of the rules that has a Delay; the numbers are those of games/twenty_one/rows.yaml.
BOWS = {"shortbow": 1, "longbow": 2, "crossbow": 2}
SPELLS = {"heal": 2, "group-heal": 3, "great-heal": 4, "tranquility": 2, "soul-arrow": 1, "magic-weapon": 2, "magic-shield": 2,
          "fireball": 2, "firestorm": 4, "power-within": 2, "flash-sweat": 2}
DEALS, RUNS = 400, 100


def odds(c, target, *words):
    return c.ask("odds", GAME, "--target", target, *words, told=False)


def jokers(c, page):
    c.tell("odds", GAME, "--target N [--have CARD] --json")
    of = {name: {t: odds(c, t, *(["--have", card] if card else [])) for t in TARGETS} for name, card in FIRST.items()}
    win = {name: {t: a["success"] for t, a in row.items()} for name, row in of.items()}
    critical = {t: of["no card"][t]["critical"] for t in TARGETS}
    page.say(f"A Deal is critical, by a Joker in the hand, in {share(critical[12])} at Target 12 and in {share(critical[21])} at 21: the more cards it "
             "takes, the more Jokers come (exact).")
    t = 18
    worst = min(FIRST, key=lambda name: win[name][t])
    best = max(FIRST, key=lambda name: win[name][t])
    alike = abs(win["a Joker"][t] - win["no card"][t]) < 5e-4
    page.say(f"Against Target {t}, a hand that begins with a Joker succeeds in {share(win['a Joker'][t])}, " +
             ("as one does of which no card is known" if alike else f"and one of which no card is known in {share(win['no card'][t])}") +
             f"; of the hands below, {best} is the best beginning ({share(win[best][t])}) and {worst} the worst ({share(win[worst][t])}) (exact).")
    title = "To succeed, by the first card"
    page.figure(title, "Drawn up to the Target and no further, without Edge. Critical: a Joker comes, where no card is known. Exact.",
                lines(title, "Target", {name: [(x, Value(win[name][x])) for x in TARGETS] for name in list(FIRST)[:4]}),
                ["Target", *FIRST, "critical"], [[str(x)] + [Value(win[n][x]) for n in FIRST] + [Value(critical[x])] for x in TARGETS])


def edge(c, page):
    c.tell("odds", GAME, "--target N --edge N --json")
    win = {e: {t: odds(c, t, "--edge", e)["success"] for t in TARGETS} for e in EDGES}
    gain = {t: win[1][t] - win[0][t] for t in TARGETS}
    most = max(TARGETS, key=lambda t: gain[t])
    page.say(f"The first Edge brings most at Target {most}: {number(100 * gain[most], 1)} points of success; at 15 it brings "
             f"{number(100 * gain[15], 1)}, at 12 {number(100 * gain[12], 1)} (exact).")
    steps = ", ".join(f"{e} brings {number(100 * (win[e][18] - win[e - 1][18]), 1)}" for e in EDGES if e)
    page.say(f"At Target 18, Edge {steps} points of success (exact).")
    title = "To succeed, by Edge"
    page.figure(title, "Edge is spent as well as it can be on what everyone can do: Influence, Soul and Humanity. Exact.",
                lines(title, "Target", {f"Edge {e}": [(t, Value(win[e][t])) for t in TARGETS] for e in EDGES if e < 4}),
                ["Target", *[f"Edge {e}" for e in EDGES]], [[str(t)] + [Value(win[e][t]) for e in EDGES] for t in TARGETS])


def delays(c, page):
    rows = []
    for words, table, names in (("bows", "gear", BOWS), ("spells", "spells", SPELLS)):
        for by in (1, -1):
            change = ",".join(f"{table}.{name}.delay={delay + by}" for name, delay in names.items())
            answer = c.ask("compare", GAME, "--seats", SEATS, "--b", change, "--matches", DEALS)
            _, _, d = compared(answer, "defeats", of="mean")
            rows.append((f"{words}: Delay {'1 more' if by > 0 else '1 less'}", "", d))
    more = {label: d for label, _, d in rows}
    says = {1: "lose more fights", -1: "lose fewer fights", 0: "lose as many fights, as far as these deals can say"}
    for words in ("bows", "spells"):
        d = more[f"{words}: Delay 1 more"]
        page.say(f"With 1 more Delay on all {words}, heroes and foes alike, the heroes {says[d.clear()]}: {d.full()} defeats a run, on the same deals.")
    less = [more[f"{words}: Delay 1 less"] for words in ("bows", "spells")]
    page.say(f"With 1 less Delay the defeats of a run change by {less[0].full()} for bows and by {less[1].full()} for spells.")
    page.bars("What a turn of Delay is worth", f"Defeats in a run of {HEROES} heroes, everyone {BOT}, against the same {DEALS} deals as the rules have it.", rows)


def fights(c):
    """Of each fight: who begins, and the place of the first hero among all; and whether the heroes won it."""
    seen = []
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "log.jsonl")
        for seed in range(1, RUNS + 1):
            c.run("table", GAME, "--seats", SEATS, "--seed", seed, "--log", path, kept=False)
            with open(path) as f:
                seen += by_logs(map(json.loads, f), c.run("replay", path, "--story", "--no-remarks", "--lang", "en", "--seat", "watcher", kept=False))
            os.remove(path)
    return seen


def by_logs(entries, story):
    """[(side that begins, won)] of a match: the log has the sides, the story has who won. A fight that nobody ended is left out."""
    first, begun = [], False
    for e in entries:
        if e.get("do") == "order" and not begun:
            first.append(e["who"].split("-")[0])
        begun = e.get("do") == "order"
    parts = story.split("Turn Order: ")[1:]
    assert len(parts) == len(first), (len(parts), len(first))
    ends = {"The heroes have won.": True, "Every hero is down": False}
    return [(side, won) for side, part in zip(first, parts) for words, won in ends.items() if words in part]


def order(c, page):
    c.tell("table", GAME, "--seats", SEATS, "--seed N --log FILE;", "croupier replay FILE --story --seat watcher")
    seen = fights(c)
    of = {side: counted_share(sum(won for s, won in seen if s == side), sum(s == side for s, _ in seen)) for side in ("hero", "foe")}
    apart = of["hero"].low > of["foe"].high or of["hero"].high < of["foe"].low
    page.say(f"The heroes win {of['hero'].full()} of the fights that one of them begins and {of['foe'].full()} of those that a foe begins" +
             (": to begin matters." if apart else ": what beginning is worth lies within the noise."))
    page.bars("Who begins", f"Fights that the heroes won, in {RUNS} runs of {HEROES} heroes, everyone {BOT}, by who stands first in the Turn Order. "
              "Larger fights have more foes, and so begin more often with one; fights of one run are alike, so the interval is a little too narrow.", [("a hero begins", "", of["hero"]), ("a foe begins", "", of["foe"])])


def make(c):
    page = Page("21: Jokers, Edge, Delay and the order of turns", c)
    for part in (jokers, edge, delays, order):
        part(c, page)
    page.fact("exact and estimated", "Exact: worked out, not sampled, from a fresh deck. With an interval: estimated from runs; were they played again with "
              "other seeds, it would lie within 95 times in 100.")
    return page
