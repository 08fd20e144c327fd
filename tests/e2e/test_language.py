"""The language of the terminal: --lang, else LC_ALL, LC_MESSAGES and LANG; a match read in German says the same and no more than in
English, whoever reads."""
import re

from e2e import ENV, Play, check, done, entries, path, run

PITS = ["bloodsport", "--seats", "careful,careful", "--seed", "5"]
log = path("match.jsonl")
check(run("table", *PITS, "--log", log)[0] == 0, "a match is played")


def story(*more, env=None):
    code, out, err = run("replay", log, "--story", *more, env=env)
    check(code == 0 and out, "the story is told: %s" % " ".join(more), err)
    return out


english, german = story("--lang", "en"), story("--lang", "de")
check("Gambler 1 passes." in english and "Zocker 1 passt." in german, "each in its language", german[:300])
check("Fight 1: Twice-Hanged Jory against Putrid Snake-Beast." in english and
      "Kampf 1: der Zweimal Gehängte gegen die Faulige Schlangenbestie." in german, "the pack's names too", german[:900])
check(english.count("\n") == german.count("\n"), "line by line")
numbers = [[re.findall(r"\d+", line) for line in text.split("\n")] for text in (english, german)]
others = sum(sorted(a) != sorted(b) for a, b in zip(*numbers))
check(others < len(numbers[0]) // 20, "the same numbers in nearly all lines", str(others))

# The first of these that is set counts; what nobody speaks is English
for settings, want in [({"LC_ALL": "de_DE.UTF-8"}, german), ({"LC_ALL": "", "LC_MESSAGES": "de_AT", "LANG": "en_US"}, german),
                       ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de"}, german), ({"LC_ALL": "C", "LANG": "de_DE"}, english),
                       ({"LC_ALL": "fr_FR.UTF-8"}, english), ({"LC_ALL": "deutsch"}, english)]:
    env = dict(ENV, **settings)
    check(story(env=env) == want, "%s" % settings)
check(story("--lang", "en", env=dict(ENV, LC_ALL="de_DE.UTF-8")) == english, "--lang goes before them")

# A seat's story in German has no card that its English one has not
for seat in ("0", "1", "watcher"):
    told = story("--lang", "de", "--seat", seat)
    check(told.count("verdeckt") == story("--lang", "en", "--seat", seat).count("face down"), "seat %s: as much is hidden" % seat)

# A whole match at the prompt in German, with the same log as in English
logs = []
for lang in ("en", "de"):
    logs.append(path("play-%s.jsonl" % lang))
    p = Play("bloodsport", "--seed", "3", "--lang", lang, "--log", logs[-1])
    p.read()
    for line in ["1", "1", "what guard-level", "board", "bet fight-1 left 2", "how", "quit"]:
        p.send(line)
        p.read()
    check(p.close() == 0, "%s: played" % lang, p.text[-300:])
    if lang == "de":
        for words in ["Phase 2: Karten spielen", "Spielst du eine Karte, oder passt du?", "Wachstufe: wie wachsam",
                      "Du kannst jetzt nicht wetten. Du kannst es in Phase 3.", "Du schuldest sechs Raten", "Du spielst allein, als Zocker 1.",
                      "Wähle 1 bis ", "(6 Möglichkeiten)", "Deine Partie ist gespeichert."]:
            check(words in re.sub(r"\s+", " ", p.text), "de: %s" % words, p.text[-2000:])
check(entries(logs[0])[1:] == entries(logs[1])[1:], "the log does not depend on the language")

# A pack that somebody brings is called as it calls itself
code, pits, err = run("pack", "bloodsport")
with open(path("own.yaml"), "w", encoding="utf-8") as out:
    out.write(pits.replace("Brass Toad", "Tin Toad"))
own = path("own.jsonl")
check(run("table", *PITS, "--pack", path("own.yaml"), "--log", own)[0] == 0, "a pack of one's own is played")
told = run("replay", own, "--story", "--lang", "de")[1]
check("Tin Toad" in told and "Twice-Hanged Jory würfelt" in told, "its cards have their own names", told[:600])
# A game without German speaks English
check(run("table", "twenty-one", "--seats", "careful,careful", "--seed", "1", "--story", "--lang", "de")[1] ==
      run("table", "twenty-one", "--seats", "careful,careful", "--seed", "1", "--story")[1], "21 has no German yet")
# A system that is set to no UTF-8: a prompt with an umlaut is asked, and what is typed is taken
p = Play("bloodsport", "--seed", "3", "--seats", "me,careful", "--lang", "de", "--log", path("plain.jsonl"), terminal=True,
         env=dict(ENV, LC_ALL="C"))
prompt = p.read()
check(prompt is not None and "Wähle 1 bis" in prompt, "a German prompt where the system knows no umlauts", p.text[-300:])
if prompt is not None:
    p.send("say Über")
    check("Zocker 1: Über" in (p.read() or ""), "and an umlaut in an answer", p.text[-300:])
    p.send("quit")
check(p.close() == 0, "left as usual", p.text[-300:])

done("language")
