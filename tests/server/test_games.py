"""Every game of the house, played by people at random over sockets with words at every move, names given as they come,
talk in between and the house closed and opened once: no words for one seat alone reach another before they are
opened, all seats see the same end, and the log proves it."""
from house import *

MOVES = 3000  # far more than a match at random takes
house = House(None, "--tables-hour", "100000")


def said_in(frame):
    """The words that a message shows, with whether they were opened to all."""
    for event in frame.get("events", []):
        if isinstance(event.get("text"), str):
            yield event["text"], event


def play_with_words(sockets, verbs, rng, hidden, moves):
    """Plays on; words said in secret go into `hidden` with their seat. Gives the last messages."""
    last = [None] * len(sockets)
    for made in range(moves):
        for i, s in enumerate(sockets):
            newest = max([m["n"] for m in last if m] or [0])
            while last[i] is None or (last[i]["n"] < newest and last[i]["type"] != "end"):
                last[i] = s.until("turn", "end")
        if last[0]["type"] == "end":
            break
        asked = [i for i in range(len(sockets)) if last[i]["options"]]
        if not asked:  # a bot is at it
            last = [s.until("turn", "end") for s in sockets]
            continue
        i = rng.choice(asked)
        if rng.random() < 0.1:
            sockets[i].send({"id": "s%d" % rng.getrandbits(60), "do": "say", "text": "said %d" % rng.getrandbits(60)})
            check(sockets[i].until("ok", "error")["type"] == "ok", "words between moves are taken")
            last[i] = sockets[i].until("turn", "end")
            continue
        move = choose(rng, last[i])
        word = "word%dof%d" % (rng.getrandbits(60), i)
        if verbs[move["do"]]["text"] == "secret":
            hidden[word] = i
        sockets[i].send({**move, "id": "m%d" % rng.getrandbits(60), "text": word})
        got = sockets[i].until("ok", "error")
        if not check(got["type"] == "ok", "a move of the options is open", (move, got)):
            break
        last[i] = sockets[i].until("turn", "end")
    return last


for game in house.ask("GET", "/api/games")[2]:
    for run, bots in ((1, 0), (2, 1), (3, 1)):
        rng, hidden, opened = rng_of(run), {}, set()
        verbs = {verb["name"]: verb for verb in game["verbs"]}
        people = min(max(game["seats_min"], 3 - bots), game["seats_max"] - bots)
        seats = ["random"] * bots + ["me"] * people
        table, tokens = house.table(game=game["name"], seats=seats, seed=run)
        tokens = [token for token in tokens if token]
        s = [sit(house, table, token) for token in tokens]
        play_with_words(s, verbs, rng, hidden, 40)
        frames = [one.frames for one in s]
        for one in s:
            one.close()
        folder = house.folder
        house.stop()
        house = House(folder, "--tables-hour", "100000")
        s = [sit(house, table, token) for token in tokens]
        last = play_with_words(s, verbs, rng, hidden, MOVES)
        what = "%s with %s" % (game["name"], ", ".join(seats))
        check(last[0]["type"] == "end", what + " comes to its end", (last[0]["n"], last[0]["phase"]))
        check(len({json.dumps(m.get("payoff")) for m in last}) == 1, what + ": one end for all")
        for i, old in enumerate(frames):
            for frame in old + s[i].frames:
                for text, event in said_in(json.loads(frame)):
                    if event["seat"] == "chance":
                        opened.add(text)
                mine = bots + i
                for word, whose in hidden.items():
                    if whose != i and word.encode() in frame and word not in opened:
                        check(False, "%s: words of seat %d reached seat %d" % (what, bots + whose, mine), frame[:500])
        status, _, log = house.ask("GET", "/api/tables/%s/log" % table, headers={"Authorization": "Bearer " + tokens[0]})
        check(status == 200 and all(word.encode() in log for word, i in hidden.items() if i == 0), what + ": its log")
        if last[0].get("sealed"):
            check(not any(word.encode() in log for word, i in hidden.items() if i != 0 and word not in opened),
                  what + ": a sealed log keeps what is others'")
        elif last[0]["type"] == "end":
            path = os.path.join(HERE, "game.jsonl")
            with open(path, "wb") as f:
                f.write(log)
            verified = subprocess.run([BIN, "verify", path], capture_output=True)
            check(verified.returncode == 0, what + ": proven", verified)
        print("     %s: %d entries, %d said in secret%s" % (what, last[0]["n"], len(hidden),
                                                          ", sealed" if last[0].get("sealed") else ""))
        for one in s:
            one.close()
code, said = house.stop()
check(code == 0 and not said, "the house closes", (code, said))
done("every game with words")
