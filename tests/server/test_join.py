"""Guests at a terminal (croupier join): whole matches against a program, a house that is killed meanwhile, people who
come, go and talk, and every link that is wrong."""
import hashlib
import http.server
import re
import ssl
import threading

from house import *

sys.path.append(os.path.join(ROOT, "tests", "e2e"))
import e2e

ID, TOKEN = "0" * 32, "a" * 64
PLACE = os.path.join(e2e.HERE, "data", "croupier", "joined")


def link(house, path):
    return "http://127.0.0.1:%d%s" % (house.port, path)


def made(house, **what):
    status, _, got = house.ask("POST", "/api/tables", what)
    check(status == 201, "a table", got)
    return got["table"], got["seats"]


def again(house):
    """Opens a killed house at the port that it had."""
    port = house.port
    house.process = subprocess.Popen(
        [house.program, "serve", "--port", str(port), "--data", house.folder, "--rate", "100000", "--asks", "100000"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    check(house.process.stdout.readline().decode().endswith(":%d/\n" % port), "the house is open again")


class Program(threading.Thread):
    """Plays a seat at random, as a program does that comes back when the house is gone."""

    def __init__(self, house, table, token, seed):
        threading.Thread.__init__(self, daemon=True)
        self.house, self.table, self.token, self.rng = house, table, token, rng_of(seed)
        self.end = None
        self.start()

    def run(self):
        while not self.end:
            try:
                s = sit(self.house, self.table, self.token)
                while not self.end:
                    turn = s.until("turn", "end", "error")
                    if turn["type"] == "end":
                        self.end = turn
                    elif turn.get("options"):
                        s.send(choose(self.rng, turn))
                s.close()
            except (Gone, OSError, ValueError):
                time.sleep(0.1)


def log_of(table):
    """The guest's log of this table, as it was saved."""
    names = [n for n in os.listdir(PLACE) if n.startswith(table) and n.endswith(".jsonl")]
    check(len(names) == 1, "one log is saved", names)
    return os.path.join(PLACE, names[0])


def whole_match(house, game, seed, kill=False):
    table, seats = made(house, game=game, seats=["me", "open"], seed=seed)
    program = Program(house, table, seats[0]["token"], seed)
    guest = e2e.Play(link(house, seats[1]["path"]), "--name", "Béa", terminal=True, command="join")
    rng = rng_of(seed)
    marks = []
    asked = 0
    prompt = guest.read()
    while prompt is not None:
        asked += 1
        if kill and asked in (4, 9) and e2e.CHOICE.search(prompt):
            house.kill()
            check(wait_for(lambda: read_some(guest) and "The connection is lost." in guest.text[guest.answered:]),
                  "it is told that the line is gone", guest.text[-500:])
            marks.append("mark %d" % asked)
            guest.send("say " + marks[-1])
            time.sleep(0.3)
            again(house)
        else:
            guest.send(guest.choose(prompt, rng))
        prompt = guest.read()
    code = guest.close()
    check(code == 0 and "The game is over after" in guest.text, "%s to its end" % game, guest.text[-1500:])
    program.join(SECONDS)
    path = log_of(table)
    code, out, err = e2e.run("verify", path)
    check(code == 0, "the log that is saved proves itself", out + err)
    lines = e2e.entries(path)
    check([l["text"] for l in lines if l.get("do") == "say"] == marks, "what was said while the house was gone, once each",
          [l for l in lines if l.get("do") == "say"])
    check(program.end and lines[-1]["payoff"] == program.end["payoff"], "both had the same end", lines[-1])
    for seat, points in enumerate(lines[-1]["payoff"]):
        check(re.search(r"%d \([^)]*\): (?:[^.]*\. )?%s point" % (seat + (game == "bloodsport"), str(points).replace("-", "\u2212")), guest.text),
              "the result of seat %d" % seat, guest.text[-600:])
    return guest, lines


def read_some(guest):
    """What is there to read; True."""
    if e2e.select.select([guest.fd], [], [], 0.05)[0]:
        guest.text += os.read(guest.fd, 65536).decode(errors="replace").replace("\r\n", "\n")
    return True


def shows(guest, text):
    return check(wait_for(lambda: read_some(guest) and text in guest.text), "shows: " + text, guest.text[-800:])


def types(guest, line):
    os.write(guest.fd, (line + "\r").encode())


house = House()

# Whole matches
guest, lines = whole_match(house, "kuhn", 11)
check("Player 1: you." in guest.text and "chance: deal to=1 card=" in guest.text, "its moves tell a game that has no words",
      guest.text[:800])
check("chance: deal to=0 card=?" in guest.text, "the other's card is not told", guest.text[:800])
whole_match(house, "bloodsport", 12)
guest, lines = whole_match(house, "bloodsport", 13, kill=True)
check(guest.text.count("You are connected again.") == 2, "it says once that it is back", guest.text.count("connected"))

# What a guest is sent as bytes is its view: of the three cards a player knows one and a watcher none, and what is not known
# is 255
table, seats = made(house, game="kuhn", seats=["me", "open"], seed=5, watchers=True)
layouts = set()
for token, hidden in ((seats[0]["token"], 2), (house.take(table, seats[1]["invitation"])[2]["token"], 2), ("", 3)):
    s = Socket(house)
    s.send({"type": "hello", "table": table, "token": token, "state": True})
    layouts.add(s.until("hello")["layout"])
    state = bytes.fromhex(s.until("turn")["state"])
    check(state.count(255) == hidden, "%d cards are hidden" % hidden, state.hex())
    s.close()
    s = sit(house, table, token)
    check("layout" not in s.until("hello") and "state" not in s.until("turn"), "nobody else is sent it")
    s.close()
check(len(layouts) == 1, "a layout is the game's", layouts)
status, _, own = house.ask("GET", "/api/tables/%s/log/own" % table)
check(status == 200 and json.loads(own.split(b"\n")[0])["for"] == "watcher" and own.count(b'"card":"?"') == 2,
      "where anyone may watch, anyone has a watcher's log", own)

# Two at their terminals: they hear of each other, talk, and what is half typed stays
table, seats = made(house, game="kuhn", seats=["me", "open"], seed=5, watchers=True)
ana = e2e.Play(link(house, seats[0]["path"]), "--name", "Ana", terminal=True, command="join")
shows(ana, "Player 1: still free.")
shows(ana, "Choose 1 to 2: ")
types(ana, "bogus")
shows(ana, 'There is no command "bogus".')
ben = e2e.Play(link(house, seats[1]["path"]), "--name", "Ben", terminal=True, command="join")
shows(ana, "Player 1 has taken a seat.")
shows(ana, "Player 1 is called Ben.")
shows(ben, "Player 0: Ana.")
shows(ben, "Waiting for Ana (Player 0): ")
types(ben, "1")
shows(ben, "It isn't your turn yet.")
types(ben, "say Take your time.")
shows(ana, "Ben (Player 1): Take your time.")
watcher = e2e.Play(link(house, "/t/" + table), terminal=True, command="join")
shows(watcher, "You watch, and see what everyone may see.")
shows(watcher, "Waiting for Ana (Player 0): ")
types(watcher, "say Boo")
shows(watcher, "Watchers make no moves.")
types(watcher, "undo")
shows(watcher, "You have made no choice yet that you could undo.")

# Half a choice stays when others move meanwhile, and who is waited for has the story's name
crew, chairs = made(house, game="gamblers-heart", seats=["careful", "me", "open"], seed=5)
ada, zoe = (e2e.Play(link(house, chair["path"]), terminal=True, command="join") for chair in chairs[1:])
def asks(guest, part, since=0):
    return check(wait_for(lambda: read_some(guest) and part in guest.text[since:] and guest.text.endswith(": ")), "asks: " + part,
                 guest.text[-800:])


for who in (ada, zoe):
    asks(who, "Choose 1 to 2 (Enter: 2): ")
    types(who, "2")
asks(ada, "step 1 of 4")
types(ada, "3")
asks(ada, "step 2 of 4")
types(ada, "1")
asks(ada, "And which Suit?")
before = len(ada.text)
asks(zoe, "step 1 of 4")
types(zoe, "4")
asks(ada, "Choose 1 to 4: ", before)
check("And which Suit?" in ada.text[before:] and "step 2" not in ada.text[before:], "the second question, not the first", ada.text[before:])
for typed, part in (("2", "Your Soulcard is the King of Diamonds."), ("7", "is rolled in secret"), ("me", "Waiting for Ruth Ann Bodean: ")):
    types(ada, typed)
    asks(ada, part)
for who in (ada, zoe):
    types(who, "quit")

# Whoever runs the game takes back the last moves of anyone
_, chairs = made(house, game="gamblers-heart", seats=["me", "careful"], seed=5)
gm = e2e.Play(link(house, chairs[0]["path"]), terminal=True, command="join")
for question, typed in (("Choose 1 to 3: ", "1"), ("Choose 1 to 2 (Enter: 2): ", "2"), ("Move on to the Work", "undo 12"),
                        ("You cannot take back that many moves", "undo 3")):
    asks(gm, question)
    types(gm, typed)
asks(gm, "The GM takes back the last 3 moves.")
types(gm, "quit")

# Words for a seat: shown once, typed at another device, where the seat then is; wrong ones are refused
types(watcher, "/words")
shows(watcher, "Whoever watches has no seat to come back to.")
gone, hers = made(house, game="kuhn", seats=["me", "random"], seed=5)
first = e2e.Play(link(house, hers[0]["path"]), terminal=True, command="join")
shows(first, "Choose 1 to 2: ")
types(first, "/words")
shows(first, link(house, "/t/" + gone) + "\n")
phrase = re.search(r"not\s+shown\s+again:\s+([a-z\s]+?)\s+On", first.text).group(1).split()
check(len(phrase) == 6, "six words are shown", first.text[-600:])
for typed, part in (("zone " * 6, "These words open no seat at this table."), ("one two", '"one" is none of the words'), ("", "You typed 0."),
                    ("é\"\\" * 500, "You typed 0.")):
    out = subprocess.run([BIN, "join", link(house, "/t/" + gone), "--words"], input=typed.encode() + b"\n", env=e2e.ENV, capture_output=True,
                         timeout=SECONDS)
    check(out.returncode == 2 and part in out.stderr.decode() and out.stderr.count(b"\n") == 1, "refused: %r" % typed[:20], out)
check(not [n for n in os.listdir(PLACE) if n.startswith(gone) and n.endswith(".token") and n != "%s-%s.token" % (
    gone, hashlib.sha256(("127.0.0.1:%d%s" % (house.port, hers[0]["token"])).encode()).hexdigest()[:8])], "and nothing is kept of them")
second = e2e.Play(link(house, "/t/" + gone), "--words", terminal=True, command="join")
shows(second, "The six words of your seat: ")
types(second, "-".join(phrase).upper() + ".")
shows(second, "Choose 1 to 2: ")
shows(first, "This seat is open on another device now")
types(second, "quit")
shows(second, "croupier join 'http://127.0.0.1:%d/t/%s' --words" % (house.port, gone))
third = e2e.Play(link(house, "/t/" + gone), "--words", terminal=True, command="join")
shows(third, "Choose 1 to 2: ")
check("six words" not in third.text, "they are asked for once", third.text)
types(third, "quit")
out = subprocess.run([BIN, "join", link(house, hers[0]["path"]), "--words"], env=e2e.ENV, capture_output=True, timeout=SECONDS)
check(out.returncode == 2 and b"without #" in out.stderr, "words are for an address without a token", out)

# Cards without a name, and breaks
types(ben, "/help")
shows(ben, "/x: show the card \"stop\".")
types(ben, "")
types(ben, "/X")
for who in (ana, ben):
    shows(who, "Somebody shows the card \"stop\". Nobody moves until it is lifted.")
types(ana, "check")
shows(ana, "Somebody has shown the card \"stop\".")
types(ben, "/lift")
shows(ben, "Only the player who runs the game may do that, or the host if no person runs it.")
types(ana, "/lift")
for who in (ana, ben):
    shows(who, "The \"stop\" is lifted. The match continues.")
time.sleep(2.1)
types(ben, "/slow")
shows(ana, "Somebody shows the card \"slow down\".")
types(ana, "/break soon")
shows(ana, "Say how many minutes, from 1 to 240: /break 10")
types(ana, "/break 5")
shows(ben, "A break of 5 minutes.")
types(ana, "/back")
shows(ben, "The break is over.")
# Lines and veils
types(ben, "/line  Spiders")
for who in (ana, ben):
    shows(who, "A line: spiders")
types(ana, "/veil blood")
shows(ben, "A veil: blood")
types(ana, "/take-back spiders")
shows(ana, "You can only take back what you wrote yourself.")
types(ben, "/lines")
shows(ben, "Yours: spiders")
types(ben, "/take-back spiders")
shows(ana, "Taken back: spiders")
types(ben, "/veil")
shows(ben, "Say what: /line spiders")
# A whisper
types(ben, "/whisper 0 Psst, Ana.")
shows(ana, "Ben (Player 1) whispers to you: Psst, Ana.")
shows(ben, "You whisper to Ana (Player 0): Psst, Ana.")
types(ben, "/whisper Ana")
shows(ben, "Say to which seat, and what: /whisper 2 Do you trust her?")
types(ben, "/whisper 1 Me")
shows(ben, '"to" must be the number of another seat where somebody sits.')
# Notes
types(ben, "/notes")
shows(ben, "No notes yet.")
types(ben, "/note Ana bluffs.")
shows(ben, "Your note is kept.")
types(ben, "/note-all The bridge is gone.")
shows(ana, "The table has a new note.")
types(ana, "/note-all Or is it?")
check(wait_for(lambda: read_some(ben) and ben.text.count("The table has a new note.") == 2), "each change is told")
types(ben, "/notes")
shows(ben, "Everyone's note: The bridge is gone.")
shows(ben, "Everyone's note: Or is it?")
shows(ben, "Your note: Ana bluffs.")
types(ana, "/notes")
shows(ana, "Everyone's note: Or is it?")
check("bluffs" not in ana.text, "nobody reads another's note")
# Signs
types(ben, "/nod")
shows(ana, "Ben (Player 1) nods.")
types(ben, "/laugh")
shows(ben, "You have just made a sign. Wait 2 seconds.")
types(ana, "/signs")
shows(ana, "Signs are no longer shown.")
time.sleep(2.1)
types(ben, "/glass")
shows(ben, "raises a glass.")
check("glass" not in ana.text, "who wants to see no signs sees none")
# Handouts
types(ben, "/handout Mine: No")
shows(ben, "Only the host, and the player who runs the game for the others, may give")
types(ana, "/handout")
shows(ana, "Say its title, then what it says: /handout A letter: Meet me at nine.")
types(ana, "/handout A letter: Meet me at the mill: alone.")
shows(ana, "Your handout 1, which nobody has yet (/give 1 all): A letter")
types(ana, "/give 1 x")
shows(ana, "Say which handout, and to which seats: /give 1 2 3, /give 1 all, /give 1 none")
check("letter" not in ben.text, "who was given none reads none")
types(ana, "/give 1 all")
shows(ben, "A handout from Ana (Player 0): A letter")
shows(ben, "Meet me at the mill: alone.")
shows(ana, "Your handout 1 (seats: 1): A letter")
types(ana, "/give 1 none")
shows(ben, "A handout is gone: A letter")
types(ben, "/handouts")
shows(ben, "No handouts yet.")
types(ana, "/discard 1")
shows(ana, "A handout is gone: A letter")
types(ben, "/bogus")
shows(ben, "There is no command \"/bogus\".")
check(not any(text in watcher.text for text in ("the card", "A break", "A line", "spiders", "Psst", "note", "andout", "nods")), "a watcher hears of no card")
os.write(ben.fd, b"say half a w")
time.sleep(0.3)
types(ana, "check")
shows(ben, "Choose 1 to 2: say half a w")
types(ben, "ord")
shows(ana, "Ben (Player 1): half a word")
shows(watcher, "player 0: check")

# Taken back while the other thinks about it: the other's question is broken off, and begun words stay
os.write(ben.fd, b"say wa")
time.sleep(0.3)
types(ana, "undo")
shows(watcher, "The last move was undone.")
shows(ben, "Waiting for Ana (Player 0): say wa")
types(ben, "it")
shows(ana, "Ben (Player 1): wait")

# Taken back once the other has moved: they are asked, and everything goes on where it was
types(ben, "/agree")
shows(ben, "Nobody is asking to take anything back.")
types(ana, "check")
shows(ben, "Choose 1 to 2: ")
types(ben, "bet")
shows(ana, "player 1: bet")
types(ana, "undo")
shows(ana, "You ask to take back the last 2 moves. All others must agree")
shows(ben, "Ana (Player 0) would like to take back the last 2 moves. Type /agree or /refuse.")
types(ben, "/refuse")
shows(ana, "Ben (Player 1) refused. Nothing is taken back.")
types(ana, "undo")
shows(ana, "That was refused. You can ask again when somebody has moved.")
types(ben, "undo")
shows(ana, "The last move was undone.")
types(ben, "bet")
check(wait_for(lambda: read_some(ana) and ana.text.count("player 1: bet") == 2), "the bet is made again")
types(ana, "undo")
check(wait_for(lambda: read_some(ben) and ben.text.count("would like to take back") == 2), "asked again")
types(ana, "/withdraw")
shows(ben, "Ana (Player 0) withdrew the request to take back.")
types(ana, "undo")
check(wait_for(lambda: read_some(ben) and ben.text.count("would like to take back") == 3), "and once more")
types(ben, "/agree")
for who in (ana, ben, watcher):
    shows(who, "By agreement, the last 2 moves were undone.")
check("take back" not in watcher.text, "a watcher hears of no request")
types(ana, "bet")
shows(ben, "player 0: bet")

# A match that waits for its people, and a seat that changes hands
gathering, places = made(house, game="kuhn", seats=["me", "open"], seed=5, gather=True)
cleo = e2e.Play(link(house, places[0]["path"]), "--name", "Cleo", terminal=True, command="join")
shows(cleo, "The match begins when everyone is here.")
dan = e2e.Play(link(house, places[1]["path"]), "--name", "Dan", terminal=True, command="join")
shows(cleo, "The match begins.")
shows(cleo, "Choose 1 to 2: ")
shows(cleo, "Player 1 is called Dan.")
host = sit(house, gathering, places[0]["token"])
host.send({"type": "seat", "do": "bot", "of": 1, "bot": "random"})
shows(cleo, "The bot random plays for Dan (Player 1) for now.")
host.send({"type": "seat", "do": "back", "of": 1})
shows(cleo, "No bot plays for Dan (Player 1) any more.")
host.send({"type": "seat", "do": "invite", "of": 1})
shows(cleo, "Player 1 has nobody any more: the seat is open.")
code = dan.close()
check(code == 2 and "You no longer have this seat. Ask the host for a new link." in dan.text, "and who lost it is done", dan.text)
host.close()
cleo.kill()

# Two terminals shuffle together with the server; a third in the seat of one that left before it was done
mixing, places = made(house, game="kuhn", seats=["me", "open"], gather=True)
eve = e2e.Play(link(house, places[0]["path"]), "--name", "Eve", terminal=True, command="join")
shows(eve, "The match begins when everyone is here.")
fay = e2e.Play(link(house, places[1]["path"]), "--name", "Fay", terminal=True, command="join")
shows(eve, "The devices of 2 players shuffled together")
shows(fay, "The devices of 2 players shuffled together")
shows(eve, "Choose 1 to 2: ")
eve.send("2")  # bet
shows(fay, "Choose 1 to 2: ")
fay.send("1")  # fold
for who in (eve, fay):
    shows(who, "Your own part of the shuffle was used.")
    who.close()
for name in [n for n in os.listdir(PLACE) if n.startswith(mixing) and n.endswith(".jsonl")]:
    own = e2e.entries(os.path.join(PLACE, name))
    check(all(own[0]["fair"]["shares"]) and all(own[-1]["reveals"]), "the log has the bytes of both", own)
    code, out, err = e2e.run("verify", os.path.join(PLACE, name))
    check(code == 0, "and proves that they were used", out + err)

# Killed at the terminal, and back with the same link; the log of a match that goes on is one seat's
ben.kill()
shows(ana, "Ben (Player 1) is away.")
code, out, err = e2e.run("join", link(house, seats[1]["path"]), data="quit\n")
check(code == 0 and "Your seat stays yours." in out and "Ana" in out, "the same link opens the seat again", out + err)
own = e2e.entries(log_of(table))
check(own[0]["for"] == 1 and not any("end" in l for l in own), "the seat's own log so far", own)
token = [n for n in os.listdir(PLACE) if n.startswith(table) and n.endswith(".token")]
check(all(os.stat(os.path.join(PLACE, n)).st_mode & 0o77 == 0 for n in token) and len(token) == 2, "nobody else reads a token", token)
other = dict(e2e.ENV, XDG_DATA_HOME=os.path.join(e2e.HERE, "other"))
code, out, err = e2e.run("join", link(house, seats[1]["path"]), env=other)
check(code == 2 and err == "croupier: This invitation has been used, and the seat is taken. If that was not you, ask the host "
      "for a new link.\n" and not out, "an invitation that somebody else has used", out + err)
ben = e2e.Play(link(house, seats[1]["path"]), terminal=True, command="join")
shows(ben, "Choose 1 to 2: ")
e2e.run("join", link(house, seats[1]["path"]), env=other)
shows(ben, "Somebody else came with your invitation, and was refused.")
types(ben, "quit")
check(ben.close() == 0, "leaving is no failure where it is one's turn", ben.text[-300:])
types(ana, "quit")
check(ana.close() == 0, "leaving is no failure", ana.text[-300:])
types(watcher, "quit")
check(watcher.close() == 0, "nor is it for a watcher", watcher.text[-300:])


# ---- The list of open tables: shown, chosen from, and back to the seat ----
listed = House(None, "--list")
code, out, err = e2e.run("join", link(listed, "/"))
check(code == 0 and out == "No table is waiting for people at the moment. Try again later.\n" and not err, "an empty list", out + err)
code, out, err = e2e.run("join", link(house, "/"))
check(code == 2 and "has no list of open tables" in err and err.count("\n") == 1, "a server without a list", out + err)
made(listed, game="gamblers-heart", seats=["open", "me", "open"], gather=True, list="<b>All</b> welcome", name="Sundays")
table, seats = made(listed, game="kuhn", seats=["me", "open"], gather=True, list="", seed=3)
made(listed, game="kuhn", seats=["me", "open"], gather=True)
check(wait_for(lambda: len(listed.ask("GET", "/api/tables")[2]["tables"]) == 2), "two are on it")
code, out, err = e2e.run("join", link(listed, ""), data="\n")
check(code == 0 and 'Gambler\'s Heart, Sundays' in out and '"<b>All</b> welcome"' in out, "the list", out + err)
check(re.findall(r"^ +(\d)\. ", out, re.M) == ["1", "2", "3"] and "GM. 2 of 3 seats are free." in out and "One of 2 seats is free." in out,
      "a line a seat that can be chosen", out)
ana = e2e.Play(link(listed, "/"), terminal=True, command="join")
shows(ana, "Which seat, 1 to 3 (Enter: none)? ")
types(ana, "9")
shows(ana, "Please type a number, 1 to 3, or press Enter to leave.")
types(ana, "1")
shows(ana, "The match begins when everyone is here.")
types(ana, "quit")
check(ana.close() == 0 and "croupier join '%s' --words" % link(listed, "/t/" + table) in ana.text, "how to come back", ana.text[-400:])
host = sit(listed, table, seats[0]["token"])
host.until("turn")
ana = e2e.Play(link(listed, "/t/" + table), "--words", terminal=True, command="join")
shows(ana, "Player 0: somebody.")
types(ana, "say Wolverine")
types(ana, "/mine")
shows(ana, ".mine.json")
with open(re.search(r"(\S+\.mine\.json)", ana.text.replace("\n      ", "")).group(1)) as f:
    mine = json.load(f)
check(mine["table"] == table and [one["text"] for one in mine["said"]] == ["Wolverine"], "what the server has, as a file", mine)
types(ana, "/erase")
shows(ana, "To do it: /erase yes")
check(len(listed.ask("GET", "/api/tables/%s/log/own" % table, headers={"Authorization": "Bearer " + seats[0]["token"]})[2].split(b"Wolverine")) == 2,
      "nothing is gone before a yes")
types(ana, "/erase yes")
shows(ana, "You no longer have this seat.")
ana.close()
check(b"Wolverine" not in listed.ask("GET", "/api/tables/%s/log/own" % table, headers={"Authorization": "Bearer " + seats[0]["token"]})[2], "then it is")
listed.stop()

# ---- Links that are wrong: one line, exit 2, nothing on the standard output ----

def wrong(what, address, want, env=None):
    code, out, err = e2e.run("join", address, env=env)
    check(code == 2 and err.count("\n") == 1 and re.fullmatch("croupier: " + want, err[:-1]) and not out, what, out + err)


code, out, err = e2e.run("join")
check(code == 2 and err == "croupier: Something is missing. Usage: croupier join LINK [OPTIONS]\n", "no link", err)
for bad in ("", "x", "http://", "http:///t/" + ID, "ftp://h/t/" + ID, "http://h/t/" + ID[1:], "http://h/t/%s#12" % ID, "http://h:0/t/" + ID,
            "http://h:70000/t/" + ID, "http://h:8x/t/" + ID, "http://[::1/t/" + ID, "http://h/t/%s#%sa" % (ID, TOKEN), "http://h/%s" % ID):
    wrong("no link: " + bad, bad, "That is no link to a table.*")
wrong("no host", "http://no-such-host.invalid/t/%s#%s" % (ID, TOKEN), r"(There is no host no-such-host\.invalid\.|The host .* was not found: .*)")
wrong("nobody there", "http://127.0.0.1:1/t/%s#%s" % (ID, TOKEN), r"127\.0\.0\.1:1 does not answer: Connection refused\.")
wrong("a wrong token", link(house, "/t/%s#%s" % (table, TOKEN)), r"This link opens no table here\..*")
wrong("no such table", link(house, "/t/" + ID), r"This link opens no table here\..*")
quiet, _ = made(house, game="kuhn", seats=["me", "random"])
check(house.ask("GET", "/api/tables/%s/log/own" % quiet)[0] == 401, "nor is there a watcher's log")
wrong("nobody may watch", link(house, "/t/" + quiet), r"This link opens no table here\..*")
wrong("not by TLS", link(house, "/t/%s#%s" % (table, TOKEN)).replace("http:", "https:"), r"There is no secure connection to .*\.")
check(e2e.run("join", "x", "--name", "")[0] == 2, "an empty name")


class Fake(http.server.BaseHTTPRequestHandler):
    """Answers as a house would, but for `hello` and `head`."""
    hello, head = {}, {}

    def log_message(self, *args):
        pass

    def say(self, body):
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.say(json.dumps({"table": ID, "game": "kuhn", "seat": 0, "token": TOKEN}).encode())

    def do_GET(self):
        if not self.path.startswith("/ws"):
            self.say((json.dumps(self.head) + "\n").encode())
            return
        key = self.headers["Sec-WebSocket-Key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        answer = base64.b64encode(hashlib.sha1(key.encode()).digest()).decode()
        self.wfile.write(("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          "Sec-WebSocket-Protocol: croupier.1\r\nSec-WebSocket-Accept: %s\r\n\r\n" % answer).encode())
        for message in self.hello:
            self.wfile.write(frame(message if isinstance(message, bytes) else json.dumps(message).encode(), mask=False))
        self.wfile.flush()
        time.sleep(3)
        self.close_connection = True


def fake(what, want, head=None, hello=()):
    Fake.head, Fake.hello = head or {"croupier": 2, "by": "9.9", "game": "kuhn", "edition": 1, "seats": 2}, hello
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Fake)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    wrong(what, "http://127.0.0.1:%d/t/%s#%s" % (server.server_port, ID, TOKEN), want)
    server.shutdown()
    server.server_close()


mine = {"type": "hello", "seat": 0, "protocol": 1, "game": "kuhn", "edition": 1, "seats": ["me", "open"], "layout": "0" * 16}
fake("another protocol", "The server speaks another version of the protocol than this croupier.", hello=[{**mine, "protocol": 2}])
fake("another build", r"The server's croupier \(9\.9\) keeps this game otherwise than this one .*", hello=[mine])
fake("a newer edition", "This croupier cannot play at that table. .*up to edition 1: a newer croupier wrote it.*",
     head={"croupier": 2, "game": "kuhn", "edition": 7, "seats": 2})
fake("an unknown game", "This croupier cannot play at that table. There is no game .*",
     head={"croupier": 2, "game": "bezique", "edition": 1, "seats": 2})
fake("a table that is only told", "The server keeps this table, but can no longer play it.", head={"told": True, "game": "kuhn"})
fake("no log", "127.0.0.1:[0-9]* answers, but not as a server of croupier's.", head={"hello": "world"})
fake("no JSON", "The server sent what is no JSON: .*", hello=[b"{"])
fake("no state", "The server's messages are not those of this croupier.", hello=[{"type": "turn", "n": 1}])

# A whole way by TLS: refused while the certificate is unknown, then played
key, cert = os.path.join(HERE, "key.pem"), os.path.join(HERE, "cert.pem")
if shutil.which("openssl"):
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-days", "2", "-subj",
                    "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    listener = socket.create_server(("127.0.0.1", 0))

    def relay(a, b):
        try:
            while data := a.recv(65536):
                b.sendall(data)
        except OSError:
            pass
        for s in (a, b):
            try:
                s.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def serve():
        while True:
            raw, _ = listener.accept()
            try:
                inside, outside = context.wrap_socket(raw, server_side=True), house.socket()
            except (OSError, ssl.SSLError):
                continue
            threading.Thread(target=relay, args=(inside, outside), daemon=True).start()
            threading.Thread(target=relay, args=(outside, inside), daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    table, seats = made(house, game="kuhn", seats=["me", "random"], seed=3)
    address = "https://localhost:%d%s" % (listener.getsockname()[1], seats[0]["path"])
    wrong("a certificate that nobody knows", address, "There is no secure connection to localhost:.*certificate\\.")
    code, out, err = e2e.run("join", address, data="1\n1\n1\n", env=dict(e2e.ENV, SSL_CERT_FILE=cert))
    check(code == 0 and "The game is over after" in out, "played by TLS", out + err)

# A clock: said when it starts, stopped by the host, and played on by the house when it is over
table, seats = made(house, game="kuhn", seats=["open", "me"], seed=4, clock={"move": 4})
guest = e2e.Play(link(house, seats[0]["path"]), terminal=True, command="join")
shows(guest, "Your clock runs: 0:04 for this move.")
host = sit(house, table, seats[1]["token"])
host.send({"type": "clock", "do": "pause"})
shows(guest, "has stopped the clocks.")
host.send({"type": "clock", "do": "go-on"})
shows(guest, "The clocks run again.")
shows(guest, "ran out of time.")
host.close()
guest.close()

# A house that has lost its tables when it is back: no guest waits for ever
table, seats = made(house, game="kuhn", seats=["me", "open"], seed=4)
guests = [e2e.Play(link(house, seats[0]["path"]), terminal=True, command="join"),
          e2e.Play(link(house, seats[1]["path"]), terminal=False, command="join")]
shows(guests[0], "Choose 1 to 2: ")
shows(guests[1], "Player 1: you.")
house.kill()
shutil.rmtree(house.folder)
again(house)
for guest in guests:
    code = guest.close()
    check(code == 2 and "croupier: This link opens no table here. Ask for a new one." in guest.text, "a table that is gone", guest.text[-400:])

house.stop()
done("join")
