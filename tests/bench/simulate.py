#!/usr/bin/python3
"""How long croupier simulate takes with one process and with two, beside what two cores of this machine give at all: two programs that
know nothing of each other, each with half of the matches. Always true: the three are played by turns, and the fastest of each counts.

    simulate.py [CROUPIER]
"""
import os
import subprocess
import sys
import time

CROUPIER = sys.argv[1] if len(sys.argv) > 1 else "build/croupier"


def start(game, seats, matches, jobs):
    args = [CROUPIER, "simulate", game, "--seats", seats, "--matches", str(matches), "--jobs", str(jobs), "--csv"]
    return subprocess.Popen(args, stdout=subprocess.DEVNULL)


def seconds(*all_of_them):
    began = time.monotonic()
    for program in [start(*args) for args in all_of_them]:
        if program.wait():
            sys.exit("simulate: %s ended with %d" % (" ".join(program.args), program.returncode))
    return time.monotonic() - began


for game, seats, matches in (("gamblers-heart", "careful,careful,careful", 30000), ("bloodsport", "careful", 6000), ("kuhn", "random,random", 1000000)):
    ways = {"one": [(game, seats, matches, 1)]}
    if len(os.sched_getaffinity(0)) > 1:
        ways["two"] = [(game, seats, matches, 2)]
        ways["apart"] = [(game, seats, matches // 2, 1)] * 2
    best = dict.fromkeys(ways, 1e9)
    for _ in range(3):
        for way in ways:
            best[way] = min(best[way], seconds(*ways[way]))
    print("simulate %s: %d matches in %.2f s with one process" % (game, matches, best["one"]), end="")
    if "two" in best:
        print(", %.2f s with two: %.2f times; two programs apart: %.2f times" % (best["two"], best["one"] / best["two"], best["one"] / best["apart"]), end="")
    print()
