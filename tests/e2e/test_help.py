"""Help, version, lists: every command explains itself, on the standard output, and nothing that is not there
is offered."""
import json
import os
import re
import subprocess
import tempfile

from e2e import BIN, ENV, ROOT, Play, check, done, run

code, out, err = run()
check(code == 0 and not err, "croupier alone prints its usage", err)
check(run("--help") == (0, out, "") and run("help") == (0, out, ""), "--help and help print the same")
commands = re.findall(r"^  ([a-z]+) +[A-Z]", out, re.M)
check(commands == ["play", "learn", "serve", "join", "key", "house", "table", "replay", "chronicle", "verify", "games", "pack", "character", "solve", "review", "tournament", "odds", "simulate", "compare", "sweep", "tune", "playtest", "schema", "help", "version"],
      "exactly the commands that exist are listed", out)
for command in commands:
    code, text, err = run(command, "--help")
    check(code == 0 and not err, command + " --help succeeds", err)
    check(run("help", command)[1] == text, "help %s is the same" % command)
    check(text.startswith(("croupier %s " % command, "croupier %s\n" % command)), command + " --help begins with its usage", text)
    check("Examples:" in text and "Exit codes:\n  0 " in text, command + " --help has examples, exit codes")
    for option in re.findall(r"^  --([a-z-]+)", text, re.M):
        code, _, err = run(command, "--" + option + "x")
        check(code == 2 and "Did you mean --" in err, "%s --%sx: %s" % (command, option, err))
# A beginning that no other has will do, and a title.
check(run("vers") == run("version") and run("rep", "--he") == run("replay", "--help"), "beginnings of commands, options")
for word, name in [("21", "twenty-one"), ("tw", "twenty-one"), ("blood", "bloodsport"), ("tex", "texarkana"),
                   ("Gambler's Heart", "gamblers-heart"), ("Bloodsport G", "bloodsport")]:
    check(run("games", word) == run("games", name), "games %s is %s" % (word, name), run("games", word)[2])
check(run("table", "kuhn", "--sea", "random,random", "--see", "3", "--js")[0] == 0, "beginnings of options")
code, text, err = run("--version")
check(code == 0 and re.fullmatch(r"croupier \d+\.\d+(\.\d+)?\n", text), "--version names a version", text)

code, text, err = run("games")
check(code == 0 and "bloodsport: Bloodsport Gambler, by Mirage Merchant" in text, "games lists", text)
check("kuhn" not in text and "leduc" not in text and "null" not in text, "games lists no toys", text)
games = json.loads(run("games", "--json")[1])
check([g["name"] for g in games] == re.findall(r"^([a-z-]+): ", text, re.M), "games --json lists the same", text)
game = games[0]
check(game["seats"] == {"min": 1, "max": 2} and game["packs"] == ["pits"], "seats and packs in JSON")
check(game["bots"] == ["random", "careless", "careful", "strong"], "bots in JSON", str(game["bots"]))
check(game["rules"] == [{"name": "stock", "help": game["rules"][0]["help"], "default": "unlimited",
                         "values": ["unlimited", "printed"]}], "table options in JSON")
code, text, err = run("games", "bloodsport")
check(code == 0 and "sabotage card(secret) on shown:" in text, "games bloodsport explains the moves", text)
check("Phase 2: take action" in text, "games bloodsport lists the phases", text)
for name in (g["name"] for g in games):
    how = run("games", name)[1].split("How to play:\n")[1].split("\n  Seats:")[0].strip("\n").split("\n")
    check(25 < len(how) <= 40 and max(map(len, how)) <= 80, "how to play %s fits a screen" % name, "\n".join(how))
    check(all(line.startswith("  ") for line in how if line), "it is indented, and its lines too", "\n".join(how))
# In play it goes by the options of that table.
for name, rules, says in [
    ("gamblers-heart", "quests=3,flashback=free,impose=after-die",
     ["up to 3 Quests", "a Flashback, for free", "the GM can still IMPOSE ORDER after that"]),
    ("gamblers-heart", "quests=1", ["is 1 Quest.", "for 2 Fortune", "can IMPOSE ORDER instead"]),
    ("texarkana", "hand-max=7,injuries-out=1,woe=no", ["Will, up to 7.", "With 1 Injury you are out"]),
    ("texarkana", "injuries-out=4", ["Will, up to 10.", "With 4 Injuries you are out", "gives the Dealer 1 Woe"]),
    ("twenty-one", "feet=45,critical=0", ["Move 45 feet", "for the story alone"]),
    ("twenty-one", "critical=1", ["Move 30 feet", "critical: 1 more card of Bonus"]),
    ("twenty-one", "critical=2", ["critical: 2 more cards of Bonus"]),
    ("bloodsport", "stock=printed", ["start with 16 Coin", "3 Chance"]),
]:
    p = Play(name, "--seed", "1", "--rules", rules)
    p.read()
    p.send("how")
    how = " ".join(p.read().split())
    check(all(sentence in how for sentence in says), "how to play %s with %s" % (name, rules), how)
    check(("Woe" in how) == (name == "texarkana" and "woe=no" not in rules), "Woe is explained where there is any", how)
    p.send("quit")
    p.close()
whole = json.loads(run("games", "bloodsport", "--json")[1])
check(any(v["name"] == "pay" and [a["name"] for a in v["arguments"]] == ["time", "coin"]
          for v in whole["verbs"]), "verbs with arguments in JSON")
