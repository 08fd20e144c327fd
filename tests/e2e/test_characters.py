"""Gamblers and characters of Texarkana: made at a prompt, by chance, read, refused, taken out of a match, brought to one; and what of
a Gambler stays with its owner."""
import json
import os

from e2e import check, done, entries, path, run

GH, TX = "gamblers-heart", "texarkana"
KATE = {"game": GH, "name": "Kate Vole", "royalty": "queen", "suit": "spades", "patronage": "time", "high-ace": "Old Ned, at faro"}
DOC = {"game": TX, "character": "doc-lucinda-wray", "will": 6, "grit": 7, "coin": 8, "luck": 9}
MADE = {GH: (KATE, 'name "Kate Vole"\n\nsoul queen spades\npatron time\nOld Ned, at faro\n'),
        TX: (DOC, "rate 6 7 8 9 doc-lucinda-wray\n")}
SOLO = {GH: ("ready\n", []), TX: ("", ["--rules", "scenario=first"])}


def write(name, what):
    with open(path(name), "w", encoding="utf-8") as f:
        f.write(what if isinstance(what, str) else json.dumps(what))
    return path(name)


def read(name):
    with open(path(name), encoding="utf-8") as f:
        return f.read()


for game, (made, answers) in MADE.items():
    # At the prompt.
    name = game + ".json"
    code, out, err = run("character", game, "--save", path(name), data=answers)
    check(code == 0 and json.loads(read(name)) == made, "%s: the answers make it" % game, out + err)
    check("Choose 1 to" not in out and "Choose 1 to" in err and (made.get("name") or "Doc Lucinda Wray") in out, "its sheet alone is the result", out)
    code, out, err = run("character", game, "--from", path(name), "--json")
    check((code, out, err) == (0, read(name), ""), "%s: read and written again" % game, out + err)
    code, out, err = run("character", game, "--save", path("half.json"), data=answers.split("\n")[0][:4] + "\n")
    check(code == 1 and not out and "not finished" in err and not os.path.exists(path("half.json")), "%s: left half way" % game, err)
    code, out, err = run("character", game, "--json", "--name", "Someone Else", "--from", path(name))
    check(code == 0 and json.loads(out) == {**made, "name": "Someone Else"}, "%s: called otherwise" % game, out + err)
    # By chance.
    some = set()
    for seed in range(8):
        code, out, err = run("character", game, "--random", "--seed", str(seed), "--json")
        check(code == 0 and not err and json.loads(out)["game"] == game, "%s: chance makes one" % game, out + err)
        check(run("character", game, "--random", "--seed", str(seed), "--json")[1] == out, "seed %d again" % seed)
        check(run("character", game, "--from", "-", "--json", data=out) == (0, out, ""), "read and written again", out)
        some.add(out)
    check(len(some) > 3, "%s: they differ" % game, str(some))
    # Brought to bots, and out of the log as it went in.
    log = path(game + ".jsonl")
    code, out, err = run("table", game, "--seats", "careful,careful,careful", *SOLO[game][1], "--seed", "4", "--log", log,
                         "--character", "2=" + path(name))
    check(code == 0 and not err, "%s: a bot plays what it is given" % game, err)
    check(run("verify", log)[0] == 0, "%s: the log is sound" % game)
    code, out, err = run("character", game, "--of", log, "--seat", "2", "--json")
    check(code == 0 and json.loads(out) == made, "%s: and comes out again" % game, out + err)
    code, out, err = run("character", game, "--of", log, "--seat", "2", "--now", "--json", "--save", path("now-" + name))
    if game == "texarkana":
        now = json.loads(out)
        check(code == 0 and now["character"] == made["character"] and now != made, "%s: it lives on" % game, out + err)
        code, out, err = run("table", game, "--seats", "careful,careful", "--rules", "scenario=fourth", "--seed", "4", "--log", path("next.jsonl"),
                             "--character", "1=" + path("now-" + name))
        check(code == 0 and not err, "%s: into another story" % game, err)
        check(json.loads(run("character", game, "--of", path("next.jsonl"), "--json")[1]) == now, "%s: as it stood" % game, out)
    else:
        check(code == 2 and "kept as they were made" in err and not os.path.exists(path("now-" + name)), "%s: kept as made" % game, err)
    code, out, err = run("character", game, "--of", log, "--seat", "0")
    check(code == 2 and "Seat 0 of this match has no character" in err, "%s: the master has none" % game, err)
    # What cannot be had is told in one line, and the seat goes on.
    code, out, err = run("table", game, "--seats", "careful,careful,careful", *SOLO[game][1], "--seed", "4", "--character",
                         "%s,%s" % (path(name), path(name)))
    check(code == 0 and err.count("\n") == 1 and "Seat 2 cannot have the one it brings" in err and "is taken" in err, "%s: twice the same" % game, err)
    # Played at the prompt, shown, kept.
    before, rules = SOLO[game]
    code, out, err = run("play", game, "--seed", "5", *rules, "--log", path("p-%s.jsonl" % game), "--character", path(name),
                         data=before + "character\ncharacter %s\nquit\n" % path("kept-" + name))
    check(code == 0 and json.loads(read("kept-" + name)) == made, "%s: played and kept" % game, out + err)
    code, out, err = run("play", game, "--resume", path("p-%s.jsonl" % game), data="character\nquit\n")
    check(code == 0 and "To save it in a new file" in out, "%s: taken up again" % game, out + err)
    # Bad files: exit 2, one line with its place, nothing on the output.
    for change, why in [({"game": "kuhn"}, "Game must be"), ({"hat": 1}, 'Unknown key "hat"'), ({"name": " - "}, "A name needs more than blanks") if game == GH
                        else ({"luck": 11}, "Luck must be a whole number from 1 to 10, not 11"), ({"text": "two\nlines"}, "one line")]:
        bad = write("bad.json", json.dumps({**made, **change}, indent=1))
        for args in (["character", game, "--from", bad], ["play", game, "--character", bad]):
            code, out, err = run(*args)
            place = err[len(bad) + 1:].split(":")[:2]
            check(code == 2 and not out and err.count("\n") == 1 and why in err and err.startswith(bad) and all(n.isdigit() for n in place) and
                  place[0] != "1", "%s %s: %s" % (args[0], change, why), err)

