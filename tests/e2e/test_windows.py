"""Windows that a player may be spared (BJ-I4): asked always, where something could change, or never. Whoever passes
all that is asked plays the same match under each setting, entry by entry: a window that is passed over is a pass."""
import random
import re

from e2e import Play, check, done, entries, path, run

WINDOW = "Use a Skill"
SPARED = "(Nothing could help here"
HERO = ["twenty-one", "--seats", "careful,me", "--rules", "story=first"]


def moves(log):
    return [{k: v for k, v in e.items() if k not in ("h", "t", "at", "n")} for e in entries(log) if "do" in e]


def passing(name, args, most, seed=5):
    """Plays with windows passed and all else answered at random, up to so many answers that are no windows: the prompts
    of windows, and the rest's number."""
    rng, windows, others = random.Random(seed), [], 0
    p = Play(*args, "--seed", str(seed), "--log", path(name), terminal=True)
    while others < most:
        prompt = p.read()
        if prompt is None:
            break
        if WINDOW in prompt:
            windows.append(prompt)
            p.send("pass")
        else:
            others += 1
            p.send("1" if others == 1 else p.choose(prompt, rng))
    p.kill()
    return windows, p.text


# ---- One match under three settings ----
# What comes after the last answer depends on how far the program has got when it is stopped: that part is left out.
seen = {}
for ask in ("always", "change", "never"):
    windows, text = passing(ask + ".jsonl", HERO + ["--ask", ask], 110)
    seen[ask] = (len(windows), moves(path(ask + ".jsonl")), text)
least = min(len(log) for _, log, _ in seen.values()) - 40
check(least > 200, "enough was played: %d" % least)
check(seen["always"][1][:least] == seen["change"][1][:least] == seen["never"][1][:least],
      "who passes plays the same match under each setting")
always, change, never = (seen[ask][0] for ask in ("always", "change", "never"))
check(always > change > 0 and never == 0, "asked always %d times, where something could change %d, never %d" % (always, change, never))
check(SPARED not in seen["always"][2], "who is asked always is spared nothing")
for ask, first, then in (("change", SPARED, "(Passed: nothing could help.)"), ("never", "(Passed, as you asked. ", "(Passed, as you asked.)")):
    text = re.sub(r"\s+", " ", seen[ask][2])
    check("\033[2m" + first in seen[ask][2] and text.count("set ask always") == 1 and then in text,
          ask + ": what is passed over is said dim, with how to change it once", seen[ask][2])
windows, _ = passing("default.jsonl", HERO, 40)
least = len(moves(path("default.jsonl"))) - 40
check(moves(path("default.jsonl"))[:least] == seen["change"][1][:least] and len(windows) > 0, "change is how it begins")

# ---- Set while playing, and gone on with ----
log = path("typed.jsonl")
p = Play(*HERO, "--seed", "5", "--log", log, terminal=True)
p.read()
for line, answer in [("set ask always", "asked every time"), ("set ask change", "only when it could help"),
                     ("set ask sometimes", "set ask always, set ask change or set ask never"), ("help", "set ask WHEN"),
                     ("set ask never", "You are no longer asked whether you step in")]:
    p.send(line)
    check(answer in p.read(), "%s is answered" % line, p.text)
p.send("1")
p.read()
p.send("quit")
check(p.close() == 0 and "--ask never" in p.text, "how to go on keeps the setting", p.text)
p = Play("--resume", log, "--ask", "never", terminal=True)
rng, asked = random.Random(6), 0
for _ in range(60):
    prompt = p.read()
    asked += WINDOW in prompt
    p.send(p.choose(prompt, rng))
p.read()
p.send("quit")
check(p.close() == 0 and not asked and "(Passed, as you asked." in p.text, "a match that is gone on with is asked as is said then", p.text)


# ---- Taken back ----
def until(ask, wanted):
    """A match, with the setting, up to the first prompt that is what is wanted: heroes and seeds in turn, each for a while."""
    for hero in range(1, 9):
        rng = random.Random(hero)
        p = Play(*HERO, "--ask", ask, "--seed", str(hero), "--log", path("%s-%d.jsonl" % (ask, hero)), terminal=True)
        for n in range(80):
            prompt = p.read()
            if prompt is None:
                break
            if n and wanted(prompt):
                return p, prompt
            p.send(p.choose(prompt, rng) if n else str(hero))
        p.kill()
    raise SystemExit("no hero came to what was wanted")


# A use is taken back: then its window asks again, whatever the setting is by now.
p, prompt = until("always", lambda prompt: WINDOW in prompt and "Target is" in re.sub(r"\s+", " ", prompt) and re.search(r"You\s+have\s+[2-9]\s+Edge", prompt))
before = re.search(r"You\s+have\s+(\d)\s+Edge", prompt).group(1)
for _ in range(4):  # the first use of the list, and whatever has to be said for it
    p.send("1")
    prompt = p.read()
    if re.search(r"Influence\s+used|uses?\s+Influence", prompt):
        break
