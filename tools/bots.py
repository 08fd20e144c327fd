#!/usr/bin/python3
"""Writes docs/bots.md: plays every bot of every game against the others, and says how strong each is. Always true: every figure of the
page is measured in the run that writes it, by commands that stand there, and the same run makes the same page.

    tools/bots.py [--deals N] [--jobs N] [CROUPIER] > docs/bots.md
    tools/bots.py --budgets [--minutes M] [--jobs N] [CROUPIER] > build/budgets.md     what a bot gains by trying its moves
"""
import argparse
import json
import math
import os
import re
import resource
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RIVAL = "careful"
# How many matches or deals the parts after the first take.
SIDE_MATCHES, DEALER_MATCHES, TWO_DEALS, STYLE_DEALS, SOLVED_MATCHES = 2000, 600, 1000, 1000, 20000
SOLVED = ("kuhn", "leduc")
# Playouts a move; the games that can afford them; and how many deals are played at most, and first, to see what one takes.
BUDGETS_OF, BUDGET_GAMES, BUDGET_DEALS, BUDGET_FIRST = (8, 32, 128), ("gamblers-heart", "bloodsport", "texarkana"), 200, 2

HEAD = """# How strong the bots are

Made by `make bots`, which runs

    {command}

and what stands with the later tables. It takes a few minutes. Anyone who runs it with the same croupier gets the same page. The tables by role
were made of {matches:,} matches.

## How to read it

In each game the bots take the same seat, one after another, at the smallest table and at one with one more seat. They get the same {deals:,}
deals and the same table-mates. The bots take turns as table-mates, so that each is rated among all, and not only among its like. Seats
that can get nothing are left out: the Dealer of Texarkana and the GM of 21 tell a story, and don't win.

- **Points** are what a seat plays for, on average for a match: Loans paid off in Bloodsport, Quests in Gambler's Heart (the GM: Quests that
  the Gamblers lost), Goals in Texarkana, in 21 Conflicts won, less three for each defeat. A match of 21 pays Conflicts alone, and so pays
  more if the party is beaten and has to win some of them again: rated by that, `strong`, which is beaten half as often, was no better than `careful`.
- **Elo** compares bots of one table. Of two, the one that got more from a deal has won it; the same is a draw. 100 points of Elo are a share
  of 64 %, 200 are 76 %. Where a match pays 0 or 1, most deals are draws, and so Elo stays small even where one bot is far better.
  `{first}` has 0, and the interval holds the true figure 95 times in 100 (deals drawn again, 400 times).
- The GM of Gambler's Heart says whether a Quest is won. `random` declares defeat at any time, and the other bots only by
  marks and alarms (GH-H5), so its figure there says nothing about play.
- All decide at once. docs/search.md has what a budget does, and in which games worlds that are drawn to fit a view can be trusted.
- In brackets stands what a bot is called in that game.
- **Against {rival}**: of the deals, how many percent brought more than they brought `{rival}`, the same, and less.
"""

SIDES = """
## Side by side: {title}

What a seat gets beside whom (`croupier simulate`, {matches:,} matches each, with the 95 % interval): points of the first seat, on average.
"""

ALONE = """
## Strong against careful

Only those two (`{command}`), so that no table-mate plays at random. Of the deals from
which one got more than the other, the share that `{first}` won, with its 95 % interval (Wilson's), and how many points it is ahead.
"""

STYLES = """
## Styles

Strength is one thing and manner another (docs/search.md). Points more than `{rival}` in the same seat, from the same {deals:,} deals
(`{command}`); ± is 1.96 standard errors.
"""

DEALERS = """
What the players get from a Dealer who is a `{style}`, and from one who is `{rival}` (`croupier simulate`, {matches:,} matches each).
"""

BUDGETS = """# What a budget brings

Made by `make budgets`, which takes at most some {minutes} minutes of one processor, as many for each game. The bot `{rival}` plays each seat of a game
with so many playouts for a move, as in docs/bots.md: the same deals, the same table-mates, who have budgets too. Of two budgets, it says in
how many deals the larger one got more and less, its share of those, with the 95 % interval (Wilson's), and how many points it is ahead.

21 is left out: a playout there goes through the whole story, 1,600 moves, and a match with 16 playouts a move takes ten seconds.
"""

PERFECT = """
## `perfect`

`croupier solve` finds best play in Kuhn and Leduc poker (docs/solving.md), and there the bot `perfect` plays it. Against anybody it gets at least what the
game is worth on average, within the 0.0002 chips that its table for Leduc may lose (`leduc_table --check` in tests/ai). What it gets from `random` is the mean of {matches:,}
matches (`croupier simulate`) with the 95 % interval, in chips a match:
"""

NOT_PERFECT = """
In a full game nobody has best play. Of Gambler's Heart the duel is solved. But what winning one is worth depends on the Quest around it, and
that has been computed only for how the bots play (docs/search.md). So the bot that plays its duels from the solution's table is the style
`solved`. It can't be read, but it plays for Fortune, and a Quest is lost by obstacles.
"""


