"""Noise on PostgreSQL's channel by which servers tell each other what an address has used up: whoever can connect to the database can hear
it and shout into it. Garbage counts for nothing, a word counts once however often it is said, and the servers go on."""
import re

from house import *

if "CROUPIER_POSTGRES" not in os.environ:
    os.execv(os.path.join(ROOT, "tests", "store", "postgres.sh"),
             ["postgres.sh", sys.executable, "-B", os.path.abspath(__file__)])

MOST = 12
url = database("noise")
a, b = [House(url, "--tables-hour", str(MOST)) for _ in range(2)]


def new_table(house):
    status, _, got = house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["me", "random"]})
    return status, got


def say(words):
    """Each in a transaction of its own: of one, the same words would come once."""
    subprocess.run(["psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-o", "/dev/null", url], input="".join("NOTIFY croupier, '%s';\n" % word for word in words),
                   text=True, check=True, timeout=SECONDS)


# What one server says is heard by whoever listens: sealed, of one size, and without the address.
listener = subprocess.Popen(["psql", "-X", "-q", "-A", "-t", url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
listener.stdin.write("LISTEN croupier;\nSELECT 'listens';\n")
listener.stdin.flush()
check(listener.stdout.readline().strip() == "listens", "somebody listens")
made = [new_table(a) for _ in range(2)]
check([status for status, _ in made] == [201] * 2, "two tables", made)
time.sleep(1)  # what it has said is on its way up to 0.3 s
told, _ = listener.communicate("SELECT 1;\n", SECONDS)
words = re.findall(r'with payload "([^"]*)"', told)
sealed = [word for word in words if re.fullmatch("[0-9a-f]{100,}", word)]
check(len(sealed) == 2 and len(set(sealed)) == 2 and len(set(map(len, sealed))) == 1, "two words, of one size", words)
check("127.0.0.1" not in told and b"127.0.0.1".hex() not in told, "that do not say whose", told)

# Said again, cut, edited, or anything at all
one = sealed[0]
say(sealed * 200)
say([one[:-2], one + "00", one.upper(), one[:-1] + "%x" % (int(one[-1], 16) ^ 1), "0" * len(one), "x" * 7999, "", "ä" * 3000, "\u202e<b>", "t 127.0.0.1"])
query(url, "SELECT count(pg_notify('croupier', repeat(md5(i::text), 6))) FROM generate_series(1, 20000) i")
time.sleep(1)
check(a.process.poll() is None and b.process.poll() is None, "both go on")
begun = time.monotonic()
check(a.ask("GET", "/healthz")[0] == b.ask("GET", "/healthz")[0] == 200 and time.monotonic() - begun < 2, "and answer")
rest = [new_table(b)[0] for _ in range(MOST - 2)]
check(rest == [201] * (MOST - 2), "the address has used up two, not four hundred", rest)
check(wait_for(lambda: new_table(a)[0] == 429, 5), "what is used up is still told among all that")
journal = [new_table(house) for house in (a, b)]
check(all(status == 429 and got["error"]["code"] == "too-many" for status, got in journal), "and holds at both", journal)
for house in (a, b):
    code, said = house.stop()
    check(code == 0 and not said, "closes cleanly", (code, said))
done("noise on the channel")
