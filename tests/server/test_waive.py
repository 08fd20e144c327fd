"""Level "warn": a move that the rules refuse, put to the master: asked, allowed or not, told to all, kept through a kill, void once
somebody moves or when nobody answers, and with nothing of it hanging on a secret."""
from round import *

sys.path.append(os.path.join(ROOT, "tests", "e2e"))
import e2e

house = House(None, "--rate", "100000", "--tables-hour", "100000", "--asked", "2")
GM, FIRST, SECOND, WATCHER = range(4)
SEED = 1


def job(secret=0, seed=SEED, **more):
    """Three people and a watcher at the first obstacle of the Work, where a game of cards helps nothing (GH-A8); the first Gambler's
    Patronage is number `secret` of the list."""
    table, tokens = house.table(game="gamblers-heart", seats=["me", "open", "open"], seed=seed, watchers=True, **more)
    s = [sit(house, table, token) for token in tokens] + [sit(house, table, "")]
    last = [one.until("turn") for one in s]
    send(s, last, GM, {"do": "tell-portent", "text": "Fog."})
    for _ in range(80):
        newest(s, last)
        if last[GM]["view"]["obstacle"] != "unsaid" and last[GM]["phase"] == "scene":
            break
        able = [(i, one) for i in (FIRST, SECOND, GM) for one in last[i]["options"] + last[i].get("aside", [])]
        verbs = [(i, one) for want in ("ready", "name", "soul", "patron", "high-ace", "obstacle", "step") for i, one in able
                 if one["do"] == want]
        i, one = verbs[0]
        move = {k: v if k == "do" else first_of(v) for k, v in one.items() if k != "dull"}
        if move["do"] == "name":
            move["person"] = one["person"]["of"][i] if isinstance(one["person"], dict) else one["person"][i]
        if move["do"] == "patron":
            move["patron"] = one["patron"][secret if i == FIRST else 0]
        got = send(s, last, i, move)
        check(got["type"] == "ok", "a move is played", (move, got))
    return table, tokens, s, last


CARDS = {"do": "act", "as": "cards"}


def ask(s, i, move=None):
    s[i].send({"type": "waive", **(move or CARDS)})
    return s[i].until("waive", "error")


def told(s, of=(GM, FIRST, SECOND)):
    return [s[i].until("waive") for i in of]


def answer(s, i, allow, number):
    s[i].send({"type": "waive", "allow": allow, "id": number})


# ---- Chosen when the table is made ----
for what, words in (({"level": "loose"}, '"enforce" or "warn"'), ({"level": 1}, '"enforce" or "warn"'), ({"level": None}, '"enforce" or "warn"'),
                    ({"level": "warn", "seats": ["careful", "me"]}, "seat 0 must be"),
                    ({"level": "warn", "game": "bloodsport", "seats": ["me", "open"]}, "Nobody makes exceptions in"),
                    ({"level": "warn", "lesson": "gamblers-heart"}, 'no key "level"')):
    body = {"game": "gamblers-heart", "seats": ["me", "open"], **what}
    status, _, got = house.ask("POST", "/api/tables", {k: body[k] for k in ("lesson", "level")} if "lesson" in body else body)
    check(status == 422 and words in got["error"]["message"], "refused: %s" % what, got)

# ---- Level enforce: nothing is offered, and nothing can be asked ----
table, tokens, s, last = job(level="enforce")
check("act" in [one["do"] for one in last[FIRST]["options"]] and not any("waivers" in turn for turn in last), "nothing is offered", last[FIRST])
got = ask(s, FIRST)
check(got["type"] == "error" and got["code"] == "illegal" and 'level "warn"' in got["message"], "refused at level enforce", got)
for one in s:
    one.close()

# ---- Level warn ----
table, tokens, s, last = job(level="warn")
hello = sit(house, table, tokens[SECOND]).until("hello")
check(hello.get("level") == "warn", "all are told the level", hello)
for i in (FIRST, SECOND):
    check(last[i].get("waivers") == [{"do": "act", "as": ["cards"]}], "what may be put to the GM", last[i].get("waivers"))
check(not any("waivers" in last[i] for i in (GM, WATCHER)), "the GM needs none")
refused = send(s, last, FIRST, CARDS)
check(refused["type"] == "error" and refused["code"] == "illegal", "the rules refuse it", refused)

