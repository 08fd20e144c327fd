"""What a master may correct: in anyone's turn, told to all, kept through a kill, and with nothing of it hanging on a secret."""
from round import *

house = House(None, "--rate", "100000", "--tables-hour", "100000")
GM, FIRST, SECOND, WATCHER = range(4)


def crew(secret):
    """Three people and a watcher, up to where all Gamblers have chosen; the first Gambler's Patronage is number `secret` of the list."""
    table, tokens = house.table(game="gamblers-heart", seats=["me", "open", "open"], seed=6, watchers=True)
    s = [sit(house, table, token) for token in tokens] + [sit(house, table, "")]
    last = [one.until("turn") for one in s]
    send(s, last, GM, {"do": "tell-portent", "text": "Fog."})
    chosen = set()
    for _ in range(60):
        able = [i for i in (FIRST, SECOND, GM) if newest(s, last)[i]["options"]]
        verbs = [(i, one) for i in able for want in ("ready", "name", "soul", "patron", "high-ace", "step")
                 for one in last[i]["options"] if one["do"] == want]
        if len(chosen) == 2 or not verbs:
            break
        i, one = verbs[0]
        move = {k: v if k == "do" else first_of(v) for k, v in one.items() if k != "dull"}
        if move["do"] == "name":
            move["person"] = one["person"]["of"][i] if isinstance(one["person"], dict) else one["person"][i]
        if move["do"] == "patron":
            move["patron"] = one["patron"][secret if i == FIRST else 0]
            chosen.add(i)
        got = send(s, last, i, move)
        check(got["type"] == "ok", "a move is played", (move, got))
    check(len(chosen) == 2, "both Gamblers are made", last[GM]["options"])
    return table, tokens, s, last


# ---- In anyone's turn, told to all ----
table, tokens, s, last = crew(0)
powers = last[GM].get("powers")
check(powers and powers[0]["do"] == "set-fortune", "the GM may correct", last[GM])
check(not any("powers" in turn for turn in last[FIRST:]), "nobody else may")
for i in (FIRST, SECOND):
    got = send(s, last, i, {"do": "set-fortune", "number": 25})
    check(got["type"] == "error" and got["code"] == "illegal" and "runs the game" in got["message"], "a Gambler may not", got)
for number, words in ((41, "highest"), (0, "lowest"), (20, "choose"), ("a lot", ""), (None, "")):
    got = send(s, last, GM, {"do": "set-fortune", "number": number} if number is not None else {"do": "set-fortune"})
    check(got["type"] == "error" and words in got["message"], "refused: %s" % number, got)
s[GM].send({"type": "ask", "id": "q", "of": ["set-fortune", "set-fortune number=14", "set-fortune number=99"]})
asked = s[GM].until("asked")["of"]
check(asked[0]["label"] == "Correct the Gamblers' Fortune, now 20" and asked[0]["ask"] == "What should it be?" and
      asked[1]["label"] == "Set the Gamblers' Fortune to 14" and "why" in asked[2], "the page asks what may be corrected", asked)
before = last[GM]["n"]
got = send(s, last, GM, {"do": "set-fortune", "number": 14})
check(got["type"] == "ok" and all(turn["view"]["fortune"] == 14 for turn in last), "all see it", got)
check(all(turn["events"][-1] == {"n": before + 1, "seat": GM, "do": "set-fortune", "number": 14} for turn in last), "as an entry")
check("The GM corrects the Gamblers' Fortune from 20 to 14." in json.dumps(last[SECOND]["story"]), "and are told", last[SECOND])
check("You correct the Gamblers' Fortune from 20 to 14." in json.dumps(last[GM]["story"]), "so is the GM", last[GM])

# ---- It outlives the house, and is in every log ----
house.kill()
house.start()
s = [sit(house, table, token) for token in tokens] + [sit(house, table, "")]
last = [one.until("turn") for one in s]
check(all(turn["view"]["fortune"] == 14 for turn in last), "it outlives the house")
for token, reader in ((tokens[GM], "GM"), (tokens[SECOND], "Gambler")):
    status, _, log = house.ask("GET", "/api/tables/%s/log/own" % table, headers={"Authorization": "Bearer " + token})
    check(b'"do":"set-fortune","number":14' in log, "the %s's own log has it" % reader, log[-300:])
check(last[GM].get("undo") == before, "the GM may take it back", last[GM])
got = send(s, last, GM, {"do": "undo", "to": before})
check(got["type"] == "ok" and all(turn["view"]["fortune"] == 20 for turn in last), "and it is as it was", got)

# ---- The GM takes back to a point, across dice and others' moves: told to all, in the log, and proven ----
check(last[GM].get("back") and not any("back" in turn for turn in last[FIRST:]), "the GM may take back", last[GM].get("back"))
for i in (FIRST, SECOND):
    got = send(s, last, i, {"do": "back", "to": 0})
    check(got["type"] == "error" and got["code"] == "illegal" and "runs the game" in got["message"], "a Gambler may not", got)
for to in (10 ** 6, -1, "0", None):
    got = send(s, last, GM, {"do": "back", "to": to} if to is not None else {"do": "back"})
    check(got["type"] == "error", "refused: back to %s" % to, got)
point = last[GM]["back"][-1]
n = last[GM]["n"]
got = send(s, last, GM, {"do": "back", "to": point})
check(got["type"] == "ok" and all(turn["events"][-1] == {"n": n + 1, "do": "undo", "to": point, "by": 0} for turn in last),
      "all are told the same", (got, last[SECOND]["events"]))
check("The GM takes back the last" in json.dumps(last[WATCHER]["story"]), "in words", last[WATCHER]["story"])
house.kill()
house.start()
again = sit(house, table, tokens[GM]).until("turn")
check(again["view"] == last[GM]["view"], "it outlives the house", again)
for one in s:
    one.close()


# ---- Nothing of it hangs on what somebody may not know ----
def heard(secret):
    table, tokens, s, last = crew(secret)
    for one in s:
        silent(one, 0.1)
        del one.frames[:]
    for message in ({"do": "set-fortune", "number": 33}, {"do": "set-fortune", "number": 44}, {"do": "set-marks", "number": 1}):
        send(s, last, GM, message)
    s[GM].send({"type": "ask", "id": "q", "of": ["set-fortune", "set-marks number=1"]})
    s[GM].until("asked")
    frames = [[f for f in one.frames if b'"type":"people"' not in f] for one in s]
    patron = last[FIRST]["view"]["patron"]
    for one in s:
        one.close()
    return patron, frames


one, other = heard(0), heard(1)
check(one[0] != other[0], "two worlds that only the first Gambler tells apart", (one[0], other[0]))
for i in (GM, SECOND, WATCHER):
    check(one[1][i] and one[1][i] == other[1][i], "seat %d is sent the same bytes" % i, (one[1][i], other[1][i]))

code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("what a master may correct")
