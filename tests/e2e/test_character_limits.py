"""The limits of section F, decided a second time: from the tables on the page of the rows, in another language, for
files that are legal, nearly legal, or far from it. Both must agree on each file, and on the rule that it breaks."""
import json
import os
import random
import re

from e2e import ROOT, check, done, run

FILES = 400
GROUPS = [("strength", "dexterity"), ("endurance", "hope"), ("wits", "power")]
ABILITIES = [a for group in GROUPS for a in group]
SCHOOLS = {"miracles": "miracle", "sorceries": "sorcery", "pyromancies": "pyromancy"}

# ---- The tables, as the page has them ----
skill_of, school_of, weight, armor, items, two_handed = {}, {}, {}, {}, set(), set()
part = ""
with open(os.path.join(ROOT, "docs", "rules", "twenty-one-rows.md"), encoding="utf-8") as page:
    for line in page:
        if line.startswith("## "):
            part = line[3:].split(" (")[0].strip().lower()
        row = re.match(r"- \*\*([a-z-]+)\*\*(.*?):", line)
        if not row:
            continue
        name, facts = re.sub(r"^light-(skill|spell)$", "light", row.group(1)), row.group(2)
        heavy = re.search(r" W(\d)", facts)
        if part in ABILITIES:
            skill_of[name] = part
        elif part in SCHOOLS:
            school_of[name] = SCHOOLS[part]
        elif part == "armor":
            armor[name] = (int(heavy.group(1)), int(re.search(r"(\d) pocket", facts).group(1)))
        elif heavy:
            weight[name] = int(heavy.group(1))
            if "two hands" in facts:
                two_handed.add(name)
        elif part == "items":
            items.add(name)
items.add("incidental")
check([len(skill_of), len(school_of), len(weight), len(armor), len(items), len(two_handed)] == [24, 17, 18, 5, 7, 2],
      "the tables are whole", str([skill_of, school_of, weight, armor, items, two_handed]))
GEAR = sorted(weight) + sorted(items)


# ---- The rules, in the order in which a sheet is made ----
def points_wrong(a, twice):
    if max(a.values()) > 3:
        return True
    for group in GROUPS:
        left = [a[x] - (x in group) for x in ABILITIES]
        if min(left) >= 0 and sum(left) == 2 and (twice or max(left) == 1):
            return False
    return True


def spells_wrong(a, skills, spells, attuned):
    magic = a["power"] + a["hope"] + a["wits"] > 0
    free = magic and a["power"] + a["endurance"] > 0
    limit = {"miracle": a["hope"], "sorcery": a["wits"] + 1, "pyromancy": min(a["endurance"], a["power"])}
    if ("attunement" in skills) != (attuned is not None) or (attuned and not (magic and limit[attuned])):
        return True
    if attuned:
        limit[attuned] += 1
    counted = [s for s in spells if not (s == "combustion" and free)]
    return any(sum(school_of[s] == school for s in counted) > (limit[school] if magic else 0) for school in limit)


def hands_wrong(a, skills, h):
    one = max(a["endurance"], a["strength"]) + ("weightlift" in skills)
    w = {place: weight.get(gear, 0) for place, gear in h.items()}
    reserves = [w.get("reserve-left", 0), w.get("reserve-right", 0)]
    if max(reserves) > one:
        return True
    if "both" in h:
        return h["both"] in items or w["both"] + sum(reserves) > (2 * one if one else 1)
    return (h.get("left") in two_handed or h.get("right") in two_handed or
            w.get("left", 0) + reserves[0] > one or w.get("right", 0) + reserves[1] > one)


# How what is said of each of the rules begins.
SAYS = {
    "BJ-F1": ["The two single points", "A hero has 4 points", "No Ability can be above 3"],
    "BJ-F2": ["A hero knows one Skill of an Ability"],
    "BJ-F3": ["You need a point in Power, Hope or Wits", "A hero knows no more ", "A hero with Attunement names a school",
              "Attunement adds a spell only to a school"],
    "BJ-F4": ["A hand and its reserve", "An item in reserve", "A bow needs two hands", "Both hands together hold one weapon",
              "Both hands and their reserves together", "Armor can weigh no more"],
    "BJ-F6": ["A pocket holds a stack", "Without armor there are no pockets", "Each pocket holds one stack"],
}


