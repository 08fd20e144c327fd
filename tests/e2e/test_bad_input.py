"""Bad input: each gives one clear line on the standard error, nothing on the standard output, exit 2."""
import os

from e2e import ENV, HERE, check, done, path, run

PITS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "games", "bloodsport", "pits.yaml")
with open(PITS, encoding="utf-8") as f:
    pits = f.read()


def pack(name, old, new):
    assert old in pits, old
    with open(path(name), "w", encoding="utf-8") as out:
        out.write(pits.replace(old, new, 1))
    return path(name)


with open(path("there.jsonl"), "w") as out:
    out.write("something\n")
with open(path("utf8.yaml"), "wb") as out:
    out.write(pits.encode()[:500] + b"\xff\xfe")
os.mkdir(path("folder"))

TABLE = ["table", "bloodsport", "--seats", "random"]
for args, reason in [
    (["pley"], "Did you mean play?"),
    (["frobnicate"], "croupier --help"),
    (["--verson"], "There is no option"),
    (["help", "tabel"], "Did you mean table?"),
    (["play"], "Which game?"),
    (["odds"], "Usage: croupier odds dice|GAME"),
    (["odds", "dice"], "Which dice?"),
    (["odds", "chess"], "croupier games"),
    (["odds", "kuhn"], "has no odds"),
    (["odds", "blood"], "Add --left STR,DEX,LIFE"),
    (["odds", "blood", "d6"], "Unexpected argument \"d6\""),
    (["odds", "blood", "--hand", "9"], "--hand is not for bloodsport."),
    (["odds", "dice", "d6", "--die", "3"], "--die is not for dice."),
    (["odds", "dice", "d6", "--pack", "x.yaml"], "--pack is not for dice."),
    (["odds", "blood", "--all"], "--all is for dice."),
    (["odds", "blood", "--left", "5,3", "--right", "4,4,5"], "--left takes STR, DEX, LIFE and a Weapon"),
    (["odds", "blood", "--left", "5,3,4,scimitr", "--right", "4,4,5"], "Did you mean scimitar?"),
    (["odds", "blood", "--left", "5,3,4,scimitar", "--right", "4,4,5,scimitar"], "only one scimitar"),
    (["odds", "blood", "--left", "5,x,4", "--right", "4,4,5"], "--left takes whole numbers from -99 to 99, not x."),
    (["odds", "blood", "--left", "5,3,4", "--right", "4,4,5", "--secret", "ham"], "--secret knows no \"ham\". Did you mean ham-grease?"),
    (["odds", "blood", "--left", "5,3,4", "--right", "4,4,5", "--pack", path("no.yaml")], "There is no such file"),
    (["odds", "gambl", "--hand", "9,9,K"], "--hand takes five faces"),
    (["odds", "gambl", "--hand", "9,9,K,Q,J,A"], "--hand takes five faces"),
    (["odds", "gambl", "--hand", "9,9,K,Q,1"], "--hand knows no \"1\"."),
    (["odds", "gambl", "--die", "3"], "Add --hand."),
    (["odds", "gambl", "--hand", "9,9,K,Q,J", "--die", "7"], "from 1 to 6, not 7."),
    (["odds", "blood", "--at", "3"], "--at is for a log."),
    (["odds", "blood", "--log", path("no.jsonl")], "Add --seat N."),
    (["odds", "blood", "--log", path("no.jsonl"), "--seat", "0"], "There is no such file"),
    (["odds", "blood", "--log", path("there.jsonl"), "--seat", "0"], "there.jsonl:1"),
    (["odds", "blood", "--log", path("there.jsonl"), "--seat", "0", "--left", "1,1,1"], "--left is for what nobody played."),
    (["odds", "blood", "--log", path("there.jsonl"), "--seat", "0", "--pack", "pits"], "A log names its own pack."),
    (["odds", "21"], "Add --target N, or --against"),
    (["odds", "21", "--target", "22"], "from 2 to 21, not 22."),
    (["odds", "21", "--target", "20", "--have", "k-clubs,q-clubs,2-clubs"], "are over 21."),
    (["odds", "21", "--target", "20", "--have", "k-clubs,k-clubs"], "each card once"),
    (["odds", "21", "--target", "20", "--have", "none"], "each card once"),
    (["odds", "21", "--against", "k-clubs"], "two cards or more"),
    (["odds", "21", "--against", "k-clubs,7-hearts", "--edge", "2"], "--edge is for a Deal against a Target"),
    (["odds", "21", "--target", "19", "--edge", "10"], "--edge takes whole numbers from 0 to 9, not 10."),
    (["odds", "21", "--against", "k-clubs,7-hearts", "--target", "9"], "Add --target N, or --against"),
    (["odds", "tex"], "Add --card"),
    (["odds", "tex", "--card", "9-harts"], "Did you mean 9-hearts?"),
    (["odds", "tex", "--card", "9-hearts,8-hearts"], "--card takes one card"),
    (["odds", "tex", "--card", ""], "--card takes one card"),
    (["odds", "tex", "--card", "9-hearts", "--out", "9-hearts"], "no second 9-hearts"),
    (["odds", "tex", "--card", "9-hearts", "--use-trump"], "Add its suit to --trump."),
    (["odds", "tex", "--card", "9-hearts", "--trump", "skulls"], "neither Skulls nor none"),
    (["odds", "tex", "--card", "9-hearts", "--dv", "4"], "--dv takes"),
    (["odds", "tex", "--card", "9-hearts", "--dv", "-4"], "from -3 to 3, not -4."),
    (["odds", "dice", "4d6", "vs"], "Unexpected argument \"vs\""),
    (["odds", "dice", "0d6"], "column 1: Roll 1 to 1000 dice"),
    (["play", "bludsport"], "Did you mean bloodsport?"),
    (["play", "chess"], "croupier games"),
    (["play", "22"], "Did you mean 21?"),
    (["p"], "could be any of these: play, pack, playtest."),
    (["play", "t"], "could be any of these: texarkana, twenty-one."),
    (["play", "bloodsport", "--se", "3"], "could be any of these: --seats, --seed."),
    (["games", "bloodspotr"], "Did you mean bloodsport?"),
    (["play", "bloodsport", "poker"], "Unexpected argument \"poker\""),
    (["play", "bloodsport", "-x"], "long names"),
    (["play", "bloodsport", "--seeds", "3"], "Did you mean --seed?"),
    (["play", "bloodsport", "--seed"], "--seed needs a value"),
    (["play", "bloodsport", "--seed", "x"], "whole number"),
    (["play", "bloodsport", "--seed", "-1"], "--seed takes a whole number from 0, not -1."),
    (["play", "bloodsport", "--seed=-1"], "from 0, not -1."),
    (["play", "bloodsport", "--seed", "99999999999999999999"], "from 0 to 9223372036854775807, not 9"),
    (["play", "bloodsport", "--seed", "1", "--seed", "2"], "given twice"),
    (["play", "bloodsport", "--new=yes"], "takes no value"),
    (["play", "bloodsport", "--seats", "me,carefull"], "Did you mean careful?"),
    (["play", "bloodsport", "--seats", "me,me,me"], "seats 1 or 2, and --seats names 3."),
    (["play", "bloodsport", "--seats", "me,"], "empty item"),
    (["play", "bloodsport", "--lang", "xx"], "--lang takes en"),
    (["solve", "kuhn", "--algorithm", "cfr"], "--algorithm takes cfr+, dcfr, pcfr+ or pdcfr+, not cfr."),
    (["play", "bloodsport", "--lang"], "--lang needs a value"),
    (["replay", path("there.jsonl"), "--story", "--lang", "deutsch"], "--lang takes en"),
    (["play", "bloodsport", "--seats", "random"], "No seat is yours."),
    (["play", "bloodsport", "--seats", "stdio"], "croupier table"),
    (["play", "bloodsport", "--rules", "stok=printed"], "Did you mean stock?"),
    (["play", "bloodsport", "--rules", "stock=printd"], "printed"),
    (["play", "bloodsport", "--rules", "stock"], "takes NAME=VALUE, not stock."),
    (["play", "bloodsport", "--pack", path("no.yaml")], "There is no such file"),
    (["play", "bloodsport", "--pack", path("utf8.yaml")], "utf8.yaml:"),
    (["play", "bloodsport", "--pack", pack("rank.yaml", "rank: 1", "rank: 4")], "rank.yaml:%d:" % (pits[:pits.index("rank: 1")].count("\n") + 1)),
    (["play", "bloodsport", "--pack", pack("effect.yaml", "{look: any}", "{lok: any}")], "effect.yaml:"),
    (["play", "bloodsport", "--pack", pack("twice.yaml", "Candle Thief", "Somebody's Cousin")], "twice.yaml:"),
    (["play", "bloodsport", "--log", "/proc/x.jsonl"], "/proc/x.jsonl"),
    (["play", "bloodsport", "--log", path("folder")], "Is a directory"),
    (["play", "bloodsport", "--log", path("no/such/folder.jsonl")], "There is no such file"),
    (["play", "bloodsport", "--log", path("there.jsonl")], "already exists, and logs are never overwritten"),
    (["play", "bloodsport", "--log", "/dev/full"], "No space left"),
    (["play", "bloodsport", "--log", "-"], "path of a file"),
    (["play", "bloodsport", "--resume", path("none.jsonl")], "There is no such file"),
    (["play", "bloodsport", "--resume", path("there.jsonl")], "there.jsonl:1:"),
    (["play", "bloodsport", "--resume", "x", "--seed", "3"], "Leave out --seed."),
    (["table", "bloodsport"], "Add --seats"),
    (["table", "--seats", "random"], "Something is missing"),
    (["table", "bloodsport", "--seats", "me"], "croupier play"),
    (["table", "bloodsport", "--seats", "stdio,stdio"], "Only one seat can be stdio"),
    (["table", "bloodsport", "--seats", "stdio", "--json"], "Leave out --json."),
    (["table", "bloodsport", "--seats", "stdio", "--games", "2"], "one match at a time"),
    (["table", "bloodsport", "--seats", "prog:"], "needs a command"),
    (["table", "bloodsport", "--seats", "prog:" + "x" * 600], "longer than 511 bytes"),
    (["play", "bloodsport", "--seats", "me,prog:./bot"], "croupier table"),
    (TABLE + ["--jobs", "2"], "Add --games N."),
    (TABLE + ["--think", "0"], "--think takes a time"),
    (TABLE + ["--matches", "2"], "no seat here is one"),
    (TABLE + ["--games", "2", "--jobs", "0"], "from 1 to 256, not 0."),
    (["table", "bloodsport", "--seats", "prog:./bot", "--think", "-1"], "from 0 to"),
    (TABLE + ["--games", "0"], "from 1 to"),
    (TABLE + ["--games", "2", "--log", path("x.jsonl")], "Leave out --games."),
    (TABLE + ["--log", "/dev/full"], "No space left"),
    (["table", "kuhn", "--seats", "random"], "seats 2, and --seats names 1."),
    (["table", "kuhn", "--seats", "random,random", "--pack", PITS], "takes no pack"),
    (["play", "gamblers-heart", "--rules", "quests=13"], "quests takes a number from 1 to 12, not 13."),
    (["play", "gamblers-heart", "--rules", "log=seald"], "log takes opened or sealed, not seald. Did you mean sealed?"),
    (["play", "gamblers-heart", "--seats", "me"], "seats 2 to 9, and --seats names 1."),
    (["play", "gamblers-hart"], "Did you mean gamblers-heart?"),
    (["play", "texarkana", "--rules", "woe=maybe"], "yes"),
    (["play", "texarkana", "--seats", "careful,careful"], "No seat is yours."),
    (["replay"], "Something is missing"),
    (["replay", path("none.jsonl")], "There is no such file"),
    (["replay", path("folder")], "directory"),
    (["replay", path("there.jsonl")], "there.jsonl:1:"),
    (["replay", path("there.jsonl"), "--json", "--text"], "Choose one of"),
    (["verify", path("none.jsonl")], "There is no such file"),
    (["verify", path("there.jsonl"), "--json", "--draws"], "Choose one of"),
]:
    code, out, err = run(*args)
    check(code == 2 and not out and err.count("\n") == 1 and any(r in err for r in reason.split("|")),
          "croupier %s: %s" % (" ".join(args), reason), "exit %d\n%s%s" % (code, out, err))
    check(err.startswith(("croupier: ", "/")), "croupier %s: begins with whose word it is" % " ".join(args), err)

# No place for the log.
code, out, err = run("play", "bloodsport", env=dict(ENV, XDG_DATA_HOME="/proc"))
check(code == 2 and err.count("\n") == 1 and "--log" in err, "an unwritable data folder", err)
bare = dict(ENV)
bare.pop("XDG_DATA_HOME")
bare.pop("HOME", None)
code, out, err = run("play", "bloodsport", env=bare)
check(code == 2 and err.count("\n") == 1 and "HOME" in err, "no home", err)

# After a seat that is not there, a game's log is asked for by name.
log = path("seat.jsonl")
run(*TABLE, "--log", log, "--seed", "1")
for args, reason in [(["--seat", "5"], "from 0 to 0"), (["--seat", "x"], "watcher or all"),
                     (["--until", "99999"], "entries"), (["--until", "x"], "whole number")]:
    code, out, err = run("replay", log, *args)
    check(code == 2 and err.count("\n") == 1 and reason in err, "replay %s" % args, err)
code, out, err = run("play", "kuhn", "--resume", log)
check(code == 2 and err.count("\n") == 1, "an ended log cannot be resumed", err)
check(not os.path.exists(os.path.join(HERE, "data")), "nothing was written anywhere else")
done("bad input")
