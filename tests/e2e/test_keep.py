"""21 in the line mode, as people type it: squares and names as they are called, the run told, bad input that changes
nothing, the GM's desk in a list that can be read, and two heroes round one screen with nothing hidden."""
import os
import re

from e2e import ROOT, Play, check, done, entries, path, run

RUN = "The bell of Sallow Keep told the household"   # how the text of the pack's first run begins


def moves(log):
    return len(entries(log))


def answer(p, line):
    """Sends a line; the prompt that follows."""
    p.send(line)
    return p.read()


def to_turn(p, prompt):
    """Passes and holds till the own turn comes."""
    for _ in range(300):
        if prompt is None or "Your turn. You" in prompt:
            return prompt
        prompt = answer(p, "pass" if "Use a Skill" in prompt else "hold" if "Hit or hold?" in prompt else "pass")
    return None


# ---- Alone: told once; what is typed as people say it ----
log = path("alone.jsonl")
p = Play("twenty-one", "--seats", "careful,me", "--rules", "story=first", "--seed", "3", "--log", log)
prompt = p.read()
check(RUN not in p.text, "before the first move no story is told", p.text)
check(p.text.startswith("21 (A Blackjack-Souls RPG, 2016).\n"), "a game is not by itself", p.text[:100])
prompt = answer(p, "hero ola")
check("There is no hero" in prompt, "a hero that there is not", prompt)
prompt = answer(p, "hero quill")
check("Did you mean hero mother-quill?" in prompt, "a part of a name is asked about", prompt)
prompt = answer(p, "hero mother quill")
check("You play Mother Quill." in prompt and p.text.count(RUN) == 1, "the run is told with the first move", p.text)
turn = to_turn(p, answer(p, "fight"))
check(turn and "(Enter: " not in turn and p.text.count(RUN) == 1, "Enter alone ends no turn", p.text)
before = moves(log)
check("Your turn. You" in answer(p, "") and moves(log) == before, "and does nothing")
here = re.search(r"You are at ([a-z]+\d+)", turn).group(1)
rows = re.search(r"^ *(\d+)  ?(.*)\n((?: *\d+ .*\n)*)", turn, re.M)
check("H1" in rows.group(0) and "F1" in rows.group(0) and "f1 " not in rows.group(0), "marks are no squares", turn)
for line, want in [("a1", "is a wall"), ("z9", "that square is off the map"), ("a99", 'There is no row "99"'), ("move 1 a", "is a wall"),
                   ("move " + here, "(there|here) already|stands? there"), ("cast fireball", "You don't know Fireball"),
                   ("cast soul arrow", "You don't know Soul Arrow"), ("attack left", "Talisman isn't a weapon"),
                   ("use left", "You can't use Talisman"), ("skill lean into", "You use Skills in one"),
                   ("hit", "no Deal is going on"), ("stun foe 1", "Only the GM can do that"), ("learn power strike", "heroes are built before the first scene"),
                   ("frobnicate", 'There is no command "frobnicate". Type'), ("99", "Choose a number from 1 to ")]:
    said = answer(p, line)
    check(re.search(want, said, re.I) and len(said.split("\n")) <= 3, line + ": one line that says why", said)
check(moves(log) == before, "and nothing is changed by any of it")
said = answer(p, "what light")
check("Light (Hope, 1 Edge)" in said and "Light (Sorcery" in said, "a word that is two things: both are told", said)
near = re.search(r"Move to ([a-z]+\d+) \(5 feet\)", answer(p, "list"))
check(near and "You move to %s." % near.group(1) in answer(p, near.group(1)), "a square is typed as it is called")
check("You end the turn" in answer(p, "end-turn"), "the turn is ended where that is said")
p.kill()

# ---- The map: drawn, in words, or both ----
code, out, err = run("play", "twenty-one", "--map", "braille")
check(code == 2 and err == "croupier: --map takes words, drawn or both, not braille.\n", "--map braille: one line", err)
code, out, err = run("play", "bloodsport", "--map", "words")
check(code == 2 and err == "croupier: Bloodsport Gambler has no map. Leave out --map.\n", "a map where there is none: one line", err)
log = path("map.jsonl")
p = Play("twenty-one", "--seats", "careful,me", "--rules", "story=first", "--seed", "3", "--log", log, "--map", "words")
p.read()
answer(p, "hero mother quill")
turn = to_turn(p, answer(p, "fight"))
check(turn and "##" not in p.text and "You are at " in turn and "rows 1 to 8 from north" in turn, "told, not drawn", p.text)
check("##" not in answer(p, "board"), "the board neither", p.text[-900:])
check("set map words, set map drawn or set map both" in answer(p, "set map"), "which there are", p.text[-300:])
check("set map words" in answer(p, "set map all"), "one that there is not", p.text[-300:])
check("drawn, without words" in answer(p, "set map drawn"), "set map drawn", p.text[-300:])
board = answer(p, "board")
check("##" in board and "H1" in board and "You are at " not in board, "drawn, not told", board)
check("set map WHAT" in answer(p, "help"), "help names it", p.text[-900:])
check(re.search(r"The gatehouse, a stage of The Evening Bell: .*a small\s+notice", answer(p, "what the gatehouse")), "what a stage is",
      p.text[-300:])
