"""What people say, marked as quotes for the chronicle: anyone with a seat may mark what everyone reads, everyone sees it, and it stands in
the log. Nobody marks a secret text, a whisper, the same words twice, or anything as a watcher."""
from house import *

house = House(None, "--rate", "100000", "--tables-hour", "100000")
table, tokens = house.table(game="kuhn", seats=["me", "open"], seed=6, watchers=True)
a, b = (sit(house, table, token) for token in tokens)
watcher = sit(house, table, "")
for s in (a, b, watcher):
    s.until("turn")


def heard(s, what):
    """The line of the story with this member, as this one is sent it."""
    while True:
        got = s.until("turn", "end")
        for line in got.get("story", []):
            if what in line:
                return line


def refused(s, mark):
    s.send({"do": "say", "mark": mark})
    return s.until("error")


a.send({"do": "say", "text": "I never bluff.", "id": "s1"})
said = [heard(s, "words") for s in (a, b, watcher)]
check(said[0] == said[1] == said[2] and said[0]["words"] == "I never bluff.", "it is said to all", said)
b.send({"do": "say", "mark": said[0]["n"], "id": "m1"})
marks = [heard(s, "mark") for s in (a, b, watcher)]
check(marks[0] == marks[1] == marks[2] and marks[0]["mark"] == said[0]["n"], "all see the mark alike", marks)
check(marks[0]["text"] == "Player 1 marked this for the story: \"I never bluff.\"", "and read it", marks[0])
got = refused(a, said[0]["n"])
check(got["code"] == "illegal" and got["message"] == "Those words are marked already.", "once", got)
for wrong in (marks[0]["n"], 1, 0, -1, 99, "1"):
    got = refused(a, wrong)
    check(got["code"] == "illegal" and "no words that everyone can read" in got["message"], "no words there: %r" % wrong, got)
got = refused(watcher, said[0]["n"])
check(got["code"] == "bad-message" and got["message"] == "Watchers make no moves.", "a watcher marks nothing", got)
a.send({"do": "say", "mark": 1, "text": "both"})
check(a.until("error")["code"] == "bad-message", "a mark has no words of its own")
status, _, log = house.ask("GET", "/api/tables/%s/log" % table, headers={"Authorization": "Bearer " + tokens[0]})
lines = [line for line in map(json.loads, log.splitlines()) if "mark" in line]
check(status == 200 and [line["mark"] for line in lines] == [said[0]["n"]], "it stands in the log", log)
code, out = house.stop()
check(code == 0 and not out, "the house closes", out)
done("marks")
