"""Words in the line mode, played at Gambler's Heart: what is said with a move and between moves, things that people
name, long lists of names, a floor; alone, two at one terminal, killed and taken up again, by a program."""
import json
import os
import random
import re
import subprocess
import sys

from e2e import BIN, ENV, ROOT, Play, by_hand, check, done, entries, path, run

GAME = "gamblers-heart"
MADE = ["0 tell-portent", "0 ready", "1 ready", "1 name person=adaline-crowe", "1 soul royalty=king suit=clubs",
        "1 patron patron=death", "1 high-ace", "0 step"]
POOR, RICH = "9 10 j q a", "a a a a a"   # a hand that wins nothing, and one that nothing beats


def head(*seats):
    return {"croupier": 1, "game": GAME, "edition": 1, "seats": list(seats), "fair": {"seeded": 1}}


def opened(spell, stake):
    return ["1 cast spell=%s size=minor fits=time" % spell, "0 stake to=%d" % stake, "1 accept"]


def dice(hand, gm):
    faces = "a=%s b=%s c=%s d=%s e=%s" % tuple(hand.split())
    return ["chance hand " + faces, "chance gm-die die=%d" % gm, "1 keep"], ["chance show %s gm=%d" % (faces, gm)]


def duel(spell, stake, hand, gm, *end):
    """A spell from its name to the dice on the table, nobody raising or folding."""
    rolled, shown = dice(hand, gm)
    return [*opened(spell, stake), *rolled, "1 stand", "0 match", "1 stay", "0 stay", *shown, *end]


def words_of(log):
    return [e["text"] for e in entries(log) if "text" in e]


# ---- A whole quest alone, by number and by word ----

def alone(name, terminal, seed):
    log, rng = path(name + ".jsonl"), random.Random(seed)
    p = Play(GAME, "--seed", str(seed), "--log", log, terminal=terminal)
    p.read()
    for line, answer in [
        ("ready", "What is your Gambler's name"),
        ("lav", "7. Birdie Lavallee"),
        ('"Ada Quïll" : A sharp who reads too much.', "You are Ada Quïll"),
        ("soul king", "which Suit"),
        ("clubs", "Your Soulcard is the King of Clubs"),
        ("time", "Your Patronage|You choose your Patronage"),
    ]:
        p.send(line)
        check(re.search(answer, p.read()), "%s: '%s' is answered: %s" % (name, line, answer), p.text)
    for line, answer in [("patron time", "here it would be your secret. Keep it as that"), ("", "for nobody else"),
                         ("back", "Choose 1 to"), ("say I once beat the tide.", "Everyone at the table would read that"),
                         ("", "Choose 1 to"), ("1", "for nobody else")]:
        p.send(line)
        shown = p.read()
        check(answer in re.sub(r"\s+", " ", shown), "%s: '%s', where a secret is asked for: %s" % (name, line, answer), shown)
    p.send("I once beat the tide, at whist.")
    p.read()
    p.send("say Well: here we are.")
    check("\nAda Quïll: Well: here we are.\n" in p.read(), name + ": what is said is told", p.text)
    p.send('cast "Moonlit Door" minor time : I unscrew the moon : and walk through it.')
    check("casts \"Moonlit Door\"" in p.read() or 'cast "Moonlit Door"' in p.text, name + ": a new spell", p.text)
    p.play(rng)
    check(p.close() == 0 and "The game is over after" in p.text, name + ": a whole quest, to the end", p.text)
    check("Patronage, your secret" not in p.text and "\nFortune: Gamblers" in p.text,
          name + ": a duel begins with a glance at the scales, not with the whole table", p.text)
    check("\nOnly you read: I once beat the tide, at whist.\n" in p.text.replace("\r", ""),
          name + ": what is for nobody else is told so", p.text)
    check("\nAda Quïll: I unscrew the moon : and walk through it.\n" in p.text.replace("\r", ""),
          name + ": words stand with their move", p.text)
    log_entries = entries(log)
    cast = [e for e in log_entries if e.get("do") == "cast"][0]
    check(cast["label"] == "Moonlit Door" and cast["text"] == "I unscrew the moon : and walk through it.",
          name + ": the log has both", str(cast))
    code, out, err = run("replay", log, "--story", "--seat", "watcher")
    check(code == 0 and "Ada Quïll: Well: here we are." in out, name + ": replay tells the words", out + err)
    shown = any(e.get("do") == "show-ace" for e in log_entries)
    check(("the tide" in out) == shown, name + ": the High Ace is told if it was shown, and only then", out)
    code, out, err = run("replay", log, "--moves")
    check('1 cast spell="Moonlit Door" size=minor fits=time text="I unscrew the moon : and walk through it."' in out
          and '1 say text="Well: here we are."' in out, name + ": replay lists them", out + err)
    code, out, err = run("verify", log)
    sealed = log_entries[-1].get("sealed")
    check(code == (3 if sealed else 0), name + ": verified, or sealed", out + err)
    return p


