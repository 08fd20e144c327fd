#!/usr/bin/python3
"""Holds what people read against docs/voice.md, one term for one thing. Always true: no sentence of the English .ftl files has a
phrase that the glossary or the patterns there put in `backticks` as replaced, but for the exceptions below, and each exception
is needed. A row of a game is for its own file, a row of "all" and a pattern for every file; "…" stands for one word.

    tools/glossary.py [ROOT] | --self-test
"""
import glob
import os
import re
import sys

import treecheck

GAMES = {"BG": "bloodsport", "GH": "gamblers_heart", "TX": "texarkana", "21": "twenty_one"}
# Which message (a beginning of its id), which phrase, why it is right there.
EXCEPTIONS = [
    ("bloodsport-end-", "the house", "a building, with a coat in it"),
    ("gamblers-heart-how-story", "go on", "one goes on a Quest"),
    ("gamblers-heart-how-spell", "gamble for it", "what a spell is, before there is a Stake"),
    ("-spell-power-within", "in all", "in every one of your Deals"),
    ("twenty-one-rule-foes-hidden", "is asked", "the rule is about being asked"),
    ("page-plain-first", "is asked", "the page that asks explains when"),
]
# Rule 8: where a phrase is replaced, if not everywhere.
KINDS = {"; ": re.compile(r"-(tell|ask|label|why)-")}
USED = set()


def phrases(doc):
    """(folder of the game or None, phrase) of each that is replaced."""
    glossary = doc[doc.index("## Glossary"):doc.index("## Instead of this")]
    for game, replaced in re.findall(r"^\| (BG|GH|TX|21|all) \| .* \| (.*) \|$", glossary, re.M):
        for phrase in re.findall(r"`([^`]+)`", replaced):
            yield GAMES.get(game), phrase
    patterns = doc[doc.index("## Patterns to look for"):doc.index("## Five scenes")]
    for replaced in re.findall(r"^\| (.*?) \| .* \|$", patterns, re.M):
        for phrase in re.findall(r"`([^`]+)`", replaced):
            yield None, phrase


def finds(phrase):
    found = re.escape(phrase).replace("…", r"[\w'-]+")
    return re.compile((r"\b" if phrase[0].isalnum() else "") + found + (r"\b" if phrase[-1].isalnum() else ""))


def sentences(text):
    """(line, id, what it says) of each line; what people may type for a term (.same) is not said."""
    name = key = ""
    for number, line in enumerate(text.split("\n"), 1):
        entry = re.match(r"(-?[a-z][\w-]*) = ?(.*)", line)
        attribute = re.match(r" +\.([\w-]+) = (.*)", line)
        if line.startswith("#"):
            continue
        if entry:
            name, key, said = entry.group(1), "", entry.group(2)
        elif attribute:
            key, said = "." + attribute.group(1), attribute.group(2)
        else:
            said = re.sub(r"^ +\*?\[[^]]*\] ?", "", line)
        if key == ".same" or name.startswith("-list"):
            continue
        said = re.sub(r'\{ "([^"]*)" \}', r"\1", said)
        yield number, name + key, re.sub(r"\{[^}]*(\}|->$|$)", "_", said)


def excepted(name, phrase):
    for i, (start, what, _) in enumerate(EXCEPTIONS):
        if what == phrase and name.startswith(start):
            USED.add(i)
            return True
    return False


def check_tree(root):
    with open(os.path.join(root, "docs/voice.md"), encoding="utf-8") as f:
        replaced = [(game, phrase, finds(phrase)) for game, phrase in phrases(f.read())]
    for path in sorted(p for folder in ("voice", "remarks", "past") for p in glob.glob(f"**/{folder}/en.ftl", root_dir=root, recursive=True)):
        if path.startswith("build"):
            continue
        with open(os.path.join(root, path), encoding="utf-8") as f:
            text = f.read()
        for line, name, said in sentences(text):
            for game, phrase, found in replaced:
                if game and path != f"games/{game}/voice/en.ftl" or phrase in KINDS and not KINDS[phrase].search(name):
                    continue
                if found.search(said) and not excepted(name, phrase):
                    yield path, line, f'"{phrase}" is replaced in docs/voice.md: {said.strip()[:90]}'


def idle():
    """Exceptions that nothing needs."""
    return [f"tools/glossary.py: an exception that no sentence needs: {name}, {phrase!r}"
            for i, (name, phrase, _) in enumerate(EXCEPTIONS) if i not in USED]


DOC = """## Glossary
| BG | a bet | `wager … on`, write |
| all | table | `the house` |
## Instead of this
| `a beast` | a dog |
## Patterns to look for
| `can not` | cannot |
| `; ` between two | a full stop |
## Five scenes
"""
PLANTED = [
    ("docs/voice.md", DOC, 0),
    ("games/bloodsport/voice/en.ftl", "# the house\nbloodsport-tell-a = You wager 2 on it.\n", 2),
    ("games/texarkana/voice/en.ftl", "texarkana-tell-a = You wager 2 on a beast.\ntexarkana-how-b = One; two.\n    .same = can not\n", 0),
    ("games/twenty_one/voice/en.ftl", "twenty-one-ask-a = { $n ->\n    [one] One; two.\n   *[other] { $the house } x\n}\n", 2),
    ("tui/voice/en.ftl", "-term = the house\n", 1),
    ("web/voice/en.ftl", "page-a = You\n    can not\n", 2),
]


if __name__ == "__main__":
    sys.exit(treecheck.main(check_tree, PLANTED, idle))
