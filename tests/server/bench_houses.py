"""How many moves a second are acknowledged, each on the disk, by one house with SQLite and by one, two and three over one
PostgreSQL: a row each, on one disk and in one run. Each house has a client of its own with 100 matches; all of them, and
PostgreSQL, share this machine's processors, so more houses than it has processors show what they cost, not what they
gain. HOUSES_SECONDS: how long each is measured (3)."""
import os
import shutil
import subprocess
import sys

from house import BIN, HERE, ROOT, database

if "CROUPIER_POSTGRES" not in os.environ:
    os.rmdir(HERE)
    os.execv(os.path.join(ROOT, "tests", "store", "postgres.sh"),
             ["postgres.sh", sys.executable, "-B", os.path.abspath(__file__)])

LOAD = os.path.join(os.path.dirname(BIN), "tests", "server", "house_load")
SECONDS = os.environ.get("HOUSES_SECONDS", "3")


def run(place, houses):
    """Moves a second of all, the worst of their p50 and p99 in ms, the houses' processor time a move in us, errors."""
    clients = [subprocess.Popen([LOAD, BIN, place, SECONDS, "program", "100"], stdout=subprocess.PIPE, text=True) for _ in range(houses)]
    rows = [client.communicate()[0].splitlines()[-1].split() for client in clients]
    if any(client.returncode for client in clients):
        sys.exit("bench_houses: a house did not do what it should")
    rate = [float(row[4]) for row in rows]
    cost = sum(r * float(row[9]) for r, row in zip(rate, rows)) / max(sum(rate), 1)
    return sum(rate), max(float(row[5]) for row in rows), max(float(row[6]) for row in rows), cost, sum(int(row[11]) for row in rows)


folder = os.path.join(os.path.dirname(os.environ["CROUPIER_POSTGRES_CTL"]), "sqlite")
print("Houses on %d processors, 100 matches each, with their clients and PostgreSQL" % os.cpu_count())
print("%-12s %6s %9s %8s %8s %8s %6s" % ("store", "houses", "moves/s", "p50 ms", "p99 ms", "us/move", "errors"))
for store, houses in (("SQLite", 1), ("PostgreSQL", 1), ("PostgreSQL", 2), ("PostgreSQL", 3)):
    place = folder if store == "SQLite" else database("houses_%d" % houses)
    print("%-12s %6d %9.0f %8.2f %8.2f %8.0f %6d" % (store, houses, *run(place, houses)), flush=True)
shutil.rmtree(folder)