# Bad input: what is open or cannot be lifted, another's seat, what is no move, who is not master, nothing asked
for i, message, code, words in (
        (FIRST, {"type": "waive", "do": "act", "as": "plain"}, "illegal", "The rules allow that"),
        (FIRST, {"type": "waive", "do": "raise", "to": 9}, "illegal", "No exception"),
        (FIRST, {"type": "waive", "do": "set-fortune", "number": 9}, "illegal", "No exception"),
        (GM, {"type": "waive", **CARDS}, "illegal", "No exception"),
        (FIRST, {"type": "waive", "seat": SECOND, **CARDS}, "bad-message", "of your own"),
        (FIRST, {"type": "waive", "do": "act"}, "bad-message", ""),
        (FIRST, {"type": "waive", "do": "act", "as": "cads"}, "bad-message", "cards"),
        (FIRST, {"type": "waive", "do": "act", "as": "\u202ecards\u2069"}, "bad-message", '"?cards?"'),
        (FIRST, {"type": "waive", "do": "act", "as": ["cards"]}, "bad-message", "name"),
        (FIRST, {"type": "waive", "note": "allowed", **CARDS}, "bad-message", "note"),
        (FIRST, {"type": "waive", "do": "denied", "move": "act as=cards"}, "bad-message", "no move"),
        (GM, {"type": "waive", "allow": True, "id": 1 << 62}, "stale", "any more"),
        (GM, {"type": "waive", "allow": True, "id": 1e300}, "bad-message", "id"),
        (FIRST, {"type": "waive", "text": "Please.", **CARDS}, "bad-message", "text"),
        (FIRST, {"type": "waive"}, "bad-message", ""),
        (GM, {"type": "waive", "allow": 1, "id": 1}, "bad-message", "true or false"),
        (GM, {"type": "waive", "allow": True}, "bad-message", "id"),
        (GM, {"type": "waive", "allow": True, "id": 1}, "stale", "any more"),
        (SECOND, {"type": "waive", "allow": True, "id": 1}, "illegal", "runs the game"),
        (WATCHER, {"type": "waive", **CARDS}, "bad-message", "")):
    s[i].send(message)
    got = s[i].until("waive", "error")
    check(got["type"] == "error" and got["code"] == code and words in got["message"], "refused: %s" % message, got)

asked = ask(s, FIRST)
check(asked["is"] == "asked" and asked["of"] == FIRST and asked["move"] == {"seat": FIRST, **CARDS} and asked["why"] == refused["message"]
      and asked["what"], "asked, with the reason of the refusal", asked)
check(told(s, (GM, SECOND)) == [asked, asked], "all seats are told")
late = sit(house, table, tokens[SECOND])
check(late.until("waive") == asked, "so is one who comes later")
late.close()
got = ask(s, SECOND)
check(got["type"] == "error" and got["code"] == "illegal" and "already" in got["message"], "one at a time", got)
answer(s, SECOND, True, asked["id"])
got = s[SECOND].until("error")
check(got["code"] == "illegal" and "runs the game" in got["message"], "only the GM answers", got)
n = last[GM]["n"]
answer(s, GM, False, asked["id"])
check(told(s) == [{"type": "waive", "is": "refused", "of": FIRST}] * 3, "refused, and all are told")
last[:] = [one.until("turn") for one in s]
check(all(turn["events"][-1] == {"n": n + 1, "seat": FIRST, "do": "denied", "move": "act as=cards"} for turn in last), "as an entry",
      last[SECOND]["events"])
check(all("wanted an exception" in json.dumps(turn["story"]) for turn in last), "and read it", last[WATCHER]["story"])
view = last[WATCHER]["view"]
answer(s, GM, True, asked["id"])
check(s[GM].until("error")["code"] == "stale", "not twice")

again = ask(s, FIRST)
check(again["is"] == "asked" and again["id"] != asked["id"], "asked once more", again)
told(s, (GM, SECOND))
answer(s, GM, True, asked["id"])
check(s[GM].until("error")["code"] == "stale", "an answer to the one before is none")
answer(s, GM, True, again["id"])
check(told(s) == [{"type": "waive", "is": "allowed", "of": FIRST}] * 3, "allowed, and all are told")
last[:] = [one.until("turn") for one in s]
check(all(turn["events"][-1] == {"n": n + 2, "seat": FIRST, **CARDS, "note": "allowed"} for turn in last), "as a move", last[GM]["events"])
check(last[GM]["phase"] == "act" and last[GM]["view"] != view, "and it is made")
check(all("makes an exception." in json.dumps(turn["story"]) for turn in last), "all read it", last[WATCHER]["story"])

# ---- It outlives the house, and is in every log ----
house.kill()
house.start()
before = last
s = [sit(house, table, token) for token in tokens] + [sit(house, table, "")]
last = [one.until("turn") for one in s]
check([turn["view"] for turn in last] == [turn["view"] for turn in before], "it outlives the house")
for token in tokens[:2]:
    log = house.own_log(table, token)
    check(b'"level":"warn"' in log and b'"do":"denied","move":"act as=cards"' in log and b'"note":"allowed"' in log, "each own log has it", log[-300:])

