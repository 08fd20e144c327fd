"""Somebody who plays at a table of Bloodsport, and remembers all that was told and acknowledged: whatever happens to
the house, what it then has must be that."""
import threading

from house import *


class Player(threading.Thread):
    """One person at one table, who remembers all that it was told."""

    def __init__(self, house, number, seats):
        threading.Thread.__init__(self, daemon=True)
        self.house, self.seats = house, seats
        self.rng = rng_of(1000 + number)
        self.moves = 0      # acknowledged, at this table
        self.told = {}      # n: entry, as told
        self.acked = {}     # n: what was sent
        self.pending = None # sent, not yet answered
        self.wrong = []
        self.total = 0
        self.new_table()

    def new_table(self):
        self.table, (self.token, *_) = self.house.table(game="bloodsport", seats=self.seats)
        self.told, self.acked, self.pending, self.moves = {}, {}, None, 0

    def take(self, message):
        for event in message.get("events", []):
            was = self.told.setdefault(event["n"], event)
            if was != event:
                self.wrong.append(("told otherwise", was, event))

    def accepted(self, n):
        self.acked[n] = self.pending
        self.pending = None
        self.moves += 1
        self.total += 1

    def again(self, s):
        """A move that nobody answered for is sent once more, as it was."""
        s.send(self.pending)
        answer = s.until("ok", "error")
        if answer["type"] == "ok":  # played now, or on the disk already with its id
            self.accepted(answer["n"])
        else:
            self.wrong.append(("a resend refused", self.pending, answer))

    def run(self):
        try:
            self.play()
        except (Gone, OSError):
            pass
        except Exception as e:  # noqa: what the test did not think of is a failure too
            self.wrong.append(repr(e))

    def play(self):
        s = sit(self.house, self.table, self.token, max(self.told or [0]))
        s.until("hello")
        turn = s.until("turn", "end", "events")
        self.take(turn)
        if self.pending:
            self.again(s)
            turn = s.until("turn", "end") if turn["type"] != "end" else turn
            self.take(turn)
        while turn["type"] != "end":
            if turn["type"] == "turn" and turn["options"]:
                self.pending = {**choose(self.rng, turn), "id": "k%d" % self.rng.getrandbits(60)}
                s.send(self.pending)
                answer = s.until("ok", "error")
                if answer["type"] == "error":
                    self.wrong.append((self.pending, answer))
                    return
                self.accepted(answer["n"])
            turn = s.read()
            self.take(turn)
        s.close()
        self.finished = True

    def look(self, house):
        """After a start: what of ours is there?"""
        status, _, log = house.ask("GET", "/api/tables/%s/log" % self.table,
                                   headers={"Authorization": "Bearer " + self.token})
        if status != 200:
            self.wrong.append(("the table is gone", status))
            return
        lines = [json.loads(line) for line in log.splitlines()]
        entries = {line["n"]: line for line in lines if "n" in line}
        if sorted(entries) != list(range(1, len(entries) + 1)):
            self.wrong.append("numbers with gaps")
        for n, sent in self.acked.items():
            there = entries.get(n)
            if not there or any(there.get(k) != v for k, v in sent.items() if k not in ("n", "id")):
                self.wrong.append(("acknowledged and not there", n, sent, there))
        for n, told in self.told.items():
            there = entries.get(n, {})
            if any(there.get(k) != v for k, v in told.items() if v != "?"):
                self.wrong.append(("told and not there", told, there))
        mine = sum(line.get("seat") == 0 for line in entries.values())
        if not self.moves <= mine <= self.moves + (self.pending is not None):
            self.wrong.append(("moves made twice", mine, self.moves, self.pending))
        if mine > self.moves and not self.pending:
            self.wrong.append("a move that nobody sent")
