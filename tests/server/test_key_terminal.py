"""A key at the terminal (croupier key, croupier join --key): made into a file, seats put under it and found again on another device, all of
it saved and given up; and every file that is no good."""
import re
import stat

from house import *

house, other = House(), House()
ADDRESS = "http://127.0.0.1:%d" % house.port
FILE = os.path.join(HERE, "ann.key")


def run(*words, device="one", lang="en", say=""):
    """croupier with these words, at a device of its own."""
    home = os.path.join(HERE, device)
    got = subprocess.run([BIN, *words], input=say.encode(), capture_output=True, timeout=60, cwd=HERE,
                         env={**os.environ, "HOME": home, "XDG_DATA_HOME": os.path.join(home, "data"), "LANG": lang, "LC_ALL": lang})
    return got.returncode, got.stdout.decode(), got.stderr.decode()


def refused(what, part, *words):
    code, out, err = run(*words)
    check(code == 2 and out == "" and part in err and err.count("\n") == 1, what, (code, out, err))


def written(name, text):
    path = os.path.join(HERE, name)
    with open(path, "w") as f:
        f.write(text)
    return path


# ---- Made ----
code, out, err = run("key", "make", FILE, ADDRESS + "/", "--name", "Ann B.")
check(code == 0 and FILE in out and not err, "a key is made", (code, out, err))
with open(FILE) as f:
    text = f.read()
found = re.fullmatch("Key for croupier: Ann B\\.\n%s\n(croupier-key-1-([0-9a-f]{16})-([0-9a-f]{64})-([0-9a-f]{8}))\nWhoever has this file .*\n" % ADDRESS, text)
check(found, "the file", text)
key, which, secret, _ = found.groups()
check(which == house.ask("GET", "/api/key")[2]["house"], "of this server")
check(stat.S_IMODE(os.stat(FILE).st_mode) == 0o600 and secret not in out, "only its owner reads it")
refused("another is not written over", "is there already", "key", "make", FILE, ADDRESS)
check(open(FILE).read() == text, "and it is as it was")
refused("no address", "is no address", "key", "make", os.path.join(HERE, "x"), "nowhere")
refused("a server that is not there", "does not answer", "key", "make", os.path.join(HERE, "x"), "http://127.0.0.1:1")
check(not os.path.exists(os.path.join(HERE, "x")), "nothing half written")
code, out, err = run("key", "tables", FILE)
check(code == 0 and "no tables yet" in out, "it has nothing yet", (code, out, err))

# ---- A seat taken with it is found on another device ----
status, _, made = house.ask("POST", "/api/tables", {"game": "kuhn", "seats": ["open", "me"], "name": "Tuesdays", "seed": 3})
table, invited = made["table"], made["seats"][0]["path"]
code, out, err = run("join", ADDRESS + invited, "--key", FILE, say="quit\n")
check(code == 0, "a seat is taken with the key", (code, out[-500:], err))
code, out, err = run("key", "tables", FILE, device="two")
back = "croupier join '%s/t/%s' --key '%s'" % (ADDRESS, table, FILE)
check(code == 0 and "Tuesdays" in out and back in out and ("open" in out or "your move" in out), "the other device lists it", (code, out, err))
code, out, err = run("join", "%s/t/%s" % (ADDRESS, table), "--key", FILE, "--name", "Ann", device="two", say="quit\n")
check(code == 0 and "Kuhn" in out, "and goes back to it", (code, out[-500:], err))
host = sit(house, table, made["seats"][1]["token"])
host.until("turn")
check(run("join", "%s/t/%s" % (ADDRESS, table), "--key", FILE, say="quit\n")[0] == 0, "so does the first, without its link")

# ---- Refused, in one line ----
second = house.table(game="kuhn", seats=["me", "open"])[0]
refused("no seat there", "no seat at that table", "join", "%s/t/%s" % (ADDRESS, second), "--key", FILE)
refused("words and key", "Choose one", "join", "%s/t/%s" % (ADDRESS, table), "--key", FILE, "--words")
refused("no file", "no-such.key", "key", "tables", os.path.join(HERE, "no-such.key"))
for name, bad, part in (("no key", "hello\n", "no key in this file"), ("cut", text[:text.index(key) + 60], "not whole"),
                        ("cut at the end", "a: b\n%s\n%s" % (ADDRESS, key[:-1]), "not whole"), ("too long", text.replace(key, key + "0"), "not whole"),
                        ("a digit", text.replace(secret, ("b" if secret[0] == "a" else "a") + secret[1:]), "not whole"),
                        ("empty", "", "no key in this file"), ("newer", text.replace("key-1-", "key-2-"), "newer croupier"),
                        ("without an address", key + "\n", "does not say which server"),
                        ("of another server", text.replace(ADDRESS, "http://127.0.0.1:%d" % other.port), "another server")):
    refused(name, part, "key", "tables", written("bad.key", bad))
refused("at another server's table", "another server", "join", "http://127.0.0.1:%d/t/%s" % (other.port, table), "--key", FILE)
check(run("key", "tables", written("pasted.key", "> %s <\n" % key.upper().replace("CROUPIER-KEY", "croupier-key") + ADDRESS + "\n"))[0] == 0, "as it may be pasted")
for words, part in ((("key", "eat", FILE), "no command"), (("key", "tables"), "croupier key tables FILE"), (("key", "make", FILE), "make FILE ADDRESS"),
                    (("key", "tables", FILE, "--yes"), "--yes"), (("key", "save", FILE, "to", "--name", "x"), "--name")):
    refused(" ".join(words), part, *words)

# ---- All of it saved, then given up ----
check(house.ask("POST", "/api/key/characters", {"game": "twenty-one", "name": "Ruth", "file": "{}"}, {"Authorization": "Bearer " + secret})[0] == 200, "a character")
saved = os.path.join(HERE, "all.json")
code, out, err = run("key", "save", FILE, saved)
check(code == 0 and out == saved + "\n", "saved", (code, out, err))
with open(saved) as f:
    all_of_it = f.read()
got = json.loads(all_of_it)
check([t["table"] for t in got["tables"]] == [table] and got["tables"][0]["person"] == "Ann" and got["kept"]["characters"][0]["name"] == "Ruth" and
      secret not in all_of_it, "all that the server has", all_of_it)
refused("not over a file", "all.json", "key", "save", FILE, saved)
refused("not without being sure", "--yes", "key", "give-up", FILE)
check(run("key", "tables", FILE)[1].count("croupier join") == 1, "and nothing is gone")
code, out, err = run("key", "give-up", FILE, "--yes")
check(code == 0 and "given up" in out, "given up", (code, out, err))
refused("it is void", "given up", "key", "tables", FILE)
refused("also to sit down", "given up", "join", "%s/t/%s" % (ADDRESS, table), "--key", FILE)
check(host.code() in (1008, None) and house.ask("GET", "/api/tables/" + table, headers={"Authorization": "Bearer " + made["seats"][1]["token"]})[0] == 200,
      "the other's seat is there")
done("keys at the terminal")
