#!/usr/bin/python3
"""Holds the layers apart: what each folder may include, which calls are banned, that only games/
knows a game by name, and that no header grows too large. Always true: a violation is printed as FILE:LINE: the rule that it breaks.

    tools/layers.py [ROOT]       checks the tree
    tools/layers.py --self-test  plants violations in a copy of nothing and must find each
"""
import os
import re
import sys

import treecheck

# folder: the folders whose headers it may include. The longest matching folder counts.
LAYERS = {
    "engine": ["engine"],
    "voice": ["voice", "engine"],
    "games": ["ai", "voice", "engine"],       # and its own game's folder, see may_include
    "ai": ["ai", "engine"],
    "table": ["table", "voice", "engine"],             # not table/native, see may_include
    "table/native": ["table", "table/native", "engine"],
    "store": ["store", "table", "engine"],
    "lab": ["lab", "ai", "table", "table/native", "engine"],
    "server": ["server", "store", "table", "table/native", "ai", "voice", "engine"],
    "tui": ["tui", "table", "table/native", "ai", "voice", "engine"],
    "cli": ["cli", "tui", "server", "store", "lab", "ai", "table", "table/native", "games", "voice",
            "engine"],
    "web/wasm": ["web/wasm", "table", "ai", "games", "voice", "engine"],
    "web/lab": ["web/lab", "lab", "games", "engine"],
    "tests": None,                            # anything
    "tools": None,
}
# The rooms of a game, and whose headers of the same game each may include besides its own: "" is the game's folder itself.
# Nobody hangs on how the game speaks or on its bots.
ROOMS = {
    "": {"pack", "hero", "deal", "fight", "run", "odds"},
    "pack": {""},
    "odds": {"", "pack"},
    "hero": {"", "pack", "run"},
    "deal": {"", "pack", "fight", "run"},
    "fight": {"", "pack", "deal", "run"},
    "run": {"", "pack", "hero", "deal", "fight"},
    "bot": {"", "pack", "deal", "fight", "run", "odds"},
    "voice": {"", "pack", "hero", "deal", "fight", "run", "odds"},
}
# Folders that run as WebAssembly too, so they have no system below them.
FREESTANDING = ["engine", "voice", "games", "ai", "table", "web/wasm"]
FREESTANDING_HEADERS = {"string.h", "stdint.h", "stddef.h", "stdbool.h", "stdarg.h", "limits.h"}
# The one place where a broken promise ends the program natively.
EXCEPTIONS = {"engine/ensure.c": {"stdio.h", "stdlib.h"}}

BANNED_ALWAYS = ["gets", "strcpy", "strcat", "sprintf", "vsprintf", "rand", "srand", "alloca"]
BANNED_FREESTANDING = ["strtok", "time", "clock", "random", "getenv", "malloc", "calloc", "realloc", "free",
                       "printf", "fprintf", "snprintf", "fopen", "abort", "exit", "assert"]
# These serve every game, so they know none.
NAMELESS = ["engine", "voice", "ai", "table", "table/native", "store", "server", "lab", "tui", "cli", "web/wasm", "web/lab"]
# Made while we build: from games/GAME/voice/en.ftl, and of that game alone; the list of languages.
MADE = re.compile(r"games/[a-z_0-9]+/said\.h|(?:table|tui|server)/said\.h|voice/choices\.h")
# But help has to show what a person types.
EXAMPLE = re.compile(r"croupier [a-z]+ $")
# A game's folder whose name is also a word of the language of JSON.
NAMES_THAT_ARE_WORDS = {"null"}


def layer_of(path):
    """The longest folder of LAYERS that holds this file, or None."""
    folder = os.path.dirname(path)
    while folder:
        if folder in LAYERS:
            return folder
        folder = os.path.dirname(folder)
    return None


def may_include(path, layer, target):
    allowed = LAYERS[layer]
    if allowed is None:
        return True
    target_layer = layer_of(target) or os.path.dirname(target)
    if layer == "games":
        own = path.split("/")[1] if path.count("/") > 1 else None
        if target_layer == "games":
            its = target.split("/")[1] if target.count("/") > 1 else None
            return its is None and own is None or own is not None and its == own and may_enter(path, target)
    return target_layer in allowed


def room_of(path):
    """games/GAME/ROOM/file: ROOM; games/GAME/file: ""."""
    parts = path.split("/")
    return parts[2] if len(parts) > 3 else ""


def may_enter(path, target):
    room, other = room_of(path), room_of(target)
    return room == other or other in ROOMS.get(room, ())


