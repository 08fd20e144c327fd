#!/usr/bin/python3
"""Reviews of whole matches: what they say adds up, depends on nothing but the seed, and tells a player who plays at random from
one who takes care, in every game; and what cannot be reviewed is refused in one line.

    tests/ai/review.py CROUPIER [--brief]

--brief leaves out the weak and the better players: under a sanitizer they take minutes, and go the same way as the rest.
"""
import html.parser
import json
import os
import subprocess
import sys
import tempfile

CROUPIER = os.path.abspath(sys.argv[1])
BRIEF = sys.argv[2:] == ["--brief"]
HERE = tempfile.mkdtemp(prefix="croupier-review-")
ENV = dict(os.environ, LC_ALL="C.UTF-8", XDG_DATA_HOME=HERE)
failures = 0


def check(good, what, shown=""):
    global failures
    if not good:
        failures += 1
        print("FAILED: %s\n%s" % (what, str(shown)[-2000:]))


def run(*args):
    p = subprocess.run([CROUPIER, *args], capture_output=True, text=True, env=ENV, timeout=600, check=False)
    return p.returncode, p.stdout, p.stderr


def log(name, game, seats, seed, *options):
    path = os.path.join(HERE, name)
    code, _, err = run("table", game, "--seats", seats, "--seed", str(seed), "--log", path, *options)
    check(code == 0, "a match of " + game, err)
    return path


def review(path, *options):
    code, out, err = run("review", path, "--json", *options)
    check(code == 0 and not err, "review " + " ".join(options), err)
    return json.loads(out)


def units(x):
    return round(x * 1000000)


def adds_up(found, payoff):
    """The identity, counted again from the steps, in whole millionths."""
    for seat in found["seats"]:
        sums = [units(seat[k]) for k in ("start", "luck", "skill", "rest")]
        check(sum(sums) == units(seat["result"]) == payoff[seat["seat"]] * 1000000, "start, luck, skill and rest are the result", sums)
        steps = [s for s in seat["steps"] if s["judged"]]
        check(len(steps) == len(seat["steps"]), "everything could be judged", seat["name"])
        own = [s for s in steps if s["seat"] == seat["seat"]]
        check(sum(units(s["after"]) - units(s["before"]) for s in own) == units(seat["skill"]), "skill is its own steps")
        check(sum(units(s["after"]) - units(s["before"]) for s in steps if s not in own) == units(seat["rest"]), "the rest is the others'")
        at, luck = units(seat["start"]), 0
        for s in steps:
            check(units(s["luck"]) == units(s["before"]) - at, "luck is what lies between steps", s)
            luck, at = luck + units(s["luck"]), units(s["after"])
        check(luck + units(seat["result"]) - at == units(seat["luck"]), "luck is the sum of its swings")
        check(abs(sum(s["loss"] for s in own) - seat["loss"]) < 1e-4, "losses add up")
        check(all(s["loss"] == 0 for s in own if s["do"] == s["best_do"]), "who found nothing better lost nothing")
        check(0 <= seat["accuracy_low"] <= seat["accuracy"] <= seat["accuracy_high"] <= 100, "an accuracy within its interval", seat["accuracy"])


# ---- Figures ----

first = log("first.jsonl", "bloodsport", "careful,random", 3)
with open(first, encoding="utf-8") as f:
    payoff = json.loads(f.readlines()[-1])["payoff"]
found = review(first, "--worlds", "2", "--jobs", "1")
adds_up(found, payoff)
check(found == review(first, "--worlds", "2", "--jobs", "3"), "threads change nothing")
check(found != review(first, "--worlds", "2", "--seed", "2"), "another seed, other worlds")
one = review(first, "--worlds", "2", "--seat", "1")["seats"]
check(one == [found["seats"][1]], "one seat alone is graded as among all")

# ---- A weak player and a better one ----

for game, seats, seat, worlds, seed, *options in [
        ("bloodsport", "%s", 0, 12, 1), ("gamblers-heart", "careful,%s", 1, 24, 1), ("texarkana", "careful,%s", 1, 6, 3),
        ("twenty-one", "careful,%s", 1, 4, 1, "--rules", "story=second")] if not BRIEF else []:
    skill = {}
    for bot in ("random", "careful"):
        path = log("%s-%s.jsonl" % (game, bot), game, seats % bot, seed, *options)
        found = review(path, "--seat", str(seat), "--worlds", str(worlds))["seats"][0]
        skill[bot] = (found["skill"], found["skill_error"])
    print(game, skill)
    check(skill["random"][0] < skill["careful"][0], "%s: who plays at random has less skill" % game, skill)

# ---- For people ----


class Page(html.parser.HTMLParser):
    text, found = "", ()

    def handle_starttag(self, tag, attrs):
        self.found += (tag,)

    def handle_data(self, data):
        self.text += data


code, out, err = run("review", first, "--seat", "1", "--worlds", "2", "--lang", "en")
check(code == 0 and "Luck: " in out and "Skill: " in out and "±" in out and "Accuracy: " in out, "in words", out + err)
check("Können: " in run("review", first, "--seat", "1", "--worlds", "2", "--lang", "de")[1], "in German")
check(len(run("review", first, "--seat", "1", "--worlds", "2", "--all")[1]) > 2 * len(out), "--all lists every decision")
page = Page()
page.feed(run("review", first, "--seat", "1", "--worlds", "2", "--html")[1])
check("Luck: " in page.text and "svg" in page.found and not {"script", "img", "link"} & set(page.found), "a page that stands alone", page.text)

# ---- What cannot be reviewed ----

open_log = os.path.join(HERE, "open.jsonl")
with open(first, encoding="utf-8") as f, open(open_log, "w", encoding="utf-8") as g:
    g.writelines(f.readlines()[:40])
hidden = os.path.join(HERE, "torn.jsonl")
with open(first, encoding="utf-8") as f, open(hidden, "w", encoding="utf-8") as g:
    g.write(f.read()[:5000])
for args, says in [((open_log,), "has not ended"), ((hidden,), ""), ((first, "--seat", "2"), "--seat"), ((first, "--seat", "-1"), "--seat"),
                   ((first, "--worlds", "0"), "--worlds"), ((first, "--worlds", "1000000"), "--worlds"), ((first, "--worlds", ""), "--worlds"),
                   ((first, "--alternatives", "1"), "--alternatives"), ((first, "--jobs", "0"), "--jobs"), ((first, "--judge", "perfect"), "no bot perfect"),
                   ((first, "--json", "--html"), "Choose one"), ((os.path.join(HERE, "none"),), "none")]:
    code, out, err = run("review", *args)
    check(code == 2 and not out and err.count("\n") == 1 and says in err, "refused in one line: " + " ".join(args[1:] or args), err)

print("reviews: %d failures" % failures)
sys.exit(1 if failures else 0)
