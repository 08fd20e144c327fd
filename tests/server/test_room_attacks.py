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
code, said = house.stop()
check(code == 0 and not said, "closes cleanly", (code, said))
done("rooms")
