"""Characters: made at a prompt and at a terminal, by chance, read, refused, taken out of a match and brought to one."""
import json
import os
import pty
import re
import select
import sys

from e2e import BIN, CHOICE, ENV, check, done, entries, path, run

GAME = "twenty-one"
# Endurance and Hope, Wits, Strength; a limit of 1 a hand, 2 of armor, 2 pockets. Each answer that is refused is
# followed by one that is not.
STEPS = [("learn light", "once your Abilities are set"), ("raise wits", None), ("group endurance-hope", None), ("raise wits", None),
         ("raise strength", None), ("learn aura", "a point of Power"), ("learn encumbrance", None), ("learn cheer", None),
         ("learn sturdy", "every point of Endurance"), ("learn attunement", None), ("learn lean-into", None),
         ("attune pyromancy", "open to you"), ("attune sorcery", None), ("spell heal", None), ("spell force", "no more Miracles than Hope"),
         ("spell hush", None), ("done", None), ("armor platemail", "Your armor can weigh up to 2"), ("armor chainmail", None),
         ("equip left greatsword", "A hand and its reserve hold"), ("equip left mace", None), ("equip right talisman", None),
         ("stow pocket-3 firebomb", "no more pockets"), ("stow pocket-2 firebomb", None), ("done", None)]
MADE = {"game": GAME, "name": "Ruth", "abilities": {"strength": 1, "dexterity": 0, "endurance": 1, "hope": 1, "wits": 1, "power": 0},
        "skills": ["lean-into", "encumbrance", "cheer", "attunement"], "attuned": "sorcery",
        "spells": ["heal", "hush", "combustion"], "armor": "chainmail", "left": "mace", "right": "talisman",
        "pockets": ["firebomb"]}


def write(name, what):
    with open(path(name), "w", encoding="utf-8") as f:
        f.write(what if isinstance(what, str) else json.dumps(what))
    return path(name)


def read(name):
    with open(path(name), encoding="utf-8") as f:
        return f.read()


# At the prompt, from a pipe: what is asked goes to the standard error, the sheet to the output.
answers = "".join(line + "\n" for line, _ in STEPS)
code, out, err = run("character", GAME, "--name", "Ruth", "--save", path("ruth.json"), data=answers)
check(code == 0 and json.loads(read("ruth.json")) == MADE, "the answers make this hero", out + err)
check(out.startswith("Ruth\n") and "Damage limit: 12 cards" in out and "Choose 1 to" not in out, "the sheet alone is the result", out)
check("Your armor can weigh up to 2" in err, "the questions and refusals are told apart from it", err)
for why in {why for _, why in STEPS if why}:
    check(why in " ".join(err.split()), "refused: " + why, err)
code, out, err = run("character", GAME, "--json", data=answers)
check(code == 0 and json.loads(out) == {k: v for k, v in MADE.items() if k != "name"}, "as JSON", out)
code, out, err = run("character", GAME, data="9\n")
check(code == 0 and out.startswith("A hero without a name\n"), "chance may be asked for there", out + err)
code, out, err = run("character", GAME, data="1\n")
check(code == 0 and out.startswith("Berrick Stoll\n"), "or a ready hero", out + err)
named = {**MADE, "name": "Mara Vint"}
code, out, err = run("character", GAME, "--json", data='name "Mara Vint"\n\n' + answers)
check(code == 0 and json.loads(out) == named, "a name that is given in the making is the file's", out + err)
code, out, err = run("character", GAME, "--json", data='13\nMara Vint\n\n' + answers)
check(code == 0 and json.loads(out) == named and "Name of the new hero" in err, "asked for as one of the choices", out + err)
code, out, err = run("character", GAME, "--json", data="name %s\nname -\n" % ("x" * 65) + answers)
check("a name can have up to 64 bytes, and this one has 65" in err.lower() and "a name needs more than blanks and hyphens" in err.lower() and
      "name" not in json.loads(out), "bad names are refused in a line each", err)
