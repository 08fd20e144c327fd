"""Two people at one terminal: between them stands a cover, and no screen of one ever shows a card that the
other holds or has laid face down. What is hidden is worked out here from the log, not by croupier."""
import fcntl
import random
import re
import struct
import termios

from e2e import Play, check, done, entries, path, run

PLAYS = ("discover", "special", "react", "unveil", "toss", "show-sabotage")


def plain(name):
    return re.sub(r"-\d+$", "", name)


def hidden_from(seat, log):
    """Cards of the other that this seat cannot know of: drawn or laid face down, never seen by it before."""
    hidden, seen = {}, set()
    for e in entries(log):
        do, card = e.get("do"), e.get("card")
        if do == "draw" and str(e["to"]) != str(seat):
            hidden[card] = True
        elif do == "draw":
            seen.add(plain(card))
        elif do == "sabotage" and e["seat"] != seat and e["shown"] == "yes":
            seen.add(plain(card))
        elif do in PLAYS:
            seen.add(plain(card))
    return {plain(c) for c in hidden} - seen


def written(text):
    """As names are written: small letters, hyphens."""
    text = re.sub(r"\033\[[0-9;?]*[A-Za-z]", "", text).lower().replace("'", "")
    return re.sub(r"[^a-z0-9]+", "-", text)


def play(name, terminal, seed):
    log, rng, pairs, seats = path(name + ".jsonl"), random.Random(seed), 0, set()
    p = Play("bloodsport", "--seats", "me,me", "--seed", str(seed), "--log", log, terminal=terminal)
    cover = re.compile(r"The keyboard goes to Gambler (\d)")
    leaks = []
    while True:
        prompt = p.read()
        if prompt is None:
            break
        at = [m for m in cover.finditer(p.text)]
        seat = int(at[-1].group(1)) - 1  # people count from 1
        seats.add(seat)
        shown = p.screen if terminal else p.text[at[-1].end():]
        if terminal and prompt.endswith("press Enter: "):
            check(written(shown).startswith("the-keyboard-goes-to-gambler"),
                  "nothing stands on the cover but whose turn it is", shown)
        for card in hidden_from(seat, log):
            pairs += 1
            if card in written(shown):
                leaks.append((seat, card, shown[-1500:]))
        p.send(p.choose(prompt, rng))
    code = p.close()
    check(code == 0 and "The game is over" in p.text, name + ": played to the end", p.text)
    check(seats == {0, 1}, name + ": both were asked")
    check(pairs > 100, name + ": %d hidden cards looked for on screens" % pairs)
    check(not leaks, name + ": no screen shows a card of the other", str(leaks[:1]))
    check(run("verify", log)[0] == 0, name + ": the log verifies")
    return p


p = play("terminal", True, 4)
check("\033[?1049h" in p.text and p.text.rindex("\033[?1049l") > p.text.rindex("\033[3J"),
      "the second screen is left at the end")
p = play("pipes", False, 6)
check("\033" not in p.text, "no escape sequences through a pipe")

# The second screen cannot be scrolled back: what does not fit waits for Enter.
p = Play("bloodsport", "--seats", "me,me", "--seed", "3", terminal=True)
fcntl.ioctl(p.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
p.read()
p.send("")
pages = 0
while "More follows" in p.read()[-60:] and pages < 9:
    part = p.text[p.answered:].split("\033[3J")[-1]
    check(part.count("\n") < 24, "a page fits the screen", part)
    pages += 1
    p.send("")
check(pages >= 2 and "Choose 1 to" in p.text, "a long table comes in %d pages" % pages, p.text)
p.send("quit")
p.close()


def narrow(*args, terminal=True):
    """At the first choice of a screen of 24 lines, after the first stop in a long text."""
    p = Play("bloodsport", "--seats", "me,me", "--seed", "3", *args, terminal=terminal)
    fcntl.ioctl(p.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    p.read()
    p.send("")
    check("More follows" in p.read()[-60:], "a long table waits", p.text)
    return p


# What is typed at such a stop is the answer to the question that comes; nothing of the text is lost by it.
p = narrow()
p.send("what keyhole")
prompt = p.read()
check("More follows" not in prompt and re.search(r"Choose 1 to [^\n]*: what keyhole\n", prompt), "a line typed at a stop is taken", prompt)
check(prompt.count("Keyhole") >= 1 and "Choose 1 to" in prompt[-60:], "and answered, and the question still stands", prompt)
check(len(re.findall(r"Choose 1 to [^\n]*: what keyhole\n", prompt)) == 1, "it is taken once", prompt)
p.kill()
# Ctrl-C there is heard: the program ends as at any question.
log = path("stopped.jsonl")
p = narrow("--log", log)
p.send("\x03")
check(p.close() == 0 and "Your match is saved." in p.text, "an interrupt at a stop leaves", p.text[-300:])
# What was typed at a stop before the cover is no answer of the next person's.
p = Play("bloodsport", "--seats", "me,me", "--seed", "3", terminal=True)
p.read()
p.send("")
p.read()
fcntl.ioctl(p.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 6, 80, 0, 0))
rng, found = random.Random(3), False
for _ in range(60):
    prompt = p.read()
    if "More follows" in prompt[-60:]:
        p.send("99")
        prompt = p.read()
    if "hide this screen" in prompt[-60:] and "More follows. Press Enter: 99" in prompt.replace("\r", "") + p.text[-2000:]:
        found = True
        break
    p.send(p.choose(prompt, rng))
if check(found, "a stop came before a cover", p.text[-900:]):
    p.send("")
    p.read()
    p.send("")
    check("Choose a number from 1" not in p.read(), "it goes with the screen that it was typed on", p.text[-600:])
p.kill()

# What one has typed is not in the other's history.
p = Play("bloodsport", "--seats", "me,me", "--seed", "3", terminal=True)
p.read()
p.send("")
p.read()
p.send("what keyhole")
p.read()
p.send("pass")
for _ in range(2):
    prompt = p.read()
    while "press Enter" in prompt or "hide this screen" in prompt:
        p.send("")
        prompt = p.read()
    break
p.send("\033[A")
shown = p.read()
check("what keyhole" not in shown and "pass" not in shown.split("\n")[0],
      "the line typed before the cover cannot be called back", shown)
p.send("quit")
p.close()
done("two seats")
