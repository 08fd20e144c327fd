"""Anything at all may be typed: whatever comes, the program goes on, and its log stays whole."""
import random
import subprocess

from e2e import BIN, ENV, check, done, path, run

WORDS = ['"', ":", " : ", "-", ",", "=", "0", "1", "2", "3", "7", "61", "49", "-1", "99", "99999999999999999999", "x" * 70, "x" * 5000,
         "ß", "☂", "\x07", "\\", "no", "yes", "none", "all", "say", "what", "?", "help", "back", "undo", "list", "board", "log", "rules",
         "how", "set", "ask", "less", "never", '"Moon"', '"Moon Door', "lock", "moon", "chance", "seat=1", "text=hm", "", ""]


def verbs(game):
    """The moves of a game and the names of their arguments, as 'games' lists them."""
    out = run("games", game)[1].split("Moves of players")[1]
    return [line.strip().split(":")[0].split(" ") for line in out.splitlines()[1:] if ":" in line]


for game, seats in [("gamblers-heart", "careful,me"), ("gamblers-heart", "me,me,careful"), ("texarkana", "careful,me,careful"),
                    ("texarkana", "me,me"), ("bloodsport", "me,me"), ("twenty-one", "careful,me"), ("twenty-one", "me,me"),
                    ("kuhn", "me,me")]:
    rng, own = random.Random(game + seats), verbs(game)
    lines = []
    for _ in range(1500):
        move = rng.choice(own)
        part = rng.choice([1, 1, 2, 3, 5])
        words = [rng.choice(WORDS) for _ in range(part)]
        lines.append(rng.choice(["", " ", " "]).join(words if rng.random() < .6 else [move[0]] + words))
    log = path("%s-%s.jsonl" % (game, seats))
    p = subprocess.run([BIN, "play", game, "--seats", seats, "--seed", "3", "--log", log], capture_output=True, env=ENV,
                       input="\n".join(lines).encode() + b"\n\xff\xfe\n", timeout=120)
    check(p.returncode == 0 and not p.stderr, "%s %s: goes on to the end of what is typed" % (game, seats),
          p.stdout.decode(errors="replace")[-800:] + p.stderr.decode(errors="replace"))
    code, out, err = run("verify", log)
    check(code in (0, 3), "%s %s: the log is whole" % (game, seats), out + err)
done("typed")
