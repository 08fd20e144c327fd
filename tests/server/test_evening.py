"""The next evening of a campaign: made from a table that is over, by who may, with each seat's secrets in its own hands."""
import re

from house import *


def evening(seed, *rules):
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "log.jsonl")
        subprocess.run([BIN, "table", "gamblers-heart", "--seats", "careful,careful,strong", "--seed", str(seed), "--log", log,
                        *(["--rules", ",".join(rules)] if rules else [])], check=True, capture_output=True)
        with open(log, "rb") as f:
            return f.read()


house = House()


def brought(log):
    status, _, got = house.ask("POST", "/api/import", log)
    check(status == 201, "a log is brought along", got)
    return got["table"], next(s["token"] for s in got["seats"] if s.get("token"))


def following(table, token):
    return house.ask("POST", "/api/tables/%s/next" % table, {}, {"Authorization": "Bearer " + token})


table, token = brought(evening(1, "evening=1"))
status, _, got = following(table, token)
check(status == 201 and got["game"] == "gamblers-heart" and len(got["seats"]) == 3, "another evening follows", got)
second, mine = got["table"], next(s["token"] for s in got["seats"] if s.get("token"))
s = sit(house, second, mine)
turn = s.until("turn")
view = turn["view"]
check(view["evening"] == 2 and view["won-before"] + view["lost-before"] == 1, "it is the second, and knows the first", view)
check(view["facts"], "with what is remembered", view)
shown = turn["facts"]
check(shown["evening"] == "Evening 2 of 3." and len(shown["remembered"]) == len(view["facts"]) and all(t.endswith(".") for t in shown["remembered"]),
      "a page reads both", shown)
status, _, got = house.ask("GET", "/api/tables/%s/chronicle" % second, headers={"Authorization": "Bearer " + mine})
check(status == 403 and got["error"]["code"] == "not-over", "no story of one that is not over", got)


def story(token, lang="en"):
    """The evening as this seat was told it, though nobody may read its whole log."""
    seen = []
    def asked():
        seen[:] = house.ask("GET", "/api/tables/%s/chronicle?lang=%s" % (table, lang), headers={"Authorization": "Bearer " + token})
        return seen[0] != 202
    check(wait_for(asked, 30) and seen[0] == 200 and seen[1]["content-type"].startswith("text/html"), "its story is told", seen)
    return seen[2].decode() if isinstance(seen[2], bytes) else seen[2]


told = story(token)
with tempfile.NamedTemporaryFile(suffix=".jsonl") as f:
    f.write(evening(1, "evening=1"))
    f.flush()
    alone = {seat: subprocess.run([BIN, "chronicle", f.name, "--seat", seat], check=True, capture_output=True, text=True).stdout for seat in "01"}
body = lambda page: page[page.index("<h2>The best moments"):]
check(body(told) == body(alone["0"]) != body(alone["1"]), "as the program tells that seat, and not another")
check("<h2>The players</h2>" in told and told.rstrip().endswith("</html>") and len(told) > 5000, "from beginning to end", told[:300])
check(told == story(token) and '<html lang="de">' in story(token, "de"), "the same again; and in German")
check(house.ask("GET", "/api/tables/%s/chronicle" % table, headers={"Authorization": "Bearer " + "a" * 32})[0] in (401, 404), "for nobody else")
own = house.own_log(table, token)
own = own.decode() if isinstance(own, bytes) else own
check('"sealed":true' in own.replace(" ", ""), "whose log keeps its secrets", own[-200:])
check(all(patron in ("?", None) or patron == "none" for patron in view["patron"]), "the GM knows no Patronage", view["patron"])
log = house.own_log(second, mine)
text = log.decode() if isinstance(log, bytes) else log
check('"patron":"?"' in text and not re.search(r'"do":"patron","patron":"[a-z]', text), "nor does the GM's log", text[:2000])
check(following(second, mine)[0] == 409, "none follows on one that is not over")
check(following(table, "A" * 32)[0] in (401, 404), "nor for anyone")
check(house.ask("GET", "/api/tables/%s/next" % table, headers={"Authorization": "Bearer " + token})[0] == 405, "it takes a POST")
over, last = brought(evening(2, "evening=1", "evenings=1"))
status, _, got = following(over, last)
check(status == 409 and "Black Jacknarok" in got["error"]["message"], "nor on Black Jacknarok", got)
alone, one = brought(evening(3))
check(following(alone, one)[0] == 409, "nor on a match by itself")
code, said = house.stop()
check(code == 0 and not said, "the house closes", (code, said))
done("evenings")
