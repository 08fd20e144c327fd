#!/usr/bin/python3
"""Holds the house style where a program can: every C file below the layers, and that the page names no rule of a game. Always
true: a violation is printed as FILE:LINE: the rule that it breaks.

    tools/style.py [ROOT] | --self-test
"""
import os
import re
import sys

import mutate
import rules
import treecheck

FOLDERS = ["engine", "voice", "games", "ai", "table", "store", "server", "lab", "tui", "cli", "web", "tests", "tools"]
COLUMNS_MAX = 100
LINES_MAX = 500          # one idea a file
TEST_LINES_MAX = 600     # cases of one idea
FUNCTION_LINES_MAX = 75  # about 70, and a brace
PAGE = "web/src"
RULE_ID = r"\b(BG|GH|TX|BJ)-[A-Z]\d"


def functions(lines):
    """(name, first line index, last) of each function whose body opens with a brace in the first column, or on
    the signature's line."""
    start = None
    for n, line in enumerate(lines):
        if start is None and line.rstrip().endswith("{") and (line.startswith("{") or re.match(r"[a-zA-Z_].*\)", line)):
            start = n
        elif start is not None and line.startswith("}"):
            if not line.startswith("};"):
                name = rules.function_at(lines, start) or lines[start].strip()
                yield name, start, n
            start = None


def check_file(path, text):
    lines = text.split("\n")
    code = mutate.mask(text).split("\n")
    if not text.startswith("/*"):
        yield 1, "the first thing in a file is a comment: what it is, what is always true of it"
    if not text.endswith("\n") or text.endswith("\n\n"):
        yield len(lines), "a file ends with one end of line"
    most = TEST_LINES_MAX if path.startswith("tests/") else LINES_MAX
    if len(lines) - 1 > most:
        yield most, f"{len(lines) - 1} lines; a file has {most} at most"
    for n, line in enumerate(lines, 1):
        if len(line) > COLUMNS_MAX:
            yield n, f"{len(line)} columns; {COLUMNS_MAX} at most"
        if "\t" in line or "\r" in line:
            yield n, "blanks, not tabs"
        if line != line.rstrip():
            yield n, "blanks at the end of the line"
        if re.search(r"\b(TODO|FIXME|XXX)\b", line):
            yield n, "what is not done is not in the tree"
    for n, line in enumerate(code, 1):
        if re.search(r"\btypedef\s+(struct|union|enum)\b", line):
            yield n, "no typedef for a struct, union or enum"
        if re.match(r"\s*#\s*pragma\s+once", line):
            yield n, "an include guard, not a pragma"
    if path.endswith(".h"):
        name = os.path.basename(path)[:-2].upper().replace("-", "_")
        if not re.search(rf"^#ifndef (\w*{name}_H)\n#define \1\n", text, re.M):
            yield 1, f"an include guard that ends in {name}_H"
    for name, first, last in functions(lines):
        if last - first + 1 > FUNCTION_LINES_MAX:
            yield first + 1, f"{name} has {last - first + 1} lines; {FUNCTION_LINES_MAX} at most"


def check_tree(root):
    for folder in FOLDERS:
        for path in rules.files_below(root, folder, (".c", ".h")):
            for line, rule in check_file(path, rules.read(root, path)):
                yield path, line, rule
    for path in rules.files_below(root, PAGE, (".ts", ".svelte", ".css")):
        if path.endswith(".test.ts"):
            continue
        for n, line in enumerate(rules.read(root, path).split("\n"), 1):
            if re.search(RULE_ID, line):
                yield path, n, "a rule is decided in C and listed in docs/rules; the page names none"


GOOD = "/* A file. */\nint f(int a)\n{\n    return a;\n}\n"
PLANTED = [
    ("engine/good.c", GOOD, 0),
    ("engine/good.h", "/* A file. */\n#ifndef ENGINE_GOOD_H\n#define ENGINE_GOOD_H\nint f(int a);\n#endif\n", 0),
    ("engine/comment.c", GOOD[len("/* A file. */\n"):], 1),
    ("engine/guard.h", "/* A file. */\n#ifndef GOOD_H\n#define GOOD_H\n#endif\n", 1),
    ("engine/long.c", "/* A file. */\nint a; /* " + "x" * 140 + " */\n", 2),
    ("engine/tab.c", "/* A file. */\n\tint a;\n", 2),
    ("engine/blank.c", "/* A file. */\nint a; \n", 2),
    ("engine/end.c", "/* A file. */\nint a;", 2),
    ("engine/todo.c", "/* A file. */\n\nint a; /* TODO */\n", 3),
    ("engine/type.c", "/* A file. */\ntypedef struct a { int b; } a;\n", 2),
    ("engine/function.c", "/* A file. */\nint f(int a)\n{\n" + "    a++;\n" * 80 + "    return a;\n}\n", 3),
    ("web/src/good.ts", "/* Nothing of BG-13. */\n", 0),
    ("web/src/a/page.test.ts", "it('BG-C4: is caught', caught);\n", 0),
    ("web/src/a/Part.svelte", "<p>\n  {rules('BG-C4')}\n</p>\n", 2),
    ("web/src/a/part.ts", "const caught = 6; // TX-A2\n", 1),
    ("engine/lines.c", "/* A file. */\n" + "int a;\n" * 500, 500),
]


if __name__ == "__main__":
    sys.exit(treecheck.main(check_tree, PLANTED))