alone("pipe", False, 5)
alone("terminal", True, 6)


# ---- The game master and a Gambler at one terminal ----

def together(name, terminal, seed):
    log, rng, leaks = path(name + ".jsonl"), random.Random(seed), []
    p = Play(GAME, "--seats", "me,me", "--seed", str(seed), "--log", log, "--rules", "log=sealed", terminal=terminal)
    cover, secret, seats, pairs = re.compile(r"The keyboard goes to (?:gm|gambler) (\d)", re.I), {}, set(), 0
    while True:
        prompt = p.read()
        if prompt is None:
            break
        at = list(cover.finditer(p.text))
        seat = int(at[-1].group(1))
        seats.add(seat)
        shown = p.screen if terminal else p.text[at[-1].end():]
        if terminal and prompt.endswith("nobody else is looking, press Enter: "):
            check(re.fullmatch(r"The keyboard goes to [^.]*\.\s+When nobody else is looking, press Enter:", shown.strip()),
                  name + ": nothing else stands on the cover", shown)
        for words, owner in secret.items():
            pairs += owner != seat
            if owner != seat and words in shown:
                leaks.append((seat, words, shown[-1500:]))
        line = p.choose(prompt, rng)
        if "for nobody else" in prompt:
            secret[line] = seat
        p.send(line)
    check(p.close() == 0 and "The game is over" in p.text, name + ": played to the end", p.text)
    check(seats == {0, 1}, name + ": both were asked")
    check(not leaks, name + ": no screen has the words that another wrote in secret", str(leaks[:1]))
    for seat in ("0", "1", "watcher"):
        code, out, err = run("replay", log, "--moves", "--seat", seat)
        opened_later = any(e.get("do") == "show-ace" for e in entries(log))
        for words, owner in secret.items():
            check((words in out) == (str(owner) == seat or opened_later), name + ": replay for %s" % seat, out)
    return pairs


# Matches at random, until one has often had something to hide.
for name, terminal in ("covered", True), ("piped", False):
    for seed in range(4, 12):
        pairs = together("%s %d" % (name, seed), terminal, seed)
        if pairs > 10:
            break
    check(pairs > 10, name + ": %d times there was a secret" % pairs)


# ---- Killed, and taken up again with all that was said and named ----

def moves(log):
    return [{k: v for k, v in e.items() if k != "h"} for e in entries(log) if "n" in e]


LINES = ["ready", '"Ada Quïll" : A sharp.', "soul king clubs", "patron time", "The tide, at whist.", "say Well.",
         'cast "Moonlit Door" minor time : The moon is a door.', "accept", "say And now?"]


