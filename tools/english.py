#!/usr/bin/python3
"""Finds English in the strings of C: what people read stands in messages (docs/messages.md). Always true: a string that
has words of people in it and no exception below is printed as FILE:LINE: the string, and exceptions that no string needs are too.
An exception is for strings that are given to a function or a table, never for a file.

    tools/english.py [ROOT] | --self-test
"""
import fnmatch
import os
import re
import sys

import rules
import treecheck

# All C that is ours, but the tests'.
FOLDERS = ["ai", "cli", "engine", "games", "lab", "server", "store", "table", "tools", "tui", "voice", "web/wasm", "web/lab"]
# What is never shown to players: in which files; what the string is given to (the call it stands in, with its first argument
# where that is a name; `return of` a function; `NAME =` what is set or filled with it); which string; why.
EXCEPTIONS = [
    ("*", r"(ENSURE|_Static_assert)\b.*", "", "a mistake of the program, told to whoever mends it"),
    # What somebody wrote, with the place of the mistake, and the command line: English in every language, as what is typed there.
    ("*", r"node_(wrong|int|map|fill|text|line|known)\b.*|read_lines\b.*|decks =", "", "what is wrong with a pack, told to its author with its place"),
    ("engine/tree_read.c", "text_format t", "Did you mean", "the same: a near name"),
    ("cli/*.c", r"(fail|fail_file|name_refuse)\b.*|fprintf stderr", "", "a command that cannot be carried out, with the right one"),
    ("cli/*.c", r"(\w+_)?(options|examples|exits|printed) =|(command_\w+|about) =", "", "--help and the man pages"),
    ("cli/help.c", r"(printf|puts|fputs|man_begin)\b.*", "", "the same: how they are laid out"),
    ("cli/complete.c", r"(puts|fputs)\b.*", "", "programs for shells"),
    ("cli/main.c", "#error", "", "told to whoever builds it"),
    ("cli/args.c", r"snprintf (what|listed)", "", "what is wrong with an argument"),
    ("cli/lineup.c", "text_put text", "A seat is me", "what is wrong with --seats"),
    ("cli/program.c", r"text_(put|format) (why|out)", "", "what a program did wrong, told to who wrote it"),
    ("cli/play.c", "printf", r"^\"(  |%s\\n  |%s )croupier ", "commands, to be typed as they are"),
    ("cli/learn.c", "printf", r"^\"%s croupier ", "the same"),
    ("cli/join.c", "printf", r"^\"(%s |  )croupier ", "the same"),
    ("cli/guest*.c", r"wrong guest|snprintf guest->why|text_(put|format) (why|out)", "", "why a link opens no table here, told by the command"),
    ("cli/guest_ask.c", r"(add_header wsi|snprintf value)", r"^\"(Bearer|Authorization|Content-)", "a header of HTTP"),
    ("cli/saves.c", r"choose_\w+ =", "", "where else a file can be kept"),
    ("cli/games.c", r"(printf|puts)\b.*", "", "the list of games for who types commands: names as they are typed"),
    ("cli/house.c", r"(printf|fputs)\b.*", "", "what a command found out about the server's tables"),
    ("cli/key.c", r"(printf|puts)\b.*|return of state_of", "", "the same about a key's tables"),
    ("cli/pack.c", r"(printf|fputs)\b.*", "", "the same about a pack"),
    ("cli/map.c", r"(printf|puts|fputs|fprintf)\b.*|sscanf line|between =|style =", "", "the same: a map of its story"),
    ("cli/plays_print.c", r"(printf|puts|fputs)\b.*", "", "the same: what plays of a pack showed its author"),
    ("cli/solve.c", "printf", "", "the same about a game"),
    ("cli/odds_[dl]*.c", r"(printf|puts|fputs|print_share)\b.*", "", "the same: chances of dice, which are no game's"),
    ("engine/odds.c", "text_format why", "", "what is wrong with an option, told with its name"),
    ("games/*/*asked.c", r"text_(put|format) why", "", "the same"),
    ("web/lab/*.c", r"text_format why", "", "what is wrong with an option, as the command line says it"),
    ("lab/dice.c", r"wrong r|return of \w+", "", "what is wrong with an expression, told with its column"),
    ("cli/table.c", r"fprintf out|text_put why", "", "matches of bots and programs"),
    ("cli/tournament.c", "printf", "", "the same: tournaments of bots and programs"),
    ("cli/ladder.c", r"(printf|fputs)\b.*", "", "the same: bots rated seat by seat"),
    ("cli/played.c", "text_put why", "", "the same"),
    ("cli/totals.c", "printf", "", "the same: totals of many matches"),
    ("cli/checkpoint.c", "FIRST_LINE =", "", "the format of a file"),
    ("cli/compare.c", r"printf|text_put title", "", "the same: a comparison"),
    ("cli/tune.c", "printf", "", "the same: how a pack was tuned"),
    ("cli/sweep_print.c", r"(printf|puts)\b.*", "", "the same: a sweep"),
    ("lab/patch.c", "text_format why", "", "what is wrong with a path, told with it"),
    ("cli/playtest*.c", r"(report_say|report_leave_out|report_add_fact|begin|row_of)\b.*|snprintf (figure->)?(title|what)|text_put label|"
     r"(mean_row|share_row|root_row|add_row|add_figure)\b.*|(measured|labels|lengths|together|shares|by|groups) =|snprintf row->group", "", "the same: a report of many matches for who makes the game"),
    ("cli/sweep_page.c", r"(report_say|report_add_fact|fprintf|fputs)\b.*|return of sweep_verdict|snprintf figure->(title|what)|snprintf report->title|groups =", "", "the same: a sweep as a page"),
    ("cli/report_html.c", r"(report_put|fputs|fprintf|element)\b.*|style =", "", "HTML and its style, and the headings of that report"),
    ("cli/figures_print.c", r"printf|(before|after) =", "", "the same"),
    ("cli/verify.c", r"(printf|puts)\b.*", "", "what a command found out about a log"),
    ("table/log_*.c", r"(log_refuse|text_put|text_format)\b.*", "", "what is wrong in a log, told with its line"),
    ("table/log_verify.c", r"return of \w+|\w+ =", "^\"nothing to prove", "what a log proves, told by the command line"),
    ("table/fair.c", r"text_(put|format) why", "", "the same: how chance was drawn"),
    ("table/told.c", r"text_(put|format) \w+", "", "which croupier plays a log that this one does not"),
    ("table/names.c", r"text_(put|format) why", "", "a table option, or a near name, before there is a match"),
    ("table/plan.c", r"text_(put|format)\b.*", "", "what is wrong with the request for a new table, told with its key"),
    ("table/native/*.c", r"(fail|complain|complain_at|expect|snprintf|text_put|text_format|read_all)\b.*|problem =", "",
     "what is wrong with a file, told with its name and place"),
    ("table/native/logfile.c", r"\w+ =|return of \w+|read_entry", "^\"standard input", "the name of a file"),
    ("table/native/sodium.c", "fputs", "", "a system that has no random bytes"),
    ("tools/*.c", r"(wrong|name|need|fail|complain|fprintf|fputs)\b.*|(rules|types) =", "", "what is wrong with a source, and what is made of it"),
    ("web/wasm/*.c", r"(text_put|text_format) (why|out)|(bad|beyond|refuse|fail)\b.*", "", "what is wrong with a log or a question, told to the page's own code"),
    # Names of what was published, and facts for programs.
    ("table/codec_schema.c", r"text_(put|format) \S*out", r"^\"[,{]", "JSON"),
    ("games/*/tables.c", r"\w+_game =", "", "the name of a published game, and of who made it"),
    ("games/*/check.c", r"return of \w+|(wrong|why) =", "", "an invariant that broke, told to whoever mends the program"),
    ("games/*/rules.c", r"return of \w+", "^\"the pack has no such", "an option that asks for what the pack has not"),
    ("games/bloodsport/voice/words.c", r"bg_type_words =", "", "words of facts for pages: wire names with capitals"),
    ("games/twenty_one/voice/*.c", r"strncmp (title|to)", "", "whether a pack's title has an English article already"),
    ("table/bot.c", "random_policy =", "", "the bot of tests: a game's own bots have messages"),
    ("table/chronicle.c", r"style =|text_format \w+", "[{<]", "HTML and its style: what is read of it are messages"),
    ("table/face.c", "text_format out", "<", "SVG: what is read of it are the names of cards"),
    ("cli/house_move.c", r"text_format all->why|printf", "", "for who runs the server, who reads English"),
    ("cli/review_report.c", "printf", "[{<]", "HTML and its style, and JSON: what is read of a review are messages"),
    ("tui/input.c", r"el_set\b.*", "", "the line editor's own help, which nobody is shown"),
    ("engine/ensure.c", "fprintf stderr", "", "a mistake of the program, told to whoever mends it"),
    ("engine/play.c", "return of game_play", "", "which move of a log breaks the rules: at a table words_why says it"),
    ("ai/*.c", r"(out_of_memory|not_alike|too_large|wrong) =|return of \w+", "", "why the solver solves no such game, told by its command"),
    # What operators and programs read of store and server: the page never asks for any of it.
    ("store/*.c", r"(sqlite3_exec|sqlite3_prepare_v2|store_number|pg_ask|pg_send_once|run c|COLUMNS|PRAGMA)\b.*|(all|sql|sets|store_steps|step_[0-9]|magic|pg_group_statements|pg_reader_statements) =|#define", "", "SQL"),
    ("store/*.c", r"(refuse|text_put|text_format|put_line|lose)\b.*|(wrong|not_a_file|taken|magic) =|return of words", "", "what is wrong with the database, for who runs it"),
    ("server/*", r".*", r"; charset=utf-8\"$|^\"public, max-age|^\"default-src|^\"'wasm|^\"GET, HEAD, POST\"|^\"Bearer\"|^\"x-frame|^\"\\r\\n|^\"content-type: ",
     "a header of HTTP"),
    ("server/guard.c", r"what =|snprintf body", "", "what is no HTTP at all"),
    ("server/http.c", r"return of check|wrong =|answer_error request", "", "requests that no page makes, and no memory"),
    ("server/relay.c", r"snprintf bearer", "", "a header of HTTP"),
    ("server/vapid.c", r"text_format header", "", "the same"),
    ("server/upgrade.c", r"refuse_upgrade\b.*", "", "the same of WebSockets"),
    ("server/routes.c", r"answer_error request|takes_post =|none =", "", "addresses that no page asks for"),
    ("server/sit.c", "answer_error request", "", "a token that no page makes"),
    ("server/hello.c", "conn_dismiss conn", "", "a first message that no page sends"),
    ("server/judge.c", "snprintf wrong.what", "", "a character that no page saves"),
    ("server/health.c", r"return of \w+|\w+ =", "", "why the server is not well, for who runs it"),
    ("server/metrics.c", r"(figure|put)\b.*", "", "what is measured, for who runs it"),
    ("server/loop.c", r"text_(put|format) why", "", "why the server cannot start"),
    ("server/*.c", r"text_(put|format) why", r"^\"(There is not enough memory\.|%s: %s|The path is too long\.)\"$", "the same, and no memory: also for its journal"),
    ("server/tables.c", "text_put why", r"The stored seed|Somebody changed|database, so", "a database that somebody changed: also for its journal"),
    ("server/tables.c", "table_lose house", "^\"The server is shutting down", "a request that waits as the server ends"),
    ("server/table_notes.c", "text_put why", "^\"The server's note", "the same"),
    ("server/replays.c", "text_put why", r"^\"(The log is too long|Its lines cannot be read)", "the same"),
    ("server/re[pv]*s.c", r"log_file_read_with\b.*|text_format why", r"^\"(its log|line:1: )", "what is wrong in a log, told with its line"),
    ("server/told.c", r"text_(put|format) out", r"^\"[,{]", "JSON"),
]
TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|\'(?:[^\'\\\n]|\\.)+\'|"(?:[^"\\\n]|\\.)*"', re.S)
# Two words one after the other, or one with a capital: wire names and keys are kebab-case.
ENGLISH = re.compile(r"[A-Za-z']{2,}[,.:;!?]* +[A-Za-z]|^[A-Z][a-z]{2,}")


