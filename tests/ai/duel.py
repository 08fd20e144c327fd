#!/usr/bin/python3
"""Solves small duels of Gambler's Heart again and holds them against `croupier solve`.

    duel.py CROUPIER

What is always true: nothing here is taken from the program. The rules are restated from
docs/rules/gamblers-heart.md; the tree is walked move by move; nobody forgets anything; the strategies are
found by regret matching (CFR+), and what they are worth at least and at most is the best response of each
side. Both programs say between which bounds the value lies, so the bounds must meet.
"""
import itertools
import json
import subprocess
import sys
from math import ceil

FORTUNE = 40
POINTS = {(5,): 6, (4, 1): 5, (3, 2): 4, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}
CASTER, GM = 0, 1


def kind(faces):
    """What a hand shows, whatever the faces are: how many are alike, the most first."""
    return tuple(sorted((faces.count(f) for f in set(faces)), reverse=True))


def example(of):
    return [face for face, count in enumerate(of) for _ in range(count)]


def turned(of, sides):
    """The most points after turning one die, or none."""
    hand = example(of)
    best = POINTS[of]
    for i, face in itertools.product(range(5), range(sides)):
        best = max(best, POINTS[kind(hand[:i] + [face] + hand[i + 1:])])
    return best


def rolled(of, dice, sides):
    """How likely each kind is when these dice are rolled again."""
    hand, chance = example(of), {}
    for faces in itertools.product(range(sides), repeat=len(dice)):
        for i, face in zip(dice, faces):
            hand[i] = face
        chance[kind(hand)] = chance.get(kind(hand), 0) + 1 / sides ** len(dice)
    return chance


class Side:
    """The sequences of one side: what it chose, by what it knew then."""

    def __init__(self):
        self.sets, self.keys, self.count = [], {}, 1

    def set_of(self, key, above, choices):
        if key not in self.keys:
            self.keys[key] = len(self.sets)
            self.sets.append((above, list(range(self.count, self.count + choices))))
            self.count += choices
        above_then, sequences = self.sets[self.keys[key]]
        assert above_then == above and len(sequences) == choices, key
        return sequences


