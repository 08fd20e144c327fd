"""Hints at the terminal: none, your chances, advice; from the command line, in the match, and when it goes on."""
import json
import re

from e2e import Play, check, done, path, run

code, out, err = run("play", "bloodsport", "--hints", "all")
check(code == 2 and err == "croupier: --hints takes none, chances or advice, not all.\n", "--hints all: one line", err)
code, out, err = run("play", "kuhn", "--hints", "advice")
check(code == 2 and err.startswith("croupier: Nobody gives advice in ") and err.count("\n") == 1, "nobody advises", err)


def answer(p, line):
    p.send(line)
    return p.read()


def head(log):
    with open(log) as f:
        return json.loads(f.readline())


log = path("none.jsonl")
p = Play("bloodsport", "--seed", "5", "--log", log, "--hints", "none")
p.read()
for line in ("board", "1", "back", "list"):
    answer(p, line)
check("%" not in p.text, "none: no percentage", p.text[-900:])
check(head(log).get("hints") == "none", "in the log's header")
check("set hints none, set hints chances or set hints advice" in answer(p, "set hints all"), "which there are", p.text[-300:])
check("set hints WHAT" in answer(p, "help"), "help names it", p.text[-900:])
check(re.search(r"\d% to win", answer(p, "set hints chances") + answer(p, "board")), "chances again", p.text[-900:])
asked = answer(p, "set hints advice")
advised = re.search(r"A careful player would choose: (.{8})", asked)
check(advised and re.search(r"\d+\. .* <$", asked, re.M), "advice is told, and marked", asked)
p.send("quit")
check(p.close() == 0 and p.text.rstrip().endswith(" --hints advice"), "how to go on as it was set", p.text[-300:])
p = Play("bloodsport", "--resume", log)
p.read()
check("%" not in answer(p, "board"), "it goes on as its log has it", p.text[-900:])
p.send("quit")
check(p.close() == 0 and "--hints" not in p.text.rsplit("croupier play", 1)[1], "which need not be said", p.text[-300:])
done("hints at the terminal")