# Nobody but its owner reads of a Gambler what it keeps: not in their own log, not at the table, before the campaign ends.
log = path("secret.jsonl")
code, out, err = run("table", GH, "--seats", "careful,careful,careful", "--seed", "4", "--log", log, "--character", "1=" + path(GH + ".json"))
moves = {}                                       # the first of each: whoever is lost is followed by another
for e in entries(log)[1:]:
    if e.get("seat") == 1:
        moves.setdefault(e["do"], e)
check(moves["patron"]["patron"] == "time" and moves["high-ace"]["text"] == "Old Ned, at faro", "the whole log has it", str(moves))
for reader in ("0", "2", "watcher"):
    code, out, err = run("replay", log, "--story", "--until", "100", "--seat", reader)
    check(code == 0 and "Kate Vole" in out and "Old Ned" not in out, "a replay as %s does not tell it" % reader, out[:1500] + err)
code, out, err = run("replay", log, "--story", "--seat", "1")
check(code == 0 and "Old Ned" in out, "as its owner it does", out[:1500] + err)
# A Patronage that is left out is rolled there.
rolled = write("rolled.json", {k: v for k, v in KATE.items() if k not in ("patronage", "high-ace")})
code, out, err = run("table", GH, "--seats", "careful,careful", "--seed", "4", "--log", path("rolled.jsonl"), "--character", rolled)
dos = [e.get("do") for e in entries(path("rolled.jsonl"))[1:]]
check(code == 0 and "roll-patron" in dos and "patron-rolled" in dos, "left out, it is rolled at the table", str(dos[:12]))
done("characters of the other games")