for text in ("", "group wits-power\n", "group wits-power\nquit\n"):
    code, out, err = run("character", GAME, "--save", path("half.json"), data=text)
    check(code == 1 and not out and "not finished" in err and not os.path.exists(path("half.json")), "left at %r" % text, err)


def at_terminal(*args):
    """The same at a pseudo terminal, 80 columns wide; gives the exit code and all that was shown."""
    pid, fd = pty.fork()
    if not pid:
        os.environ.clear()
        os.environ.update(ENV, COLUMNS="80")
        os.execv(BIN, [BIN, "character", GAME, *args])
    text, answered, refused = "", 0, []

    def more():
        nonlocal text
        if not select.select([fd], [], [], 30)[0]:
            raise TimeoutError(text[-500:])
        try:
            data = os.read(fd, 65536)
        except OSError:
            data = b""
        text += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)

    for line, rule in STEPS:
        while not CHOICE.search(text[answered:]):
            if not more():
                break
        refused.append((rule, answered))
        answered = len(text)
        os.write(fd, (line + "\r").encode())
    while more():
        pass
    _, status = os.waitpid(pid, 0)
    os.close(fd)
    return os.waitstatus_to_exitcode(status), text


code, shown = at_terminal("--name", "Ruth", "--save", path("typed.json"))
check(code == 0 and read("typed.json") == read("ruth.json"), "the same hero at a terminal", shown)
sheet = shown[shown.rindex("\nRuth\n"):]
check("Damage limit: 12 cards" in sheet and max(map(len, sheet.split("\n"))) <= 80, "the sheet fits 80 columns", sheet)
for why in {why for _, why in STEPS if why}:
    check(why in " ".join(shown.split()), "refused at the terminal: " + why, shown)

# By chance: the same number is the same hero; what is written is read as itself.
heroes = set()
for seed in range(12):
    code, out, err = run("character", GAME, "--random", "--seed", str(seed), "--json")
    check(code == 0 and not err, "chance makes one", err)
    check(run("character", GAME, "--random", "--seed", str(seed), "--json")[1] == out, "seed %d again" % seed)
    check(run("character", GAME, "--from", "-", "--json", data=out) == (0, out, ""), "read and written again")
    heroes.add(out)
check(len(heroes) == 12, "twelve numbers, twelve heroes")
a, b = (run("character", GAME, "--random", "--json")[1] for _ in range(2))
check(a != b and json.loads(a)["game"] == GAME, "without a number it differs")
for seed in range(6):
    code, out, err = run("character", GAME, "--random", "--seed", str(seed), "--rules", "single-twice=no", "--json")
    check(code == 0 and sorted(json.loads(out)["abilities"].values())[-1] <= 2, "single-twice=no is kept", out)

# A limit each (BJ-F1, BJ-F2, BJ-F3, BJ-F4, BJ-F6): exit 2, one line that says it, nothing on the output. More of them: tests/twenty_one.
plain = {k: v for k, v in MADE.items() if k not in ("spells", "attuned", "pockets")}
for change, why in [({"abilities": {"strength": 4}}, "No Ability can be above 3."), ({"skills": ["cheer"]}, "A hero knows one Skill of an Ability"),
                    ({"attuned": "pyromancy"}, "Attunement adds a spell only"), ({"attuned": "sorcery", "armor": "platemail"}, "Armor can weigh"),
                    ({"attuned": "sorcery", "pockets": ["firebomb"] * 3}, "Each pocket holds one stack"),
                    ({"skills": ["jugling"]}, 'not "jugling"'), ({"hat": 1}, 'Unknown key "hat"'),
                    ({"game": "kuhn"}, 'Game must be twenty-one, not "kuhn"')]:
    code, out, err = run("character", GAME, "--from", write("bad.json", dict(plain, **change)))
    check(code == 2 and not out and err.count("\n") == 1 and why in err and err.startswith(path("bad.json") + ":1:"),
          "%s: %s" % (change, why), err)
