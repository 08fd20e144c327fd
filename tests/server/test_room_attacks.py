"""Rooms and foes that a GM of 21 makes, as somebody would who means ill: numbers at the edge and far over it, names that are markup or turn the
text around, others who draw, and the same by a log brought along. What is refused changes nothing; what is taken is shown as what it is."""
import re

from house import *

sys.path.append(os.path.join(ROOT, "tests", "e2e"))
import e2e

TURNS = re.compile("[\u202a-\u202e\u2066-\u2069]")
house = House(None, "--tables-hour", "100000")
GM, PLAYER = range(2)


class Free:
    """A free table of 21, with a hero built."""

    def __init__(self):
        self.table, self.tokens = house.table(game="twenty-one", seats=["me", "open"], seed=3, rules={"story": "free"}, watchers=True)
        self.s = [sit(house, self.table, token) for token in self.tokens]
        self.last = [s.until("turn") for s in self.s]
        self.do(PLAYER, {"do": "random"})

    def newest(self):
        most = max(turn["n"] for turn in self.last)
        for i, s in enumerate(self.s):
            while self.last[i]["n"] < most:
                self.last[i] = s.until("turn", "end")

    def do(self, i, move):
        self.s[i].send({"n": self.last[i]["n"], "id": "i%d" % self.last[i]["n"], **move})
        got = self.s[i].until("ok", "error")
        if got["type"] == "ok":
            self.last[i] = self.s[i].until("turn", "end")
            self.newest()
        return got

    def good(self, *moves):
        for move in moves:
            got = self.do(GM, move)
            check(got["type"] == "ok", "taken: %s" % str(move)[:80], got)

    def bad(self, i, *moves):
        n, view = self.last[GM]["n"], self.last[GM]["view"]
        for move in moves:
            got = self.do(i, move)
            check(got["type"] == "error" and got["code"] in ("illegal", "bad-message", "bad-json") and "\n" not in got["message"] and
                  len(got["message"]) < 400 and not re.search("[\u202a-\u202e\u2066-\u2069\x00-\x1f]", got["message"]),
                  "refused by one line: %s" % str(move)[:80], got)
        check((self.last[GM]["n"], self.last[GM]["view"]) == (n, view), "and nothing has changed")

    def close(self):
        for s in self.s:
            s.close()



def lay(ground, *corners):
    return {"do": "lay", "ground": ground, **dict(zip(("row", "column", "to-row", "to-column"), corners))}


table = Free()
ODD = (-1, 0, 1, 25, 33, 255, 256, 1 << 31, 1 << 32, (1 << 53) + 1, -(1 << 63), 1 << 64, 1e308, 2.5, "6", "", None, True, [6], {"min": 6}, "六")
table.bad(GM, *({"do": "room", "rows": odd, "columns": 4} for odd in ODD), *({"do": "room", "rows": 4, "columns": odd} for odd in ODD if odd != 25),
          {"do": "room"}, {"do": "room", "rows": 4}, {"do": "room", "rows": 4, "columns": 4, "more": 1}, lay("wall", 0, 0, 1, 1))
table.bad(PLAYER, {"do": "room", "rows": 4, "columns": 4}, {"do": "bring", "beast": "mud-hound"}, {"do": "make", "who": "foe-1"})
for rows, columns in ((24, 32), (2, 2), (24, 2), (2, 32), (24, 32)):
    table.good({"do": "room", "rows": rows, "columns": columns})
low, top = ("1", "a", "1", "a"), ("24", "af", "24", "af")
table.bad(GM, *(lay("wall", *low[:at], odd, *top[at + 1:]) for at in range(4) for odd in (-1, 0, 33, 255, 1 << 31, 1 << 40, 2.5, None, [], "zz", "a" * 70)),
          lay("lava", *low), lay("", *low), lay("wall"), {**lay("wall", *low), "to": 3}, lay("wall", "25", "a", "1", "a"), lay("wall", "1", "ag", "1", "a"))
table.bad(PLAYER, lay("wall", *low))
for ground in ("wall", "dark", "rough", "door", "wall"):
    table.good(lay(ground, *low[:2], *top[2:]), lay(ground, *top[:2], *low[2:]))
table.bad(GM, {"do": "bring", "beast": "mud-hound"})  # walls everywhere but where the hero is

# A foe with a name that is no name, or markup, and numbers beyond what there is
table.good({"do": "room", "rows": 4, "columns": 4}, {"do": "bring", "beast": "mud-hound"}, {"do": "at", "row": "1", "column": "d"},
           {"do": "make", "who": "foe-1"})
table.bad(GM, *({"do": "limit", "number": odd} for odd in ODD if odd not in (1, 25, "6")), {"do": "raise", "ability": "girth"}, {"do": "make", "who": "foe-1"},
          *({"do": "dub", "foe": odd} for odd in (5, None, [], "", " ", "\u200b", "\u202e\u2066", "a\nb", "a\tb", "\x00", "\x1b[2J", "\u0085", "n" * 65, "é" * 33)))
table.good({"do": "dub", "foe": "\u202eMarrow\u2066 <b>"}, {"do": "done"})
for i, turn in enumerate(table.last):
    check("Marrow <b>" in json.dumps(turn) and not TURNS.search(json.dumps(turn, ensure_ascii=False)), "seat %d reads the foe's name straight" % i, turn)
log = house.own_log(table.table, table.tokens[GM])
foul, mine = e2e.path("foul.jsonl"), e2e.path("mine.yaml")
with open(foul, "w", encoding="utf-8") as f:  # as another program would have written it
    for line in map(json.loads, (log.decode() if isinstance(log, bytes) else log).splitlines()):
        line = {key: value for key, value in line.items() if key not in ("h", "digest", "for")}
        f.write(json.dumps({**line, **({"label": "\u202eMarrow\u2066 <b>"} if "label" in line else {})}) + "\n")
