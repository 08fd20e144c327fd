"""The language of each connection: lang= in its address, else Accept-Language, else English. Two people at one table read it in
two languages, and nothing but sentences differs."""
import re

from house import *

house = House(None)
table, tokens = house.table(game="bloodsport", seats=["me", "me"], seed=5)


def words(message):
    """All that is said to people in it."""
    return " ".join([message.get("prompt", ""), message.get("waiting", "")] + [line["text"] for line in message["story"]])


def plain(message):
    """The rest: but for sentences and what the story calls each seat."""
    return {k: v for k, v in message.items() if k not in ("prompt", "waiting", "story", "says", "options", "called")}


first = {}
for name, how in [("none", {}), ("de", {"path": "/ws?lang=de"}), ("en", {"path": "/ws?lang=en"}), ("xx", {"path": "/ws?lang=xx"}),
                  ("asks", {"more": "Accept-Language: fr, de-AT;q=0.9, en;q=0.5\r\n"}),
                  ("both", {"path": "/ws?lang=en", "more": "Accept-Language: de\r\n"}),
                  ("long", {"path": "/ws?lang=" + "d" * 200}), ("odd", {"more": "Accept-Language: ;;q=,=\r\n"})]:
    s = sit(house, table, tokens[0], **how)
    first[name] = s.until("turn")
    s.close()
german = "Kampf 1, links: "
for name in first:
    in_german = german in words(first[name])
    check(in_german == (name in ("de", "asks")), "%s: in its language" % name, words(first[name])[:300])
    check(first[name]["called"] == (["Zocker 1", "Zocker 2"] if in_german else ["Gambler 1", "Gambler 2"]), "%s: called so" % name, first[name]["called"])
    check(plain(first[name]) == plain(first["none"]), "%s: all but sentences is the same" % name)
check(words(first["xx"]) == words(first["none"]) == words(first["long"]) == words(first["odd"]), "what nobody speaks is English")

# Two at one table, moves and refusals
one, two = sit(house, table, tokens[0], path="/ws?lang=de"), sit(house, table, tokens[1])
last = [one.until("turn"), two.until("turn")]
rng = rng_of(5)
for made in range(30):
    asked = [i for i in (0, 1) if last[i]["options"]]
    if last[0]["type"] == "end" or not asked:
        break
    at = (one, two)[asked[0]]
    at.send({**choose(rng, last[asked[0]]), "id": "m%d" % made})
    check(at.until("ok", "error")["type"] == "ok", "move %d is taken" % made)
    last = [one.until("turn", "end"), two.until("turn", "end")]
    while last[0]["n"] != last[1]["n"]:
        behind = 0 if last[0]["n"] < last[1]["n"] else 1
        last[behind] = (one, two)[behind].until("turn", "end")
told = [" ".join(words(m) for m in map(json.loads, s.frames) if m["type"] in ("turn", "end")) for s in (one, two)]
check("Zocker 2" in told[0] and "Gambler" not in told[0] and "Fight" not in told[0], "the one reads German alone", told[0][-600:])
check("Gambler 1" in told[1] and "Zocker" not in told[1] and "Kampf" not in told[1], "the other English alone", told[1][-600:])
one.send({"n": last[0]["n"], "id": "bad", "do": "settle", "boxes": ["3"]})
why = one.until("error")
check(why["code"] in ("illegal", "not-your-turn"), "a move that is not open is refused", why)
if why["code"] == "illegal":
    check("Du kannst jetzt keine Raten zahlen." in why["message"], "in German", why)

# GETs that answer with sentences
for path, en, de in [("/api/games/bloodsport/cards", "Smells like a wedding", "Messingkröte"),
                     ("/api/games", "Phase 2: take action", "Phase 2: Karten spielen")]:
    body = {lang: json.dumps(house.ask("GET", path + query, headers=head)[2], ensure_ascii=False)
            for lang, query, head in (("none", "", {}), ("en", "?lang=en", {}), ("de", "?lang=de", {}),
                                      ("asks", "", {"Accept-Language": "de"}))}
    check(en in body["none"] and de not in body["none"] and body["en"] == body["none"], path + ": English", body["none"][:200])
    check(de in body["de"] and en not in body["de"] and body["asks"] == body["de"], path + ": German", body["de"][:200])
tags = [house.ask("GET", "/api/games" + q)[1].get("etag") for q in ("", "?lang=de")]
check(tags[0] and tags[1] and tags[0] != tags[1], "each has its own tag", tags)
house.stop()
done("languages")
