"""Lessons in the house: each is played to its end by what the messages ask for alone, on both ways of a choice; a move that
is not the one awaited is refused in the lesson's words and changes nothing; it is where it was after the house was
restarted; and it can be left for the match."""
from house import *

house = House()
GAMES = {"bloodsport": (22, 0), "gamblers-heart": (22, 1), "texarkana": (21, 1), "twenty-one": (21, 1)}


def learn(game):
    table, tokens = house.table(lesson=game)
    return table, tokens[GAMES[game][1]]


def turn_of(s):
    return s.until("turn", "end")


def move(s, turn, awaited):
    s.send({"type": "move", "n": turn["n"], "id": os.urandom(8).hex(), **{k: v for k, v in awaited.items() if k != "seat"}})
    got = s.until("ok", "error")
    check(got["type"] == "ok", "the move that is awaited is made", (awaited, got))
    return turn_of(s)


def steps_of(turn):
    return turn.get("lesson", {}).get("steps", [])


def play(game, way, restart=False):
    """The ids of all steps, and the last turn."""
    table, token = learn(game)
    s = sit(house, table, token)
    turn, ids = turn_of(s), []
    while steps_of(turn):
        steps = steps_of(turn)
        check(turn["lesson"]["of"] == GAMES[game][0], "how many there are", turn["lesson"])
        check(all("wait" not in step for step in steps[:-1]), "all but the last are read", steps)
        for step in steps:
            if not ids or ids[-1] != step["id"]:
                ids.append(step["id"])
            check(step["n"] == len(ids) and step["say"] and step["point"], "each step has its number", (step, len(ids)))
        if "wait" not in steps[-1]:
            break
        if restart:
            s.close()
            house.stop()
            house.start()
            s = sit(house, table, token)
            again = turn_of(s)
            check(steps_of(again) == steps, "the lesson is where it was", (steps, steps_of(again)))
        turn = move(s, turn, steps[-1]["wait"][min(way, len(steps[-1]["wait"])) - 1])
    check(len(ids) == GAMES[game][0], "%s: every step is said" % game, ids)
    return ids, turn, s


def replay(game, ids, first_n=1):
    """From each step anew."""
    for n, id in enumerate(ids, first_n):
        table, tokens = house.table(lesson=game, step=id)
        s = sit(house, table, tokens[GAMES[game][1]])
        first = steps_of(turn_of(s))[0]
        check((first["id"], first["n"]) == (id, n), "%s begins with the step that was chosen" % game, (id, n, first))
        s.close()


for game in GAMES:
    ids, turn, s = play(game, 1)
    s.close()
    replay(game, ids)
ids, turn, s = play("gamblers-heart", 2)
check(ids[-2:] == ["honest", "end"], "the other way", ids)
replay("gamblers-heart", ids[-2:], 21)
# All has been said: any move goes on, and then there is no lesson any more.
got = next(o for o in turn["options"] if o["do"] == "wait")
turn = move(s, turn, {"do": got["do"]})
check("lesson" not in turn, "the match goes on without it", turn.get("lesson"))
s.close()
play("bloodsport", 1, restart=True)[2].close()

# Not the move that is awaited: the step's own words, nothing is played; nothing is taken back; to speak is no move.
table, token = learn("bloodsport")
s = sit(house, table, token)
before = turn_of(s)
for message, says in [({"do": "pass"}, "Play Keyhole first."), ({"do": "dance"}, "Play Keyhole first."),
                      ({"do": "undo", "to": before["n"]}, "The lesson keeps to its path.")]:
    s.send({"type": "move", "n": before["n"], "id": "w", **message})
    got = s.until("ok", "error")
    check(got["type"] == "error" and got["code"] == "illegal" and says in got["message"], "refused: %s" % message, got)
s.send({"type": "move", "do": "say", "text": "Hm.", "id": "hm"})
check(s.until("ok", "error")["type"] == "ok", "to speak is allowed")
turn = turn_of(s)
check(turn["n"] == before["n"] + 1 and steps_of(turn) == steps_of(before), "and changes nothing", turn["lesson"])
# Sent twice it is made once.
s.send({"type": "move", "n": before["n"] + 1, "do": "discover", "card": "keyhole-2", "id": "same"})
check(s.until("ok", "error")["type"] == "ok", "the first time")
turn = turn_of(s)
s.send({"type": "move", "n": before["n"] + 1, "do": "discover", "card": "keyhole-2", "id": "same"})
check(s.until("ok", "error")["type"] == "ok", "and asked about again")
check(steps_of(turn)[0]["id"] == "weapon", "one step", turn["lesson"])
s.close()
# In the language of the connection.
s = sit(house, table, token, path="/ws?lang=de")
turn = turn_of(s)
check(steps_of(turn)[0]["say"].startswith("Jeder Kämpfer hat eine Waffe"), "in the reader's language", turn["lesson"])
# Left: the match goes on as any does, and the lesson's log is one that promises nothing.
s.close()
s = sit(house, table, token)
turn_of(s)
s.send({"type": "leave-lesson"})
turn = turn_of(s)
check("lesson" not in turn and turn["phase"] == "target", "left", turn.get("lesson"))
turn = move(s, turn, {"do": "look", "target": "weapon-left-1", "show": "no"})
check(turn["phase"] == "pay", "and any move is open", turn["phase"])
s.close()

# A log that is brought along may say what it likes: it is the lesson only as far as it has kept to it.
HEAD = {"croupier": 2, "game": "texarkana", "edition": 4, "rules": {"scenario": "first"}, "seats": ["careful", "me"], "lesson": "texarkana"}
BEGUN = [{"seat": 1, "do": "choose", "character": "cassius-two-coats-bell"}, {"seat": "chance", "do": "shuffle"},
         {"seat": "chance", "do": "draw", "to": "1", "card": "6-clubs"}]
OTHER = [{"seat": "chance", "do": "draw", "to": "1", "card": "7-clubs"}]


def bring(head, moves):
    lines = [head] + [{"n": i + 1, **move} for i, move in enumerate(moves)]
    status, _, got = house.ask("POST", "/api/import", b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    check(status == 201, "a log is taken", got)
    s = sit(house, got["table"], got["seats"][1]["token"])
    turn = turn_of(s)
    s.close()
    return turn


turn = bring(HEAD, BEGUN)
check(turn["phase"] == "free" and steps_of(turn)[0]["id"] == "hand", "it goes on as the lesson", turn.get("lesson"))
for name, head, moves in [("another card", HEAD, BEGUN[:2] + OTHER), ("other rules", dict(HEAD, rules={"scenario": "second"}), []),
                          ("another edition", dict(HEAD, edition=1), BEGUN[:1]), ("no lesson", {k: v for k, v in HEAD.items() if k != "lesson"}, BEGUN)]:
    check("lesson" not in bring(head, moves), "%s: a match as any" % name)

# A table of a lesson brings everything along.
for what, says in [({"lesson": "kuhn"}, "Kuhn Poker has no lesson."), ({"lesson": "nothing"}, "must be the name of a game"),
                   ({"lesson": "bloodsport", "step": "dance"}, "must be the id of a step"), ({"lesson": "bloodsport", "step": 3}, "must be the id of a step"),
                   ({"lesson": "bloodsport", "seats": ["me"]}, "no key \"seats\""), ({"lesson": "bloodsport", "seed": 3}, "no key \"seed\"")]:
    status, _, got = house.ask("POST", "/api/tables", what)
    check(status == 422 and says in got["error"]["message"], "refused: %s" % what, (status, got))
check(house.stop()[0] == 0, "the house stops")
done("lessons in the house")