class Duel:
    def __init__(self, fortune, stake, worth, curse, blessing, lost, fit, faces, die, patrons=1):
        self.__dict__.update(locals())
        self.side = (Side(), Side())
        self.gain = {}
        hands = {}
        for roll in itertools.product(range(faces), repeat=5):
            hands[kind(roll)] = hands.get(kind(roll), 0) + 1 / faces ** 5
        for (of, p), own, gm in itertools.product(hands.items(), (True, False), range(1, die + 1)):
            p *= (fit if own else 100 - fit) / 100 / die
            if p:
                self.reroll(p, (own, of), gm)

    def reroll(self, p, known, gm):
        of, ways = known[1], {}
        for count in range(3):
            for dice in itertools.combinations(range(5), count):
                ways.setdefault((count, tuple(sorted(rolled(of, dice, self.faces).items()))), None)
        ways = sorted(ways)
        sequences = self.side[CASTER].set_of(known, 0, len(ways))
        for sequence, (count, outcome) in zip(sequences, ways):
            for after, chance in outcome:
                self.raises(p * chance, known + (count, outcome, after), gm, sequence, (count,))

    def stakes(self, stake, held):
        return range(stake, max(stake, min(2 * stake, held)) + 1)

    def raises(self, p, known, gm, c, seen):
        stakes = self.stakes(self.stake, self.fortune)
        sequences = self.side[CASTER].set_of(known + ("raise",), c, len(stakes))
        for c, left in zip(sequences, stakes):
            answers = self.stakes(left, FORTUNE - self.fortune)
            matches = self.side[GM].set_of((gm,) + seen + (left,), 0, len(answers))
            for g, stake in zip(matches, answers):
                self.folds(p, known + (left, stake), gm, c, g, seen + (left, stake), stake)

    def folds(self, p, known, gm, c, g, seen, stake):
        fold, stay = self.side[CASTER].set_of(known + ("fold",), c, 2)
        self.end(p, fold, g, self.moved(-ceil(stake / 2)))
        g_fold, g_stay = self.side[GM].set_of((gm,) + seen + ("fold",), g, 2)
        self.end(p, stay, g_fold, self.moved(ceil(stake / 2)) + self.worth)
        self.reveal(p, known, gm, stay, g_stay, seen, stake)

    def reveal(self, p, known, gm, c, g, seen, stake):
        own, hand = known[0], known[4]
        if not self.patrons:
            self.end(p, c, g, self.round(POINTS[hand] >= gm, stake))
            return
        none, invoke = self.side[CASTER].set_of(known + (gm, "invoke"), c, 2)
        self.end(p, none, g, self.round(POINTS[hand] >= gm, stake))
        let, impose = self.side[GM].set_of((gm,) + seen + (hand, "judge"), g, 2)
        self.end(p, invoke, let, self.round(turned(hand, 6) >= gm, stake))
        if own:
            self.end(p, invoke, impose, self.round(True, stake) + self.blessing)
        else:
            lost = self.fortune <= stake  # then they are lost and not cursed
            self.end(p, invoke, impose, self.round(False, stake) - (0 if lost else self.curse))

    def round(self, won, stake):
        return self.moved(stake) + self.worth if won else self.moved(-stake)

    def moved(self, by):
        """What moves, at most what the payer holds; at 0 a Gambler is lost and the rest go on with 10."""
        by = max(-self.fortune, min(FORTUNE - self.fortune, by))
        return by if self.fortune + by else 10 - self.fortune - self.lost

    def end(self, p, c, g, value):
        self.gain[c, g] = self.gain.get((c, g), 0) + p * value

    # ---- Solved ----

    def gains(self, side, other):
        """What each sequence brings against the weights of the other side's."""
        out = [0.0] * self.side[side].count
        if side == CASTER:
            for (c, g), v in self.gain.items():
                out[c] += v * other[g]
        else:
            for (c, g), v in self.gain.items():
                out[g] -= v * other[c]
        return out

    def best(self, side, other):
        gain = self.gains(side, other)
        for above, sequences in reversed(self.side[side].sets):
            gain[above] += max(gain[s] for s in sequences)
        return gain[0]

    def solve(self, width):
        """CFR+ till the bounds are so near each other. The value to the caster: at least, at most."""
        choice = [[1 / len(own) for _, own in side.sets for _ in own] for side in self.side]
        choice = [[1.0] + c for c in choice]
        regret = [[0.0] * side.count for side in self.side]
        total = [[0.0] * side.count for side in self.side]
        weight = [self.weights(i, choice[i]) for i in (CASTER, GM)]
        for turn in range(1, 5000):
            for i in (CASTER, GM):
                gain = self.gains(i, weight[1 - i])
                for above, own in reversed(self.side[i].sets):
                    value = sum(choice[i][s] * gain[s] for s in own)
                    gain[above] += value
                    for s in own:
                        regret[i][s] = max(0.0, regret[i][s] + gain[s] - value)
                    norm = sum(regret[i][s] for s in own)
                    for s in own:
                        choice[i][s] = regret[i][s] / norm if norm else 1 / len(own)
                weight[i] = self.weights(i, choice[i])
                for s, w in enumerate(weight[i]):
                    total[i][s] += turn * w
            if turn % 25 == 0:
                mean = [[w / t[0] for w in t] for t in total]
                low, high = -self.best(GM, mean[CASTER]), self.best(CASTER, mean[GM])
                if high - low <= width:
                    return low, high
        raise AssertionError(f"still {high - low} apart")

    def careless(self, side):
        """The weights of a bot that keeps its dice, never raises or folds, lies every second time and imposes every
        fourth, either where the Patron decides."""
        choice = [0.0] * self.side[side].count
        for key, i in self.side[side].keys.items():
            own = self.side[side].sets[i][1]
            rate = 0
            if key[-1] == "fold":
                rate = 1  # stays
            elif key[-1] == "invoke" and POINTS[key[4]] < key[-2] <= turned(key[4], 6):
                rate = 1 if key[0] else 0.5
            elif key[-1] == "judge" and turned(key[-2], 6) >= key[0]:
                rate = 0.25
            choice[own[0]], choice[own[1]] = 1 - rate, rate
        return self.weights(side, choice)

    def weights(self, side, choice):
        out = [1.0] + [0.0] * (self.side[side].count - 1)
        for above, own in self.side[side].sets:
            for s in own:
                out[s] = out[above] * choice[s]
        return out


# Fortune, Stake, worth, curse, blessing, lost, fit, faces of the hand's dice, of the GM's; 0: no Patrons.
DUELS = [
    (1, 1, 4, 12, 10, 15, 50, 6, 6),
    (39, 1, 0, 12, 10, 15, 50, 3, 6),
    (38, 2, 4, 3, -2, 15, 20, 4, 6),
    (2, 2, 1, 12, 10, 30, 50, 5, 5),
    (3, 2, 4, 1, 5, 15, 80, 3, 6),
    (3, 2, 4, 12, 10, 15, 50, 3, 6, 0),
]
NAMES = ("fortune", "stake", "worth", "curse", "blessing", "lost", "fit")
WIDTH = 0.008
EXACT = 1e-9
DRAWN = 0.1  # the program asks a bot a hundred times

