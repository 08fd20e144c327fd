"""Notices: the host's program is run for somebody who is away and has become the one to move, knows nothing but what is public, and
holds nobody up."""
from house import *

program, said = os.path.join(HERE, "notify"), os.path.join(HERE, "said")


def write(text):
    with open(program, "w") as f:
        f.write("#!/bin/sh\n" + text)
    os.chmod(program, 0o755)


def notices():
    try:
        with open(said) as f:
            return [block for block in f.read().split("--\n") if block]
    except FileNotFoundError:
        return []


for wrong in ("/nowhere/at/all", HERE + "/none"):
    got = subprocess.run([BIN, "serve", "--port", "0", "--notify", wrong], capture_output=True, text=True)
    check(got.returncode == 2 and "--notify takes the path of a program" in got.stderr, "no such program", got)

write('{ tr "\\0" "\\n" </proc/$$/environ; echo "args $#"; ls /proc/$$/fd | tr "\\n" " "; echo; echo "--"; } >>%s\n' % said)
house = House(None, "--notify", program, "--origin", "http://cards.example", "--absent", "1")
HOST = "cards.example"


def made(**what):
    got = house.ask("POST", "/api/tables", what, host=HOST)[2]
    tokens = []
    for seat in got["seats"]:
        took = house.ask("POST", "/api/tables/%s/sit" % got["table"], {}, {"Authorization": "Bearer " + seat["invitation"]},
                         host=HOST)[2]["token"] if "invitation" in seat else seat.get("token")
        tokens.append(took)
    return got["table"], tokens


def came(table, token):
    return sit(house, table, token, host=HOST)


evil = "$(touch %s/evil) `id`" % HERE
table, tokens = made(game="leduc", seats=["me", "open"], seed=6, name=evil[:80])
a, b = came(table, tokens[0]), came(table, tokens[1])
b.send({"type": "name", "name": "Ben; ls"})
a.until("people")
turn = a.until("turn")
time.sleep(6)
check(not notices(), "whoever is there needs no notice", notices())
b.close()
a.send({"n": turn["n"], "do": "check"})
check(wait_for(lambda: len(notices()) == 1), "the other is away, and to move")
lines = notices()[0].splitlines()
got = dict(line.split("=", 1) for line in lines if "=" in line)
check({k: got[k] for k in got if k.startswith("CROUPIER")} == {
    "CROUPIER_EVENT": "turn", "CROUPIER_GAME": "leduc", "CROUPIER_TABLE": table[:8], "CROUPIER_NAME": evil[:80], "CROUPIER_SEAT": "1",
    "CROUPIER_PERSON": "Ben; ls", "CROUPIER_ORIGIN": "http://cards.example"}, "what it is told", got)
check(set(got) - {k for k in got if k.startswith("CROUPIER")} <= {"PATH", "PWD", "OLDPWD", "SHLVL", "_"} and "args 0" in lines,
      "and nothing else", lines)
check(not os.path.exists(HERE + "/evil"), "no shell reads what players write")
a.send({"do": "say", "text": "Ben?"})
time.sleep(6)
check(len(notices()) == 1, "once", notices())
check(all(token not in block for token in tokens for block in notices()) and table not in "".join(notices()), "no secret")

# Slow programs hold nobody up, and are ended
write("sleep 60\n")
table, tokens = made(game="kuhn", seats=["me", "open"], seed=6)
b = came(table, tokens[1])
time.sleep(6.5)  # whoever made the table never came
begun = time.monotonic()
b.send({"do": "say", "text": "Where are you?", "id": "s"})
check(b.until("ok")["id"] == "s" and time.monotonic() - begun < 2, "a program that hangs holds up no table")
begun = time.monotonic()
code, err = house.stop()
check(code == 0 and err == "" and time.monotonic() - begun < 6, "nor the end of the house", (code, err, time.monotonic() - begun))
done("notices")
