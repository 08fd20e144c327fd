"""Lessons at the terminal: Enter alone leads through each of them, what is not marked is answered and not played, any step
can be replayed, and the place is kept from one time to the next."""
import os
import re

from e2e import ENV, Play, check, done, path, run

GAMES = {"bloodsport": 22, "gamblers-heart": 22, "texarkana": 21, "twenty-one": 21}


def learn(game, *more, home="learner", terminal=False):
    return Play(game, *more, command="learn", terminal=terminal, env=dict(ENV, XDG_DATA_HOME=path(home)))


def kept(game, home="learner"):
    with open(os.path.join(path(home), "croupier", "lessons", game), encoding="utf-8") as f:
        return f.read()


def voice(text):
    """What the voice says, each sentence whole."""
    lines = re.findall(r"^  \| (.*(?:\n  \| .*)*)", text, re.M)
    return [line.replace("\n  | ", " ") for line in lines]


# Every step is said, in order, and Enter alone comes to the end.
for game, steps in GAMES.items():
    code, listed, err = run("learn", game, "--steps")
    firsts = [re.sub(r"( \.\.\.)?( <)?$", "", line.strip().split(" ", 1)[1]) for line in listed.strip().split("\n")]
    check(code == 0 and len(firsts) == steps, "the steps of %s are listed" % game, listed + err)
    p = learn(game)
    for _ in range(80):
        prompt = p.read()
        if "That was the lesson." in prompt:
            break
        p.send("")
    said = voice(p.text)
    at = 0
    for first in firsts:
        while at < len(said) and not said[at].startswith(first):
            at += 1
        check(at < len(said), "%s says: %s" % (game, first), p.text[-500:])
    check("That was the lesson." in p.text and kept(game) == "- 0\n", "%s comes to its end" % game, p.text[-800:])
    p.send("4")
    check("Choose 1 to 5" in p.read(), "how it goes", p.text[-500:])
    p.send("5")
    check(p.close() == 0, "left", p.text[-300:])

# What is not marked is answered; nothing is played, nothing taken back; three times say how to leave.
p = learn("bloodsport", home="wrong")
for typed, answer in [("pass", "Press Enter first."), ("", None), ("", None), ("5", "Play Keyhole first."),
                      ("pass", "Play Keyhole first."), ("undo", "The lesson keeps to its path."),
                      ("sabotage", "To play on without the lesson, type skip."),
                      ("what guard level", "1 to 3"), ("steps", "22. You have 13 Coin"), ("step 99", "Choose a step from 1 to 22."),
                      ("step 9", "Your last 3 Time are for later."), ("", None), ("", None), ("4", "This once, spend nothing"),
                      ("step turn", "The 5 becomes a 1."), ("quit", None)]:
    p.read()
    before = len(p.text)
    p.send(typed)
    if answer is not None:
        p.read()
        check(answer in re.sub(r"\s+", " ", p.text[before:].replace("  | ", "")), "%s is answered: %s" % (typed, answer), p.text[before:])
check(p.close() == 0 and "Your place in the lesson is saved" in p.text, "left", p.text[-300:])
check(not [name for name in os.listdir(os.path.join(path("wrong"), "croupier")) if name.endswith(".jsonl")], "no match is kept")

# The place is offered again, once at a terminal; a step that there is no longer begins the lesson again.
p = learn("bloodsport", home="again", terminal=True)
for _ in range(5):
    p.read()
    p.send("")
p.read()
p.send("quit")
p.close()
check(kept("bloodsport", "again") == "cannon 0\n", "the step after the third move is kept", kept("bloodsport", "again"))
p = learn("bloodsport", home="again", terminal=True)
check("Continue the lesson (step 6 of 22)?" in p.read(), "it is offered", p.text)
p.send("")
p.read()
p.send("quit")
p.close()
with open(os.path.join(path("again"), "croupier", "lessons", "bloodsport"), "w", encoding="utf-8") as f:
    f.write("bygone 0\n")
p = learn("bloodsport", home="again", terminal=True)
prompt = p.read()
check("This lesson has changed since" in prompt and "You owe the moneylenders" in prompt, "what is gone is said", prompt)
p.send("quit")
p.close()

# The other way of a choice, and playing on against bots with the table as it stands.
p = learn("gamblers-heart", "--step", "lie", home="lie")
p.read()
p.send("7")
for _ in range(4):
    prompt = p.read()
    if "That was the lesson." in prompt:
        break
    p.send("")
check("Your secret is safe" in p.text and "you are cursed" not in p.text.split("Lie, or invoke nobody?")[-1], "invoke nobody", p.text[-900:])
p.send("1")
prompt = p.read()
check("Gamblers 24, GM 16" in prompt and "This match is not saved." in prompt, "the match goes on", prompt)
p.send("quit")
p.close()
p = learn("texarkana", home="skip")
p.read()
p.send("skip")
p.read()
p.send("yes")
prompt = p.read()
check("  | " not in prompt and "1. Learn where the train slows down" in prompt, "without the voice", prompt)
p.send("quit")
p.close()

# From play: whoever has neither played nor learned is offered it, and then no more.
p = Play("twenty-one", terminal=True, env=dict(ENV, XDG_DATA_HOME=path("newcomer")))
check("Learn it in five minutes, by playing?" in p.read(), "offered", p.text)
p.send("")
check("You are Osric Pale" in p.read(), "it begins", p.text)
p.send("")
p.read()
p.send("")
p.read()
p.send("quit")
p.close()
p = Play("twenty-one", terminal=True, env=dict(ENV, XDG_DATA_HOME=path("newcomer")))
check("Learn it in five minutes" not in p.read(), "once", p.text)
p.send("quit")
p.close()

for wrong, answer in [(["nothing"], "There is no game"), (["kuhn"], "Kuhn Poker has no lesson."), ([], "Which game?"),
                      (["bloodsport", "--step", "dance"], "The lesson has no step dance."),
                      (["bloodsport", "--map", "words"], "has no map")]:
    code, out, err = run("learn", *wrong)
    check(code == 2 and answer in err, "%s is refused" % wrong, out + err)
done("lessons")
