#!/usr/bin/python3
"""Finds English in the sources of the page: what people read stands in messages (docs/messages.md). Always true: a string of
a script and a text or attribute of the markup that has words of people in it, and no exception below, is printed as
FILE:LINE: the words, and exceptions that nothing needs are too.

    tools/english_page.py [ROOT] | --self-test
"""
import fnmatch
import os
import re
import sys

import rules
import treecheck

FOLDER = "web/src"
# What is never shown, or not a message yet: where (of the file), what (of the words), why.
EXCEPTIONS = [
    ("*.test.ts", r"", "a test"),
    ("*.fixture.ts", r"", "for tests"),
    ("web/src/voice/language.ts", r"", "how a language calls itself"),
    ("web/src/kit/NowPanel.svelte", r"^(Enter|Escape|input, select, textarea)$", "keys and elements"),
    ("web/src/kit/icons.ts", r"^no drawing", "told to whoever adds a drawing"),
    ("web/src/lobby/Credits.svelte", r"^[A-Z]", "the name of a published game, and of who made it"),
    ("web/src/kit/letters.ts", r"Atkinson", "the name of a font"),
    ("web/src/table/replay.ts", r"", "why a log is bad, with its line: English, as errors with a file's place are"),
    ("web/src/table/asked.ts", r"^T", "thrown at whoever asks a module what it cannot read"),
    ("web/src/table/watched.ts", r"^This may not be watched", "the same, for what the page does not offer"),
    ("web/src/lab/question.ts", r"^croupier odds", "a command, to be typed as it is"),
    ("web/src/lab/report.ts", r"^ ?(main section|svg g|class id|aria-label)", "elements and attributes"),
    ("web/src/watch/Player.svelte", r"^(Home|End|input, select, textarea, .role=log.)$", "keys and elements"),
    ("web/src/table/Room.svelte", r"^input, textarea, select$", "elements"),
    ("web/src/table/Sheets.svelte", r"^Tab$", "a key"),
    ("web/src/table/api.ts", r"^Bearer$", "a word of HTTP"),
    ("web/src/here/here.ts", r"^(Authorization|Bearer) ?$", "words of HTTP"),
    ("web/src/here/house.ts", r"^This is no JSON", "told to whoever asks what no page does"),
    ("web/src/here/keeper.ts", r"^the line", "why a log is bad, with its line"),
    ("web/src/table/rules.ts", r"^Behind each decision$", "a heading that is looked for in a page of rules"),
]
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.S)
STRING = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|`(?:[^`\\]|\\.)*`", re.S)
TAG = re.compile(r"<[/\w][^<>]*?>", re.S)
# Two words one after the other, or one with a capital: names on the wire and of classes are small, or keys of an object.
SENTENCE = re.compile(r"(?:^|[\s(\"'>])[A-Z][a-z']+[,.:;!?]* +[a-zA-Z]|[a-z']{2,}[,.:;!?]* +[a-z']{2,}[,.:;!?]* +[a-z']{2,}|^[A-Z][a-z]{2,}[.!?]?$")
SHOWN = re.compile(r"\b(?:aria-label|title|label|placeholder|alt|hint|none|text|kicker|aria-description)=\"([^\"{}]+)\"")


def blanked(text, pattern):
    """The text with all that the pattern finds made blank, its lines kept."""
    return pattern.sub(lambda m: re.sub(r"[^\n]", " ", m.group(0)), text)


def expressions(markup):
    """The markup without what stands in braces; and what stands there."""
    plain, inside, depth = [], [], 0
    for c in markup:
        depth += c == "{"
        (inside if depth else plain).append(c)
        (plain if depth else inside).append(c if c == "\n" else " ")
        depth -= c == "}" and depth > 0
    return "".join(plain), "".join(inside)


def words(path, text):
    """(offset, words) of all that somebody could read."""
    text = blanked(text, COMMENT)
    if path.endswith(".svelte"):
        text = blanked(text, re.compile(r"<style.*?</style>", re.S))
        script = re.search(r"<script[^>]*>(.*?)</script>", text, re.S)
        code = " " * script.start(1) + script.group(1) if script else ""
        plain, inside = expressions(blanked(text, re.compile(r"<script.*?</script>", re.S)))
        for m in SHOWN.finditer(plain):
            yield m.start(1), m.group(1)
        for m in re.finditer(r">([^<>]*[A-Za-z]{2,}[^<>]*)<", plain.replace("=>", "  ")):
            yield m.start(1) + len(m.group(1)) - len(m.group(1).lstrip()), m.group(1)
        text = code + inside[len(code):] if len(inside) > len(code) else code
    for m in STRING.finditer(text):
        said = re.sub(r"\$\{.*?\}", "", m.group(0)[1:-1], flags=re.S)
        before = text[:m.start()].rstrip()
        if not re.search(r"\b(?:from|import|import\(|class|querySelector(?:All)?(?:<\w+>)?\()$", before):
            yield m.start(), said


def check(root, used):
    for path in rules.files_below(root, FOLDER, (".ts", ".svelte")):
        text = rules.read(root, path)
        for at, said in words(path, text):
            said = " ".join(said.split())
            if not SENTENCE.search(said):
                continue
            if fnmatch.fnmatch(path, "web/src/*/plan*.ts") and not path.endswith(".test.ts"):
                yield path, text.count("\n", 0, at) + 1, said  # no exception: they only arrange
                continue
            why = [i for i, (where, what, _) in enumerate(EXCEPTIONS) if fnmatch.fnmatch(path, where) and re.search(what, said)]
            used.update(why)
            if not why:
                yield path, text.count("\n", 0, at) + 1, said


PLANTED = [
    (FOLDER + "/a/plan.ts", 'const a = "You win the fight.";\n', 1),
    (FOLDER + "/a/view.ts", '/* "Not this one." */\nconst a = say("page-not-this"), b = "goes-on";\n', 0),
    (FOLDER + "/a/one.ts", 'const a = {\n  label: `cast-${b}`,\n  title: "Discover",\n};\n', 3),
    (FOLDER + "/a/A.svelte", '<script lang="ts">\n  import A from "./A.svelte";\n</script>\n\n<p class="small dim">{say("page-a")}</p>\n', 0),
    (FOLDER + "/a/B.svelte", '<p class="small dim">\n  Nothing to do.\n</p>\n', 2),
    (FOLDER + "/a/C.svelte", '<p>{a ? "Your hand" : b}</p>\n', 1),
    (FOLDER + "/a/D.svelte", '<button aria-label="The way out" onclick={() => go(1)}>{x}</button>\n', 1),
]


USED = set()


def check_tree(root):
    return check(root, USED)


def idle():
    return [f"tools/english_page.py: an exception that nothing needs: {where}"
            for i, (where, _, _) in enumerate(EXCEPTIONS) if i not in USED]


if __name__ == "__main__":
    sys.exit(treecheck.main(check_tree, PLANTED, idle))