def without_comments(text):
    """The text with comments blanked, line numbers kept; strings stay."""
    def blank(m):
        s = m.group(0)
        return s if s[0] in "\"'" else re.sub(r"[^\n]", " ", s)
    return re.sub(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|/\*.*?\*/|//[^\n]*', blank, text, flags=re.S)


def without_strings(code):
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', code)


def game_words(root):
    """Words that name a game: the folders of games/, in C and in kebab-case."""
    words = []
    folder = os.path.join(root, "games")
    if os.path.isdir(folder):
        for name in sorted(os.listdir(folder)):
            if os.path.isdir(os.path.join(folder, name)):
                if name not in NAMES_THAT_ARE_WORDS:
                    words += {name, name.replace("_", "-")}
                words.append(name + "_game")
    return words


def check_includes(path, layer, lines, root):
    for n, line in enumerate(lines, 1):
        m = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
        if not m:
            continue
        kind, target = m.groups()
        if kind == '"':
            made = MADE.fullmatch(target)
            if made and (layer == "games" or target.startswith(("voice/", "table/", "tui/", "server/"))) and may_include(path, layer, target):
                continue
            if not os.path.isfile(os.path.join(root, target)):
                yield n, f'"{target}" is not a file from the root of the repository'
            elif not may_include(path, layer, target):
                yield n, f"{layer}/ may not include {target}"
        elif layer in FREESTANDING and target not in FREESTANDING_HEADERS \
                and target not in EXCEPTIONS.get(path, ()):
            yield n, f"{layer}/ also runs without a system: <{target}> is not for it"


def check_calls(path, layer, lines):
    banned = list(BANNED_ALWAYS)
    if layer in FREESTANDING and path not in EXCEPTIONS:
        banned += BANNED_FREESTANDING
    call = re.compile(r"(?<![\w.>])(" + "|".join(banned) + r")\s*\(")
    for n, line in enumerate(lines, 1):
        for m in call.finditer(without_strings(line)):
            yield n, f"{m.group(1)}() is banned in {layer}/"


def check_names(layer, lines, words):
    if layer not in NAMELESS or not words:
        return
    name = re.compile(r"(?<![A-Za-z0-9_])(" + "|".join(map(re.escape, words)) + r")(?![A-Za-z0-9_])", re.I)
    for n, line in enumerate(lines, 1):
        if re.match(r"\s*#\s*include\b", line):
            continue  # the rules of inclusion speak for it
        for m in name.finditer(line):
            if layer == "cli" and EXAMPLE.search(line[:m.start()]):
                continue
            yield n, f"{layer}/ serves every game and knows none: '{m.group(1)}'"


# A header serves one room: whoever needs more of it than this needs another one. engine/engine.h gathers what a game needs.
FUNCTIONS_MAX = 30
DECLARED = re.compile(r"^(?!#|typedef|return|else|_Static_assert)(?:[a-z_]\w*[ *]+)+[a-z]\w*\(", re.M)


def check_size(path, lines):
    if not path.endswith(".h"):
        return
    code = "\n".join(lines)
    found = [code.count("\n", 0, m.start()) + 1 for m in DECLARED.finditer(code)]
    if len(found) > FUNCTIONS_MAX:
        yield found[FUNCTIONS_MAX], f"a header has at most {FUNCTIONS_MAX} functions, this one {len(found)}"


def check_tree(root):
    """Yields (path, line, rule) for every violation below root."""
    words = game_words(root)
    for top in sorted({layer.split("/")[0] for layer in LAYERS}):
        for folder, folders, files in os.walk(os.path.join(root, top)):
            folders[:] = sorted(f for f in folders if f not in ("node_modules", "dist"))  # what is not ours
            for file in sorted(files):
                path = os.path.relpath(os.path.join(folder, file), root)
                if not file.endswith((".c", ".h")):
                    continue
                layer = layer_of(path)
                if layer is None:
                    yield path, 1, "this folder is no layer; tools/layers.py has the list"
                    continue
                with open(os.path.join(root, path), encoding="utf-8") as f:
                    lines = without_comments(f.read()).split("\n")
                for n, rule in [*check_includes(path, layer, lines, root),
                                *check_calls(path, layer, lines), *check_names(layer, lines, words),
                                *check_size(path, lines)]:
                    yield path, n, rule


# What the self-test plants: file, text, and the line that must be named (0: nothing must be said).
PLANTED = [
    ("engine/a.h", "#include <stdint.h>\n", 0),
    ("engine/b.c", '#include "engine/a.h"\n#include "table/t.h"\n', 2),
    ("engine/c.c", "#include <stdio.h>\n", 1),
    ("engine/ensure.c", "#include <stdio.h>\nvoid f(void) { abort(); }\n", 0),
    ("engine/d.c", "int f(void)\n{\n    return rand();\n}\n", 3),
    ("engine/e.c", "/* rand() and \"pits\" are\n bloodsport words */\nint over_time(int x);\n", 0),
    ("engine/f.c", 'const char *s = "say time( and rand(";\n', 0),
    ("engine/g.c", 'const char *s = "kuhn";\n', 1),
    ("engine/h.c", "long f(void) { return time(0); }\n", 1),
    ("engine/k.h", "int f(void);\n" * 30, 0),
    ("engine/l.h", "\n" + "static inline bool f(int x) { return x; }\n" * 31, 32),
    ("engine/sub/i.c", '#include "games/kuhn/k.h"\n', 1),
    ("games/kuhn/k.h", '#include "engine/a.h"\n', 0),
    ("games/kuhn/k.c", '#include "games/kuhn/k.h"\n', 0),
    ("games/kuhn/l.c", '#include "games/gin_rummy/k.h"\n', 1),
    ("games/gin_rummy/k.h", "int gin;\n", 0),
    ("games/gin_rummy/m.c", "void *p(void) { return malloc(3); }\n", 1),
    ("games/kuhn/voice/k.h", '#include "games/kuhn/k.h"\n', 0),
    ("games/kuhn/n.c", '#include "games/kuhn/voice/k.h"\n', 1),
    ("games/kuhn/hero/o.c", '#include "games/kuhn/k.h"\n#include "games/kuhn/deal/d.h"\n', 2),
    ("games/kuhn/deal/d.h", '#include "games/kuhn/k.h"\n', 0),
    ("games/registry.c", '#include "games/registry.h"\nextern int kuhn_game;\n', 0),
    ("games/registry.h", "\n", 0),
    ("table/t.h", '#include "engine/a.h"\n', 0),
    ("table/u.c", '#include "table/native/n.h"\n', 1),
    ("table/v.c", '\n#include "games/registry.h"\n', 2),
    ("table/w.c", "char *f(char *a, const char *b) { return strcpy(a, b); }\n", 1),
    ("table/x.c", 'const char *s = "Gin-Rummy";\n', 1),
    ("table/y.c", 'const char *s = "null";\n', 0),
    ("table/native/n.h", "#include <stdio.h>\n#include <jansson.h>\n#include \"table/t.h\"\n", 0),
    ("table/native/o.c", '#include "tui/q.h"\n', 1),
    ("table/native/p.c", "int f(char *s) { return sprintf(s, \"x\"); }\n", 1),
    ("store/s.c", '#include "table/t.h"\n#include <sqlite3.h>\n', 0),
    ("store/t.c", '#include "table/native/n.h"\n', 1),
    ("tui/q.h", '#include "table/native/n.h"\n', 0),
    ("tui/r.c", '#include "games/registry.h"\n', 1),
    ("tui/s.c", '#include "cli/c.h"\n', 1),
    ("cli/c.h", '#include "games/registry.h"\n#include "tui/q.h"\n', 0),
    ("cli/d.c", '#include "q.h"\n', 1),
    ("cli/e.c", "extern int kuhn_game;\n", 1),
    ("cli/f.c", 'const char *s = "  croupier play kuhn --seed 3\\n";\n', 0),
    ("cli/g.c", 'int f(const char *s) { return s == "kuhn"; }\n', 1),
    ("tui/t.c", 'const char *s = "croupier play kuhn";\n', 1),
    ("ai/z.c", '#include "table/t.h"\n', 1),
    ("web/wasm/e.c", '#include "table/t.h"\n#include "games/registry.h"\n', 0),
    ("web/wasm/f.c", "#include <stdio.h>\n", 1),
    ("web/page.c", "\n", 1),
    ("store/a.c", "#include <sqlite3.h>\n#include \"server/s.h\"\n", 2),
    ("server/s.h", '#include "table/t.h"\n', 0),
    ("server/b.c", '#include "tui/q.h"\n', 1),
    ("lab/l.c", '#include "games/registry.h"\n', 1),
    ("tests/t.c", '#include <stdio.h>\n#include "games/kuhn/k.h"\nextern int kuhn_game;\n', 0),
    ("tools/t.c", "int f(char *s) { return gets(s) != 0; }\n", 1),
]


if __name__ == "__main__":
    sys.exit(treecheck.main(check_tree, PLANTED))