check(re.search(r"Influence\s+used|uses?\s+Influence", prompt), "Influence is used", p.text)
p.send("set ask never")
p.read()
p.send("undo")
prompt = p.read()
check(WINDOW in prompt and re.search(r"You\s+have\s+%s\s+Edge" % before, prompt), "a use that is taken back is asked for again", prompt)
p.send("pass")
check("Hit or hold?" in p.read(), "and then it goes on", p.text)
p.kill()
# A window that was passed over is no choice of the player's: what came before it is to be taken back, or nothing.
p, _ = until("never", lambda prompt: "(Passed, as you asked." in prompt and "Hit or hold?" in prompt)
p.send("undo")
prompt = p.read()
check("fallen since" in prompt and "(Passed" not in prompt, "a window passed over is not what is taken back", prompt)
p.kill()

# ---- Hidden foes: how long the GM takes must not tell which foe has a Skill ----
for hidden in ("yes", "no"):
    lone, spared = 0, False
    for seed in range(1, 7):
        rng = random.Random(seed)
        p = Play("twenty-one", "--seats", "me,careful", "--rules", "story=first,foes-hidden=" + hidden, "--seed", str(seed),
                 "--log", path("gm-%s-%d.jsonl" % (hidden, seed)), terminal=True)
        for _ in range(60):
            prompt = p.read()
            if prompt is None:
                break
            lone += WINDOW in prompt and "\n   1. Pass\n" in prompt
            p.send("" if "(Enter: " in prompt else p.choose(prompt, rng))
        spared = spared or SPARED in p.text
        p.kill()
    check(lone > 0 if hidden == "yes" else lone == 0,
          "foes-hidden=%s: the GM is asked %d times where to pass is all that there is" % (hidden, lone), p.text)
    check(spared == (hidden == "no"), "foes-hidden=%s: whether the GM is spared windows" % hidden, p.text)

# ---- Bloodsport: ratting, and Reacts where there is nothing to win (BG-C10, BG-E5) ----
def pits(ask, way, seed):
    """Two rounds alone. Cards: with nothing laid on them, and no bets. Bets: on each Fight, and no cards before them.
    Still: neither. How often windows, those before a Sabotage's roll, and Reacts were asked for; and the text."""
    asked = {"Guard Level falls from": 0, "before this Sabotage rolls": 0, "React? ": 0}
    p = Play("bloodsport", "--seed", str(seed), "--ask", ask, "--log", path("pits-%s-%s-%d.jsonl" % (ask, way, seed)), terminal=True)
    for _ in range(60):
        prompt = p.read()
        if prompt is None or "Game round 3" in prompt:
            break
        flat = re.sub(r"\s+", " ", prompt)
        for words in asked:
            asked[words] += words in flat
        if "Coin to bet." in flat:
            p.send("2" if way == "bets" else "1")
        elif "How much do you spend" in flat:
            p.send("pay 0 0")
        elif "Guard Level falls from" in flat or "React? " in flat or (way != "cards" and "Play a card" in flat):
            p.send("pass")
        else:
            p.send("1")
    p.kill()
    return list(asked.values()), p.text


def pits_all(ask, way):
    """Four such, taken together."""
    counts, texts = zip(*(pits(ask, way, seed) for seed in range(1, 5)))
    return [sum(column) for column in zip(*counts)], "".join(texts)


seen = {(ask, way): pits_all(ask, way) for ask in ("always", "change", "never") for way in ("cards", "bets", "still")}
count = {key: counts for key, (counts, _) in seen.items()}
check(count["always", "cards"][0] > 2 and count["always", "still"][2] > 2, "always: windows and Reacts are asked for", str(count))
check(count["change", "cards"][0] == count["change", "cards"][1] > 0, "change: windows only before a Sabotage's roll", str(count))
check(count["never", "cards"][0] == 0, "never: no window", str(count))
for ask in ("change", "never"):
    told = SPARED if ask == "change" else "(Passed, as you asked."
    check(count[ask, "still"][2] == 0 and told in seen[ask, "still"][1], ask + ": alone no React without a bet", str(count))
    check(count["always", "bets"][2] >= count[ask, "bets"][2] > 0, ask + ": a React that can matter is asked for", str(count))

# Two at one terminal: who holds no React is asked like who does, or each could tell it of the other.
bare = 0
for seed in range(1, 5):
    p = Play("bloodsport", "--seats", "me,me", "--seed", str(seed), "--log", path("two-%d.jsonl" % seed), terminal=True)
    for _ in range(90):
        prompt = p.read()
        if prompt is None or "Phase 5" in prompt:
            break
        bare += "1. Let it stand" in prompt
        p.send("pass" if "Play a card" in prompt or "Let it stand" in prompt else "" if "press Enter" in prompt else "1")
    p.kill()
check(bare > 0, "a hand without a React is asked: %d times" % bare, p.text)

# ---- What is no setting ----
for args, wrong in [(["twenty-one", "--ask", "sometimes"], "--ask takes always, change or never, not sometimes."),
                    (["--ask", "sometimes"], "--ask takes always, change or never, not sometimes."),
                    (["texarkana", "--ask", "never"], "Texarkana never asks about Skills. Leave out --ask."),
                    (["twenty-one", "--ask"], "--ask needs a value: --ask always|change|never")]:
    code, out, err = run("play", *args)
    check(code == 2 and err == "croupier: %s\n" % wrong and not out, "play %s: %s" % (" ".join(args), wrong), out + err)
done("windows")
