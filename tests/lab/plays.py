"""croupier pack --check FILE --plays N: that what it counts is what tables of those seeds tell, that it is the same whoever plays, and
that it finds what was planted. What is always true: stories are counted here from what `croupier table --story` prints.

    plays.py
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

CROUPIER = os.path.abspath(os.environ.get("CROUPIER", "build/croupier"))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HERE = tempfile.TemporaryDirectory()
BORDER = os.path.join(ROOT, "games/texarkana/border.yaml")


def run(*args):
    p = subprocess.run([CROUPIER, *args], capture_output=True, text=True, timeout=600)
    return p.returncode, p.stdout, p.stderr


def played(game, pack, *args):
    code, out, err = run("pack", game, "--check", pack, *args, "--json")
    assert code == 0 and not err, (args, code, err)
    return json.loads(out)["plays"]


def write(name, text):
    with open(os.path.join(HERE.name, name), "w", encoding="utf-8") as f:
        f.write(text)
    return f.name


def read(name):
    with open(name, encoding="utf-8") as f:
        return f.read()


def tales(pack, rules, seeds):
    """What tables of these seeds tell."""
    for seed in seeds:
        code, out, err = run("table", "texarkana", "--pack", pack, "--rules", rules, "--seats", "careful,careful", "--seed", str(seed), "--story")
        assert code == 0, err
        yield out


def counted_by_hand():
    """Endings, texts, scenes and ways of a small scenario, counted in the story of each seed."""
    pack, plays = os.path.join(ROOT, "docs/examples/crossing.yaml"), 60
    told = played("texarkana", pack, "--plays", str(plays), "--seed", "7", "--seats", "careful,careful", "--rules", "scenario=first")
    lines = list(tales(pack, "scenario=first", range(7, 7 + plays)))
    stories = [" ".join(story.split()) for story in lines]
    endings = [p for p in told["parts"] if p["kind"] == "ending" and p["title"] in ("The Far Bank", "This Side of the River")]
    assert len(endings) == 2 and all(0 < p["plays"] < plays for p in endings), endings
    for p in endings:
        assert p["plays"] == sum(f" {p['title']}. " in story for story in stories), p
    # a text is listed where nobody saw it, or where a play told it twice: then all of the stories together have it so often
    for text in told["texts"]:
        words = " ".join(text["text"].split())
        assert text["told"] == sum(words in story for story in stories), text
        if text["twice"]:
            assert text["twice"] == sum(story.count(words) > 1 for story in stories), text
    # scenes open with their title at the beginning of a line, and the story goes from each to the next
    scenes = {p["title"]: p for p in told["parts"] if p["kind"] == "scene"}
    orders = [[title for line in story.split("\n") for title in scenes if line.startswith(title + ". ")] for story in lines]
    for title, p in scenes.items():
        assert p["plays"] == sum(title in order for order in orders), p
    assert 0 < scenes["Under the Willows"]["plays"] < plays, scenes
    names = {p["part"]: p["title"] for p in told["parts"]}
    for way in told["ways"]:
        went = (names[way["from"]], names[way["to"]])
        if went[1] in scenes:
            assert way["plays"] == sum(went in zip(order, order[1:]) for order in orders), (went, way)


def planted():
    """A town where one scene cannot be come to, one person is nowhere, and a text stands on both ways."""
    ratings = "{hearts: -3, diamonds: -3, horns: -3, pistols: -3, clubs: -3, spades: -3, masks: -3, tomes: -3}"
    person = "  - {name: Person %d, text: Somebody., will: 4, grit: 4, coin: 4, luck: 4}\n"
    npc = "  - {name: %s, text: A neighbour., importance: minor, grit: 1, damage: 0, ratings: " + ratings + "}\n"
    goal = "          - {title: %s, text: It helps., stakes: It rains., success: %s, failure: It fails., then: %s, else: %s, ways: [{field: hearts, difficulty: -3}]}\n"
    town = ("pack: {title: Town, name: town, edition: 1}\ncharacters:\n" + "".join(person % i for i in range(1, 7)) +
            "npcs:\n" + npc % "Here" + npc % "Nowhere" +
            "scenarios:\n  - title: A Walk\n    text: You walk.\n    woe-gone: It is late.\n    posse-out: You lie down.\n    endings:\n"
            "      - {name: home, title: Home, text: You are home., good: yes}\n    scenes:\n"
            "      - name: street\n        title: Street\n        text: A street.\n        npcs: [here]\n        goals:\n" +
            goal % ("Cross it", "You cross it.", "square", "square") + "        otherwise: square\n"
            "      - name: square\n        title: Square\n        text: A square.\n        goals:\n" +
            goal % ("Sit down", "You cross it.", "home", "home") +
            # lost after nine failures, which no hand and no Dealer of theirs bears
            "          - {title: Wait for rain, text: It helps., stakes: It rains., success: You stay dry., failure: The rain has come., tries: 9,"
            " else: cellar, ways: [{field: masks, difficulty: 3}]}\n"
            "        otherwise: home\n"
            "      - name: cellar\n        title: Cellar\n        text: A cellar.\n        goals:\n" +
            goal % ("Climb out", "You climb out.", "home", "home") + "        otherwise: home\n")
    town = write("town.yaml", town)
    told = played("texarkana", town, "--plays", "40")
    missed = {(p["kind"], p["title"]) for p in told["parts"] if p["missed"]}
    assert ("scene", "Cellar") in missed and ("goal", "Climb out") not in missed, missed
    cellar = next(p for p in told["parts"] if p["title"] == "Cellar")
    assert read(town).split("\n")[cellar["line"] - 1].strip() == "title: Cellar", cellar
    assert [u["name"] for u in told["unused"]] == ["Nowhere"], told["unused"]
    assert {"A cellar.", "You climb out."} <= {t["text"] for t in told["texts"] if t["unseen"]}, told["texts"]
    twice = [t for t in told["texts"] if t["twice"] and t["text"] == "You cross it."]
    assert len(twice) == 2 and twice[0]["twice"] == twice[1]["twice"], twice
    names = {p["part"]: p["title"] for p in told["parts"]}
    ways = {(names[w["from"]], names[w["to"]]): w["plays"] for w in told["ways"]}
    assert ways == {("Street", "Square"): 40, ("Square", "Home"): 40, ("Square", "Cellar"): 0, ("Cellar", "Home"): 0}, ways
    code, out, err = run("pack", "texarkana", "--check", town, "--plays", "40")
    assert code == 0 and not err and "Home: 100.0% (91.2% to 100.0%)" in out, out + err  # Wilson: 40/(40 + 1.96^2)
    assert "scene Cellar\n" in out and f"{town}:11:12: Nowhere\n" in out and "from Square to Cellar" not in out, out


def remembered():
    """Facts come true where the story says so, and lead where no goal leads."""
    facts = os.path.join(ROOT, "tests/rules/texarkana/facts.yaml")
    told = played("texarkana", facts, "--plays", "40", "--seats", "careful,careful", "--rules", "scenario=first")
    stories = list(tales(facts, "scenario=first", range(1, 41)))
    texts = dict(re.findall(r"{name: (\w+), text: ([^{}]*)}", read(facts)))
    seen = {p["title"]: p["plays"] for p in told["parts"] if p["kind"] == "fact"}
    assert seen == {name: sum(texts[name] in story for story in stories) for name in seen} and set(seen) == {"quiet", "keys", "blood", "asked"}, seen
    assert 0 < seen["keys"] < 40, seen
    names = {p["part"]: p["title"] for p in told["parts"]}
    rich = [w for w in told["ways"] if names[w["to"]] == "Rich"]
    assert rich and sum(w["plays"] for w in rich) == sum("Rich." in story for story in stories) > 0, rich
    # what nothing asks after is said with --plays as without
    town = write("forgets.yaml", read(facts).replace("    endings:", "      - {name: idle, text: Nothing.}\n    endings:", 1).replace("remember: {success: [", "remember: {success: [idle, ", 1))
    doubts = [json.loads(run("pack", "texarkana", "--check", town, *plays, "--json")[1])["doubts"] for plays in ((), ("--plays", "2"))]
    assert doubts[0] == doubts[1] and len(doubts[0]) == 1 and "idle" in doubts[0][0]["doubt"], doubts


CROSSROADS = os.path.join(ROOT, "games/gamblers_heart/crossroads.yaml")


def evenings():
    """A play that is a campaign: each evening tells one Quest, facts come true in it and are asked after, and what nothing asks after is found."""
    campaign = ("--rules", "evening=1,evenings=3")
    told = played("gamblers-heart", CROSSROADS, "--plays", "40", *campaign)
    facts = {p["title"]: p for p in told["parts"] if p["kind"] == "fact"}
    quests = [p["plays"] for p in told["parts"] if p["kind"] == "quest"]
    assert told["evenings"] == 120 == sum(quests) and len(facts) == read(CROSSROADS).count("      - name: "), (told["evenings"], quests, len(facts))
    assert all(f["read"] <= f["plays"] <= 40 for f in facts.values()) and facts["road-talks"]["read"] > 0, facts
    # on the last evening nothing is left to ask after it: so of one evening no campaign reads any
    one = played("gamblers-heart", CROSSROADS, "--plays", "13", "--rules", "evening=1,evenings=1")
    assert one["evenings"] == 13 and all(p["plays"] == 1 for p in one["parts"] if p["kind"] == "quest"), one["parts"]
    # a match by itself has none of it, and misses none
    alone = played("gamblers-heart", CROSSROADS, "--plays", "13")
    assert "evenings" not in alone and not [p for p in alone["parts"] if p["kind"] == "fact" and (p["plays"] or p["missed"])], alone["parts"]
    # a fact that nothing asks after
    book = write("forgets-book.yaml", read(CROSSROADS).replace("        unless: [story-told]\n", ""))
    code, out, err = run("pack", "gamblers-heart", "--check", book, "--plays", "40", *campaign)
    assert code == 0 and "Came true, and was never asked after\n" in out and "fact story-told\n" in out.split("Came true, and was")[1], err
    assert out.split("\n")[2].startswith("40 campaigns of 120 evenings by bots (careful), at tables of 3 seats"), out[:300]


def only_one():
    """What stands in a story that nobody was asked to tell is not missed in it."""
    told = played("texarkana", BORDER, "--plays", "9", "--rules", "scenario=second")
    lines = sorted(p["line"] for p in told["parts"] if p["kind"] == "scenario")
    unseen = [t["line"] for t in told["texts"] if t["unseen"]]
    assert unseen and all(lines[1] <= line < lines[2] for line in unseen) and not told["unused"], (lines, unseen)


def same_for_all():
    for game, pack in (("gamblers-heart", "games/gamblers_heart/crossroads.yaml"), ("twenty-one", "games/twenty_one/keep.yaml")):
        pack = os.path.join(ROOT, pack)
        one, two = (run("pack", game, "--check", pack, "--plays", "26", "--jobs", str(jobs)) for jobs in (1, 3))
        assert one == two and one[0] == 0, one[2]
        assert run("pack", game, "--check", pack, "--plays", "26", "--seed", "2")[1] != one[1]
    told = played("gamblers-heart", os.path.join(ROOT, "games/gamblers_heart/crossroads.yaml"), "--plays", "26")
    assert all(p["plays"] == 2 for p in told["parts"] if p["kind"] == "quest"), "each of 12 Quests and the quest maker in turn"


def runs_won():
    """As croupier simulate counts them: where a story is named, each deal is played once."""
    keep = os.path.join(ROOT, "games/twenty_one/keep.yaml")
    rules = ("--rules", "story=first", "--seats", "careful,careful,careful")
    told = played("twenty-one", keep, "--plays", "10", *rules)
    code, out, err = run("simulate", "twenty-one", "--pack", keep, "--matches", "10", *rules, "--json")
    assert code == 0, err
    hits = {f["name"]: f["hits"] for f in json.loads(out)["figures"] if "hits" in f and f["of"] == "share"}
    ends = {p["title"]: p["plays"] for p in told["parts"] if p["kind"] == "ending" and p["of"]}
    good = sum(n for title, n in ends.items() if title != "lost")
    assert good == hits["run-won"] and ends["lost"] == hits["run-lost"] and good + ends["lost"] == 10, (ends, hits)


def settled():
    """Fights in which nobody saw a foe in the dark, or nobody dared to attack, are fought to their end."""
    for story, seats, seeds in (("first", 3, (7, 8, 28)), ("first", 2, (23,)), ("fourth", 3, (29, 53, 65))):
        for seed in seeds:
            code, out, err = run("table", "twenty-one", "--rules", f"story={story}", "--seats", ",".join(["careful"] * seats), "--seed", str(seed), "--story")
            assert code == 0 and "turns settled nothing" not in out, (story, seats, seed, err)


def mapped():
    """Boxes and arrows as many as the pack has scenes, endings and ways, read as XML; shares as the check counts them."""
    told = played("texarkana", BORDER, "--plays", "30", "--seats", "careful,careful", "--rules", "scenario=third")
    code, out, err = run("pack", "texarkana", "--map", BORDER, "--story", "A Vote in Last Ditch", "--plays", "30", "--seats",
                         "careful,careful", "--rules", "scenario=third")
    assert code == 0 and not err, err
    svg = "{http://www.w3.org/2000/svg}"
    root = xml.etree.ElementTree.fromstring(out)
    assert root.get("role") == "img" and {root.find(svg + "title").get("id"), root.find(svg + "desc").get("id")} == set(root.get("aria-labelledby").split())
    titles = {kind: [g.find(svg + "title").text for g in root.iter(svg + "g") if kind in (g.get("class") or "").split()] for kind in ("part", "way")}
    story = next(p["part"] for p in told["parts"] if p["title"] == "A Vote in Last Ditch")
    inside = {p["part"]: p for p in told["parts"] if p["in"] == story and p["kind"] in ("scene", "ending")}
    share = lambda n: f"{100 * n / 30 + 1e-9:.0f}%" if n % 30 or not n else "100%"
    boxes = sorted(f"{p['title']} (in {share(p['plays'])} of plays)" for p in inside.values())
    assert boxes == sorted(titles["part"]) and len(boxes) > 10, (boxes, titles["part"])
    ways = [w for w in told["ways"] if w["from"] in inside]
    assert len(ways) == len(titles["way"])
    for way in ways:
        begins, ends = f"{inside[way['from']]['title']} to {inside[way['to']]['title']}", f"(in {share(way['plays'])} of plays)"
        assert any(t.startswith(begins) and t.endswith(ends) for t in titles["way"]), (begins, ends)
    # what is drawn lies in the picture, and every scene's words stand in the description
    width, height = (float(root.get(k)) for k in ("width", "height"))
    for rect in list(root.iter(svg + "rect"))[1:]:
        assert 0 <= float(rect.get("x")) < width and 0 <= float(rect.get("y")) < height, rect.attrib
    described = root.find(svg + "desc").text
    assert all(p["title"] in described for p in inside.values()), described
    # without plays no figures, and without --story all four
    code, out, err = run("pack", "texarkana", "--map")
    assert code == 0 and out.count('class="head"') == 4 and "%" not in re.sub(r"<style>.*?</style>|width=\S+|height=\S+", "", out, flags=re.S), err
    # Graphviz is not there
    p = subprocess.run([CROUPIER, "pack", "texarkana", "--map"], capture_output=True, text=True, env={**os.environ, "PATH": HERE.name})
    assert p.returncode == 2 and not p.stdout and "apt-get install --no-install-recommends graphviz" in p.stderr and p.stderr.count("\n") == 1, p


def refused():
    bad = write("bad.yaml", "pack: 1\n")
    for args, why in (
            (["texarkana", "--plays", "5"], "croupier: --plays needs the pack to play: --check FILE, without --report.\n"),
            (["texarkana", "--check", BORDER, "--seed", "5"], "croupier: --seed is for the bots that play. Add --plays, or leave it out.\n"),
            (["texarkana", "--check", BORDER, "--plays", "0"], "croupier: --plays takes a whole number from 1 to 10000000, not 0.\n"),
            (["texarkana", "--check", BORDER, "--plays", "3", "--rules", "scenario=free"],
             "croupier: By these rules nobody plays a story of the pack. Leave out --rules.\n"),
            (["texarkana", "--check", BORDER, "--plays", "3", "--seats", "me,careful"], "croupier: Every seat needs a bot here.\n"),
            (["texarkana", "--map", BORDER, "--story", "Nothing"], "croupier: --story takes a title or a number from 1 to 4, not Nothing.\n"),
            (["texarkana", "--map", BORDER, "--json"], "croupier: --map prints the map and nothing else. Leave out --check, --report and --json.\n"),
            (["texarkana", "--story", "2"], "croupier: --story is for --map. With --plays, choose one with --rules.\n"),
            (["texarkana", "--map", bad], f"{bad}:1:1: "),
            (["bloodsport", "--check", os.path.join(ROOT, "games/bloodsport/pits.yaml"), "--plays", "3"],
             "croupier: Bloodsport Gambler tells no story that bots could play through. Leave out --plays and --map.\n"),
            (["texarkana", "--check", bad, "--plays", "3"], f"{bad}:1:1: ")):
        code, out, err = run("pack", *args)
        assert code == 2 and not out and err.startswith(why) and err.count("\n") == 1, (args, out, err)
    code, out, err = run("pack", "texarkana", "--check", bad, "--plays", "3", "--json")
    assert code == 2 and not err and json.loads(out)["line"] == 1, out + err


if __name__ == "__main__":
    for test in (counted_by_hand, planted, remembered, evenings, only_one, same_for_all, runs_won, settled, mapped, refused):
        test()
        print("ok", test.__name__)
    sys.exit(0)
