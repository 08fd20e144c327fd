"""croupier odds texarkana --log: the Dealer's bust and a Skull for Woe, of what a seat sees, against decks that are dealt again and again
by the numbered rules (games.py).

    woe.py
"""
import json
import os
import random
import re
import subprocess
import tempfile

from games import CROUPIER, DECK_TX, chained, odds, tried, value_tx, within

RUNS, PLAYS = 10000, 6
STANDS = re.compile(r"odds\.[0-9]+\.dealer_bust")
rng = random.Random(15)


def seen(log, n):
    """The view of seat 1 after entry n: its hand, what may come, each side's trumps."""
    shown = subprocess.run([CROUPIER, "replay", log, "--until", str(n), "--seat", "1", "--json"], check=True, capture_output=True)
    view = json.loads(shown.stdout)["view"]
    known = {card for cards in view["place"].values() for card in cards}
    return view["place"]["hand-1"], [c for c in DECK_TX if c not in known], *(set(view["trumps"][s]) for s in ("initiator", "other"))


def check(log, n):
    hand, deck, own, others = seen(log, n)
    got = odds("texarkana", "--log", log, "--at", str(n), "--seat", "1")["chances"]
    plain = [c for c in hand if not c.endswith("-skulls")]
    assert {"odds.%d.dealer_bust" % value_tx(c) for c in plain} == set(filter(STANDS.fullmatch, got)), (n, hand, got)
    over = 1 - sum(chained(deck, others).values())  # of a card that is no trump, or with which nobody trumps: exactly
    assert all(abs(p - over) < 1e-9 for place, p in got.items() if STANDS.fullmatch(place)), (n, over, got)
    checked = [0, 0]
    for use in (False, True):
        sums = [0, 0, 0, 0]
        for _ in range(RUNS):
            sums = [a + b for a, b in zip(sums, tried(rng.sample(deck, 40), "9-hearts", own, others, use, 0))]
        for card in plain:
            if use and card.split("-")[1] not in own:
                continue
            place = "odds.%s." % (card if use else value_tx(card))
            within((n, place), got[place + "dealer_bust"], sums[2], RUNS)
            within((n, place), got[place + "woe"], sums[3], RUNS)
            checked[use] += 1
    for card in set(hand) - set(plain):  # it gives Woe whatever follows
        assert got["odds.%s.woe" % card] == 1, (n, card, got)
    return checked, len(plain) < len(hand)


def evening(folder, seed, *rules):
    """The log of a match, and before which of its entries a card is played."""
    log = os.path.join(folder, "tx%d.jsonl" % seed)
    subprocess.run([CROUPIER, "table", "texarkana", "--seats", "careful,careful", "--seed", str(seed), "--log", log, *rules],
                   check=True, capture_output=True, timeout=120)
    with open(log, encoding="utf-8") as f:
        return log, [n - 1 for n, line in enumerate(f) if '"do":"play"' in line]


with tempfile.TemporaryDirectory() as folder:
    done = []
    for seed in range(6, 16):  # on to one with a Skull in hand
        log, plays = evening(folder, seed)
        done += [check(log, n) for n in plays[:PLAYS]]
        if any(skull for _, skull in done):
            break
    assert all(sum(checked[use] for checked, _ in done) > 3 for use in (0, 1)) and any(skull for _, skull in done), done
    log, plays = evening(folder, 5, "--rules", "woe=no")  # nobody has Woe then
    got = odds("texarkana", "--log", log, "--at", str(plays[0]), "--seat", "1")["chances"]
    assert any(k.endswith(".dealer_bust") for k in got) and not any(k.endswith(".woe") for k in got), got
print("woe: as dealt again")
