"""A reader who is late: what the server could not hand to the system at once comes later, whole and in order, however many
messages left together, and nothing else is taken from that connection until then."""
import re

from house import *

house = House()


class Narrow:
    """Connections through which little goes before somebody reads: few bytes a segment, a small buffer."""

    port = house.port

    def socket(self):
        s = socket.socket()
        s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        s.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        s.connect((house.address, house.port))
        return s


TIMES = 30  # at most 32 messages of a connection wait
table, tokens = house.table(game="bloodsport", seats=["me", "me"])
quick, late = sit(house, table, tokens[0]), sit(Narrow(), table, tokens[1])
quick.until("turn")
late.until("turn")
for i in range(TIMES):
    late.send({"n": 0, "id": "late-%d" % i, "do": "say", "text": "%d " % i + "x" * 400})
time.sleep(1)
quick.send({"n": 0, "id": "meanwhile", "do": "say", "text": "Are you there?"})
check(quick.until("ok").get("id") == "meanwhile", "another connection is served meanwhile")
SAID = rb'"text":"(\d+) x'
before = len(set(re.findall(SAID, b"".join(quick.frames))))
first = len(late.frames)
oks = []
while len(oks) < TIMES:
    got = late.read()
    if got.get("type") == "ok":
        oks.append(got["id"])
late.until("turn")
size = sum(map(len, late.frames[first:]))
said = re.findall(SAID, b"".join(late.frames))
check(size > 150000, "more than the system takes at once", size)
check(before < TIMES, "what it could not be told yet waited", before)
check(oks == ["late-%d" % i for i in range(TIMES)], "all came, in order", oks)
check([int(n) for n in said] == list(range(TIMES)), "and with each what was said", said)
check(any(b"Are you there?" in one for one in late.frames), "and what was said meanwhile")
late.send({"n": 0, "id": "here", "do": "say", "text": "I am."})
check(late.until("ok").get("id") == "here", "then it goes on")
check(house.stop()[0] == 0, "SIGTERM")
done("late readers")