def scripted(log, kill):
    """Says the lines, then plays at random; how often it was killed."""
    rng, lines, kills, answers = random.Random(8), list(LINES), 0, 0
    p = Play(GAME, "--seed", "5", "--log", log)
    prompt = p.read()
    while prompt is not None:
        before = len(entries(log))
        p.send(lines.pop(0) if lines else p.choose(prompt, rng))
        answers += 1
        prompt = p.read()
        # Half of a move is forgotten with the question, so it is broken off only where an answer was a move or said.
        if kill and prompt is not None and answers >= 3 and len(entries(log)) > before:
            p.kill()
            kills, answers, said = kills + 1, 0, p.said
            p = Play("--resume", log)
            p.said = said
            prompt = p.read()
    p.close()
    return kills


whole, broken = path("whole.jsonl"), path("broken.jsonl")
scripted(whole, False)
kills = scripted(broken, True)
check(kills > 5, "killed %d times" % kills)
check(moves(whole) == moves(broken), "a match killed and taken up again is word for word the same")
check("And now?" in words_of(broken) and run("verify", broken)[0] in (0, 3), "it verifies, with its words")


# ---- What is refused: one clear line, and nothing changed ----

def refused(name, seats, log_moves, lines):
    log = by_hand(name + ".jsonl", head(*seats), MADE + log_moves)
    p = Play("--resume", log)
    p.read()
    size = os.path.getsize(log)
    for line, answer in lines:
        p.send(line)
        shown = p.read() or p.text[-2000:]
        first = shown.split("\n")[1] if "\n" in shown else shown
        check(re.search(answer, first), "%s: '%s' is answered: %s" % (name, line, answer), shown)
        check(shown.count("\n") == 2, "%s: '%s': in one line" % (name, line), shown)
    check(os.path.getsize(log) == size, name + ": none of it changed the match")
    p.send("quit")
    p.close()


ALONE, GM = ("careful", "me"), ("me", "careful")
LOST = duel("river-fog", 15, POOR, 6, "1 no-patron")
refused("stakes", GM, ["1 cast spell=river-fog size=minor fits=time"],
        [("stake 0", "1 to 15|at least 1|the lowest is 1"), ("stake 16", "1 to 15|at most 15|the highest is 15"), ("0", "Choose a number from 1|can't"),
         ("cast river-fog minor time", "can't|Gambler"), ("stake four", "number")])
rolled, shown = dice(RICH, 1)
refused("raises", ALONE, opened("river-fog", 4) + rolled, [("raise 9", "8"), ("raise 4", "at least 5"), ("raise 0", "at least 5")])
rolled, shown = dice(RICH, 1)
refused("a Stake is not the number of a line", ALONE, opened("river-fog", 8) + dice(RICH, 1)[0], [("9", "1 to 2")])
refused("raise over Fortune", ALONE, LOST + opened("old-debts", 4) + rolled, [("raise 6", "5")])
refused("a Flashback at 1 Fortune", ALONE, LOST + duel("old-debts", 4, POOR, 6, "1 no-patron"), [("flashback", "2 Fortune")])
IMPOSED = ["0 impose"]
refused("casting while cursed", ALONE,
        duel("river-fog", 4, RICH, 1, "1 invoke patron=time", *IMPOSED, "chance unveil patron=death"),
        [('cast "Anything" minor time', "[Cc]ursed"), ("cast-idea old-debts", "[Cc]ursed"), ("cast", "[Cc]ursed")])
BLESSED = duel("river-fog", 4, RICH, 1, "1 invoke patron=death", *IMPOSED, "chance unveil patron=death")
refused("invoking while blessed", ALONE,
        BLESSED + opened("old-debts", 4) + ["chance hand a=a b=a c=a d=a e=a"], [("invoke time", "[Bb]lessed")])
NAMED = duel("spell-61", 4, POOR, 6, "1 no-patron")
NAMED[0] = {"seat": 1, "do": "cast", "spell": "spell-61", "size": "minor", "fits": "time", "label": "Straße", "text": "It is paved."}
refused("a barred spell in other letters", ALONE, NAMED,
        [('cast "STRASSE" medium time', "barred"), ("cast ｓｔｒａｓｓｅ minor time", "barred"), ("cast river-fog huge time", "huge"),
         ("cast fire\x07 minor time", "control"), ('cast "%s" minor time' % ("x" * 65), "up to 64"),
         ("say " + "x" * 2001, "up to 2000"), ("say", "Say what"),
         ("I knock at the door", "No move begins like that"), ("act plain : " + "x" * 2001, "up to 2000"),
         ("x" * 5000, "too long"), ("say \x1b[2J", "control")])


