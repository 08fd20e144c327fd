"""A match that is broken off, by quitting or by kill -9, goes on where it stood, and ends as it would have."""
import os
import random

from e2e import ENV, HERE, Play, check, done, entries, path, run


def moves(log):
    return [{k: v for k, v in e.items() if k != "h"} for e in entries(log) if "n" in e]


# One game without a break, one with many, both with the same number and the same answers.
rng = random.Random(8)
whole, broken = path("whole.jsonl"), path("broken.jsonl")
p = Play("bloodsport", "--seats", "me,careful", "--seed", "6", "--log", whole)
p.play(rng)
p.close()
rng = random.Random(8)
p = Play("bloodsport", "--seats", "me,careful", "--seed", "6", "--log", broken)
kills = answers = 0
prompt = p.read()
while prompt is not None:
    before = len(entries(broken))
    p.send(p.choose(prompt, rng))
    answers += 1
    prompt = p.read()
    # Half of a move is forgotten with the question, so it is broken off only where an answer was a move.
    if prompt is not None and answers >= 6 and len(entries(broken)) > before:
        p.kill()
        kills, answers = kills + 1, 0
        p = Play("--resume", broken)
        prompt = p.read()
p.close()
check(kills > 3, "killed %d times" % kills)
check(moves(whole) == moves(broken), "a match killed and taken up again is move for move the same")
check(run("verify", broken)[0] == 0, "it verifies", run("verify", broken)[1])

# A fair one: its secret lies beside it until the end, for its owner alone.
log = path("fair.jsonl")
p = Play("bloodsport", "--log", log)
p.play(random.Random(1), 12)
p.read()
p.kill()
check(os.stat(log + ".secret").st_mode & 0o777 == 0o600, "the secret is for its owner alone")
code, out, err = run("verify", log)
check(code == 3 and "unfinished" in out, "verify: nothing to prove yet", out + err)
code, out, err = run("replay", log)
check(code == 0 and "unfinished" in out, "an unfinished log replays", out + err)
p = Play("bloodsport", "--resume", log)
p.play(random.Random(2))
check(p.close() == 0, "resumed and played to the end", p.text)
check(run("verify", log)[0] == 0 and not os.path.exists(log + ".secret"), "it verifies, and no secret is left")
code, out, err = run("play", "bloodsport", "--resume", log)
check(code == 2 and "has ended" in err and err.count("\n") == 1, "an ended match is not taken up", err)

# The newest unfinished match is offered at a terminal.
p = Play("bloodsport", "--new", terminal=True)
p.play(random.Random(3), 5)
p.read()
p.kill()
p = Play("bloodsport", terminal=True)
shown = p.read()
check("You have an unfinished match: round 1" in shown, "it is offered, with its round", shown)
p.send("yes")
shown = p.read()
check("Your hand" in shown, "the table is shown when it goes on", shown)
p.send("quit")
p.close()
p = Play("bloodsport", terminal=True)
p.read()
p.send("no")
p.read()
p.send("quit")
p.close()
logs = os.listdir(os.path.join(HERE, "data", "croupier"))
check(len([n for n in logs if n.endswith(".jsonl")]) == 2, "'no' begins another match", str(logs))

# Of several the newest is offered, and the newest is gone on with; one in which nothing was done is passed over.
p = Play("bloodsport", "--new", "--seed", "41", "--seats", "me,careful", terminal=True)
p.play(random.Random(3), 3)
p.read()
p.kill()
p = Play("bloodsport", "--new", "--seed", "42", "--seats", "me,careful", terminal=True)
p.read()
p.kill()
p = Play("bloodsport", terminal=True)
shown = p.read()
check("seats me, careful" in shown, "the newest with a move is offered", shown)
p.send("yes")
shown = p.read()
check("Dealt from seed 41" in shown, "... and gone on with", shown)
p.send("quit")
p.close()

# A disk that fills up in the middle of a line: told, and what was kept can be gone on with.
log = path("full.jsonl")
p = Play("bloodsport", "--log", log, bytes_max=5000)
still = p.play(random.Random(1))
check(p.close() == 2 and log + ": File too large" in p.text and "--resume" in p.text,
      "a full disk in mid-game is told", p.text)
kept = os.path.getsize(log)
check(4000 < kept <= 5000 and open(log).read().endswith("}\n"), "the log ends with a whole line")
p = Play("bloodsport", "--resume", log)
p.play(random.Random(2), 2)
p.read()

# It is being played now: nobody else may write it.
code, out, err = run("play", "--resume", log)
check(code == 2 and "Another program is writing this file." in err, "a log has one writer", err)
p.play(random.Random(3))
check(p.close() == 0 and run("verify", log)[0] == 0, "with room again it goes on to the end", p.text)

# With the secret gone it cannot go on, and says so.
log = path("lost.jsonl")
p = Play("bloodsport", "--log", log)
p.play(random.Random(1), 3)
p.read()
p.kill()
os.unlink(log + ".secret")
code, out, err = run("play", "--resume", log)
check(code == 2 and ".secret" in err and err.count("\n") == 1, "a lost secret is named", err)
# Whoever runs the game takes back the last moves of anyone, and the log of it is whole
log = path("back.jsonl")
code, out, err = run("play", "gamblers-heart", "--seats", "me,careful", "--seed", "5", "--log", log,
                     data="1\n2\nundo 2\nundo 13\nundo 12\nundo x\nquit\n")
check(code == 0 and out.count("Lupe Santamaria writes a High Ace in secret.") == 2 and "Undone. You are back after move 7." in out, "two moves back", out[-2500:] + err)
check(out.count("Type how many moves to take back, from 1 to 12: undo 3.") == 2 and "You cannot take back that many moves" in out, "and no more", out[-1500:])
check([e["by"] for e in entries(log) if e.get("do") == "undo"] == [0], "the log says whose it was")
code, out, err = run("verify", log)
check("all legal" in out and "chain is intact" in out, "and is whole", out + err)
code, out, err = run("play", "bloodsport", "--seats", "me,careful", "--seed", "5", data="undo 1\nquit\n")
check("You cannot take back that many moves" in out, "nobody runs Bloodsport", out[-800:])

done("resume")
