"""kill -9 under load, again and again: after each start every move that was acknowledged is there, at its
number, once; and so is every entry that anyone was told of. A move that was on its way is sent again, and is
then there once too. HOUSE_KILLS: how often (20); HOUSE_PLAYERS: under how many tables (6). In a PostgreSQL, where tests/store/postgres.sh has started one:
then it is PostgreSQL that is killed every third time."""
from player import *

KILLS = int(os.environ.get("HOUSE_KILLS", "20"))
PLAYERS = int(os.environ.get("HOUSE_PLAYERS", "6"))


def start_again(house):
    if POSTGRES:  # who dies without a word is waited for; that time is over, once what it had sent is done
        while query(place, "SELECT 1 FROM pg_stat_activity WHERE application_name = 'croupier' LIMIT 1"):
            time.sleep(0.02)
        query(place, "UPDATE croupier.houses SET renewed = renewed - interval '1 hour'")
    house.start()


def same_again(player, house):
    fresh = Player.__new__(Player)
    threading.Thread.__init__(fresh, daemon=True)
    for key in ("seats", "rng", "moves", "told", "acked", "pending", "wrong", "total", "table", "token"):
        setattr(fresh, key, getattr(player, key))
    fresh.house = house
    return fresh


POSTGRES = "CROUPIER_POSTGRES" in os.environ
place = database("kills") if POSTGRES else None
house = House(place, "--tables-hour", "1000000", "--sockets", "4096", "--sockets-each", "4096")
rng = rng_of(int(os.environ.get("HOUSE_SEED", "9")))
players = [Player(house, i, ["me"] if i % 2 else ["me", "careful"]) for i in range(PLAYERS)]
acknowledged = 0
for kill in range(KILLS):
    for player in players:
        player.start()
    time.sleep(rng.uniform(0.05, 0.6))
    if POSTGRES and kill % 3 == 0:
        # It dies under the house and comes back: nobody is sent away, and what was on its way is acknowledged or not.
        subprocess.run([os.environ["CROUPIER_POSTGRES_CTL"], "kill"], check=True)
        time.sleep(rng.uniform(0.05, 0.6))
        subprocess.run([os.environ["CROUPIER_POSTGRES_CTL"], "start"], check=True)
        time.sleep(rng.uniform(0.05, 1.2))
    house.kill()
    for player in players:
        player.join(SECONDS)
    start_again(house)
    for player in players:
        player.look(house)
    wrong = [w for player in players for w in player.wrong]
    if not check(not wrong, "kill %d: everything acknowledged is there, once" % (kill + 1), wrong[:3]):
        break
    for i, player in enumerate(players):
        finished = getattr(player, "finished", False)
        players[i] = same_again(player, house)
        if finished:
            players[i].new_table()
acknowledged = sum(player.total for player in players)
check(acknowledged > 20 * KILLS, "the kills fell on a house at work", acknowledged)

# Whatever was acknowledged is only confirmed when it comes again after the house was killed: a move, words, an undo
table, (token, *_) = house.table(game="bloodsport", seats=["me"], seed=5)
s = sit(house, table, token)
turn = s.until("turn")
sent = []
for what in ("move", "say", "undo"):
    message = {"do": "say", "text": "Once."} if what == "say" else choose(rng, turn)
    if what == "undo":
        while "undo" not in turn:
            s.send(choose(rng, turn))
            turn = s.until("turn")
        message = {"do": "undo", "to": turn["undo"]}
    message["id"] = "%s \"\\\u0001\u00e9" % what
    s.send(message)
    first = s.until("ok", "error")
    s.close()
    house.kill()
    start_again(house)
    s = sit(house, table, token)
    turn = s.until("turn")
    s.send(message)
    again = s.until("ok", "error")
    check(first["type"] == "ok" and again == first and turn["n"] == first["n"], what + ": confirmed, not done again",
          (first, again, turn["n"]))
    s.send({**message, "id": "another"} if what == "say" else choose(rng, turn))
    turn = s.until("turn")
    check(turn["n"] > first["n"], what + ": with another id it is another", turn["n"])
s.close()
code, said = house.stop()
check(code == 0 and not said, "and it closes as it should", (code, said))
done("kill -9 under load: %d times, %d moves acknowledged" % (KILLS, acknowledged))
