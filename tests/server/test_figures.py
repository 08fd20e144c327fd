"""Figures: who may read them, and that two worlds which differ in a secret alone have the same."""
from house import *


def figures_of(port):
    with socket.create_connection(("127.0.0.1", port), SECONDS) as s:
        s.sendall(b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        return read_answer(s)


# Two worlds: a guest of a table writes a note for herself, of one letter or of two thousand. All else is the same
shown = []
for note in ("x", "y" * 2000):
    house = House(None, "--rate", "1000", program=PARLEY)
    table, tokens = house.table(game="parley", seats=["me", "open", "open"], watchers=True)
    seats = [sit(house, table, token) for token in tokens] + [sit(house, table, "")]
    for s in seats:
        s.until("turn")
    for n in range(20):
        seats[1].send({"n": n, "id": "n%d" % n, "do": "note", "text": note})
        check(seats[1].until("ok", "error")["type"] == "ok", "a note is written")
        for s in seats:
            while s.until("turn")["n"] <= n:
                pass
    for message in ({"do": "say"}, {"n": 0, "do": "nothing"}, {"n": 20, "do": "bar", "spell": "fire"}):
        seats[1].send(message)
        check(seats[1].until("error")["type"] == "error", "and something refused")
    log = house.ask("GET", "/api/tables/%s/log" % table, headers={"Authorization": "Bearer " + tokens[1]})[2]
    shown.append((len(log), house.metrics()))
    for s in seats:
        s.close()
    house.stop()
(small, one), (large, other) = shown
clock = {name for name in one if "seconds" in name}  # how long things took differs from run to run
check(large > small + 30000, "the worlds do differ", (small, large))
check({k: v for k, v in one.items() if k not in clock} == {k: v for k, v in other.items() if k not in clock},
      "but not in their figures", [(k, v, other.get(k)) for k, v in one.items() if other.get(k) != v])
check(one["croupier_moves_total"] == 20 and one["croupier_messages_in_total"] >= 23, "which count", one)

# Who may read them
house = House()
check(house.ask("GET", "/metrics")[0] == 200, "on this machine figures are shown")
house.stop()
for what, args in [("to everyone", ("--bind", "0.0.0.0")), ("behind a proxy", ("--proxy",)),
                   ("under a name", ("--origin", "https://example.org"))]:
    house = House(None, *args)
    status, _, body = house.ask("GET", "/metrics")
    check(status == 404, "a house that is open %s shows none" % what, (status, body))
    house.stop()
house = House(None, "--proxy", "--metrics-port", "0")
second = house.process.stdout.readline().decode()
check(second.startswith("http://127.0.0.1:") and second.endswith("/metrics\n"), "their own port is told", second)
port = int(second.split(":")[2].split("/")[0])
status, _, body = figures_of(port)
check(status == 200 and b"croupier_moves_total 0" in body, "and shows them", (status, body))
check(house.ask("GET", "/metrics")[0] == 404, "the other does not")
main = house.port
house.port = port
check(house.ask("GET", "/")[0] == 404 and house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "random"]})[0] ==
      404 and house.raw(handshake(port))[0] == 404, "nothing else is at that port")
house.port = main
p = subprocess.run([BIN, "serve", "--port", "0", "--metrics-port", str(port), "--data", tempfile.mkdtemp(dir=HERE)],
                   capture_output=True, timeout=SECONDS)
check(p.returncode == 2 and b"--metrics-port" in p.stderr and p.stderr.count(b"\n") == 1, "a port in use is said", p)
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("figures")
