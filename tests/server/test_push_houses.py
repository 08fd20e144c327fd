"""Web Push from two houses over one PostgreSQL: they have one key, whoever is asked passes a subscription on, and the house that has the
table sends, once."""
from house import *
from push_service import Service, claims

if "CROUPIER_POSTGRES" not in os.environ:
    os.execv(os.path.join(ROOT, "tests", "store", "postgres.sh"),
             ["postgres.sh", sys.executable, "-B", os.path.abspath(__file__)])

service = Service(HERE)
os.environ["SSL_CERT_FILE"] = service.certificate
url = database("pushes")
first, second = (House(url, "--push", "https://example.org/about", "--push-to", service.origin, "--absent", "1") for _ in range(2))
keys = [house.ask("GET", "/api/push")[2]["push"] for house in (first, second)]
check(len(keys[0]) == 87 and keys[0] == keys[1], "one key", keys)

table, tokens = first.table(game="leduc", seats=["me", "open"], seed=6)
sockets = [sit(first, table, token) for token in tokens]
turn = sockets[0].until("turn")
status, _, got = second.ask("POST", "/api/tables/%s/push" % table, {"endpoint": service.origin + "/told"},
                            {"Authorization": "Bearer " + tokens[1]})
check((status, got) == (200, {"push": True}), "asked at the house that has not the table", got)
sockets[1].close()
sockets[0].send({"n": turn["n"], "do": "check"})
check(wait_for(lambda: service.at("/told")), "the house that has the table sends")
got = claims(service.at("/told")[0][2]["authorization"])
check(got is not None and got[1] == keys[0] and got[0]["sub"] == "https://example.org/about", "by the key of both", got)
time.sleep(11)  # a sweep of the tables comes every 5 to 10 seconds
check(len(service.at("/told")) == 1, "once", service.got)
check(first.metrics()["croupier_pushes_sent_total"] == 1 and second.metrics()["croupier_pushes_sent_total"] == 0, "and the other does not")

# Killed: the other has the table now, and what was asked for.
first.kill()


def back():
    try:
        s = sit(second, table, tokens[0])
        return s if s.until("hello", "error")["type"] == "hello" else None
    except (OSError, Gone):
        return None


check(wait_for(back), "the other house takes the table over")
check(wait_for(lambda: len(service.at("/told")) == 2), "which tells whoever is still waited for", service.got)
check(claims(service.at("/told")[1][2]["authorization"])[1] == keys[0], "by the same key")
check(second.stop()[0] == 0, "stopped")
done("push by two houses")
