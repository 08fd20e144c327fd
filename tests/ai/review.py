#!/usr/bin/python3
"""Reviews of whole matches: what they say adds up in every game, depends on nothing but the seed, and tells a weak player from a strong
one beyond doubt; and what cannot be reviewed is refused in one line.

    CROUPIER=build/croupier tests/ai/review.py [--brief]

--brief leaves out the weak and the better players: under a sanitizer they take minutes, and go the same way as the rest.
"""
import html.parser
import json
import math
import os
import statistics
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e"))
from e2e import check, done, path, run as croupier

BRIEF = sys.argv[1:] == ["--brief"]


def run(*args):
    return croupier(*args, timeout=600)


def log(name, game, seats, seed, *options):
    code, _, err = run("table", game, "--seats", seats, "--seed", str(seed), "--log", path(name), *options)
    check(code == 0, "a match of " + game, err)
    return path(name)


def review(file, *options):
    code, out, err = run("review", file, "--json", *options)
    check(code == 0 and not err, "review " + " ".join(options), err)
    return json.loads(out)


def units(x):
    return round(x * 1000000)


# By the rules of each game: what is rolled, and what only comes to light. Everything else of chance is dealt.
DICE = {"bloodsport": {"start", "risk", "dice", "again", "fate"}, "texarkana": set(), "twenty_one": set(), "leduc": set(),
        "gamblers-heart": {"portent", "patron-rolled", "obstacle-rolled", "oracle-rolled", "hand", "gm-die", "turn", "show"}}
SHOWN = {"bloodsport": {"show-sabotage", "unveil", "unveil-done", "slips", "settled"}, "texarkana": {"reveal", "turn-up"},
         "gamblers-heart": {"unveil", "show-ace"}, "twenty_one": set(), "leduc": set()}


def told_apart(game, file, seat, seats):
    """Every move of chance lies in a piece of its kind, between the same two decisions as all of that piece. Alone, nothing is hidden that
    could come to light."""
    with open(file, encoding="utf-8") as f:
        chance = {e["n"]: e["do"] for e in map(json.loads, f) if e.get("seat") == "chance"}
    pieces = {n: p["kind"] for p in seat["chances"] for n in range(p["n"], p["until"] + 1)}
    kinds = {n: "dice" if do in DICE[game] else "shown" if do in SHOWN[game] else "cards" for n, do in chance.items()}
    check(all(pieces.get(n) == k for n, k in kinds.items() if seats > 1 or k != "shown"), game + ": the kinds of chance")
    decided = {s["n"] for s in seat["steps"]}
    check(not decided & set(pieces), game + ": no decision within a piece")


def adds_up(found, payoff, game, file):
    """The identity, counted again from the steps, in whole millionths."""
    for seat in found["seats"]:
        if seat["steps"]:
            told_apart(game, file, seat, len(payoff))
        sums = [units(seat[k]) for k in ("start", "dice", "cards", "skill", "rest")]
        check(sum(sums) == units(seat["result"]) == payoff[seat["seat"]] * 1000000, "start, dice, cards, skill and rest are the result", str(sums))
        check(sums[1] + sums[2] == units(seat["luck"]), "luck is dice and cards")
        by = {kind: sum(units(c["change"]) for c in seat["chances"] if c["kind"] == kind) for kind in ("dice", "cards", "shown")}
        check((by["dice"], by["cards"]) == (sums[1], sums[2]), "each kind is the sum of its changes", str(by))
        steps = [s for s in seat["steps"] if s["judged"]]
        check(len(steps) == len(seat["steps"]), "everything could be judged", seat["name"])
        own = [s for s in steps if s["seat"] == seat["seat"]]
        check(sum(units(s["after"]) - units(s["before"]) for s in own) == units(seat["skill"]), "skill is its own steps")
        check(sum(units(s["after"]) - units(s["before"]) for s in steps if s not in own) + by["shown"] == units(seat["rest"]),
              "the rest is the others', and what they hid")
        last = 0
        for s in steps:
            swing = sum(units(c["change"]) for c in seat["chances"] if last < c["n"] < s["n"] and c["kind"] in ("dice", "cards"))
            check(units(s["luck"]) == swing, "a step's luck is what chance changed since the one before", str(s))
            last = s["n"]
        check(abs(sum(s["loss"] for s in own) - seat["loss"]) < 1e-4, "losses add up")
        check(all(s["loss"] == 0 for s in own if s["do"] == s["best_do"]), "who found nothing better lost nothing")
        proven = sum(s["loss"] for s in own if s["loss"] > 0 and s["loss"] > 3 * s["loss_error"])
        drop = 50 * max(seat["loss"], proven) / seat["spread"] / len(own) if own else 0
        check(abs(drop - seat["drop"]) < 1e-3, "who lost beyond doubt lost that at least", str((drop, seat["drop"])))
        check(0 <= seat["accuracy_low"] <= seat["accuracy"] <= seat["accuracy_high"] <= 100, "an accuracy within its interval", str(seat["accuracy"]))


# ---- Figures ----

first = log("first.jsonl", "bloodsport", "careful,random", 13)
with open(first, encoding="utf-8") as f:
    payoff = json.loads(f.readlines()[-1])["payoff"]
found = review(first, "--worlds", "2", "--jobs", "1")
adds_up(found, payoff, "bloodsport", first)
check(found == review(first, "--worlds", "2", "--jobs", "3"), "threads change nothing")
check(found != review(first, "--worlds", "2", "--seed", "2"), "another seed, other worlds")
one = review(first, "--worlds", "2", "--seat", "1")["seats"]
check(one == [found["seats"][1]], "one seat alone is graded as among all")