def wilson(hits, of):
    """The interval of a share, from 0 to 1."""
    if not of:
        return 0, 1
    z, share = 1.96, hits / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    wide = z / (1 + z * z / of) * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return middle - wide, middle + wide


def decided(more, less):
    """Two cells: the deals that decide, and the share of the one with `more`."""
    low, high = wilson(more, more + less)
    share = "%.0f %%, %.0f to %.0f" % (100 * more / (more + less), 100 * low, 100 * high) if more + less else "-"
    return ["%d / %d" % (more, less), share]


def ahead(lead, error):
    return ("%+.3f ± %.3f" % (lead, 1.96 * error)).replace("-", "−")


def lead_of(place, behind, first):
    """How far one bot is ahead of another, and the error of that."""
    names = [bot["name"] for bot in place["bots"]]
    for pair in place["pairs"]:
        if pair["bots"] == [names[behind], names[first]]:
            return pair["lead"], pair["error"]
        if pair["bots"] == [names[first], names[behind]]:
            return -pair["lead"], pair["error"]
    raise LookupError((behind, first))


def seated(place):
    return "alone" if place["seats"] == 1 else "table of %d" % place["seats"]


def versus(place, behind, first):
    """Four cells about the second bot named."""
    bots = place["bots"]
    return decided(bots[first]["more"][behind], bots[behind]["more"][first]) + [ahead(*lead_of(place, behind, first))]


def share(count, deals):
    return "%.1f" % (100 * count / deals)


def against(bots, k, deals):
    rival = next((i for i, b in enumerate(bots) if b["name"] == RIVAL), None)
    if rival is None or rival == k:
        return "-"
    more, less = bots[k]["more"][rival], bots[rival]["more"][k]
    return " / ".join(share(n, deals) for n in (more, deals - more - less, less))


def elo(bot):
    low, middle, high = (round(bot[key]) for key in ("elo_low", "elo", "elo_high"))
    return str(middle), "%d to %d" % (low, high)


def table(head, rows):
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(row) + " |"


def called(game, bot):
    """A bot, with the name that it has in the game."""
    with open(os.path.join(ROOT, "games", game.replace("-", "_"), "remarks", "en.ftl"), encoding="utf-8") as f:
        name = re.search("^%s-remark-%s-name = (.+)$" % (game, bot), f.read(), re.M)
    return "`%s` (%s)" % (bot, name[1])


def page(found, titles, command):
    deals, places = found["deals"], found["places"]
    matches = deals * sum(len(place["bots"]) for place in places)
    yield HEAD.format(command=command, matches=matches, deals=deals, first=found["all"][0]["name"], rival=RIVAL)
    game = None
    for place in places:
        if place["game"] != game:
            game = place["game"]
            yield "\n## %s\n" % titles[game]
        seats = "alone" if place["seats"] == 1 else "at a table of %d" % place["seats"]
        yield "\n**%s**, %s\n" % (place["role"][0].upper() + place["role"][1:], seats)
        bots = place["bots"]
        yield from table(["bot", "points", "Elo", "95 %", "against %s: more / same / less" % RIVAL],
                         [[called(game, b["name"]), "%.2f" % b["mean"], *elo(b), against(bots, k, deals)] for k, b in enumerate(bots)])
    yield "\n## All games on one scale\n"
    yield "Every table above counts the same. A bot that a game doesn't have is rated by the others.\n"
    yield from table(["bot", "Elo", "95 %"], [["`%s`" % b["name"], *elo(b)] for b in found["all"]])


class Croupier:
    def __init__(self, path, jobs):
        self.path, self.jobs = path, str(jobs)

    def run(self, *words):
        return json.loads(subprocess.run([self.path, *words, "--json"], check=True, stdout=subprocess.PIPE).stdout)

    def tournament(self, *words):
        return self.run("tournament", *words, "--jobs", self.jobs)

    def points(self, game, seats, seat, matches):
        """The mean of a seat's points in `simulate`, with its interval."""
        found = self.run("simulate", game, "--seats", ",".join(seats), "--matches", str(matches), "--jobs", self.jobs)
        figure = next(f for f in found["figures"] if f["name"] == "points" and f["seat"] == seat and f["of"] == "mean")
        return "%.2f (%.2f to %.2f)" % (figure["value"], figure["low"], figure["high"])


def two_alone(croupier, game, best):
    """The strongest and the rival, and nobody else."""
    words = [game["name"], "--roles", "--bots", "%s,%s" % (RIVAL, best), "--pairs", str(TWO_DEALS)]
    yield ALONE.format(command="croupier tournament " + " ".join(words), first=best)
    rows = [[game["title"], place["role"], seated(place), *versus(place, 0, 1)] for place in croupier.tournament(*words)["places"]]
    yield from table(["game", "role", "", "more / less", "share, 95 %", "points ahead"], rows)


