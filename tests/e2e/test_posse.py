"""Texarkana in the line mode: alone, the Dealer and players at one terminal, killed and taken up again, bad input. What
is hidden is worked out here from the log, not by croupier."""
import os
import random
import re

from e2e import Play, by_hand, check, done, entries, path, run

GAME = "texarkana"


# ---- Alone, to the end ----

def alone(name, terminal, seed):
    log = path(name + ".jsonl")
    p = Play(GAME, "--seed", str(seed), "--log", log, terminal=terminal)
    still = p.play(random.Random(seed))
    check(not still and p.close() == 0 and "The game is over after" in p.text, name + ": played to the end", p.text)
    check(run("verify", log)[0] == 0, name + ": it verifies")
    code, out, err = run("replay", log, "--story", "--seat", "watcher")
    words = [e["text"] for e in entries(log) if "text" in e]
    check(code == 0 and all(word in out for word in words), name + ": replay tells the words", out + err)
    return len(words)


check(sum([alone("pipe", False, 4), alone("terminal", True, 2), alone("again", False, 6)]) > 0, "words were asked for")


# ---- The Dealer and two players at one terminal: no screen has a card of another's hand ----

def written(text):
    """As cards are written: small letters, hyphens."""
    text = re.sub(r"\033\[[0-9;?]*[A-Za-z]", "", text).lower().replace(" of ", "-")
    text = re.sub(r"\b(jack|queen|king|ace)-", lambda m: m.group(1)[0] + "-", text)
    return set(re.findall(r"\b(?:\d+|[ajqk])-[a-z]+\b", text))


def hidden_from(seat, log):
    """Cards drawn by others that this seat has never seen."""
    hidden, seen = set(), set()
    for e in entries(log):
        do, cards = e.get("do"), {e.get("card"), e.get("other")}
        if do in ("draw", "look"):
            (seen if str(e["to"]) == str(seat) else hidden).update(cards)
        elif do != "down" or e["seat"] == seat:
            seen |= cards
    return {card for card in hidden - seen if card}


def patient(p, prompt, rng):
    """Any answer, but seldom one that closes the scene or the session."""
    for _ in range(10):
        line = p.choose(prompt, rng)
        if not re.search(r"^ *%s\. Close the s" % line, prompt, re.M):
            break
    return line


def together(name, terminal, seed):
    log, rng, pairs, seats, leaks, answers = path(name + ".jsonl"), random.Random(seed), 0, set(), [], 0
    p = Play(GAME, "--seats", "me,me,me", "--seed", str(seed), "--log", log, terminal=terminal)
    cover = re.compile(r"The keyboard goes to \S+ (\d)")
    prompt = p.read()
    while prompt is not None:
        at = list(cover.finditer(p.text))[-1]
        seat = int(at.group(1))
        seats.add(seat)
        shown = p.screen if terminal else p.text[at.end():]
        hidden = hidden_from(seat, log)
        pairs += len(hidden)
        if hidden & written(shown):
            leaks.append((seat, hidden & written(shown), shown[-1500:]))
        answers += 1
        over = answers > 250 and not prompt.endswith(("Enter: ", "screen: "))
        p.send("quit" if over else patient(p, prompt, rng))
        prompt = p.read()
    check(p.close() == 0 and ("The game is over" in p.text or over), name + ": played to the end, or for long", p.text)
    check(seats == {0, 1, 2} and pairs > 100, name + ": all were asked; %d hidden cards looked for" % pairs)
    check(not leaks, name + ": no screen shows a card of another's hand", str(leaks[:1]))
    check(run("verify", log)[0] == (3 if over else 0), name + ": the log verifies, if it is whole")


together("covered", True, 4)
together("piped", False, 6)


# ---- What is refused: one clear line, and nothing changed ----

def begun(hands):
    """A log whose header and characters croupier made, with the hands that a test means: up to free play."""
    log = path("begun%d.jsonl" % len(hands))
    if not os.path.exists(log):
        p = Play(GAME, "--seats", "me," * len(hands) + "me", "--seed", "1", "--rules", "scenario=free", "--log", log)
        for _ in hands:
            p.read()
            p.send("1")
        p.read()
        p.send("quit")
        p.close()
    header, *rest = entries(log)
    who = [e["character"] for e in rest if e["do"] == "choose"]
    rated = ["%d rate will=%d grit=4 coin=3 luck=3 character=%s" % (seat + 1, len(hand.split()), who[seat])
             for seat, hand in enumerate(hands)]
    drawn = ["chance draw to=%d card=%s" % (seat + 1, card) for seat, hand in enumerate(hands) for card in hand.split()]
    header.pop("h")
    return header, rated + ["chance shuffle"] + drawn + ["0 scene scene=scene-1"]


def at(name, hands, moves):
    header, before = begun(hands)
    return by_hand(name + ".jsonl", header, before + moves)


def stakes(trump):
    return {"seat": 0, "do": "declare", "trump": trump, "opposition": "none", "against": "none", "marks": [], "risk": []}


def refused(name, hands, moves, lines):
    log = at(name, hands, moves)
    p = Play("--resume", log)
    p.read()
    size = os.path.getsize(log)
    for line, answer in lines:
        p.send(line)
        shown = p.read() or p.text[-2000:]
        check(shown.count("\n") == 2 and re.search(answer, shown.split("\n")[1]),
              "%s: '%s' is answered in one line: %s" % (name, line, answer), shown)
    check(os.path.getsize(log) == size, name + ": none of it changed the match")
    p.send("quit")
    p.close()