# The same identity in the other games, and alone. In 21 a defeat costs three, though the match pays Conflicts alone.
SHORT = ("--rules", "story=second")
for game, seats, seed, options in [("gamblers-heart", "careful,careless", seed, ()) for seed in (1, 2, 3, 4)] + [
        ("texarkana", "careful,careless", 1, ()), ("texarkana", "careful,random", 2, ()), ("twenty_one", "careful,careless", 1, SHORT),
        ("twenty_one", "careful,random", 2, SHORT), ("bloodsport", "random", 1, ()), ("leduc", "random,random", 1, ()), ("leduc", "random,random", 2, ())]:
    file = log("%s-%d.jsonl" % (game, seed), game, seats, seed, *options)
    got = review(file, "--worlds", "2", "--alternatives", "2")
    with open(file, encoding="utf-8") as f:
        paid = json.loads(f.readlines()[-1])["payoff"]
    if game == "twenty_one":
        paid[1] -= 3 * json.loads(run("table", game, "--seats", seats, "--games", "1", "--seed", str(seed), "--json", *options)[1])["tallies"]["defeats"]["mean"]
    adds_up(got, paid, game, file)

# ---- A weak player and a better one ----


def skills(game, seats, seat, bot, matches, how, *options):
    """Of the bot in matches of its own: mean and error over the matches, so that what a match has of chance is in the error."""
    found = [review(log("%s-%s-%d.jsonl" % (game, bot, seed), game, seats % bot, seed, *options), "--seat", str(seat),
                    *how)["seats"][0]["skill"] for seed in range(1, matches + 1)]
    return statistics.mean(found), statistics.stdev(found) / math.sqrt(matches)


if not BRIEF:
    # The two are 0.3 apart and a match has 0.42 of chance, so of 100 matches each one would expect 5 errors between them.
    (less, less_error), (more, more_error) = (skills("gamblers-heart", "careful,%s", 1, bot, 100, ("--worlds", "6", "--alternatives", "2")) for bot in ("careless", "strong"))
    print("gamblers-heart", less, less_error, more, more_error)
    # Of two equal players one would pass for the better one in one test of a thousand.
    check(more - less > 3.1 * math.hypot(less_error, more_error), "a strong player has more skill than a weak one", str((less, less_error, more, more_error)))

for game, seats, seat, worlds, seed, *options in [
        ("bloodsport", "%s", 0, 12, 1), ("texarkana", "careful,%s", 1, 6, 3, "--rules", "scenario=first")] if not BRIEF else []:
    skill = {}
    for bot in ("random", "careful"):
        of = review(log("%s-%s.jsonl" % (game, bot), game, seats % bot, seed, *options), "--seat", str(seat), "--worlds", str(worlds))["seats"][0]
        skill[bot] = (of["skill"], of["skill_error"])
    print(game, skill)
    check(skill["random"][0] < skill["careful"][0], "%s: who plays at random has less skill" % game, str(skill))

if not BRIEF:  # a match of 21 has too much of chance to say it by itself
    (less, less_error), (more, more_error) = (skills("twenty-one", "careful,%s", 1, bot, 8, ("--worlds", "4"), "--rules", "story=second") for bot in ("random", "careful"))
    print("twenty-one", less, less_error, more, more_error)
    check(less + less_error < more, "twenty-one: who plays at random has less skill", str((less, less_error, more, more_error)))

# ---- For people ----


class Page(html.parser.HTMLParser):
    text, found = "", ()

    def handle_starttag(self, tag, attrs):
        self.found += (tag,)

    def handle_data(self, data):
        self.text += data


code, out, err = run("review", first, "--seat", "1", "--worlds", "2", "--lang", "en")
check(code == 0 and "Luck: " in out and "From dice " in out and "Skill: " in out and "±" in out and "Accuracy: " in out, "in words", out + err)
check("Können: " in run("review", first, "--seat", "1", "--worlds", "2", "--lang", "de")[1], "in German")
check(len(run("review", first, "--seat", "1", "--worlds", "2", "--all")[1]) > 2 * len(out), "--all lists every decision")
page = Page()
page.feed(run("review", first, "--seat", "1", "--worlds", "2", "--html")[1])
check("Luck: " in page.text and "svg" in page.found and not {"script", "img", "link"} & set(page.found), "a page that stands alone", page.text)

# ---- What cannot be reviewed ----

open_log = path("open.jsonl")
with open(first, encoding="utf-8") as f, open(open_log, "w", encoding="utf-8") as g:
    g.writelines(f.readlines()[:40])
hidden = path("torn.jsonl")
with open(first, encoding="utf-8") as f, open(hidden, "w", encoding="utf-8") as g:
    g.write(f.read()[:5000])
for args, says in [((open_log,), "has not ended"), ((hidden,), ""), ((first, "--seat", "2"), "--seat"), ((first, "--seat", "-1"), "--seat"),
                   ((first, "--worlds", "0"), "--worlds"), ((first, "--worlds", "1000000"), "--worlds"), ((first, "--worlds", ""), "--worlds"),
                   ((first, "--alternatives", "1"), "--alternatives"), ((first, "--jobs", "0"), "--jobs"), ((first, "--judge", "perfect"), "no bot perfect"),
                   ((first, "--json", "--html"), "Choose one"), ((path("none"),), "none")]:
    code, out, err = run("review", *args)
    check(code == 2 and not out and err.count("\n") == 1 and says in err, "refused in one line: " + " ".join(args[1:] or args), err)

done("reviews")
