"""Matches taken along: of every game, a match in the middle leaves the house as a whole log, is proven by verify as far as it
went, comes back, after a restart too, with the same dealer, and ends with its seed shown; not where somebody was invited."""
from house import *

house = House(None, "--tables-hour", "100000")
rng = rng_of(13)


def bearer(token):
    return {"Authorization": "Bearer " + token}


def verify(log, name):
    path = os.path.join(HERE, name + ".jsonl")
    with open(path, "wb") as f:
        f.write(log)
    return subprocess.run([BIN, "verify", path], capture_output=True)


def whole(table, token):
    return house.ask("GET", "/api/tables/%s/log/whole" % table, headers=bearer(token))


for game in house.ask("GET", "/api/games")[2]:
    for how, more in (("committed", {}), ("seeded", {"seed": 5})):
        what = "%s, %s" % (game["name"], how)
        table, tokens = house.table(game=game["name"], seats=game["solo"] or ["me"], **more)
        seat = [i for i, t in enumerate(tokens) if t][0]
        s = sit(house, table, tokens[seat])
        fair = s.until("hello")["fair"]
        play([s], rng, 6)
        s.close()
        status, _, log = whole(table, tokens[seat])
        lines = log.splitlines()
        check(status == 200 and b'"?"' not in log and json.loads(lines[-1])["end"] == "stopped", what + ": is taken along", lines[-1])
        check(("seed" in json.loads(lines[-1])) == (how == "committed"), what + ": with its seed", lines[-1])
        check(verify(log, game["name"] + how).returncode == 0, what + ": is proven as far as it went")
        status, _, got = house.ask("POST", "/api/import", log)
        check(status == 201 and not got.get("over"), what + ": is taken in", got)
        token = got["seats"][seat]["token"]
        house.stop()
        house.start()
        s = sit(house, got["table"], token)
        hello = s.until("hello")
        check(hello["fair"] == fair and "dealer" not in hello, what + ": by the same dealer", hello)
        last = play([s], rng, 4)[0]
        s.close()
        status, _, on = whole(got["table"], token)
        check(on.startswith(b"\n".join(lines[:-1]) + b"\n") and len(on.splitlines()) > len(lines), what + ": goes on where it was", on[-300:])
        check(verify(on, game["name"] + how).returncode == 0, what + ": and is still proven", last["n"])
        if how == "committed":
            bent = log.replace(b'"seed":"', b'"seed":"' + (b"0" if b'"seed":"0' not in log else b"1"), 1)
            check(house.ask("POST", "/api/import", bent)[0] == 422, what + ": a bent seed breaks the chain")

table, tokens = house.table(game="bloodsport", seats=["me", "open"])
status, _, got = whole(table, tokens[0])
check(status == 403 and got["error"]["code"] == "not-alone", "not from under somebody who was invited", got)
check(whole(table, "0" * 64)[0] == 404, "nor by a stranger")
house.stop()
done("matches taken along")
