"""A whole game alone, through pipes and at a terminal; what is typed wrongly is answered and changes
nothing; the log that is left replays and verifies."""
import os
import random
import re

from e2e import ENV, Play, check, done, entries, path, run


def whole(name, terminal, seed):
    log = path(name + ".jsonl")
    p = Play("bloodsport", "--log", log, terminal=terminal)
    still = p.play(random.Random(seed))
    code = p.close()
    check(not still and code == 0, "%s: played to the end, exit 0" % name, p.text)
    check(re.search(r"^Gambler 1 \(you\): (paid off the Loans; won, with a fate .*\. 1 point|lost to the moneylenders\. 0 points)\.\r?$",
                    p.text, re.M), "%s: what came about is said in words" % name, p.text[-800:])
    check("The game is over after" in p.text and "croupier verify" in p.text,
          "%s: the end says how to verify" % name, p.text)
    check(re.search(r"You have (won|lost), in game round \d+", p.text.replace("\n", " ")),
          "%s: the fate is told" % name, p.text)
    head, last = entries(log)[0], entries(log)[-1]
    check(head["seats"] == ["me"] and head["fair"]["commit"] in p.text.replace("\n", ""),
          "%s: the commitment was shown at the start" % name)
    check(last["end"] == "over" and len(last["seed"]) == 64, "%s: the seed is shown at the end" % name)
    code, out, err = run("verify", log)
    check(code == 0 and "proven" in out, "%s: the log verifies" % name, out + err)
    code, out, err = run("replay", log)
    check(code == 0 and "The game is over." in out, "%s: the log replays" % name, out + err)
    check(not os.path.exists(log + ".secret"), "%s: no secret is left beside it" % name)
    return p


p = whole("pipe", False, 1)
check("\033" not in p.text, "no escape sequences through a pipe", p.text)
p = whole("terminal", True, 2)
check("\033[1m" in p.text, "headings are bold at a terminal")
plain = Play("bloodsport", "--log", path("plain.jsonl"), terminal=True, env=dict(ENV, NO_COLOR="1"))
plain.read()
plain.send("quit")
plain.close()
check("\033[1m" not in plain.text, "NO_COLOR is honoured", plain.text)

# Wrong lines. The first question is phase 2's, with six cards in hand.
log = path("wrong.jsonl")
p = Play("bloodsport", "--seed", "3", "--log", log)
p.read()
size = os.path.getsize(log)
for line, answer in [
    ("99", "Choose a number from 1 to "),
    ("0", "Choose a number from 1 to "),
    ("flurb", "There is no command .flurb.\\. Type"),
    ("bord", "Did you mean board?"),
    ("pay 1 0", "You can't spend Time or Coin now"),
    ("bet fight-1 left 9", "You can't bet"),
    ("sabotage", "sabotage|can't|[Dd]id you mean"),
    ("sabotage no-such-card left-1 no", "There is no card"),
    ("special dust-the-rakcs", "Did you mean dust-the-racks"),
    ("1 pass", "[Nn]o such seat"),
    ("chance risk 3", "You speak for seat 0|There is no command"),
    ("what", "Type a name after it"),
    ("what putrid snake-beast", "Putrid Snake-Beast. Fighter, Rank 1, STR"),
    ("what snake", "Putrid Snake-Beast"),
    ("what zzzzz", 'There is no "zzzzz"'),
    ("undo", "cannot be taken back|no choice yet"),
    ("back", "first choice|Play a card"),
    ("help", "what NAME"),
    ("how", "You owe six payments"),
    ("help rules", "You owe six payments"),
    ("what risk", "\nRisk: "),
    ("what guards", "\nGuard Level: "),
    ("what moneylenders", "\nLoans: "),
    ("help keyhole", "\nKeyhole. Discover, Risk 1"),
    ("rules", "sabotage card"),
    ("log", "You draw"),
    ("board", "Your hand"),
    ("set", "set ask always"),
    ("", "Choose 1 to"),
]:
    p.send(line)
    shown = p.read()
    check(re.search(answer, shown), "'%s' is answered: %s" % (line, answer), shown)
