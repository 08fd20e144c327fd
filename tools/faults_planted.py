#!/usr/bin/env python3
"""Plants one bug after the other in what keeps several servers apart (ownership, fencing, what is certain after a cut)
and sees whether tests/server/test_faults.py finds it, or for one a test of the store: tools/faults_planted.py [NAME...]. FAULTS: how many faults each
has to show itself (27). Works in a copy of the tree in build/planted; exit 1 if one is not found."""
import os
import subprocess
import sys

import planting
from planting import ROOT

COPY = os.path.join(ROOT, "build", "planted")
PG = "store/postgres/"

COUNT = """    {"count", "UPDATE croupier.houses SET writes = $2, renewed = clock_timestamp()"
              " WHERE number = $1 AND NOT gone AND writes = $2 - 1"},"""
KNOWN = "return row[0] == writes ? FOUND_KEPT : FOUND_NOT_KEPT;"
LOSE = """        table_lose(house, table, "store", done->why);
        return;
    }
    table->in_flight--;"""

# Each: (file, what stands there once, what stands there instead), one or more. What stands for each other is planted
# together: that a house which lost a table is shut out, that a group looks whose its tables are, and that a line goes
# only after those that are there; or that a house renews by each commit and, when it has nothing to do, by itself.
PLANTS = {
    "a commit without the fence": [(PG + "group.c", COUNT, '    {"count", "SELECT $1::bigint, $2::bigint"},')],
    "a takeover that shuts nobody out, and groups that do not look and write over lines": [
        (PG + "read.c", "late AS (UPDATE croupier.houses SET gone = true WHERE", "late AS (UPDATE croupier.houses SET gone = gone WHERE"),
        (PG + "read.c", '{"reap", "UPDATE croupier.houses SET gone = true', '{"reap", "UPDATE croupier.houses SET gone = gone'),
        (PG + "group.c", "!t->key || t->house == g->house", "!t->key || t->house == g->house || t->house > 0"),
        ("store/words.c", "item->done.first != lines)", "item->done.first > lines)"),
        (PG + "group.c", '" SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[])"},',
         '" SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[])"\n'
         '" ON CONFLICT (key, n) DO UPDATE SET line = excluded.line"},')],
    "a takeover from whoever has it": [
        (PG + "read.c", '" AND (house = 0 OR house IN (SELECT number FROM late)"', '" AND (house >= 0 OR house IN (SELECT number FROM late)"')],
    "a house that is judged by who was away itself": [(PG + "postgres.c", "return judges ? STORE_HOUSE_MS : STORE_LONG_MS;",
                                                       "return judges ? STORE_HOUSE_MS : STORE_HOUSE_MS + 1;")],
    "a lease renewed late": [(PG + "postgres.h", "STORE_RENEW_MS = 300", "STORE_RENEW_MS = 6000"),
                             (PG + "group.c", "SET writes = $2, renewed = clock_timestamp()", "SET writes = $2")],
    "a commit of which nobody knows is taken for made": [(PG + "postgres.c", KNOWN, KNOWN.replace("==", "<="))],
    "a commit of which nobody knows is taken for lost": [(PG + "postgres.c", KNOWN, KNOWN.replace("==", ">"))],
    "an answer before the commit": [("server/heard.c", "    conn_waits(conn, house->tag + 1);", "    conn_ok(conn);")],
    "a turn before the commit": [("server/ws.c", "conn->news && conn->table && !conn->table->in_flight && !conn->ended", "conn->news && conn->table && !conn->ended"),
                                 ("server/held.c", "return table->in_flight && table->before ? table->before->n : table->match.count;", "return table->match.count;"),
                                 ("server/held.c", "return table->in_flight && table->before ? &table->before->state : &table->match.state;", "return &table->match.state;")],
    "a move that is lost and played on": [("server/play.c", LOSE, "    }\n    table->in_flight--;")],
}

# It takes servers that come back in an order and within a second that chance seldom gives: a test makes that order.
BY_TEST = {"a house that is judged by who was away itself": "store_houses"}


def planted(name):
    planting.copy_with(COPY, name, PLANTS[name])
    by_test = BY_TEST.get(name)
    build = subprocess.run(["tools/build.sh", "gcc", by_test or "croupier"], cwd=COPY, capture_output=True, text=True)
    if build.returncode:
        sys.exit("%s: does not build\n%s" % (name, (build.stdout + build.stderr)[-2000:]))
    command = ["tests/store/postgres.sh", os.path.join(COPY, "build/tests/store", by_test)] if by_test else [
        sys.executable, "-B", "tests/server/test_faults.py"]
    test = subprocess.run(command, cwd=ROOT, capture_output=True, text=True,
                          env={"FAULTS": "27", **os.environ, "CROUPIER": os.path.join(COPY, "build", "croupier")})
    said = [line for line in (test.stdout + test.stderr).splitlines() if line.startswith(("FAILED", "RuntimeError", "[  FAILED"))]
    print("%-9s %s%s" % ("found" if test.returncode else "NOT FOUND", name, ": " + said[0] if said else ""), flush=True)
    return test.returncode != 0


planting.plant_all(PLANTS, planted)
