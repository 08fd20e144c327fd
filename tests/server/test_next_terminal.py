"""The next evening of a campaign at the terminal: guests of an evening that is over have its story, begin the next one or wait for it, take their
seats there, and come back to them."""
from house import *

sys.path.append(os.path.join(ROOT, "tests", "e2e"))
import e2e

PLACE = os.path.join(e2e.HERE, "data", "croupier", "joined")
house = House(None, "--tables-hour", "100000")


def read_some(guest):
    if e2e.select.select([guest.fd], [], [], 0.05)[0]:
        try:
            guest.text += os.read(guest.fd, 65536).decode(errors="replace").replace("\r\n", "\n")
        except OSError:
            pass
    return True


def shows(guest, text):
    return check(wait_for(lambda: read_some(guest) and text in " ".join(guest.text.split())), "shows: " + text, guest.text[-1500:])


def types(guest, line):
    guest.text = ""
    os.write(guest.fd, (line + "\r").encode())


def link(table, token):
    return "http://127.0.0.1:%d/t/%s#%s" % (house.port, table, token)


def over(seats):
    """A table where bots have played an evening for its people; its tokens."""
    table, tokens = house.table(game="gamblers-heart", seats=seats, rules={"evening": 1}, seed=4)
    host = sit(house, table, tokens[seats.index("me")])
    host.until("turn")
    for i, token in enumerate(tokens):
        if token:
            host.send({"type": "seat", "do": "bot", "of": i, "bot": "careful"})
    while "end" not in host.read():
        pass
    host.close()
    return table, tokens


table, tokens = over(["me", "open", "open"])
gm, one, two = (e2e.Play(link(table, token), terminal=True, command="join") for token in tokens)
for guest in (gm, one, two):
    shows(guest, "This match keeps its secrets.")
    shows(guest, "The story, as you were told it:")
stories = [name for name in os.listdir(PLACE) if name.endswith(".html")]
check(sorted(stories) == ["%s-%d.html" % (table, i) for i in range(3)], "each has its own story", stories)
with open(os.path.join(PLACE, "%s-1.html" % table)) as f:
    check(f.read().rstrip().endswith("</html>"), "whole")
shows(one, "The campaign continues. Wait here for the next evening? Yes or no (Enter: no):")
types(one, "perhaps")
shows(one, "Please type yes or no.")
types(one, "yes")
shows(one, "You wait for the next evening.")
types(two, "")
check(two.close() == 0, "who does not want to wait leaves", two.text[-300:])
shows(gm, "The campaign continues. Begin the next evening? Yes or no (Enter: no):")
types(gm, "yes")
shows(gm, "Gambler's Heart, by")
second = house.ask("GET", "/api/tables/%s" % table, headers={"Authorization": "Bearer " + tokens[0]})[2]["next"]
shows(one, "The next evening has begun. Take your seat there? Yes or no (Enter: yes):")
types(one, "")
shows(one, "Gambler's Heart, by")
shows(one, "You")
kept = {name for name in os.listdir(PLACE) if name.startswith(second) and name.endswith(".token")}
check(len(kept) == 1 and len({name for name in os.listdir(PLACE) if name.endswith(".token")}) == 4, "the key to the seat is kept under the table", kept)
types(one, "quit")
shows(one, "To continue: croupier join 'http://127.0.0.1:%d/t/%s' --words" % (house.port, second))
check(one.close() == 0, "it leaves")
back = e2e.Play("http://127.0.0.1:%d/t/%s" % (house.port, second), "--words", terminal=True, command="join")
shows(back, "Gambler's Heart, by")
types(back, "quit")
check(back.close() == 0, "and comes back without words", back.text[-300:])
late = e2e.Play(link(table, tokens[2]), terminal=True, command="join")
shows(late, "The next evening has begun. Take your seat there?")
types(late, "ja")
shows(late, "Gambler's Heart, by")
types(late, "quit")
late.close()
types(gm, "quit")
gm.close()
done("the next evening at the terminal")
