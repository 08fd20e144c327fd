"""What a page asks of a move in the making (docs/protocol.md, Moves in the making): labels, the next question, why a move is
not open, and what the story has to do now. Nothing changes by it, and whoever does not move has no move to ask for."""
from house import *

MOVES = 40
house = House()


def asked(s, *lines):
    """The answers, and the newest turn that came before them; None: none did."""
    s.send({"type": "ask", "id": "q", "of": list(lines)})
    turn = None
    while (answer := s.until("asked", "turn", "end"))["type"] != "asked":
        turn = answer
    check(answer["id"] == "q" and len(answer["of"]) == len(lines), "each line is answered", answer)
    return answer, turn


def told(players, last):
    """The newest turn of each: they are all of one entry when nobody but people is asked."""
    for i, s in enumerate(players):
        last[i] = asked(s, "")[1] or last[i]


def word(value):
    value = ",".join(value) or "-" if isinstance(value, list) else str(value)
    return '"%s"' % value if " " in value else value


def lines_of(move):
    """The move's beginnings, from its verb to the whole of it."""
    lines = [move["do"]]
    for key, value in move.items():
        if key not in ("n", "do"):
            lines.append("%s %s=%s" % (lines[-1], key, word(value)))
    return lines


def new(turn, move):
    """Whether the move names something new: the page asks for the name by itself."""
    return any("new" in domain for f in turn["options"] if f["do"] == move["do"] for domain in f.values() if isinstance(domain, dict))


labels = questions = 0
for game, seats in (("bloodsport", ["me", "me"]), ("gamblers-heart", ["me", "me", "me"]), ("texarkana", ["me", "me", "me"]),
                    ("twenty-one", ["me", "me", "me"])):
    table, tokens = house.table(game=game, seats=seats, seed=5, watchers=True)
    players = [sit(house, table, token) for token in tokens]
    last = None
    for number in range(MOVES):
        last = play(players, rng_of(number), 1, last)
        if last[0]["type"] == "end":
            break
        told(players, last)
        for s, turn in zip(players, last):
            if not turn["options"] and "aside" not in turn:
                check(all("label" not in a for a in asked(s, "pass", "wait")[0]["of"]), game + ": no label for who has no move")
            if not turn["options"]:
                continue
            move = choose(rng_of(number), turn)
            if new(turn, move):
                continue
            lines = lines_of(move)
            answer, fresh = asked(s, "", *lines)
            answers = answer["of"]
            check(fresh is None and answer["n"] == turn["n"], game + ": questions change nothing", fresh)
            for line, answer in zip(lines, answers[1:]):
                check("why" not in answer and set(answer) <= {"label", "brief", "value", "ask"}, game + ": what is open has no reason", (line, answer))
                questions += "ask" in answer
            check(answers[-1].get("label") and "ask" not in answers[-1], game + ": a whole move has its label", (lines[-1], answers[-1]))
            labels += 1
    watcher = sit(house, table, "")
    watcher.send({"type": "ask", "id": "q", "of": ["pass"]})
    check(watcher.until("error")["code"] == "bad-message", game + ": who watches has nothing to do")
    for s in players + [watcher]:
        s.close()
check(labels > 60 and questions > 30, "enough was asked", (labels, questions))

table, tokens = house.table(game="texarkana", seats=["me", "me"], seed=7)
dealer, player = [sit(house, table, token) for token in tokens]
turn = dealer.until("turn")
why = asked(dealer, "scenario scenario=nobody", "dance", 'scenario "', "scenario scenario=free scenario=free")[0]["of"]
check(all(set(a) == {"why"} and a["why"] for a in why), "what cannot be read says why", why)
for wrong in ({"id": "q", "of": []}, {"id": "q", "of": ["x"] * 65}, {"id": "q", "of": ["x" * 600]}, {"id": "q", "of": ["x", None]},
              {"of": ["x"]}, {"id": "", "of": ["x"]}, {"id": "q", "of": "x"}, {"id": "q", "of": ["x"], "to": 1}):
    player.send({"type": "ask", **wrong})
    check(player.until("error", "asked").get("code") == "bad-message", "a question that cannot be read", wrong)
story = next(name for name in turn["options"][0]["scenario"] if name != "free")
dealer.send({"n": turn["n"], "do": "scenario", "scenario": story})
while not (turn := player.until("turn"))["options"]:
    pass
player.send({"n": turn["n"], "do": "choose", "character": turn["options"][-1]["character"][0]})
while not (turn := dealer.until("turn"))["options"] or turn["phase"] != "free":
    pass
usual = asked(dealer, "")[0]["of"][0]
check(usual["move"]["do"] == "scene" and usual["label"], "what the story has to do now", usual)
check(asked(player, "")[0]["of"][0] == {}, "it has that for the Dealer alone")
for s in (dealer, player):
    s.close()
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("what is asked")