code, out, err = run("character", GAME, "--from", write("bad.json", '{\n  "game": "twenty-one",\n  oops\n}'))
check(code == 2 and not out and err.startswith(path("bad.json") + ":3:") and err.count("\n") == 1, "bad JSON has its place", err)
write("big.json", '{"game":"twenty-one","name":"' + "x" * 20000 + '"}')
write("deep.json", "[" * 5000)
for args, why in [(["--from", path("none.json")], "There is no such file"), (["--from", path("big.json")], "big.json"),
                  (["--from", path("deep.json")], "Nested too deeply."), (["--random", "--from", "x"], "Leave out one."),
                  (["--from", "x", "--of", "y"], "Leave out one."), (["--seat", "1"], "--of LOG --seat N"),
                  (["--random", "--seed", "x"], "whole number"), (["--random", "--save", path("ruth.json")], "already exists"),
                  (["--random", "--name", "two\nlines"], "one line"), (["--random", "--name", ""], "must not be empty"),
                  (["--random", "--rules", "single-twice=maybe"], "no or yes|yes"), (["--of", path("ruth.json")], "ruth.json:1:")]:
    code, out, err = run("character", GAME, *args)
    check(code == 2 and not out and err.count("\n") == 1 and any(w in err for w in why.split("|")), "%s: %s" % (args, why), out + err)
code, out, err = run("character", GAME, "--random", "--save", path("no/such.json"))
check(code == 2 and "Abilities" in out and "There is no such file" in err, "what cannot be kept is shown all the same", err)
for game in ("bloodsport", "kuhn"):
    code, out, err = run("character", game, "--random")
    check(code == 2 and not out and err.count("\n") == 1 and all(has in err for has in ("gamblers-heart", "texarkana", "twenty-one")),
          "%s has none, and who has is told" % game, err)

# Brought to a match: its moves are in the log like any others, and it comes out of the log as it went in.
log = path("brought.jsonl")
code, out, err = run("table", GAME, "--seats", "random,random,careful", "--rules", "story=free", "--seed", "5", "--log", log,
                     "--character", "2=" + path("ruth.json"))
check(code == 0, "a bot plays what it is given", err)
moves = [(e["seat"], e["do"]) for e in entries(log)[1:] if e.get("seat") == 2][:len(MADE["skills"]) + 10]
check([do for _, do in moves] == ["name", "group", "raise", "raise", "learn", "learn", "learn", "learn", "attune", "spell", "spell", "done",
                                  "armor", "equip"], "it is made by moves", str(moves))
code, out, err = run("character", GAME, "--of", log, "--seat", "2", "--json")
check(code == 0 and out == read("ruth.json"), "and comes out again", out + err)
check(run("verify", log)[0] == 0, "the log is sound")
code, out, err = run("character", GAME, "--of", log)
check(code == 2 and "Choose one, such as --seat" in err, "of two heroes one is named", err)
code, out, err = run("character", GAME, "--of", log, "--seat", "0")
check(code == 2 and "Seat 0 of this match has no character" in err, "the GM has none", err)
code, out, err = run("character", GAME, "--of", log, "--seat", "7")
check(code == 2 and "from 0 to 2" in err, "a seat that is not there", err)
code, out, err = run("replay", log)
check(code == 0 and "Ruth (H2)" in out and "hero 2" not in out.lower(), "it is called by its name", out[:2000])
twins = path("twins.jsonl")
code, out, err = run("table", GAME, "--seats", "careful,careful,careful", "--rules", "story=free", "--seed", "5", "--log", twins,
                     "--character", "%s,%s" % (path("ruth.json"), path("ruth.json")))
