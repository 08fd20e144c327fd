#!/usr/bin/python3
"""Finds English in the strings of C: what people read stands in messages (docs/messages.md). Always true: a string that
has words of people in it and no exception below is printed as FILE:LINE: the string, and exceptions that no string needs are too.

    tools/english.py [ROOT] | --self-test
"""
import fnmatch
import os
import re
import sys
import tempfile

import rules

# Where all is clean, or excepted with its reason. table/, tui/, cli/ and server/ are still to come.
FOLDERS = ["games"]
# What is never shown to players: where (of the file), what (of the statement up to the string), why.
EXCEPTIONS = [
    ("*", r"\b(ENSURE|_Static_assert)\([^;]*$", "a mistake of the program, told to whoever mends it"),
    ("games/*/tables.c", r"\.(title|author) = $", "the name of a published game, and of who made it"),
    ("games/*/check.c", r"", "an invariant that broke, told to whoever mends the program"),
    ("games/kuhn/*.c", r"", "a toy for solvers, in no lobby"),
    ("games/leduc/*.c", r"", "a toy for solvers, in no lobby"),
    ("games/null/*.c", r"", "the template of a game, in no lobby"),
    ("games/bloodsport/voice/words.c", r"_words\(int \w+\)\s*\{\s*static const char \*const words\[\] = \{[^}]*$",
     "words of facts for pages: wire names with capitals"),
    ("games/twenty_one/voice/*.c", r"\bstrncmp\((title|to), $", "whether a pack's title has an English article already"),
    # Not messages yet.
    ("games/*/pack*.c", r"", "what is wrong with a pack, told to its author with its place"),
    ("games/gamblers_heart/book.c", r"", "the same of a book"),
    ("games/twenty_one/hero/sheet.c", r"", "which limit a character breaks"),
    ("games/twenty_one/hero/character.c", r"", "what is wrong with the file of a character"),
    ("games/*/rules.c", r"\breturn [^;]*$", "why a match cannot be played with these seats or rules"),
]
TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|\'(?:[^\'\\\n]|\\.)+\'|"(?:[^"\\\n]|\\.)*"', re.S)
# Two words one after the other, or one with a capital: wire names and keys are kebab-case.
ENGLISH = re.compile(r"[A-Za-z']{2,}[,.:;!?]* +[A-Za-z]|^[A-Z][a-z]{2,}")


def plain(literal):
    """What a literal shows: without formats, escapes and quotes."""
    return re.sub(r"\\.|%[0-9.*l-]*[a-z%]", " ", literal[1:-1])


def strings(text):
    """(line, literal, code before it in its statement) of each string; what `#include` names is none."""
    start = 0
    code = []  # (offset, text) of code so far without comments
    for m in TOKEN.finditer(text):
        code.append(text[start:m.start()])
        start = m.end()
        if not m.group(0).startswith('"'):
            continue
        before = "".join(code)[-600:]
        if not before.rsplit("\n", 1)[-1].lstrip().startswith("#include"):
            yield text.count("\n", 0, m.start()) + 1, m.group(0), re.split(r";\s*\n|\n\}", before)[-1]
        code.append('""')


def excepted(path, before, used):
    for i, (where, what, _) in enumerate(EXCEPTIONS):
        if fnmatch.fnmatch(path, where) and re.search(what, before):
            used.add(i)
            return True
    return False


def check_tree(root, used):
    for folder in FOLDERS:
        for path in rules.files_below(root, folder, (".c", ".h")):
            for line, literal, before in strings(rules.read(root, path)):
                if ENGLISH.search(plain(literal)) and not excepted(path, before, used):
                    yield path, line, literal


PLANTED = [
    ("games/a/words.c", 'say("You win the fight.");\n', 1),
    ("games/a/key.c", '#include "games/a/two words.h"\nput("goes-on", "%d of");\n', 0),
    ("games/a/format.c", '/* "not this one" */\nput(",\\"seat\\":%d");\n', 0),
    ("games/a/one.c", 'int a;\nput(t,\n    "Discover");\n', 3),
    ("games/a/ensure.c", 'ENSURE(!"a move of the deal");\n', 0),
    ("games/a/tables.c", 'x = {\n.title = "The Die",\n.help = "lift the cup"};\n', 3),
    ("games/a/rules.c", 'return seats < 2 ? "two seats play" : 0;\nput("two seats play");\n', 2),
]


def self_test():
    failed, found = 0, {}
    with tempfile.TemporaryDirectory() as root:
        os.makedirs(os.path.join(root, "games/a"))
        for path, text, _ in PLANTED:
            with open(os.path.join(root, path), "w", encoding="utf-8") as f:
                f.write(text)
        for path, line, _ in check_tree(root, set()):
            found.setdefault(path, []).append(line)
    for path, _, line in PLANTED:
        if found.get(path, []) != ([line] if line else []):
            print(f"self-test: {path}: expected {line}, found {found.get(path, [])}")
            failed += 1
    print(f"{len(PLANTED) - failed} passed, {failed} failed")
    return failed


def main():
    if sys.argv[1:] == ["--self-test"]:
        return 1 if self_test() else 0
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
    used = set()
    found = list(check_tree(root, used))
    for path, line, literal in found:
        print(f"{path}:{line}: English in a string: {literal}")
    idle = [where for i, (where, _, _) in enumerate(EXCEPTIONS) if i not in used]
    for where in idle:
        print(f"tools/english.py: an exception that no string needs: {where}")
    return 1 if found or idle else 0


if __name__ == "__main__":
    sys.exit(main())