check(os.path.getsize(log) == size, "none of it changed the match")
p.send("quit")
check(p.close() == 0 and "--resume" in p.text, "quit says how to go on", p.text)

# The end of input is quitting; so is Ctrl-C and Ctrl-D at a terminal.
p = Play("bloodsport", "--log", path("eof.jsonl"))
p.read()
check(p.close() == 0 and "--resume" in p.text, "the end of input says how to go on", p.text)
for key, name in [("\003", "Ctrl-C"), ("\004", "Ctrl-D")]:
    p = Play("bloodsport", "--log", path("key%d.jsonl" % ord(key)), terminal=True)
    p.read()
    os.write(p.fd, key.encode())
    check(p.close() == 0 and "--resume" in p.text, name + " says how to go on", p.text)

# Whoever has kept no match yet is offered to learn by playing, else to read how to play, once.
env = dict(ENV, XDG_DATA_HOME=path("newcomer"))
p = Play("bloodsport", terminal=True, env=env)
check("Learn it in five minutes, by playing?" in p.read(), "a first game begins with the offer", p.text)
p.send("no")
check("Read how to play first?" in p.read(), "else with this one", p.text)
p.send("")
check("You owe six payments" in p.read(), "it is shown", p.text)
p.send("")
check("Choose 1 to" in p.read(), "then the game begins", p.text)
p.send("quit")
p.close()
p = Play("bloodsport", terminal=True, env=env)
check("Your hand" in p.read() and "Read how to play first?" not in p.text, "it is not offered again", p.text)
p.send("quit")
p.close()

# Two numbers are Time and Coin, also where ratting is open beside paying (Guard Level 2 or 3), in a list or out of it.
# Cards are played with nothing on them until one is caught; the next is paid for by its two numbers.
for seed in (3, 7, 11):
    p = Play("bloodsport", "--seed", str(seed), "--log", path("pay-%d.jsonl" % seed))
    rng, paid = random.Random(seed), None
    for _ in range(120):
        prompt = p.read()
        if "How much do you spend on" not in prompt:
            p.send("1" if "Choose 1 to" in prompt else p.choose(prompt, rng))
        elif "Rat, for 1 Chance" not in prompt:
            p.send("pay 0 0")
        else:
            paid = prompt
            p.send("1 0")
            p.read()
            break
    check(paid and "You spend 1 Time (" in p.text, "seed %d: '1 0' pays while ratting is open" % seed, p.text[-1500:])
    p.send("quit")
    p.close()

# What was played alone can be taken back till chance has answered: Special, Sabotage and Discover, open though they lie.
for seed in range(1, 9):
    p = Play("bloodsport", "--seed", str(seed), "--log", path("undo-%d.jsonl" % seed))
    first = p.read()
    kinds = re.findall(r"\n +\d+\. ([^.]*)\. (Discover|Special|Sabotage), Risk", first)
    for title, kind in kinds:
        name = re.sub(r"[^a-z0-9]+", "-", title.lower().replace("'", ""))
        p.send({"Special": "special ", "Discover": "discover "}.get(kind, "sabotage ") + name + (" left-1 yes" if kind == "Sabotage" else ""))
        prompt = p.read()
        if "Play a card" in prompt or "Risk roll" in prompt:
            break
        p.send("undo")
        prompt = p.read()
        check("Play a card" in prompt and title in prompt, "seed %d: %s, a %s, is taken back" % (seed, title, kind), prompt)
    p.send("quit")
    p.close()

# A game without words of its own is played by its names.
log = path("kuhn.jsonl")
p = Play("kuhn", "--seats", "me,random", "--seed", "4", "--log", log)
p.play(random.Random(5))
check(p.close() == 0 and "1. check" in p.text and "chance: deal to=0 card=" in p.text,
      "a game without words is played by its names", p.text)
check("to=1 card=?" in p.text and run("verify", log)[0] == 0, "... and keeps its secrets", p.text)

# The Tab key completes names.
p = Play("bloodsport", "--seed", "3", "--log", path("tab.jsonl"), terminal=True)
p.read()
os.write(p.fd, b"boa\t\r")
shown = p.read()
check("Your hand" in shown, "Tab completes a command", shown)
p.send("quit")
p.close()
done("solo")