# ---- Names: any spelling, undo, what they are ----

log = path("names.jsonl")
by_hand("names.jsonl", head("careful", "me"), MADE)
p = Play("--resume", log)
p.read()
for line, answer in [
    ("cast", "Type a name of your own, or part of a known one. Enter lists all 60."),
    ("", "These are 1 to 6 of 60"),
    ("", "These are 7 to 12 of 60"),
    ("ferry", "The Ferry Is Closed"),
    ("what ferry", "The Ferry Is Closed"),
    ('"Polite Fiction" minor', 'Cast "Polite Fiction": minor'),
    ("back", "Which spell"),
    *[("cast", "Which spell")] * 9,
    ("zzz", "How big is the spell"),
    ("back", "A name, or Enter for the list"),
    ("", "These are 1 to 6 of 60"),
    ("zzz", "Nothing is called \"zzz\" yet. Is that the name of a new spell"),
    ("no", "Choose 1 to"),
    ("61", "Name of the new spell"),
    ("back", "Choose 1 to"),
    ("61", "Name of the new spell"),
    ("undo", "is a command, and here you give a name"),
    ("The Thirteenth Bell", "How big is the spell"),
    ("minor", 'Cast "The Thirteenth Bell": minor'),
    ("back", "How big is the spell"),
    ("major", 'Cast "The Thirteenth Bell": major'),
    ("time", "Your words, or Enter for none"),
    ("back", "Choose 1 to"),
    ("time", "Your words, or Enter for none"),
    ("list", "is a command, and here you speak"),
    ("7", "You are speaking now, not choosing."),
    ("no", "Your words, or Enter for none"),
    ("accept", "everyone at the table would read it. Say it"),
    ("no", "Your words, or Enter for none"),
    ("help", "Enter alone says nothing"),
    ("It strikes.", "GM sets the Stake"),
    ("what thirteenth", "The Thirteenth Bell, as it was named in this match: It strikes."),
    ("what the thirteenth BELL", "The Thirteenth Bell, as it was named in this match: It strikes."),
    ("? ferry", "The Ferry Is Closed"),
    ("undo", "Undone. You are back after move"),
]:
    p.send(line)
    shown = p.read()
    check(re.search(answer, shown), "names: '%s' is answered: %s" % (line, answer), shown)
p.send("quit")
p.close()

# The game master picks by name, or is told which that might be.
p = Play(GAME, "--seats", "me,careful", "--seed", "5", "--log", path("desk.jsonl"))
check("say WORDS" in p.read(), "who runs the game is told how to speak", p.text)
for line, answer in [("seed", "Which of the book's Quests"), ("sleeper", r"Do you mean \d+\? Then type that number"),
                     ("the sleeper to certainty : All aboard.", "The Sleeper to Certainty"), ("log", "The GM: All aboard.")]:
    p.send(line)
    shown = p.read()
    check(re.search(answer, shown), "desk: '%s' is answered: %s" % (line, answer), shown)
p.send("quit")
p.close()

# A name that is taken back is free again, and what was said stays said.
log = path("undo.jsonl")
p = Play(GAME, "--seed", "5", "--log", log)
p.read()
for line, answer in [
    ("ready", "What is your Gambler's name"),
    ('"Ada Quïll" : A sharp.', "You are Ada Quïll"),
    ("say Hm.", "Ada Quïll: Hm."),
    ("undo", "Undone. You are back after move"),
    ("what ada quïll", "There is no"),
    ('"ADA QUÏLL" :', "You are ADA QUÏLL"),
    ("log", "Ada Quïll: A sharp.\n.*\n?Ada Quïll: Hm."),
]:
    p.send(line)
    shown = p.read()
    check(re.search(answer, shown), "undo: '%s' is answered: %s" % (line, answer), shown)