code, out, err = e2e.run("pack", "twenty-one", "--made", foul)
check(code == 0 and '"Marrow <b>"' in out and not TURNS.search(out), "so has its pack, of whatever log", out[:500] + err)
with open(mine, "w", encoding="utf-8") as f:
    f.write(out)
code, out, err = e2e.run("pack", "twenty-one", "--check", mine)
check(code == 0, "which is a pack", out + err)
table.s[GM].raw(frame(b'{"n":%d,"do":"dub","foe":"\xff\xfe"}' % table.last[GM]["n"]))
check(table.s[GM].code() in (1007, 1008, None), "wrong UTF-8 hangs up, or is refused")
table.close()
# ---- The same by a log brought along ----
base = e2e.path("base.jsonl")
e2e.run("play", "twenty-one", "--seats", "me,careful", "--rules", "story=free", "--seed", "3", "--log", base, "--no-remarks", data="room 6 8\nquit\n")
with open(base, encoding="utf-8") as f:
    BASE = [{key: value for key, value in json.loads(line).items() if key not in ("h", "digest", "n")} for line in f]
BASE = BASE[:next(i for i, line in enumerate(BASE) if line.get("do") == "room")]


def brought(*moves):
    lines = BASE + [{"seat": 0, **move} for move in moves]
    return house.ask("POST", "/api/import", "".join(json.dumps(line) + "\n" for line in lines).encode())


def taken(*moves):
    status, _, got = brought(*moves)
    check(status == 201, "taken in: %s" % str(moves)[-90:], got)
    s = sit(house, got["table"], got["seats"][0]["token"])
    turn = s.until("turn")
    s.close()
    return turn


def not_taken(good, *moves):
    for move in moves:
        status, _, got = brought(*good, move)
        message = got["error"]["message"] if status == 422 else ""
        check(status == 422 and message.startswith("line %d: " % (len(BASE) + len(good) + 1)) and "\n" not in message and len(message) < 400 and
              not re.search("[\u202a-\u202e\u2066-\u2069\x00-\x1f]", message), "not taken in, with its line: %s" % str(move)[:80], (status, got))


WHOLE = {"do": "room", "rows": 24, "columns": 32}
for rows, columns in ((24, 32), (2, 2), (24, 2), (2, 32)):
    turn = taken({"do": "room", "rows": rows, "columns": columns})
    check(turn["facts"]["room"]["rows"] == ["." * columns] * rows, "as large as it was drawn", turn["facts"])
not_taken([], *({"do": "room", "rows": odd, "columns": 4} for odd in ODD), *({"do": "room", "rows": 4, "columns": odd} for odd in ODD if odd != 25),
          {"do": "room", "rows": 1, "columns": 32}, {"do": "room", "rows": 24, "columns": 33}, {"do": "room"}, {"seat": 1, "do": "room", "rows": 4, "columns": 4},
          {"seat": 9, "do": "room", "rows": 4, "columns": 4}, {"seat": -1, "do": "room", "rows": 4, "columns": 4}, {"seat": "chance", "do": "room", "rows": 4, "columns": 4})
taken(WHOLE, lay("wall", *low[:2], *top[2:]), lay("door", *top[:2], *low[2:]))
SMALL = {"do": "room", "rows": 4, "columns": 4}
not_taken([SMALL], lay("wall", "5", "a", "1", "a"), lay("wall", "1", "e", "1", "a"), lay("wall", "1", "a", "25", "a"), lay("lava", *low),
          *(lay("wall", *low[:at], odd, *low[at + 1:]) for at in range(4) for odd in (-1, 0, 255, 1 << 31, 2.5, None, [], "zz", "a" * 70)))
DOG = [SMALL, {"do": "bring", "beast": "mud-hound"}, {"do": "at", "row": "1", "column": "d"}]
MAKES = [*DOG, {"do": "make", "who": "foe-1"}]
not_taken([SMALL], {"do": "bring", "beast": "no-such"}, {"do": "bring", "beast": 7}, {"do": "at", "row": "1", "column": "d"}, {"do": "make", "who": "foe-1"})
not_taken(DOG[:2], {"do": "at", "row": "5", "column": "d"}, {"do": "at", "row": "4", "column": "a"}, {"do": "at", "row": "1"})
not_taken(DOG, {"do": "make", "who": "foe-2"}, {"do": "make", "who": "hero-1"}, {"do": "limit", "number": 5}, {"do": "raise", "ability": "strength"})
for limit in (1, 20):
    taken(*MAKES, {"do": "limit", "number": limit}, {"do": "done"})
not_taken(MAKES, *({"do": "limit", "number": odd} for odd in ODD if odd != 1), {"do": "limit", "number": 21}, {"do": "raise", "ability": "girth"},
          {"do": "fight"}, {"do": "dub", "foe": "called-9", "label": "A"}, {"do": "dub", "foe": "called-1", "label": "n" * 65},
          *({"do": "dub", "foe": "called-1", "label": odd} for odd in ("", "a\nb", "\x1b[2J", 5, None)))  # names that nobody can see stand in logs of older houses
strong = [{"do": "raise", "ability": "strength"}] * 5
taken(*MAKES, *strong, {"do": "done"})
not_taken([*MAKES, *strong], strong[0])
eight = [move for k in range(8) for move in ({"do": "bring", "beast": "mud-hound"}, {"do": "at", "row": str(1 + k // 4), "column": "abcd"[k % 4]})]
taken(SMALL, *eight)
not_taken([SMALL, *eight], {"do": "bring", "beast": "mud-hound"})
code, said = house.stop()
check(code == 0 and not said, "closes cleanly", (code, said))
done("rooms")