p.send("quit")
check(p.close() == 0 and p.text.rstrip().endswith(" --map drawn"), "how to go on as it was set", p.text[-300:])

# ---- The GM: a desk that can be read ----
log = path("desk.jsonl")
p = Play("twenty-one", "--seats", "me,careful,careful", "--rules", "story=free", "--seed", "3", "--log", log)
prompt = p.read()
check("No scene is set up." in prompt, "a free table begins without a scene", prompt)
prompt = answer(p, "scene")
prompt = answer(p, re.search(r"^ *(\d+)\. Soft Earth", prompt, re.M).group(1))
rows = re.findall(r"^ *\d+\. (.*)$", prompt, re.M)
count = len(rows)
check(count <= 15 and len(set(rows)) == count and not re.search(r"\([FH]\d\)", " ".join(rows)) and "Stun a hero or foe" in prompt and not re.search(r"Stun .*\(F1\)", prompt), "each correction stands once: %d" % count, prompt)
check(re.search(r"Stun Gravedigger 1 \(F1\)", answer(p, "stun")), "whom comes next", p.text[-600:])
answer(p, "back")
before = moves(log)
check("Did you mean stun foe-4?" in answer(p, "stun gravedigger 2"), "a figure by what it is called", p.text[-600:])
check(moves(log) == before, "is asked about first")
said = answer(p, "stun foe 1")
check("The GM Stuns Gravedigger 1.\n" in said and "now Stunned" not in said, "a name of two words; told once", said)
said = answer(p, "shift hero 1")
check("##" in said and "F1" in said and "Where do you place" in said, "who places a figure sees the map", said)
answer(p, "b1")
answer(p, "call hero 1")
answer(p, "target")
check('"wisdom" isn\'t one of these.' in answer(p, "wisdom"), "an Ability that there is not", p.text[-600:])
check(re.search(r"1\. The best\n *2\. The lowest", answer(p, "hope power")), "the best or the lowest", p.text[-600:])
check("Choose a number from 2 to 21." in (answer(p, "1") and answer(p, "25")), "a Target that there is not", p.text[-600:])
check("Which Target? Type a number from 2 to 21." in re.sub(r"\s+", " ", p.text[-700:]), "a range is said once", p.text[-700:])
answer(p, "12")
answer(p, "0")
check("The GM calls for Target 12: the best of Hope and Power." in answer(p, "none"), "the call is told", p.text[-900:])
p.kill()

# ---- Two heroes round one screen ----
for terminal in (False, True):
    p = Play("twenty-one", "--seats", "careful,me,me", "--rules", "story=first", "--seed", "3", "--log", path("two-%d.jsonl" % terminal),
             terminal=terminal)
    for line in ("hero osric pale", "hero salla ember"):
        prompt = p.read()
        while prompt is not None and "Choose 1 to" not in prompt:
            prompt = answer(p, "")
        p.send(line)
    p.read()
    text = p.text
    check("This game has no secrets" in text and "----- Player 2" in text and "----- Player 1, Osric Pale -----" in text, "who is asked is said", text)
    check("nobody else is looking" not in text and "hide this screen" not in text, "no screen is covered", text)
    check("\033[?1049h" not in text and "More follows" not in text, "and all of it can be scrolled back", text)
    check(text.count(RUN) == 1 and text.count("You play Osric Pale.") == 1, "what happened is told once", text)
    p.kill()

# ---- How Deals come out, of matches by hand: the cards are in the logs, the totals are added up here ----
for name, has, never in [
        ("options", "Tove wins, 19 to 18. Imp 2 takes 2 cards of Damage", None),     # the next Deal opens at once
        ("maker-busts", "Rolf busts at 23. The Pike wins with 19. Rolf's Kite Shield stops|"
                        "Rolf busts at 23. The Pike wins with 19. Rolf takes", None),
        ("maker-busts", "Both bust: a draw. The Fist wins without a card.", None),
        ("conflict", "The Pike wins, 19 to 18. Pyra takes 2 cards of Damage", "Pyra busts\\.|Una busts\\.|Gerd wins\\. The Deal"),
        ("conflict", "The Sneak draws the 10 of Diamonds and the 8 of Spades: 18", None),
        ("conflict", "second face card, so the Dagger makes Gerd draw one", None),                    # Jack and Queen
        ("kite-shield", "Kett's Kite Shield stops the 5 of Clubs, the 9 of Clubs and the King of Clubs", None),
        ("tricks", "Mab's Delay is over. Mab ", "the swap is lost"),
        ("all-delaying", "begins to cast Tranquility \\(Delay 2\\). Everyone delays, so it happens now.", None),
        ("defence", "The Blade attacks Holt with [^.]*\\.\\s+Holt defends with Strength. A Deal for the Blade, Edge 0 against Holt's Edge 1.", "A Deal, Edge")]:
    code, text, err = run("replay", os.path.join(ROOT, "tests/golden/twenty-one", name + ".jsonl"), "--story")
    check(code == 0 and re.search(has, text), name + ": it is told that " + has, text + err)
    check(not never or not re.search(never, text), name + ": it is not told that %s" % never, text)

done("keep")