check(code == 0 and run("verify", twins)[0] == 0, "two of one name", err)
out = run("replay", twins)[1]
check("Ruth 1 (H1)" in out and "Ruth 2 (H2)" in out, "are numbered", out[:2000])
check([e["label"] for e in entries(twins) if e.get("do") == "name"] == ["Ruth", "Ruth"], "and have one name")
code, out, err = run("table", GAME, "--seats", "random,random", "--rules", "story=free", "--seed", "5", "--log", path("bots.jsonl"))
check(code == 0 and not any(e.get("do") == "name" for e in entries(path("bots.jsonl"))), "bots name nobody", err)
code, out, err = run("table", GAME, "--seats", "random,random", "--character", write("blank.json", dict(MADE, name="- -")))
check(code == 2 and err.count("\n") == 1 and "A name needs more than blanks and hyphens." in err, "a name of nothing", err)
two = [run("character", GAME, "--random", "--seed", str(n), "--save", path("h%d.json" % n)) for n in (1, 2)]
code, out, err = run("table", GAME, "--seats", "random,random,random", "--rules", "story=free", "--seed", "5", "--log",
                     path("two.jsonl"), "--character", "%s,%s" % (path("h1.json"), path("h2.json")))
check(code == 0, "files without a seat: one after the other", err)
for n in (1, 2):
    check(run("character", GAME, "--of", path("two.jsonl"), "--seat", str(n), "--json")[1] == read("h%d.json" % n), "seat %d has its own" % n)
code, out, err = run("table", GAME, "--seats", "random,random", "--character", path("h1.json"), "--games", "3", "--seed", "9", "--rules",
                     "story=free")
check(code == 0 and "3 games" in out, "in many matches too", err)
strong = write("strong.json", {"game": GAME, "abilities": {"strength": 3, "dexterity": 1},
                               "skills": ["overbear", "weightlift", "power-strike", "riposte"]})
SEATS = ["table", GAME, "--seats", "random,random,random"]
for args, why in [(SEATS + ["--character", path("none.json")], "There is no such file"), (SEATS + ["--character", "3=" + path("ruth.json")], "no seat 3"),
                  (SEATS + ["--character", "0=" + path("ruth.json")], "Seat 0 is the GM"),
                  (SEATS + ["--character", "1=%s,1=%s" % (strong, strong)], "already has a character"),
                  (SEATS + ["--character", ",".join([strong] * 3)], "There is no seat left"), (SEATS + ["--character", strong + ","], "has an empty item"),
                  (SEATS + ["--rules", "single-twice=no", "--character", strong], "The two single points can't both go to one Ability"),
                  (["table", "kuhn", "--seats", "random,random", "--character", strong], "twenty-one"),
                  (["play", GAME, "--resume", log, "--character", strong], "Leave out --character.")]:
    code, out, err = run(*args)
    check(code == 2 and not out and err.count("\n") == 1 and why in err, "%s: %s" % (args, why), out + err)

# Played at the prompt; `character` shows it and keeps it; taken up again it is still the same.
log = path("played.jsonl")
code, out, err = run("play", GAME, "--seats", "careful,me", "--rules", "story=free", "--seed", "5", "--log", log, "--character",
                     path("ruth.json"), data="character\ncharacter %s\ncharacter %s\nquit\n" % (path("kept.json"), path("kept.json")))
check(code == 0 and "Damage limit: 12 cards" in out and "already exists" in out, "the sheet in a match", out + err)
check(json.loads(read("kept.json")) == MADE, "kept from a match", read("kept.json"))
code, out, err = run("play", GAME, "--resume", log, data="character\nquit\n")
check(code == 0 and "Damage limit: 12 cards" in out, "taken up again", out + err)
code, out, err = run("play", "bloodsport", "--seed", "1", "--log", path("other.jsonl"), data="character\nquit\n")
check(code == 0 and "no saved characters" in out, "another game says so", out)
code, out, err = run("play", GAME, "--seats", "careful,me", "--rules", "story=free", "--seed", "5", "--log", path("undo.jsonl"),
                     "--character", path("ruth.json"), data="undo\nstow pocket-2 firebomb\ndone\ncharacter\nquit\n")
check(code == 0 and "Pocket 2: 3 Firebomb" in out, "who takes a move of it back goes on by hand", out[-2500:] + err)
done("characters")