def no_log(name, hands, moves, answer):
    """The last move is refused by whoever reads the log, with its line."""
    log = at(name, hands, moves)
    code, out, err = run("replay", log)
    check(code == 2 and not out and err.count("\n") == 1 and re.search(answer, err) and
          ":%d: " % len(entries(log)) in err, name + ": " + answer, out + err)


HANDS = ["9-hearts k-spades", "9-clubs 4-hearts", "2-tomes 3-hearts"]
TRY = ["1 attempt goal=none field=hearts"]
NOTED = TRY + [stakes("hearts"), "0 difficulty dv=0 woe=0"]
refused("stakes", HANDS, TRY, [("declare skulls none none - -", "Skulls can't be a player's trumps"), ("declare hearts spades none - -", "NPC|unopposed|both"),
                               ("difficulty 1 0", "when stakes|can't")])
refused("a DV of 4", HANDS, TRY + [stakes("hearts")], [("difficulty 4 0", "-3 to|to \\+?3|is 3"), ("difficulty -4 0", "−3"), ("difficulty 0 99", "Woe|woe")])
refused("a card not in hand", HANDS, NOTED + ["0 wait"], [("play 9-clubs no", "hand"), ("play 4-knives no", "There is no card"), ("trump", "You can't trump yet")])
PLAYED = NOTED + ["0 wait", "1 play card=9-hearts burn=no"]
refused("an assist that matches neither", HANDS, PLAYED, [("assist 9-spades", "hand"), ("assist 3-skulls", "hand")])
no_log("an assist that matches neither", ["9-hearts k-spades", "2-clubs 4-tomes"], PLAYED + ["2 assist card=2-clubs"], "suit|value")
no_log("two assistants", HANDS, PLAYED + ["2 assist card=9-clubs", "3 assist card=3-hearts"],
       "up to player 1|can't assist")
no_log("trumping without a trump", ["9-clubs k-spades", "2-tomes 4-tomes"], NOTED + ["0 wait", "1 play card=9-clubs burn=no", "2 pass", "1 trump"],
       "up to chance|can't trump")


# ---- Words are asked for, and a command or a move comes: it is never published unasked ----

log = at("words", HANDS, TRY)
p = Play("--resume", log)
p.read()
p.send("declare hearts none none - -")
check(p.read().endswith("Your words, or Enter for none: "), "the Dealer is asked what failure brings", p.text)
for line in ["difficulty 2 1", "DIFFICULTY dv=2 woe=1", "2 1", "-1", "2 : so hard", "what woe", "say Well.", "call-off", "9-hearts", "set ask all"]:
    p.send(line)
    shown = p.read()
    check("everyone at the table would read it. Say it" in shown.replace("\n", " "), "'%s' is doubted where words are asked for" % line, shown)
    p.send("")
    check(p.read().endswith("Your words, or Enter for none: "), "'%s' was not said" % line, p.text)
for line, answer in [("sheet", "player 3"), ("board", "The Dealer has"), ("undo", "is a command, and here")]:
    p.send(line)
    check(answer in p.read() and p.text.endswith("Your words, or Enter for none: "), "'%s' is done where words are asked for" % line, p.text)
size = len(entries(log))
p.send("What a night. Take heart, and wait for the call.")
p.read()
p.send("quit")
p.close()
check([e.get("text") for e in entries(log)[size:]] == ["What a night. Take heart, and wait for the call."] and
      not any("difficulty" in e.get("text", "") for e in entries(log)), "what was said is words, and no number went out with them")

for line, yes in [("difficulty 2 1", True), ('"difficulty 2 1"', False)]:
    log = at("said", HANDS, TRY)
    p = Play("--resume", log)
    p.read()
    p.send("declare hearts none none - -")
    p.read()
    p.send(line)
    p.read()
    if yes:
        p.send("yes")
        p.read()
    p.send("quit")
    p.close()
    check(entries(log)[-1].get("text") == line, "%s: said, after a yes or in quotes" % line, str(entries(log)[-1]))


# ---- The own sheet, and one key for what the scenario has ----

log = path("usual.jsonl")
p = Play(GAME, "--seats", "me,me", "--seed", "5", "--rules", "scenario=first", "--log", log)
p.read()
p.send("sheet")
check("There is no sheet yet." in p.read(), "no sheet before there is a character", p.text)
p.send("1")
p.read()
p.send("")
shown = p.read()
check(entries(log)[-1]["do"] == "scene" and entries(log)[-1]["scene"] == "scene-1", "Enter opens the scene that the scenario begins with", shown)
p.send("wait")
p.read()
p.send("sheet")
shown = p.read()
check("Will 5" in shown and "Characteristic, " in shown and "you are out" in shown, "the own sheet, in free play", shown)
size = len(entries(log))
p.send("")
shown = p.read()
check(len(entries(log)) == size and not re.search(r"\(Enter: \d+\): $", shown), "Enter does not wait while goals are open", p.text)
p.send("attempt goal-1 clubs")
p.read()
p.send("")
shown = p.read()
check("Enter: as the story has it. Declare trumps Clubs; Brakeman opposes with Clubs; nothing at risk" in shown.replace("\n", " "), "the stakes that the scenario has", shown)
p.send("")
p.read()
p.send("")
shown = p.read()
last = entries(log)[-1]
check("Enter: as the story has it. Set DV " in shown and last["do"] == "declare" and last["against"] == "npc-1", "Enter declares them", str(last))
p.send("")
p.read()
check([e["do"] for e in entries(log) if "do" in e][-1] == "difficulty", "and notes the difficulty", p.text)
p.send("quit")
p.close()
done("posse")
