#!/usr/bin/python3
"""Finds English in the strings of C: what people read stands in messages (docs/messages.md). Always true: a string that
has words of people in it and no exception below is printed as FILE:LINE: the string, and exceptions that no string needs are too.

    tools/english.py [ROOT] | --self-test
"""
import fnmatch
import os
import re
import sys

import rules
import treecheck

# Where all is clean, or excepted with its reason.
FOLDERS = ["games", "table", "tui", "cli", "server"]
# What is never shown to players: where (of the file), what (of the statement up to the string), why.
EXCEPTIONS = [
    ("*", r"\b(ENSURE|_Static_assert)\([^;]*$", "a mistake of the program, told to whoever mends it"),
    ("games/*/tables.c", r"\.(title|author) = $", "the name of a published game, and of who made it"),
    ("games/*/check.c", r"", "an invariant that broke, told to whoever mends the program"),
    ("games/bloodsport/voice/words.c", r"\bbg_type_words\[\] = \{[^}]*$",
     "words of facts for pages: wire names with capitals"),
    ("games/twenty_one/voice/*.c", r"\bstrncmp\((title|to), $", "whether a pack's title has an English article already"),
    # A file that somebody wrote, with the place of the mistake: English, as all that the command line says.
    ("table/log_*.c", r"", "what is wrong in a log, told with its line"),
    ("table/fair.c", r"", "the same: how chance was drawn"),
    ("table/told.c", r"", "which croupier plays a log that this one does not"),
    ("table/native/*.c", r"", "what is wrong with a file, told with its name and place"),
    ("table/names.c", r"\b(text_put|text_format)\(why, [^;]*$", "a table option, or a near name, before there is a match"),
    ("table/bot.c", r"random_policy = \{", "the bot of tests: a game's own bots have messages"),
    ("tui/input.c", r"\bel_set\(", "the line editor's own help, which nobody is shown"),
    # The command line is English in every language, as what is typed there.
    ("cli/*.c", r"\bfail(_file)?\([^;]*$", "a command that cannot be carried out, with the right one"),
    ("cli/*.c", r"struct option_spec \w+\[\] = \{[^;]*$", "--help and the man pages"),
    ("cli/*.c", r"\*const (examples|exits)\[\] = \{[^;]*$", "the same: examples and exit codes"),
    ("cli/*.c", r"struct command command_\w+ = \{[^;]*$", "the same: what a command is for"),
    ("cli/help.c", r"", "the same: how they are laid out"),
    ("cli/args.c", r"", "what is wrong with an argument"),
    ("cli/complete.c", r"", "programs for shells"),
    ("cli/*.c", r"printf\(stderr, [^;]*$", "a warning of a command, before or after its work"),
    ("cli/games.c", r"", "the list of games for who types commands: names as they are typed"),
    ("cli/table.c", r"", "matches of bots and programs"),
    ("cli/totals.c", r"", "the same: totals of many matches"),
    ("cli/verify.c", r"", "what a command found out about a log"),
    ("cli/solve.c", r"", "the same about a game"),
    ("cli/pack.c", r"", "the same about a pack"),
    ("cli/house.c", r"", "the same about the server's tables"),
    ("cli/lineup.c", r"", "what is wrong with --seats or --rules"),
    ("cli/main.c", r"", "what croupier is, and commands that there are not"),
    ("cli/play.c", r"printf\([^;]*$", "commands, to be typed as they are"),
    ("cli/learn.c", r"printf\([^;]*$", "the same"),
    ("cli/program.c", r"", "what a program did wrong, told to who wrote it"),
    # What programs and operators read of the server: the page never asks for any of it.
    ("server/compress.c", r"", "a header of HTTP"),
    ("server/export.c", r"", "a type of HTTP"),
    ("server/guard.*", r"", "headers, and what is no HTTP at all"),
    ("server/http.c", r"", "headers, and requests that no page makes"),
    ("server/upgrade.c", r"", "the same of WebSockets"),
    ("table/chronicle.c", r"", "HTML and its style: what is read of it are messages"),
    ("table/plan.c", r"", "the same of a new table: told with the key that is wrong"),
    ("server/deal.c", r"", "no memory"),
    ("server/judge.c", r"", "the same of a character"),
    ("server/hello.c", r"", "the same of a first message"),
    ("server/sit.c", r"", "the same of a token"),
    ("server/routes.c", r"", "addresses that no page asks for"),
    ("server/told.c", r"", "JSON, and a type of HTTP"),
    ("server/health.c", r"", "why the server is not well, for who runs it"),
    ("server/metrics.c", r"", "what is measured, for who runs it"),
    ("server/loop.c", r"", "why the server cannot start"),
    ("server/journal.c", r"", "the same"),
    ("server/packs.c", r"", "the same"),
    ("server/tables.c", r"", "a database that somebody changed, no memory, an end of the server: also for its journal"),
    ("server/table_notes.c", r"", "the same"),
    ("server/keep.c", r"", "the same"),
    ("server/replays.c", r"", "the same, and what is wrong with a log that is brought"),
    ("server/play.c", r"text_put\(why, $", "no memory: also for the journal"),
    ("server/lesson.c", r"text_put\(why, $", "the same"),
    # A pack, its keys and what is wrong in one are English, as the command line is.
    ("games/*/pack*.c", r"", "what is wrong with a pack, told to its author with its place"),
    ("games/gamblers_heart/book.c", r"", "the same of a book"),
    ("games/*/rules.c", r"\breturn [^;]*$", "an option that asks for what the pack has not"),
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


USED = set()


def silent(root, path):
    """A toy: its game has no messages, and the table shows the names of its verbs instead."""
    game = re.match(r"games/\w+(?=/)", path)
    return game and not os.path.isdir(os.path.join(root, game.group(0), "voice"))


def check_tree(root):
    for folder in FOLDERS:
        for path in rules.files_below(root, folder, (".c", ".h")):
            if silent(root, path):
                continue
            for line, literal, before in strings(rules.read(root, path)):
                if ENGLISH.search(plain(literal)) and not excepted(path, before, USED):
                    yield path, line, "English in a string: " + literal


def idle():
    """Exceptions that nothing needs."""
    return [f"tools/english.py: an exception that no string needs: {where}, {what!r}"
            for i, (where, what, _) in enumerate(EXCEPTIONS) if i not in USED]


PLANTED = [
    ("games/a/words.c", 'say("You win the fight.");\n', 1),
    ("games/a/key.c", '#include "games/a/two words.h"\nput("goes-on", "%d of");\n', 0),
    ("games/a/format.c", '/* "not this one" */\nput(",\\"seat\\":%d");\n', 0),
    ("games/a/voice/one.c", 'put(t, "Discover");\n', 1),
    ("games/toy/toy.c", 'return "two seats play";\n', 0),
    ("games/a/one.c", 'int a;\nput(t,\n    "Discover");\n', 3),
    ("games/a/ensure.c", 'ENSURE(!"a move of the deal");\n', 0),
    ("games/a/tables.c", 'x = {\n.title = "The Die",\n.help = "lift the cup"};\n', 3),
    ("games/a/rules.c", 'return seats < 2 ? "two seats play" : 0;\nput("two seats play");\n', 2),
    ("table/native/file.c", 'fail("There is no such file.");\n', 0),
    ("table/match.c", 'refuse(why, "the match is over");\n', 1),
    ("tui/aside.c", 'puts("Which? Type a name.");\n', 1),
    ("cli/play.c", 'return fail("%s has no map. Leave it out.", a);\nputs("Your log");\n', 2),
    ("cli/some.c", 'static const struct option_spec options[] = {\n    {"seed", "N", "deal from seed N"},\n};\n', 0),
    ("server/say.c", 'text_put(out, "The last move was undone.");\n', 1),
]


if __name__ == "__main__":
    sys.exit(treecheck.main(check_tree, PLANTED, idle))
