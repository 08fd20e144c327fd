#!/usr/bin/python3
"""How many times fewer matches tell two bots apart if luck is taken out of their results: plays matches, reviews each, and compares the
variance of results with that of results less luck. Always true: both are of the same matches, and the ratio stands with its interval.

    tools/fewer.py GAME SEATS SEAT [--matches N] [--worlds N] [--judge BOT] [--croupier FILE]
    tools/fewer.py gamblers-heart careful,careful 1
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


def played(croupier, folder, args, seed):
    """(result, luck) of the seat in the match dealt from the seed."""
    log = os.path.join(folder, "%d.jsonl" % seed)

    def run(*words):
        return subprocess.run([croupier, *words], check=True, stdout=subprocess.PIPE).stdout
    run("table", args.game, "--seats", args.seats, "--seed", str(seed), "--log", log)
    judge = ["--judge", args.judge] if args.judge else []
    found = json.loads(run("review", log, "--seat", str(args.seat), "--worlds", str(args.worlds), "--jobs", "1", "--json", *judge))["seats"][0]
    os.remove(log)
    # Where the match began is the same for all of them: what each estimate of that is off is not luck.
    return found["result"], found["result"] - found["skill"] - found["rest"]


def ratio(pairs):
    rest = statistics.variance([result - luck for result, luck in pairs])
    return statistics.variance([result for result, _ in pairs]) / rest if rest else float("inf")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("seats")
    parser.add_argument("seat", type=int)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--judge")
    parser.add_argument("--croupier", default=os.path.join(ROOT, "build", "croupier"))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        pairs = [played(args.croupier, folder, args, seed) for seed in range(1, args.matches + 1)]
    draw = random.Random(1)
    drawn = sorted(ratio([draw.choice(pairs) for _ in pairs]) for _ in range(DRAWS))
    print("%s, %s, seat %d: %d matches, %d worlds. Standard deviation of results %.3f, without luck %.3f: %.1f times fewer matches "
          "(95 %% interval %.1f to %.1f)"
          % (args.game, args.seats, args.seat, len(pairs), args.worlds, statistics.stdev(r for r, _ in pairs),
             statistics.stdev(r - l for r, l in pairs), ratio(pairs), drawn[DRAWS // 40], drawn[-1 - DRAWS // 40]))


if __name__ == "__main__":
    main()
