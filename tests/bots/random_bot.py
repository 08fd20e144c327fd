#!/usr/bin/env python3
"""A small bot for croupier's tables, written from docs/protocol.md alone: it plays any seat of any game,
each time one of the moves that are open, chosen at random.

    mkfifo back
    croupier table bloodsport --seats careful,stdio < back | tests/bots/random_bot.py > back
"""
import json
import random
import sys


def pick(domain, rng):
    """One of what an argument may be."""
    if isinstance(domain, list):
        return rng.choice(domain)
    if "new" in domain:
        return rng.choice(domain["of"] + [f"Thing {rng.randint(1, 99)}"])
    if "of" in domain:
        most = min(domain["max"], len(domain["of"]))
        return rng.sample(domain["of"], rng.randint(domain["min"], most))
    return rng.randint(domain["min"], domain["max"])


def answer(turn, rng):
    """The message that answers a turn."""
    family = rng.choice(turn["options"])
    move = {key: value if key == "do" else pick(value, rng)
            for key, value in family.items() if key != "dull"}
    move["n"] = turn["n"]
    return move


def main():
    rng = random.Random(int(sys.argv[1]) if len(sys.argv) > 1 else None)
    code = 1
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "turn" and message["options"]:
            print(json.dumps(answer(message, rng)), flush=True)
        elif message["type"] == "error" and message["code"] != "stale":
            print("refused: " + message["message"], file=sys.stderr)
            return 1
        elif message["type"] == "end":
            code = 0 if message["end"] == "over" else 1  # another hello may follow
    return code


if __name__ == "__main__":
    sys.exit(main())
