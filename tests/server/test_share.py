"""Finished matches that are shared: anyone with the address gets log and cards while all who took a seat agree, after a
restart too; not before the end, not of a match that keeps its secrets, not when one of them no longer agrees."""
from house import *

house = House(None, "--tables-hour", "1000")
rng = rng_of(21)


def share(table, token, body={"share": True}):
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    status, _, got = house.ask("POST", "/api/tables/%s/share" % table, raw, {"Authorization": "Bearer " + token})
    return status, got


def stranger(table, what="log", token=None):
    return house.ask("GET", "/api/tables/%s/%s" % (table, what), headers={"Authorization": "Bearer " + token} if token else ())


def refused(table, what="log"):
    status, _, got = stranger(table, what)
    return status in (401, 404) and got["error"]["code"] == "no-such-table"


def told(token):
    return house.ask("GET", "/api/tables/%s" % table, headers={"Authorization": "Bearer " + token})[2].get("share")


table, tokens = house.table(game="kuhn", seats=["me", "open"], seed=6)
one, two = tokens
sockets = [sit(house, table, t) for t in (one, two)]
check(told(one) is None, "nothing can be agreed to before the end")
status, got = share(table, one)
check(status == 403 and got["error"]["code"] == "not-shared", "not before the end", got)
play(sockets, rng)
for s in sockets:
    s.close()
check(refused(table), "nobody has agreed yet")
check(told(one) == {"mine": False, "shared": False, "agreed": 0, "of": 2}, "the table says so", told(one))
check(share(table, "0" * 64)[0] == 404, "a stranger cannot agree")
for body in (b"{}", b'{"share":1}', b'{"share":"true"}', b'{"share":true,"all":true}'):
    check(share(table, one, body)[0] == 422, "refused: %r" % body)
check(share(table, one, b"{")[0] == 400, "no JSON")
check(share(table, one) == (200, {"shared": False, "agreed": 1, "of": 2}), "one of two agrees")
check(share(table, one)[1]["agreed"] == 1, "agreeing twice is agreeing once")
check(told(one) == {"mine": True, "shared": False, "agreed": 1, "of": 2}, "to who agreed", told(one))
check(told(two) == {"mine": False, "shared": False, "agreed": 1, "of": 2}, "and to the other", told(two))
check(refused(table) and refused(table, "cards"), "one of two is not enough")
check(share(table, two) == (200, {"shared": True, "agreed": 2, "of": 2}), "both agree")
own = stranger(table, token=one)[2]
check(stranger(table)[::2] == (200, own) and b'"end":"over"' in own, "anyone gets the whole log")
check(stranger(table, "cards")[0] == 200, "and the cards")
for what in ("log/own", "log/whole", "board"):
    check(refused(table, what), what + " stays with those who sit there")
check(stranger(table, token="1" * 64)[0] == 200, "a wrong token is no worse than none")
check(house.ask("GET", "/api/tables/%s/share" % table)[0] == 405, "a question is no agreement")
house.stop()
house.start()
check(stranger(table)[::2] == (200, own), "it stays shared after a restart")
check(told(two) == {"mine": True, "shared": True, "agreed": 2, "of": 2}, "and says so", told(two))
check(share(table, two, {"share": False})[1] == {"shared": False, "agreed": 1, "of": 2}, "one no longer agrees")
check(refused(table), "then nobody else gets it")
house.stop()
done("matches shared")
