#!/usr/bin/env python3
"""What voicec refuses: python3 wrong.py VOICEC. Each case: a name, the reference, the other language (or none), the error."""
import os
import subprocess
import sys
import tempfile

HEAD = "### table fighter\n### table side none left right\n-seat = you\n"
OK = "# $who seat, $coin number, $on fighter?, $side side\na-tell = { $on ->\n    [hidden] { NAME($who) } bets { $coin }, { NAME($side) }.\n   *[other] { NAME($who) } bets { $coin } on { NAME($on) }.\n}\n"
PAST = "# $who seat\na-tell-b = { NAME($who) } goes.\na-label-c = Go\na-tell-d = goes\n"
CASES = [
    ("good", OK, None, ""),
    ("unclosed brace", "# $n number\na-b = You have { $n\n", None, "5:16: this brace is not closed, or holds more than one thing"),
    ("brace too many", "a-b = You have } it\n", None, "4:16: a closing brace without an opening one"),
    ("unknown slot", "# $n number\na-b = You have { $m } and { $n }.\n", None, "5:20: a-b has no slot $m"),
    ("slot of the other language", "# $n number\na-b = { $n }\n", "a-b = { $m }\n", "1:11: a-b has no slot $m"),
    ("slot never used", "# $n number, $m number\na-b = { $n }\n", None, "5:1: a-b never uses its slot $m"),
    ("slot for programs", "# $n number, $m number+, $on fighter?+\na-b = { $n }\n", None, ""),
    ("unknown type", "# $n money\na-b = { $n }\n", None, "4:11: money is neither a type nor a table"),
    ("no equals", "a-b You\n", None, "4:5: expected = after the name of a message"),
    ("nothing said", "a-b =\na-c = x\n", None, "4:6: there is no text"),
    ("no indent", "a-b = One\n{ a-c }\n", None, "5:1: a line begins with a name, - or #; what goes on with a message stands further in"),
    ("twice", "a-b = x\na-b = y\n", None, "5:7: a-b stands twice"),
    ("missing in the language", "a-b = x\na-c = y\n", "a-b = x\n", "2:1: a-c is missing"),
    ("too many in the language", "a-b = x\n", "a-b = x\na-c = y\n", "2:7: no code asks for a-c: the language of reference does not have it"),
    ("selector in a sentence", "# $n number\na-b = You { $n ->\n    [one] x\n   *[other] y\n}\n", None, "8:2: a selector is all of its message or variant: put whole sentences into its variants"),
    ("text after a selector", "# $n number\na-b = { $n ->\n    [one] x\n   *[other] y\n} more\n", None, "8:7: a selector is all of its message or variant: put whole sentences into its variants"),
    ("three deep", "# $n number\na-b = { $n ->\n    [0] x\n   *[other] { $n ->\n        [1] x\n       *[other] { $n ->\n           *[other] z\n        }\n    }\n}\n", None, "9:24: more than two selectors, one in the other"),
    ("no default", "# $n number\na-b = { $n ->\n    [one] x\n    [other] y\n}\n", None, "8:2: a selector has one variant with *, for all else"),
    ("variant twice", "# $n number\na-b = { $n ->\n    [one] x\n    [one] y\n   *[other] z\n}\n", None, "7:9: [one] stands twice"),
    ("category of another language", "# $n number\na-b = { $n ->\n    [few] x\n   *[other] z\n}\n", None, "6:9: $n is never [few]"),
    ("category missing", "# $n number\na-b = { $n ->\n    [one] x\n   *[other] z\n}\n", ("pl", "a-b = { $n ->\n    [one] x\n   *[few] z\n}\n"), "4:2: [many] is missing: this language has it"),
    ("never of that table", "# $s side\na-b = { $s ->\n    [up] x\n   *[left] z\n}\n", None, "6:8: $s is never [up]"),
    ("hidden forgotten", "# $on fighter?\na-b = { NAME($on) }.\n", None, "5:18: $on may be hidden: it can stand only in a variant of { $on -> } other than [hidden]"),
    ("hidden not told", "# $on fighter?\na-b = { $on ->\n   *[other] { NAME($on) }\n}\n", None, "7:2: $on may be hidden: [hidden] is missing"),
    ("hidden told", "# $on fighter?\na-b = { $on ->\n    [hidden] { NAME($on) }\n   *[other] x\n}\n", None, "6:25: $on may be hidden: it can stand only in a variant of { $on -> } other than [hidden]"),
    ("a bare seat", "# $who seat\na-b = { $who } bets.\n", None, "5:10: $who is put by NAME($who), or chosen by"),
    ("chosen by a text", "# $t text\na-b = { $t ->\n   *[x] y\n}\n", None, "5:12: $t is a text: nothing can be chosen by it"),
    ("unknown function", "# $n number\na-b = { DATETIME($n) }\n", None, "5:17: there is no function DATETIME: NAME, LIST and TRAIT are all"),
    ("unknown term", "a-b = { -coin }\n", None, "4:14: the term -coin does not stand above this message"),
    ("message below", "a-b = { a-part-c }\na-part-c = x\n", None, "4:9: the message a-part-c does not stand above this one"),
    ("name for a number", "# $n number\na-b = { NAME($n) }\n", None, "5:17: NAME is not for $n"),
    ("bad UTF-8", b"a-b = \xc3\x28\n", None, "4:7: this is not UTF-8"),
    ("not used", "a-b = x\na-c = y\n", None, "4:1: no code asks for a-b", "C();"),
    ("not asked for by the page", "a-b = x\na-page-c = y\n", None, "5:1: the page does not ask for a-page-c", "say(\"a-b\"); // a-page-c", "--asked"),
    ("asked for by the page", "a-b = x\na-page-c = y\na-page-d-e = z\n", None, "", "say('a-page-c') + say(`a-page-d-${what}`);", "--asked"),
    ("for the page, not for C", "a-b = x\na-page-c = y\n", None, "", "B();"),
    ("a chance for everyone", "# $n number\na-label-b = Hit: { $n }%\n", None, "5:1: a-label-b says a chance and has no .bare, which is said where hints are off"),
    ("a chance in a part", "# $n number\na-part-b = { $n }%\n# $n number\na-label-b = Hit: { a-part-b }\n", None, "7:1: a-label-b says a chance and has no .bare, which is said where hints are off"),
    ("a chance and .bare", "# $n number\na-label-b = Hit: { $n }%\n    .bare = Hit\n", None, ""),
    ("a chance in .bare", "# $n number\na-label-b = Hit: { $n }%\n    .bare = Hit: 50%\n", None, "5:1: a-label-b.bare says a chance"),
    ("a name too long", "a-" + "b" * 62 + " = x\n", None, "4:64: a name has at most 63 letters"),
    ("a place in characters", "a-b = \u00fc\u2019 } x\n", None, "4:10: a closing brace without an opening one"),
    ("slots of the reference alone", "a-b = x\n", "# $n (number): not ours\na-b = y\n", ""),
    ("a chance that is not told", "a-how-label-b = 50%\nb-label-c = 50%\n", None, ""),
    ("a point first", "a-b = .5\na-c =\n    .d = x\n", None, ""),
    ("a line of blanks", "a-b = x\n     \na-c = y\n", None, ""),
    ("a blank before the words of a term", "-t = { $case ->\n   *[plain] x\n}\na-b = { -t (case: \"plain\") }\n", None, ""),
    ("a past form", PAST, "a-tell-b = { NAME($who) } went.\na-tell-d = gone\n", "", "", "--past"),
    ("no past form", PAST, "a-tell-b = { NAME($who) } went.\n", "2:1: a-tell-d is missing", "", "--past"),
    ("untold", PAST, "### untold b d\n", "", "", "--past"),
    ("untold and told", PAST, "### untold b d\na-tell-b = x\n", "2:12: a-tell-b stands twice", "", "--past"),
    ("untold twice", PAST, "### untold b d b\n", "1:16: a-tell-b stands twice", "", "--past"),
    ("untold without a name", PAST, "### untold b c d\n", "1:14: a-tell-c is no message of the story", "", "--past"),
    ("a past form of something else", PAST, "a-label-c = x\n", "1:13: a-label-c stands twice", "", "--past"),
    ("a slot that was never there", PAST, "### untold d\na-tell-b = { $n }\n", "2:16: a-tell-b has no slot $n", "", "--past"),
    ("a tab", "a-b = x\ty\n", None, "4:8: a tab: spaces and line feeds are all"),
]

