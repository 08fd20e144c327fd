"""Notes: a seat's own is read by that seat alone, the table's by every seat; both last over a kill, and nobody overwrites what
they have not read."""
from house import *

house = House()


def note(s, of, text, was=None):
    """What comes of it."""
    s.send({"type": "note", "of": of, "text": text, **({} if was is None else {"was": was})})
    got = s.until("notes", "error")
    return got if got["type"] == "error" else {key: got[key] for key in got if key not in ("type", "seat")}


table, tokens = house.table(game="gamblers-heart", seats=["me", "open", "open"], seed=11, watchers=True)
x, a, b = (sit(house, table, token) for token in tokens)
again, watcher = sit(house, table, tokens[1]), sit(house, table, "")
plain = Socket(house)
plain.send({"type": "hello", "table": table, "token": tokens[1], "plain": True})
for s in (x, a, b, again, watcher, plain):
    s.until("turn")
for s in (x, a, b, again, watcher, plain):
    silent(s, 0.2)
before = house.own_log(table, tokens[0]), house.own_log(table, tokens[1])
counts = [len(s.frames) for s in (x, b)]

# ---- One's own ----
mine = 'He limps.\nSecond "line".\u202e'
check(note(a, "mine", mine) == {"mine": mine[:-1]}, "one's own is read by whoever wrote it, without what turns text around")
check(again.until("notes")["mine"] == mine[:-1], "in every window of that seat")
silent(x), silent(b)
check([len(s.frames) for s in (x, b)] == counts, "and the others hear nothing", [x.frames[-1], b.frames[-1]])
check(note(b, "mine", "x") == {"mine": "x"} and note(b, "mine", "") == {"mine": ""}, "it can be taken away")

# ---- The table's ----
check(note(a, "table", "The bridge is gone.", 0) == {"version": 1, "table": "The bridge is gone."}, "the table's has a version")
for s in (x, b, again):
    check(s.until("notes").get("table") == "The bridge is gone.", "every seat reads it")
check(note(b, "table", "Mine.", 0)["code"] == "illegal", "nobody overwrites what they have not read")
check(note(b, "table", "The bridge is back.", 1) == {"version": 2, "table": "The bridge is back."}, "whoever has may")
check(not any(b"bridge" in f or b"limps" in f for f in watcher.frames + plain.frames), "no watcher and no program reads any")
check((house.own_log(table, tokens[0]), house.own_log(table, tokens[1])) == before, "no log has any")

# ---- Bad input ----
for of, text, was in (("mine", "x" * 4001, None), ("mine", "a\tb", None), ("mine", None, None), ("mine", 3, None), ("all", "x", None),
                      (None, "x", None), ("table", "x", None), ("table", "x", "2")):
    check(note(b, of, text, was).get("code") == "bad-message", "refused: %s" % [of, (text or "")[:5] if text != 3 else text, was])
check(note(watcher, "mine", "x")["code"] == "bad-message", "a watcher notes nothing")
one, own = house.table(game="twenty-one", seats=["me", "careful"])
alone = sit(house, one, own[0])
check(note(alone, "table", "x", 0)["code"] == "illegal", "one person has no table's note")
check(note(alone, "mine", "x" * 4000) == {"mine": "x" * 4000}, "but their own, to the last byte")

# ---- Killed, and there again ----
house.kill()
house.start()
x, a, b = (sit(house, table, token) for token in tokens)
got = [s.until("notes") for s in (x, a, b)]
check([m.get("mine") for m in got] == [None, mine[:-1], None], "each reads their own again", got)
check(all((m["version"], m["table"]) == (2, "The bridge is back.") for m in got), "and all the table's")

# ---- A seat that changes hands ----
x.send({"type": "seat", "do": "invite", "of": 1})
fresh = house.take(table, x.until("invited")["invitation"])[2]["token"]
got = sit(house, table, fresh).until("notes")
check("mine" not in got and got["table"] == "The bridge is back.", "whoever takes over a seat reads no note of the one before", got)
house.kill()
house.start()
check("mine" not in sit(house, table, fresh).until("notes"), "also after a kill")
code, out = house.stop()
check(code == 0 and not out, "the house closes", out)
done("notes")