def plain(literal):
    """What a literal shows: without formats, escapes and quotes."""
    return re.sub(r"\\.|%[0-9.*l-]*[a-z%]", " ", literal[1:-1])


def given_to(code):
    """What the string after this code is given to: see EXCEPTIONS."""
    depth = 0
    for i in range(len(code) - 1, -1, -1):
        if code[i] in ")}]":
            depth += 1
        elif code[i] in "({[" and depth:
            depth -= 1
        elif code[i] == "(":
            call = re.search(r"(\w+)\s*$", code[:i])
            if call and call.group(1) not in ("if", "while", "for", "switch", "return", "sizeof"):
                first = re.match(r"\s*&?([\w.>-]+),", code[i + 1:])
                return call.group(1) + (" " + first.group(1) if first else "")
        elif code[i] == "{":
            filled = re.search(r"(\w+)(?:\[[^]]*\])*\s*=\s*(?:\([^()]*\))?$", code[:i])
            if filled:
                return filled.group(1) + " ="
            if re.search(r"[;)]\s*$", code[:i]):
                break
        elif code[i] in ";}" and not depth:
            break
    statement = re.split(r";|\{\s*\n|\n\}", code)[-1]
    error = re.search(r"#\s*(error|define)\b", code.rsplit("\n\n", 1)[-1])
    if re.search(r"\breturn\b", statement):
        of = re.findall(r"(\w+)\([^;{}]*\)\n\{\n", code)
        return "return of " + (of[-1] if of else "?")
    filled = re.findall(r"(\w+)(?:\[[^]]*\])*\s*(?<![=!<>])=(?!=)", statement)
    return filled[-1] + " =" if filled else "#" + error.group(1) if error else "?"


