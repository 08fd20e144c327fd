#!/usr/bin/python3
"""Writes docs/bots.md: plays every bot of every game against the others, and says how strong each is. Always true: all figures of the
page come from one run of `croupier tournament all --roles`, and the same run makes the same page.

    tools/bots.py [--deals N] [--jobs N] [CROUPIER] > docs/bots.md
"""
import argparse
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RIVAL = "careful"

HEAD = """# How strong the bots are

Made by `make bots`, which runs

    {command}

and takes a few minutes. Anyone who runs it with the same croupier gets the same page. It was made of {matches:,} matches.

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
- **Against {rival}**: of the deals, how many percent brought more than they brought `{rival}`, the same, and less.
"""

TAIL = """
## Measured apart

These were measured once, by the commands that stand with them. ± is 1.96 standard errors.

**Bloodsport, side by side** (`croupier table bloodsport --seats strong,careful --games 600`, and the other pairs). A `careful` gambler pays off
its Loans in 60 % of matches beside another `careful` one, and in 48 % beside `strong` (1,200 of each, a difference of 12 ± 4). `strong` does it in 69 %
beside `careful`, in 65 % beside another `strong` one, and in 76 ± 3 % alone.

**Gambler's Heart, strong against careful** (`croupier tournament gamblers-heart --roles --bots careful,strong --pairs 3000`). As a Gambler `strong` wins 64 % of
the deals that decide between them (713 of 1,115), at a table of 3 66 % (516 of 782). As GM it is no better: 0.005 Quests fewer (±0.012), at a table of 3
0.006 more (±0.010). It plays the solved duel, which gives nothing away but takes no more from somebody who errs. What best play could
take from `careful` is in docs/solving.md: 2.5 Fortune a duel, 7.0 at 12 Fortune and a Stake of 8.

**Styles** (`croupier tournament gamblers-heart --roles --bots careful,cautious,liar,butcher,gentle --pairs 1000`), Quests more than `careful` in the role
that the style is for:

| style | role | at a table of 2 | at a table of 3 |
|---|---|---|---|
| `cautious` | Gambler | −0.025 ± 0.022 | −0.013 ± 0.018 |
| `liar` | Gambler | +0.010 ± 0.019 | +0.015 ± 0.014 |
| `butcher` | GM | +0.169 ± 0.029 | +0.135 ± 0.026 |
| `gentle` | GM | −0.029 ± 0.025 | −0.001 ± 0.022 |

A `butcher` owes its lead to its rulings alone. If it asks the oracle as `careful` does, but bluffs and imposes as a `butcher`, nothing is left of it (800 deals:
−0.005 ± 0.017, +0.013 ± 0.015). In Texarkana one `careful` player wins 6.56 Goals with a `careful` Dealer and 6.61 with a `storyteller` (300 matches of
each).
"""


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
                         [["`%s`" % b["name"], "%.2f" % b["mean"], *elo(b), against(bots, k, deals)] for k, b in enumerate(bots)])
    yield "\n## All games on one scale\n"
    yield "Every table above counts the same. A bot that a game doesn't have is rated by the others.\n"
    yield from table(["bot", "Elo", "95 %"], [["`%s`" % b["name"], *elo(b)] for b in found["all"]])
    yield TAIL


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("croupier", nargs="?", default=os.path.join(ROOT, "build", "croupier"))
    args = parser.parse_args()

    def run(*words):
        return subprocess.run([args.croupier, *words], check=True, stdout=subprocess.PIPE).stdout
    games = json.loads(run("games", "--json"))
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
    found = json.loads(run(*words, "--json", "--jobs", str(args.jobs)))
    text = "\n".join(page(found, {game["name"]: game["title"] for game in games}, "croupier " + " ".join(words)))
    sys.stdout.write(text.replace("\n\n\n", "\n\n").rstrip("\n") + "\n")


if __name__ == "__main__":
    main()