def main():
    voicec, bad = sys.argv[1], 0
    with tempfile.TemporaryDirectory() as at:
        for name, reference, other, expected, *asks in CASES:
            with open(f"{at}/x.c", "w") as f:
                f.write(asks[0] if asks else "")
            code, text = other if isinstance(other, tuple) else ("de" if other and asks[1:] != ["--past"] else "en", other)
            head = HEAD.encode()
            with open(f"{at}/en.ftl", "wb") as f:
                f.write(head + (reference if isinstance(reference, bytes) else reference.encode()))
            with open(f"{at}/xx.ftl", "w") as f:
                f.write(text or "")
            past = asks[1:] == ["--past"]
            path = f"{at}/xx.ftl" if other and not past else f"{at}/en.ftl"
            more = ["--past", f"{at}/xx.ftl"] if past else [asks[1] if len(asks) > 1 else "--used", f"{at}/x.c"] if asks else []
            run = subprocess.run([voicec, "a", f"{at}/en.ftl", path, code, "--out", f"{at}/out", "--types", f"{at}/types", *more], capture_output=True, text=True)
            said = run.stderr.strip().split("\n")[0].replace(f"{at}/en.ftl:", "").replace(f"{at}/xx.ftl:", "")
            if said != expected or (run.returncode == 0) != (expected == ""):
                bad += 1
                print(f"{name}\n  expected: {expected}\n  said:     {said}")
    print(f"{len(CASES) - bad} passed, {bad} failed")
    return bad > 0

sys.exit(main())