def counted(duel, plays):
    """What is wrong with how often each move is made: who comes to a choice is who did not leave before it, on either side."""
    def total(of, seat, *moves):
        return sum(p[of] for p in plays if p["seat"] == seat and p["move"] in moves)
    fit, patrons = duel[6] / 100, len(duel) < 10
    own = sum(p["made"] for p in plays if p["kind"] == "own" and p["move"] in ("reroll", "keep"))
    came = {
        "rerolls or not": (total("made", "gambler", "reroll", "keep"), 1),
        "of them the own Patronage": (own, fit),
        "may fold": (total("open", "gambler", "fold"), 1),
        "folds or stays": (total("made", "gambler", "fold", "stay"), 1),
        "the GM may fold": (total("open", "GM", "fold"), total("made", "gambler", "stay")),
        "may invoke": (total("open", "gambler", "invoke"), total("made", "GM", "stay") if patrons else 0),
        "the GM may impose": (total("open", "GM", "impose"), total("made", "gambler", "invoke")),
        "the GM judges": (total("made", "GM", "impose", "fit"), total("made", "gambler", "invoke")),
    }
    return [f"{what}: {got}, not {want}" for what, (got, want) in came.items() if abs(got - want) > 1e-6]


BAD = [
    ("--fortune 0", "--fortune takes a whole number from 1 to 39, not 0."),
    ("--fortune 20,0", "--fortune takes a whole number from 1 to 39, not 0."),
    ("--fortune 20,21", "With that, gm-fortune can only be 20, not 21."),
    ("--fortune 1,39,3", "--fortune takes a whole number from 1 to 39, not 39,3."),
    ("--stake 16", "--stake takes a whole number from 1 to 15, not 16."),
    ("--stake 4,4", "--stake takes a whole number from 1 to 15, not 4,4."),
    ("--worth 1.5", "--worth takes a whole number from -100 to 100, not 1.5."),
    ("--curse -1", "--curse takes a whole number from 0 to 100, not -1."),
    ("--blessing x", "--blessing takes a whole number from -100 to 100, not x."),
    ("--fit 101", "--fit takes a whole number from 0 to 100, not 101."),
    ("--bot brave", "gamblers-heart has no bot brave of its own."),
    ("--bot careful --apart", "--bot does not go with --apart."),
    ("--patrons 2", "--patrons takes 0 or 1, not 2."),
    ("--plays --apart", "--plays is for the part of a game that is solved, without --apart."),
    ("--dice 7", "--dice takes a whole number from 2 to 6, not 7."),
]


def main(croupier):
    wrong = 0
    for duel in DUELS:
        options = [w for name, value in zip(NAMES, duel) for w in ("--" + name, str(value))]
        options += ["--patrons", "0"] if len(duel) > 9 else []
        told = json.loads(subprocess.run(
            [croupier, "solve", "gamblers-heart", *options, "--dice", f"{duel[7]},{duel[8]}", "--until", "1e-5", "--json", "--plays"],
            stdout=subprocess.PIPE, check=True, timeout=120).stdout)
        here = Duel(*duel)
        low, high = here.solve(WIDTH)
        least, most = -told["responses"][1], told["responses"][0]
        met = least <= high + EXACT and low <= most + EXACT
        met = met and least <= told["value"] + EXACT and told["value"] <= most + EXACT
        print(f"{'ok  ' if met else 'WRONG'} {duel}: {told['value']:.6f}; here {low:.6f} to {high:.6f}")
        off = counted(duel, told["plays"])
        print("\n".join("WRONG " + o for o in off) or "ok   how often each move is made")
        wrong += not met or bool(off)
    duel, options = DUELS[-2], [w for name, value in zip(NAMES, DUELS[-2]) for w in ("--" + name, str(value))]
    told = json.loads(subprocess.run(
        [croupier, "solve", "gamblers-heart", *options, "--dice", f"{duel[7]},{duel[8]}", "--until", "1e-5", "--json", "--bot",
         "careless"], stdout=subprocess.PIPE, check=True, timeout=120).stdout)
    here = Duel(*duel)
    for side, sign in ((CASTER, 1), (GM, -1)):
        loses = here.best(1 - side, here.careless(side)) + sign * told["value"]
        near = abs(loses - told["bot"]["loses"][side]) < DRAWN
        print(f"{'ok  ' if near else 'WRONG'} careless at {side} gives up {told['bot']['loses'][side]:.3f}; here {loses:.3f}")
        wrong += not near
    for words, line in BAD:
        got = subprocess.run([croupier, "solve", "gamblers-heart", *words.split()], stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, timeout=60)
        said = got.returncode == 2 and not got.stdout and got.stderr.decode() == f"croupier: {line}\n"
        print(f"{'ok  ' if said else 'WRONG'} {words}: {got.stderr.decode().strip()}")
        wrong += not said
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) > 0)
