"""Matches reviewed by the server: for who sat there, when the match is over and keeps no secrets; while it is made the server goes on,
and its answer is what `croupier review` says of the same log."""
from house import *

house = House(None, "--tables-hour", "1000")
rng = rng_of(4)


def ask(table, token, lang="en"):
    return house.ask("GET", "/api/tables/%s/review?lang=%s" % (table, lang), headers={"Authorization": "Bearer " + token} if token else ())


def review(table, token, lang="en"):
    """The answer when it is done, and how often it was not yet."""
    waits = 0
    while True:
        status, _, got = ask(table, token, lang)
        if status != 202:
            return status, got, waits
        check(set(got) == {"graded", "of"} and 0 <= got["graded"] <= got["of"], "how far it is", got)
        check(house.ask("GET", "/healthz")[0] == 200, "the server goes on meanwhile")
        waits += 1
        time.sleep(0.05)


table, (token, _) = house.table(game="leduc", seats=["me", "random"], seed=6)
s = sit(house, table, token)
status, _, got = ask(table, token)
check(status == 403 and got["error"]["code"] == "not-reviewed", "not before the end", got)
play([s], rng)
s.close()
status, _, got = ask(table, "")
check(status == 401 and got["error"]["code"] == "no-such-table", "nobody else", got)
check(ask(table, "0" * 64)[0] == 404, "no stranger")
status, got, waits = review(table, token)
check(status == 200 and got["seat"] == 0 and got["judge"] == "random", "reviewed", (status, got))
check(waits > 0 and review(table, token)[2] == 0, "made once, then remembered", waits)
check(all(step["grade"] in ("fine", "small", "inaccuracy", "mistake", "blunder") and len(step["says"]) >= 2 for step in got["steps"]), "every step is graded", got)
german = review(table, token, "de")[1]
check([step["grade"] for step in german["steps"]] == [step["grade"] for step in got["steps"]] and german["sums"] != got["sums"], "the same in German", german)

# The command says the same of the same log.
log = house.ask("GET", "/api/tables/%s/log" % table, headers={"Authorization": "Bearer " + token})[2]
with tempfile.NamedTemporaryFile(suffix=".jsonl") as f:
    f.write(log)
    f.flush()
    out = subprocess.run([BIN, "review", f.name, "--seat", "0", "--alternatives", "4", "--json", "--jobs", "1"], capture_output=True, check=True).stdout
    told = json.loads(out)["seats"][0]
    text = subprocess.run([BIN, "review", f.name, "--seat", "0", "--alternatives", "4", "--all", "--lang", "en"], capture_output=True, check=True).stdout.decode()
check([step["n"] for step in told["steps"] if step["seat"] == 0 and step["judged"]] == [step["n"] for step in got["steps"]], "the same decisions", told)
flat = " ".join(text.split())
check(all(" ".join(line.split()) in flat for line in got["sums"] + [l for step in got["steps"] for l in step["says"]]), "the same sentences", text)
house.stop()
done("matches reviewed")
