#!/usr/bin/python3
"""How many times fewer matches tell two bots apart if luck is taken out of their results: plays matches, reviews each, and compares the
variance of results with that of results less luck, and less what others did (which is fair where the others play as the judge does). Always
true: all are of the same matches, and each ratio stands with its interval.

    tools/fewer.py GAME SEATS SEAT [--matches N] [--worlds N] [--judge BOT] [--rules RULES] [--croupier FILE]
    tools/fewer.py gamblers-heart careful,careful 1
    tools/fewer.py all      the table of docs/review.md: in each game one that plays better than the judge, beside one that plays as it does
"""
import argparse
import json
import os
import random
import statistics
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DRAWS = 2000
# game, seats, the seat that is rated, rules
ALL = [("leduc", "random,random", 0, None), ("bloodsport", "strong,careful", 0, None), ("gamblers-heart", "strong,careful", 0, None),
       ("gamblers-heart", "careful,strong", 1, None), ("texarkana", "careful,strong", 1, None), ("twenty_one", "careful,strong", 1, "story=second")]


def played(croupier, folder, args, seed):
    """Of the seat in the match dealt from the seed: its result; less luck; less luck and what others did."""
    log = os.path.join(folder, "%d.jsonl" % seed)

    def run(*words):
        return subprocess.run([croupier, *words], check=True, stdout=subprocess.PIPE).stdout
    run("table", args.game, "--seats", args.seats, "--seed", str(seed), "--log", log, *(["--rules", args.rules] if args.rules else []))
    # The played and the judge's move alone are looked at: no more is needed for skill.
    judge = ["--alternatives", "2", *(["--judge", args.judge] if args.judge else [])]
    found = json.loads(run("review", log, "--seat", str(args.seat), "--worlds", str(args.worlds), "--jobs", "1", "--json", *judge))["seats"][0]
    os.remove(log)
    # Where the match began is the same for all of them: what each estimate of that is off is left out.
    return found["result"], found["skill"] + found["rest"], found["skill"]


def ratio(found, less):
    rest = statistics.variance([one[less] for one in found])
    return statistics.variance([one[0] for one in found]) / rest if rest else float("inf")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("seats", nargs="?")
    parser.add_argument("seat", type=int, nargs="?")
    parser.add_argument("--rules")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--judge")
    parser.add_argument("--croupier", default=os.path.join(ROOT, "build", "croupier"))
    args = parser.parse_args()
    for row in ALL if args.game == "all" else [(args.game, args.seats, args.seat, args.rules)]:
        if row[1] is None or row[2] is None:
            parser.error("which seats play, and which of them is rated?")
        args.game, args.seats, args.seat, args.rules = row
        rate(args)


def rate(args):
    with tempfile.TemporaryDirectory() as folder:
        found = [played(args.croupier, folder, args, seed) for seed in range(1, args.matches + 1)]
    print("%s, %s, seat %d: %d matches, %d worlds. Results %.3f on average, standard deviation %.3f"
          % (args.game, args.seats, args.seat, len(found), args.worlds, statistics.mean(one[0] for one in found),
             statistics.stdev(one[0] for one in found)), flush=True)
    draw = random.Random(1)
    for less, name in ((1, "luck"), (2, "luck and what others did")):
        drawn = sorted(ratio([draw.choice(found) for _ in found], less) for _ in range(DRAWS))
        print("  without %s %.3f: %.1f times fewer matches (95 %% interval %.1f to %.1f)"
              % (name, statistics.stdev(one[less] for one in found), ratio(found, less), drawn[DRAWS // 40], drawn[-1 - DRAWS // 40]))


if __name__ == "__main__":
    main()