def side_by_side(croupier, title, game, bots):
    yield SIDES.format(title=title, matches=SIDE_MATCHES)
    yield from table(["beside"] + [called(game["name"], bot) for bot in bots],
                     [[called(game["name"], other)] + [croupier.points(game["name"], [bot, other], 0, SIDE_MATCHES) for bot in bots] for other in bots])


def styles_of(croupier, game):
    words = [game["name"], "--roles", "--bots", ",".join([RIVAL] + game["styles"]), "--pairs", str(STYLE_DEALS)]
    found = croupier.tournament(*words)
    yield STYLES.format(rival=RIVAL, deals=STYLE_DEALS, command="croupier tournament " + " ".join(words))
    heads = ["%s, %s" % (place["role"], seated(place)) for place in found["places"]]
    yield from table(["style"] + heads, [[called(game["name"], style)] + [ahead(*lead_of(place, 0, k)) for place in found["places"]]
                                         for k, style in enumerate(game["styles"], 1)])


def dealers_of(croupier, game):
    for style in game["styles"]:
        yield DEALERS.format(style=style, rival=RIVAL, matches=DEALER_MATCHES)
        yield from table(["Dealer", "points of one `%s` player" % RIVAL],
                         [[called(game["name"], dealer), croupier.points(game["name"], [dealer, RIVAL], 1, DEALER_MATCHES)] for dealer in (RIVAL, style)])


def perfect_of(croupier, games):
    yield PERFECT.format(matches=SOLVED_MATCHES)
    rows = []
    for game in games:
        value = croupier.run("solve", game)["value"]
        of = [croupier.points(game, seats, seat, SOLVED_MATCHES) for seat, seats in enumerate((["perfect", "random"], ["random", "perfect"]))]
        rows.append(["`%s`" % game, "%+.4f" % value, of[0], "%+.4f" % -value, of[1]])
    yield from table(["game", "worth to seat 0", "`perfect` there", "worth to seat 1", "`perfect` there"], [[c.replace("-", "−") if i else c for i, c in enumerate(r)] for r in rows])
    yield NOT_PERFECT


def more_of(croupier, games, titles):
    """What a tournament of all bots does not show."""
    named = {game["name"]: game for game in games}
    yield from two_alone(croupier, named["gamblers-heart"], "strong")
    yield from side_by_side(croupier, titles["bloodsport"], named["bloodsport"], [RIVAL, "strong"])
    yield from styles_of(croupier, named["gamblers-heart"])
    yield from dealers_of(croupier, named["texarkana"])
    yield from perfect_of(croupier, SOLVED)


def processor():
    """Seconds of processor that programs begun here have taken."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def budgets(croupier, titles, minutes):
    yield BUDGETS.format(rival=RIVAL, minutes=minutes)
    for game in BUDGET_GAMES:
        words = [game, "--roles", "--bots", ",".join("%s:%d" % (RIVAL, n) for n in BUDGETS_OF), "--pairs"]
        began = processor()
        found = croupier.tournament(*words, str(BUDGET_FIRST))
        took = max(processor() - began, 0.01)
        deals = min(BUDGET_DEALS, int((60 * minutes / len(BUDGET_GAMES) - took) / (took / BUDGET_FIRST)))
        if deals > BUDGET_FIRST:
            words.append(str(deals))
            found = croupier.tournament(*words)
        else:
            words.append(str(BUDGET_FIRST))
        yield "\n## %s\n\n`croupier tournament %s`\n" % (titles[game], " ".join(words))
        rows = [[place["role"], seated(place), "%d against %d" % (BUDGETS_OF[j], BUDGETS_OF[i]), *versus(place, i, j)]
                for place in found["places"] for i, j in ((0, 1), (1, 2), (0, 2))]
        yield from table(["role", "", "playouts", "more / less", "share, 95 %", "points ahead"], rows)


def strength(croupier, games, titles, args):
    # Every bot that some game has, from weak to strong.
    bots = []
    for game in games:
        at = 0
        for bot in game["bots"]:
            if bot in bots:
                at = bots.index(bot) + 1
            else:
                bots.insert(at, bot)
                at += 1
    words = ["tournament", "all", "--roles", "--bots", ",".join(bots), "--pairs", str(args.deals)]
    found = croupier.run(*words, "--jobs", str(args.jobs))
    yield from page(found, titles, "croupier " + " ".join(words))
    yield from more_of(croupier, games, titles)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--budgets", action="store_true", help="what a budget brings, instead")
    parser.add_argument("--minutes", type=float, default=20, help="of one processor, for that")
    parser.add_argument("croupier", nargs="?", default=os.path.join(ROOT, "build", "croupier"))
    args = parser.parse_args()

    croupier = Croupier(args.croupier, args.jobs)
    games = croupier.run("games")
    titles = {game["name"]: game["title"] for game in games}
    lines = budgets(croupier, titles, args.minutes) if args.budgets else strength(croupier, games, titles, args)
    sys.stdout.write("\n".join(lines).replace("\n\n\n", "\n\n").rstrip("\n") + "\n")


if __name__ == "__main__":
    main()