def broken(c, twice):
    """The rule that the character breaks, or None."""
    a, skills, spells = c["abilities"], c["skills"], c.get("spells", [])
    if points_wrong(a, twice):
        return "BJ-F1"
    if any(sum(skill_of[s] == x for s in skills) != a[x] for x in ABILITIES):
        return "BJ-F2"
    if spells_wrong(a, skills, spells, c.get("attuned")):
        return "BJ-F3"
    pockets = c.get("pockets", [])
    if any(gear not in items for gear in pockets):
        return "BJ-F6"
    if hands_wrong(a, skills, {k: v for k, v in c.items() if k in ("left", "right", "both", "reserve-left", "reserve-right")}):
        return "BJ-F4"
    heavy, room = armor[c["armor"]] if "armor" in c else (0, 0)
    if heavy > a["endurance"] + ("encumbrance" in skills):
        return "BJ-F4"
    if len(pockets) > (room + ("encumbrance" in skills) if "armor" in c else 0):
        return "BJ-F6"
    return None


# ---- Files ----
def make(rng):
    """One that has about what a character has."""
    a = dict.fromkeys(ABILITIES, 0)
    for x in rng.choice(GROUPS):
        a[x] += 1
    for _ in range(2 + (rng.random() < 0.05)):
        a[rng.choice(ABILITIES)] += 1
    skills = [s for x in ABILITIES for s in rng.sample(sorted(s for s in skill_of if skill_of[s] == x), min(a[x], 4))]
    if rng.random() < 0.1:
        skills[rng.randrange(len(skills))] = rng.choice(sorted(set(skill_of) - set(skills)))
    c = {"game": "twenty-one", "abilities": a, "skills": skills, "spells": rng.sample(sorted(school_of), rng.randrange(3))}
    if ("attunement" in skills) != (rng.random() < 0.05):
        c["attuned"] = rng.choice(sorted(SCHOOLS.values()))
    light = sorted(g for g in weight if weight[g] < 2 and g not in two_handed)
    for place in rng.choice([("left", "right"), ("both",), ("left", "right", "reserve-left", "reserve-right"), ("both", "reserve-left")]):
        c[place] = rng.choice(GEAR if rng.random() < 0.3 else light)
    if rng.random() < 0.8:
        c["armor"] = rng.choice(sorted(armor))
        c["pockets"] = [rng.choice(sorted(items)) for _ in range(rng.randrange(4))]
    if rng.random() < 0.03:
        c["pockets"] = [rng.choice(GEAR)]
    return c


seen = {}
rng = random.Random(2121)
for n in range(FILES):
    one, twice = make(rng), rng.random() < 0.7
    want = broken(one, twice)
    code, out, err = run("character", "twenty-one", "--from", "-", "--json", "--rules", "single-twice=" + ("yes" if twice else "no"),
                         data=json.dumps(one))
    seen[want] = seen.get(want, 0) + 1
    if want:
        check(code == 2 and not out and err.startswith(tuple("-:1:1: " + says for says in SAYS[want])) and
              err.count("\n") == 1, "file %d breaks %s" % (n, want),
              json.dumps(one) + "\n" + out + err)
    else:
        check(code == 0 and not err, "file %d is legal" % n, json.dumps(one) + "\n" + err)
        back = json.loads(out) if out else {}
        check(back.get("abilities") == one["abilities"] and sorted(back["skills"]) == sorted(one["skills"]) and
              set(back.get("spells", [])) - {"combustion"} == set(one["spells"]) - {"combustion"} and
              all(back.get(k) == one.get(k) for k in ("attuned", "armor", "left", "right", "both", "reserve-left", "reserve-right")) and
              back.get("pockets", []) == one.get("pockets", []), "file %d is read as it is" % n, out)
check(len(seen) == 6 and min(seen.values()) >= FILES // 60, "legal ones, and of each rule some that break it", str(seen))
done("limits of characters")
