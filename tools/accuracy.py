#!/usr/bin/python3
"""The constant of the accuracy in cli/reviewed.c, fitted: how large a mean drop halves it, if a seat that plays at random shall have 50 on
average over the games. Always true: it follows from tools/accuracy.csv alone, and that from --play, which plays and reviews matches with fixed
seeds.

    tools/accuracy.py                  fits, and shows what each bot gets by it
    tools/accuracy.py --check FILE     fails if the constant in FILE is another
    tools/accuracy.py --play [--croupier FILE]     makes tools/accuracy.csv anew, in a few minutes
"""
import argparse
import collections
import csv
import json
import os
import random
import re
import statistics
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DATA = os.path.join(ROOT, "tools", "accuracy.csv")
# game, the bots that are reviewed, matches of each, worlds, who sits there (%s: the bot), its seat, further options. A review takes longest in
# the last two.
GAMES = [("bloodsport", ("careful", "careless", "random"), 10, 8, "%s,careful", 0),
         ("gamblers-heart", ("careful", "careless", "random"), 10, 8, "careful,%s", 1),
         ("texarkana", ("careful", "careless", "random"), 3, 4, "careful,%s", 1),
         ("twenty_one", ("random",), 3, 4, "careful,%s", 1, "--rules", "story=second")]
ALTERNATIVES = 4
# The bot that shall get this accuracy for its mean drop, each game counting the same.
BOT, MEAN = "random", 50
DRAWS = 400


def play(croupier, out):
    def run(*words):
        return subprocess.run([croupier, *words], check=True, stdout=subprocess.PIPE).stdout
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["game", "bot", "seed", "drop"])
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "match.jsonl")
        for game, bots, matches, worlds, seats, seat, *options in GAMES:
            for bot in bots:
                for seed in range(1, matches + 1):
                    run("table", game, "--seats", seats % bot, "--seed", str(seed), "--log", log, *options)
                    found = json.loads(run("review", log, "--seat", str(seat), "--worlds", str(worlds), "--alternatives", str(ALTERNATIVES),
                                           "--json"))["seats"][0]
                    rows.writerow([game, bot, seed, "%.4f" % found["drop"]])
                    os.remove(log)


def accuracy(drop, halves):
    return 100 * 2 ** (-max(drop, 0) / halves)


def mean(drops, bot, halves):
    return statistics.mean(accuracy(statistics.mean(of), halves) for (_, who), of in drops.items() if who == bot)


def fit(drops):
    """By halving: the larger the constant, the higher everybody's accuracy."""
    low, high = 0.001, 1000
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if mean(drops, BOT, middle) < MEAN else (low, middle)
    return round(low, 2)


def interval(drops):
    """Where 95 of 100 constants lie if the matches are drawn again."""
    draw = random.Random(1)
    fits = sorted(fit({key: draw.choices(of, k=len(of)) for key, of in drops.items()}) for _ in range(DRAWS))
    return fits[DRAWS // 40], fits[-1 - DRAWS // 40]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--play", action="store_true")
    parser.add_argument("--check")
    parser.add_argument("--croupier", default=os.path.join(ROOT, "build", "croupier"))
    args = parser.parse_args()
    if args.play:
        with open(DATA, "w", encoding="utf-8", newline="") as f:
            play(args.croupier, f)
    drops = collections.defaultdict(list)
    with open(DATA, encoding="utf-8", newline="") as f:
        for row in csv.DictReader(f):
            drops[row["game"], row["bot"]].append(float(row["drop"]))
    halves = fit(drops)
    if args.check:
        with open(args.check, encoding="utf-8") as f:
            found = re.search(r"\bHALVES = ([0-9.]+);", f.read())
        if not found or float(found[1]) != halves:
            raise SystemExit("%s has HALVES = %s; fitted is %s" % (args.check, found and found[1], halves))
        return
    print("A mean drop of %.2f (95 %% interval %.2f to %.2f) halves the accuracy: `%s` gets %d on average." % (halves, *interval(drops), BOT, MEAN))
    for (game, bot), of in drops.items():
        print("%-15s %-9s %2d matches, mean drop %6.2f, accuracy %3.0f" % (game, bot, len(of), statistics.mean(of), accuracy(statistics.mean(of), halves)))


if __name__ == "__main__":
    main()
