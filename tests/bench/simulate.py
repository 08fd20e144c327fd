#!/usr/bin/python3
"""How long croupier simulate takes with one process and with two, and for a million matches of a small game. Always true: the two are
played by turns, and the fastest of each counts.

    simulate.py [CROUPIER]
"""
import os
import subprocess
import sys
import time

CROUPIER = sys.argv[1] if len(sys.argv) > 1 else "build/croupier"


def seconds(jobs, *args):
    start = time.monotonic()
    subprocess.run([CROUPIER, "simulate", *args, "--jobs", str(jobs), "--csv"], check=True, stdout=subprocess.DEVNULL)
    return time.monotonic() - start


for game, seats, matches in (("gamblers-heart", "careful,careful,careful", 3000), ("bloodsport", "careful", 6000), ("kuhn", "random,random", 1000000)):
    args = (game, "--seats", seats, "--matches", str(matches))
    best = {jobs: min(seconds(jobs, *args) for _ in range(3)) for jobs in (1, 2)} if len(os.sched_getaffinity(0)) > 1 else {1: seconds(1, *args), 2: 0}
    print("simulate %s: %d matches in %.2f s with one process, %.2f s with two: %.2f times" %
          (game, matches, best[1], best[2], best[1] / best[2] if best[2] else 0))