p.send("quit")
p.close()
names = [e for e in entries(log) if e.get("do") == "name"]
check(len(names) == 2 and names[0]["person"] == names[1]["person"], "the second name is of the same person", str(names))


# ---- Programs, the list of games, a match to look at ----

def with_bot(seats, seed):
    log = path("bot%d.jsonl" % seed)
    t = subprocess.Popen([BIN, "table", GAME, "--seats", seats, "--seed", str(seed), "--log", log],
                         stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENV)
    b = subprocess.Popen([sys.executable, "-B", os.path.join(ROOT, "tests", "bots", "random_bot.py"), str(seed)],
                         stdin=t.stdout, stdout=t.stdin)
    t.stdin.close()
    t.stdout.close()
    err = t.stderr.read().decode()
    t.stderr.close()
    check(t.wait(60) == 0 and b.wait(60) == 0, "a program plays %s to the end" % seats, err)


with_bot("careful,stdio,careful", 7)
with_bot("stdio,careful", 8)
t = subprocess.Popen([BIN, "table", GAME, "--seats", "careful,stdio", "--seed", "3", "--log", path("said.jsonl")],
                     stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=ENV)


def tell(**message):
    t.stdin.write(json.dumps(message).encode() + b"\n")
    t.stdin.flush()
    return json.loads(t.stdout.readline())


hello, turn = json.loads(t.stdout.readline()), json.loads(t.stdout.readline())
turn = tell(do="say", text="Good evening.")
check(turn["type"] == "turn" and turn["events"][-1] == {"n": turn["n"], "seat": 1, "do": "say", "text": "Good evening."},
      "a program may speak", str(turn)[:300])
turn = tell(do="ready", n=turn["n"])
turn = tell(do="name", person="Ada Quïll", text="A sharp.", n=turn["n"])
event = [e for e in turn["events"] if e["do"] == "name"][0]
check(event["label"] == "Ada Quïll" and event["text"] == "A sharp." and
      turn["labels"]["person"][event["person"]] == {"name": "Ada Quïll", "said": "A sharp."},
      "a program may name things", str(turn)[:600])
t.stdin.close()
t.stdout.read()
check(t.wait(30) == 1, "a program that leaves stops the match")

code, out, err = run("table", GAME, "--seats", "careful,careful,careful", "--seed", "3", "--story", "--log", path("look.jsonl"))
check(code == 0 and out.startswith("The Portent") and "gamblers-heart: over after" in out, "table --story tells a match", out + err)
code, again, err = run("replay", path("look.jsonl"), "--story", "--no-remarks", "--seat", "watcher")
check(out.split("gamblers-heart: over")[0].strip() in again, "... as replay does", again)
for args, reason in [(["--games", "2"], "Leave out --games."), (["--json"], "Leave out --json.")]:
    code, out, err = run("table", GAME, "--seats", "random,random", "--story", *args)
    check(code == 2 and not out and err.count("\n") == 1 and reason in err, "--story with " + args[0], out + err)
code, out, err = run("games", GAME)
check(code == 0 and "cast spell(or new) size fits: " in out and "(its words are secret)" in out and
      "scene: The Quest (anyone can begin)" in out, "games tells what may be named and said", out)
verbs = {v["name"]: v for v in json.loads(run("games", GAME, "--json")[1])["verbs"]}
spell = verbs["cast"]["arguments"][0]
known = spell.pop("values")
check(spell == {"name": "spell", "secret": False, "new": True} and
      known[0] == "breath-in-a-bottle" and known[60] == "spell-61" and  # the 61st is the first that is yet to be named
      verbs["high-ace"]["text"] == "secret" and verbs["show-ace"]["text"] == "shown" and "text" not in verbs["act"],
      "... in JSON too", str(verbs["cast"]))
done("words")
