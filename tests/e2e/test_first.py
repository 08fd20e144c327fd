"""The first run of docs/voice.md, word for word: a game that there is not, the offer to read, what is said before the first
question, a command that there is not, and how to continue."""
import re

from e2e import ENV, ROOT, Play, check, done, path, run

with open(ROOT + "/docs/voice.md", encoding="utf-8") as f:
    scene = f.read().split("**The first run.**\n```\n")[1].split("\n```")[0].split("\n")
typed = [line[2:].split() for line in scene if line.startswith("$ ")]
said = [line for line in scene if not line.startswith("$ ")]
check(len(typed) == 2 and len(said) > 10, "the scene is there", str(scene))

code, out, err = run(*typed[0][1:])
check(code == 2 and err == said.pop(0) + "\n", "a game that there is not", out + err)

# What is typed stands at the end of a line after its question; a game, a file and a hash are another in each run.
p = Play(*typed[1][2:], terminal=True, env=dict(ENV, XDG_DATA_HOME=path("newcomer")))
for answer in ("no", "no", "dance", "quit"):
    p.read()
    p.send(answer)
check(p.close() == 0, "left", p.text)
shown = re.sub(r"\s+", " ", p.text.replace("\r", ""))
at = 0
for line in said:
    if line == "…":
        continue
    want = re.escape(re.sub(r"\s+", " ", line.strip()))
    want = want.replace("HASH", "[0-9a-f]{64}").replace("'FILE'", "'[^']+'").replace("FILE", r"\S+")
    want = re.sub(r"Choose\\ 1\\ to\\ \d", r"Choose\\ 1\\ to\\ \\d+", want)
    found = re.compile(want).search(shown, at)
    check(found, "said, and in this order: " + line, shown[at:at + 600])
    at = found.end() if found else at
check(re.search(r"quit\r?\n+Your match is saved\. To continue: croupier play ", p.text), "nothing stands between the end and how to continue",
      p.text[-300:])
done("first run")
