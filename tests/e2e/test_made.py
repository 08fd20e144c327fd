"""Rooms and foes that a GM of 21 makes at the table, saved as a pack: the pack is valid, has what was made and nothing else, and can be
played."""
import json

from e2e import check, done, path, run

DRAWN = ["room 6 8", "lay wall 3 a 3 h", "lay door 3 d 3 d", "lay rough 5 a 5 h", "bring mud-hound", "at 1 d",
         "make foe-1", "dub", "Marrow of the Gate", "", "raise strength", "raise strength", "equip right mace", "limit 5", "done",
         "say Wait here, please.", "say The gate of the tide mill: two leaves, and one of them hangs.",
         "bring mud-hound", "at 2 a", "fight", "say Now it is quiet.", "peace",
         "room 5 4", "bring mud-hound", "at 1 a", "make foe-1", "raise power", "equip left pyromancy-flame", "spell fireball", "done",
         "bring mud-hound", "at 1 b"]

log = path("made.jsonl")
code, out, err = run("play", "twenty-one", "--seats", "me,careful", "--rules", "story=free", "--seed", "3", "--log", log, "--no-remarks",
                     data="\n".join(DRAWN) + "\n")
check("The GM has made Marrow of the Gate: Strength 2" in out, "the table hears of the foe as it is done", out[-2000:])

code, out, err = run("pack", "twenty-one", "--made", log)
check(code == 0 and not err, "pack --made", err)
pack = json.loads(out)
beasts = {b["name"]: b for b in pack["beasts"]}
check(list(beasts) == ["Marrow of the Gate", "Mud Hound", "Mud Hound 2"], "its foes, each once", str(list(beasts)))
check(beasts["Marrow of the Gate"]["abilities"]["strength"] == 2 and beasts["Marrow of the Gate"]["right"] == "mace" and
      beasts["Marrow of the Gate"]["limit"] == 5, "as they were made", str(beasts["Marrow of the Gate"]))
check(beasts["Mud Hound 2"]["spells"] == ["combustion", "fireball"] or "fireball" in beasts["Mud Hound 2"]["spells"], "with their spells",
      str(beasts["Mud Hound 2"]))
check(pack["maps"][0]["rows"] == ["........", "........", "###+####", "........", ",,,,,,,,", "........"], "the room as it was drawn",
      str(pack["maps"]))
check([len(m["rows"]) for m in pack["maps"]] == [6, 5], "both rooms", str(pack["maps"]))
check([m["name"] for m in pack["maps"]] == ["The gate of the tide mill", "Room 2"] and
      [e["name"] for e in pack["encounters"]] == ["The gate of the tide mill", "Room 2"], "named by what the GM said there last, not in the fight",
      str([m["name"] for m in pack["maps"]]))
check(pack["maps"][0]["text"] == "The gate of the tide mill: two leaves, and one of them hangs.", "which is told again",
      str(pack["maps"][0].get("text")))
check([(f["beast"], f["at"]) for f in pack["encounters"][0]["foes"]] == [("marrow-of-the-gate", "d1"), ("mud-hound", "a2")],
      "who stands where", str(pack["encounters"]))
check(pack["encounters"][0]["heroes"][0] == "a6" and len(set(pack["encounters"][0]["heroes"])) == 4, "a square for each hero",
      str(pack["encounters"][0]))

mine = path("mine.yaml")
with open(mine, "w") as f:
    f.write(out)
code, out, err = run("pack", "twenty-one", "--check", mine)
check(code == 0 and "a valid pack" in out, "pack --check takes it", out + err)
code, out, err = run("table", "twenty-one", "--pack", mine, "--seats", "careful,careful", "--rules", "story=free", "--seed", "1")
check(code == 0, "bots play it", err[-500:])

plain = path("plain.jsonl")
run("table", "twenty-one", "--seats", "careful,careful", "--seed", "1", "--log", plain)
code, out, err = run("pack", "twenty-one", "--made", plain)
check(code == 2 and not out and "has no room" in err, "a match in which nothing was made", err)
code, out, err = run("pack", "texarkana", "--made", plain)
check(code == 2 and not out and err.count("\n") == 1, "a log of another game", err)
code, out, err = run("pack", "twenty-one", "--made", log, "--json")
check(code == 2 and not out, "nothing beside it", err)
done("rooms and foes made at the table")