# What may stand there by name: six Fighters left and right, nobody's or one of two who win.
keys = {f["name"]: f.pop("keys", None) for f in whole["fields"]}
values = {f["name"]: f.pop("values", None) for f in whole["fields"]}
check(keys["fighter-at"] == ["left-1", "right-1", "left-2", "right-2", "left-3", "right-3"], "keys of a field in JSON")
check(values["winner"] == ["none", "left", "right", "nobody"] and values["coin"] is None, "values of a field in JSON")
check([v["arguments"][2]["values"] for v in whole["verbs"] if v["name"] == "sabotage"] == [["no", "yes"]],
      "values of an argument in JSON")
fields = {f.pop("name"): f for f in whole["fields"]}
for name, is_ in (("coin", {"count": 2, "show": "number"}), ("passed", {"count": 1, "show": "set"}),
                  ("fighter-at", {"count": 6, "show": "name", "named": True, "null": True}),
                  ("bet", {"count": 6, "show": "name", "null": True, "hidden": True}),
                  ("action-place", {"count": 28, "show": "places"})):
    check(fields.get(name) == is_, "what stands in %s of a view, in JSON" % name, str(fields.get(name)))

# A pack is printed, read again as it is, changed, and played; a mistake in it is told with its place.
with tempfile.TemporaryDirectory() as folder:
    mine = os.path.join(folder, "mine.yaml")
    for name in (g["name"] for g in games):
        code, text, err = run("pack", name)
        check(code == 0 and not err and "\n" in text, "pack %s is printed" % name, err)
        with open(mine, "w", encoding="utf-8") as f:
            f.write(text)
        code, told, err = run("pack", name, "--check", mine)
        check(code == 0 and "a valid pack for" in told, "pack %s is sound" % name, err)
        told = json.loads(run("pack", name, "--check", mine, "--json")[1])
        check(told["sound"] and told["game"] == name, "pack %s is sound, in JSON" % name, str(told))
        if name == "bloodsport":
            code, told, err = run("pack", name, "--report")
            # odds that pay 1 on 2 and 1 on 3 break even at 2/3 and 3/4
            check(code == 0 and "breaks even at 66.7%" in told and "breaks even at 75.0%" in told and
                  run("pack", name, "--check", mine, "--report")[1] == told, "pack bloodsport --report", told + err)
        tree = json.loads(run("pack", name, "--json")[1])
        check(isinstance(tree.get("pack", tree.get("book"))["edition"], int) and len(tree) > 2 and
              all(("\n%s:" % key) in "\n" + text for key in tree), "pack %s --json has the file's keys" % name, str(tree)[:300])
    code, text, err = run("pack", "texarkana")
    with open(mine, "w", encoding="utf-8") as f:
        f.write(text.replace("will: 5", "will: 15", 1))
    code, told, err = run("pack", "texarkana", "--check", mine)
    check(code == 2 and not told and re.search(r"mine\.yaml:\d+:\d+: Will .* 15\.\n$", err), "a mistake has its place", err)
    line, column = map(int, re.search(r":(\d+):(\d+):", err).groups())
    code, told, err = run("pack", "texarkana", "--check", mine, "--json")
    wrong = json.loads(told)
    check(code == 2 and not err and not wrong["sound"] and (wrong["line"], wrong["column"]) == (line, column) and
          wrong["wrong"].endswith("15.") and wrong["file"] == mine, "and in JSON", told)
    # What is no mistake, but hardly meant: a fact that comes true and that nothing asks after.
    with open(os.path.join(ROOT, "tests", "packs", "tale.yaml"), encoding="utf-8") as f:
        tale = f.read()
    with open(mine, "w", encoding="utf-8") as f:
        f.write(tale)
    code, told, err = run("pack", "texarkana", "--check", mine)
    check(code == 0 and not err and told.count("\n") == 1, "no doubt about a pack whose facts are all read", told)
    with open(mine, "w", encoding="utf-8") as f:
        f.write(tale.replace("    facts:\n", "    facts:\n      - {name: idle, text: It is so.}\n", 1)
                .replace("success: [dog-knows]", "success: [dog-knows, idle]", 1))
    line = 1 + tale[:tale.index("    facts:\n")].count("\n") + 1
    doubt = "Nothing asks after the fact idle: it comes true and changes nothing."
    code, told, err = run("pack", "texarkana", "--check", mine)
    check(code == 0 and not err and told.endswith("mine.yaml:%d:16: %s\n" % (line, doubt)), "a fact that nothing reads", told)
    told = json.loads(run("pack", "texarkana", "--check", mine, "--json")[1])
    check(told["sound"] and [(d["line"], d["column"]) for d in told["doubts"]] == [(line, 16)], "and in JSON", str(told))
    code, told, err = run("pack", "texarkana", "--check", os.path.join(folder, "none.yaml"), "--json")
    check(code == 2 and "line" not in json.loads(told) and "There is no such file" in json.loads(told)["wrong"], "no file, in JSON", told)
code, text, err = run("pack", "kuhn")
check(code == 2 and "has no pack to print or check" in err, "no pack of a game without one", err)

# A reader that has enough ends the program without a word.
p = subprocess.run("'%s' games bloodsport | head -1" % BIN, shell=True, capture_output=True, env=ENV)
check(p.returncode == 0 and p.stderr == b"" and p.stdout.count(b"\n") == 1, "a closed pipe is no error")
# A full disk behind the standard output is one.
p = subprocess.run("'%s' games > /dev/full" % BIN, shell=True, capture_output=True, env=ENV)
check(p.returncode == 2 and b"standard output" in p.stderr, "a full disk is told", str(p))
done("help")
