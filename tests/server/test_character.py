"""A character judged by the limits of a table: what is refused, and what whoever makes it should know."""
from house import *

# Power Spell costs 2 Edge, and every spell here is tested with an Ability of 1 (BJ-E2, BJ-G1); with Power 2 it could be paid.
HERO = {"game": "twenty-one", "abilities": {"strength": 1, "dexterity": 0, "endurance": 1, "hope": 0, "wits": 1, "power": 1},
        "skills": ["weightlift", "vitality", "attunement", "power-spell"], "attuned": "sorcery",
        "spells": ["hush", "light", "fall-control", "combustion", "flash-sweat"], "armor": "shadow-gear", "both": "dagger",
        "reserve-left": "longbow", "reserve-right": "greatshield", "pockets": ["half-moon-grass"]}

house = House()
table, tokens = house.table(game="twenty-one", seats=["careful", "me"], seed=3)
token = next(token for token in tokens if token)


def judge(character, of=table, by=token):
    return house.ask("POST", "/api/tables/%s/character" % of, character, {"Authorization": "Bearer " + by})


status, _, got = judge(HERO)
check(status == 200 and "Power Spell" in got["notes"] and "2 Edge" in got["notes"], "a Skill that cannot be paid is named", got)
status, _, got = judge({**HERO, "skills": ["weightlift", "vitality", "attunement", "immolation"]})
check(status in (200, 422) and "Power Spell" not in json.dumps(got), "only what it has is named", got)
status, _, got = judge({**HERO, "abilities": {**HERO["abilities"], "power": 4}})
check(status == 422 and got["error"]["code"] == "bad-character" and got["error"]["message"], "more than the limits allow", got)
for body in (b"", b"{", b"[]", b'{"game":"twenty-one"}', b"\xff" * 50, b'{"a":' * 2000):
    status, _, got = judge(body)
    check(status in (400, 422) and "\n" not in got["error"]["message"], "no character: %r" % body[:20], got)
check(judge(b" " * 20000)[0] == 413, "no more than 16 KiB")
check(judge(HERO, by="A" * 32)[0] in (401, 404), "not without a seat's token")
check(house.ask("GET", "/api/tables/%s/character" % table, headers={"Authorization": "Bearer " + token})[0] == 405, "it takes a POST")
for game, good, bad in (("gamblers-heart", {"name": "Ruth", "royalty": "queen", "suit": "clubs", "high-ace": "Ned"}, {"patronage": "luck"}),
                        ("texarkana", {"character": "ramon-ibarra", "will": 3, "grit": 9, "coin": 2, "luck": 4}, {"luck": 0})):
    other, tokens = house.table(game=game, seats=["careful", "me"], seed=3)
    other_token = next(token for token in tokens if token)
    status, _, got = judge({"game": game, **good}, other, other_token)
    check(status == 200 and json.loads(got["file"]) == {"game": game, **good} and not got["notes"], "%s: as it would be saved" % game, got)
    status, _, got = judge({"game": game, **good, **bad}, other, other_token)
    check(status == 422 and list(bad)[0] in got["error"]["message"].lower(), "%s: refused by its limits" % game, got)
other, tokens = house.table(game="kuhn", seats=["random", "me"])
status, _, got = judge(HERO, other, next(token for token in tokens if token))
check(status == 422 and "no saved characters" in got["error"]["message"], "a game without characters says so", got)
s = sit(house, table, token)
check(s.until("turn")["n"] is not None, "the table goes on as before")
code, said = house.stop()
check(code == 0 and not said, "the house closes", (code, said))
done("characters judged")