# ---- Void once somebody has moved, or when nobody answers ----
got = send(s, last, GM, {"do": "back", "to": n + 1})
check(got["type"] == "ok" and last[WATCHER]["view"] == view, "what was allowed can be taken back like any move", got)
asked = ask(s, FIRST)
check(asked["is"] == "asked" and asked["id"] == 1, "asked after a restart", asked)
told(s, (GM, SECOND))
got = send(s, last, SECOND, {"do": "wait"})
check(got["type"] == "ok", "somebody moves", got)
answer(s, GM, True, asked["id"])
got = s[GM].until("error")
check(got["code"] == "stale" and {"type": "waive", "is": "moved", "of": FIRST} in [json.loads(f) for f in s[FIRST].frames] or
      s[FIRST].until("waive")["is"] == "moved", "and it is void", got)
s = [sit(house, table, token) for token in tokens] + [sit(house, table, "")]
last = [one.until("turn") for one in s]
asked = ask(s, FIRST)
told(s, (GM, SECOND))
check(told(s) == [{"type": "waive", "is": "lapsed", "of": FIRST}] * 3, "it lapses after --asked")
answer(s, GM, True, asked["id"])
check(s[GM].until("error")["code"] == "stale", "and is not answered any more")

# ---- Nobody there who runs the game ----
asked = ask(s, FIRST)
check(asked["is"] == "asked", "asked while the GM is there", asked)
told(s, (GM, SECOND))
s[GM].send({"type": "seat", "do": "bot", "of": GM, "bot": "careful"})
check(told(s, (FIRST,)) == [{"type": "waive", "is": "moved", "of": FIRST}], "a bot takes the chair: what was asked is void")
got = ask(s, FIRST)
check(got["type"] == "error" and got["code"] == "illegal" and "Nobody sits there" in got["message"], "a bot makes no exceptions", got)
for one in s:
    one.close()


# ---- Nothing of it hangs on what somebody may not know ----
def heard(secret):
    table, tokens, s, last = job(secret, level="warn")
    for one in s:
        silent(one, 0.1)
        del one.frames[:]
    for allow in (False, True):
        asked = ask(s, FIRST)
        told(s, (GM, SECOND))
        answer(s, GM, allow, asked["id"])
        told(s)
        last[:] = [one.until("turn") for one in s]
    frames = [[f for f in one.frames if b'"type":"people"' not in f] for one in s]
    for one in s:
        one.close()
    return last[FIRST]["view"]["patron"], frames


one, other = heard(0), heard(1)
check(one[0] != other[0], "two worlds that only the first Gambler tells apart", (one[0], other[0]))
for i in (GM, SECOND, WATCHER):
    check(one[1][i] and one[1][i] == other[1][i], "seat %d is sent the same bytes" % i, (one[1][i], other[1][i]))

# ---- In the terminal: a guest asks, the master answers ----
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
house = House(None, "--tables-hour", "100000")
table, tokens, s, last = job(level="warn")


def shows(one, text):
    def there():
        if e2e.select.select([one.fd], [], [], 0.05)[0]:
            one.text += os.read(one.fd, 65536).decode(errors="replace").replace("\r\n", "\n")
        return text in " ".join(one.text.split())
    return check(wait_for(there), "shows: " + text, one.text[-800:])


def types(one, line):
    os.write(one.fd, (line + "\r").encode())


gm, first = (e2e.Play("http://127.0.0.1:%d/t/%s#%s" % (house.port, table, tokens[i]), terminal=True, command="join") for i in (GM, FIRST))
shows(first, "Choose 1 to")
types(first, "act cards")
shows(first, "To ask, type: may act as=cards")
types(first, "may")
shows(first, ", as in may act as=cards")
types(first, "may act as=plain")
shows(first, "The rules allow that. Make the move.")
types(first, "may act as=cards")
shows(first, "You want an exception: ")
shows(gm, "wants an exception: ")
shows(gm, "Type /allow or /forbid.")
types(first, "/allow")
shows(first, "Only the player who runs the game answers that.")
types(gm, "/forbid")
shows(first, "wanted an exception: ")
types(gm, "/allow")
shows(gm, "Nobody wants an exception.")
types(first, "may act as=cards")
shows(gm, "Type /allow or /forbid.")
check(told(s)[0]["is"] == "asked", "a program hears of it, too")
types(gm, "/allow")
shows(first, "You may, this once.")
for one in (gm, first):
    shows(one, "The GM makes an exception.")
    types(one, "quit")
check("You may" not in gm.text, "which is for who asked", gm.text[-800:])

code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("what a master lets pass")