def strings(text):
    """(line, literal, what it is given to) of each string; what `#include` names is none."""
    start = 0
    code = ""  # so far, without comments and with empty strings
    for m in TOKEN.finditer(text):
        code += text[start:m.start()]
        start = m.end()
        if not m.group(0).startswith('"'):
            continue
        if ENGLISH.search(plain(m.group(0))) and not code.rsplit("\n", 1)[-1].lstrip().startswith("#include"):
            yield text.count("\n", 0, m.start()) + 1, m.group(0), given_to(code)
        code += '""'


def excepted(path, to, literal, used):
    for i, (where, whom, which, _) in enumerate(EXCEPTIONS):
        if fnmatch.fnmatch(path, where) and re.fullmatch(whom, to) and re.search(which, literal):
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
            for line, literal, to in strings(rules.read(root, path)):
                if not excepted(path, to, literal, USED):
                    yield path, line, f"English in a string, given to {to}: {literal}"


def idle():
    """Exceptions that nothing needs."""
    return [f"tools/english.py: an exception that no string needs: {where}, {to!r}, {which!r}"
            for i, (where, to, which, _) in enumerate(EXCEPTIONS) if i not in USED]


PLANTED = [
    ("games/a/words.c", 'say("You win the fight.");\n', 1),
    ("games/a/key.c", '#include "games/a/two words.h"\nput("goes-on", "%d of");\n', 0),
    ("games/a/format.c", '/* "not this one" */\nput(",\\"seat\\":%d");\n', 0),
    ("games/a/voice/one.c", 'put(t, "Discover");\n', 1),
    ("games/toy/toy.c", 'return "two seats play";\n', 0),
    ("games/a/one.c", 'int a;\nput(t,\n    "Discover");\n', 3),
    ("games/a/ensure.c", 'ENSURE(!"a move of the deal");\n', 0),
    ("games/a/tables.c", 'const struct game a_game = {\n    .title = "The Die",\n};\nput("lift the cup");\n', 4),
    ("games/a/rules.c", 'put("two seats play");\n', 1),
    ("games/a/check.c", 'const char *a_check(int n)\n{\n    if (n)\n        return "a die is lost";\n    say("a die is lost");\n', 5),
    ("table/native/file.c", 'fail("There is no such file.");\n', 0),
    ("table/match.c", 'refuse(why, "the match is over");\n', 1),
    ("tui/aside.c", 'puts("Which? Type a name.");\n', 1),
    ("cli/play.c", 'return fail("%s has no map. Leave it out.", a);\nputs("Your log");\n', 2),
    ("cli/some.c", 'static const struct option_spec options[] = {\n    {"a", "N", "one two"},\n    {"seed", "N", "deal from seed N"},\n};\n', 0),
    ("server/say.c", 'text_put(out, "The last move was undone.");\n', 1),
    ("server/play.c", 'text_put(why, "There is not enough memory.");\ntext_put(why, "Your move was undone.");\n', 2),
    ("store/some.c", 'sqlite3_exec(db, "SELECT key FROM lines");\nconn_error(c, "The disk is full.");\n', 2),
    ("engine/play.c", 'const char *game_play(int n)\n{\n    return "the match is over";\n}\n\nvoid f(void)\n{\n    say("the match is over");\n', 8),
    ("voice/voice.c", 'put(v, "and so on");\n', 1),
]


if __name__ == "__main__":
    sys.exit(treecheck.main(check_tree, PLANTED, idle))
