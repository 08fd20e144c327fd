"""Makes the mutants of one line of C or YAML: the text of a file with one small mistake in it. Always true:
a mutant differs from the original in code, never in a comment or a string alone.
"""
import re

SWAPS = [("<=", "<"), (">=", ">"), ("==", "!="), ("!=", "=="), ("&&", "||"), ("||", "&&"), ("++", "--"),
         ("--", "++"), ("+=", "-="), ("-=", "+="), ("|=", "&="), ("&=", "|=")]
# One character each, so only with blanks around: no pointer, no arrow, no shift.
SWAPS_BLANK = [("<", "<="), (">", ">="), ("+", "-"), ("-", "+")]


def mask(text):
    """The text with comments and the insides of strings and characters blanked, same length."""
    def blank(m):
        s = m.group(0)
        return s[0] + " " * (len(s) - 2) + s[-1] if s[0] in "\"'" else re.sub(r"[^\n]", " ", s)
    return re.sub(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|/\*.*?\*/|//[^\n]*', blank, text, flags=re.S)


def closing(code, at):
    """The index of the parenthesis that closes the one at `at`, or -1."""
    depth = 0
    for i in range(at, len(code)):
        depth += code[i] in "([{"
        depth -= code[i] in ")]}"
        if depth == 0:
            return i
    return -1


def statement_end(code, at):
    """The index after the `;` that ends the statement at `at`, or -1 if a block opens first."""
    depth = 0
    for i in range(at, len(code)):
        depth += code[i] in "(["
        depth -= code[i] in ")]"
        if depth == 0 and code[i] in "{}":
            return -1
        if depth == 0 and code[i] == ";":
            return i + 1
    return -1


def starts_statement(code, at):
    """Whether a statement can begin at `at`: what stands before ends one or opens a block."""
    before = code[:at].rstrip()
    return not before or before[-1] in ";{}:)" or before.endswith("else")


def conditions(code, start, end):
    """(start, end) inside the parentheses of each if, while or for-condition that begins in the line."""
    for m in re.finditer(r"\b(if|while|for)\s*\(", code[start:end]):
        open_at = start + m.end() - 1
        close_at = closing(code, open_at)
        if close_at < 0:
            continue
        if m.group(1) != "for":
            yield open_at + 1, close_at
            continue
        first = statement_end(code, open_at + 1)
        second = statement_end(code, first) if first > 0 else -1
        if 0 < second <= close_at and code[first:second - 1].strip():
            yield first, second - 1


def negations(text, code, start, end):
    for a, b in conditions(code, start, end):
        yield f"not ({' '.join(text[a:b].split())})", a, b, f"!({text[a:b]})"
    for m in re.finditer(r"\breturn\s+", code[start:end]):
        a = start + m.end()
        b = statement_end(code, a)
        if b > 0:
            yield "return not", a, b - 1, f"!({text[a:b - 1].strip()})"


def removals(text, code, start, end):
    line = code[start:end]
    offset = len(line) - len(line.lstrip())
    label = re.match(r"\s*(?:(?:case\s[^:]+|default)\s*:\s*)+", line)
    a = start + (label.end() if label else offset)
    if not code[a:end].strip() or not starts_statement(code, a) or code[a] in "}{#":
        return
    word = re.match(r"\w+", code[a:])
    if word and word.group(0) in ("return", "break", "static", "case", "default", "else", "enum", "struct", "const"):
        return
    b = statement_end(code, a)
    if b > 0 and code[a:b].strip() != ";":
        yield "removed", a, b, ";"


OPERAND = r"\w[\w>.\[\]()-]*(?: [-+] \w[\w>.\[\]()-]*)?"
CHOICE = re.compile(rf"({OPERAND}) ([<>]) ({OPERAND}) \? ([^?:;]+) : ([^?:;,)]+)")


def clamps(line):
    """The matches of `a < b ? b : a` and the like: a comparison that chooses between its own two sides."""
    for m in CHOICE.finditer(line):
        if {m.group(4).strip(), m.group(5).strip()} == {m.group(1), m.group(3)}:
            yield m


def is_clamp(line, at):
    """Whether a mistake at `at` changes nothing. Where the two sides of a clamp are equal it does not matter which is
    taken, so < may be <=; and in `a < 1 ? 1 : a` the first 1 may be a 2."""
    for m in clamps(line):
        if m.start(2) == at or m.start(3) == at and m.group(2) == "<" and m.group(4).strip() == m.group(3):
            return True
    return False


def shifts(code, start, end):
    line = code[start:end]
    for m in re.finditer(r"(?<![\w.])(0x[0-9a-fA-F]+|\d+)[uUlL]*(?![\w.])", line):
        if is_clamp(line, m.start()):
            continue
        yield f"{m.group(0)} + 1", start + m.start(), start + m.end(), f"({m.group(0)} + 1)"
    for m in re.finditer(r"(?<![\w.>])[A-Z][A-Z0-9_]+\b(?!\s*\()", line):
        before = line[:m.start()].rstrip()
        after = line[m.end():].lstrip()
        # A case label or the enumerator that is being defined is a name, not a use; nothing comes after NULL.
        defined = after.startswith((",", "=", "}")) and not after.startswith("==") and (not before or before.endswith((",", "{")))
        if m.group(0) == "NULL" or re.search(r"\bcase\s*$", before) or defined:
            continue
        yield f"{m.group(0)} + 1", start + m.start(), start + m.end(), f"({m.group(0)} + 1)"


def swaps(code, start, end):
    line = code[start:end]
    taken = set()
    for old, new in SWAPS:
        for m in re.finditer(re.escape(old), line):
            around = line[max(0, m.start() - 1):m.end() + 1]
            if m.start() in taken or "<<=" in around or ">>=" in around:
                continue
            taken.update(range(m.start(), m.end()))
            yield f"{old} to {new}", start + m.start(), start + m.end(), new
    for old, new in SWAPS_BLANK:
        for m in re.finditer(rf"(?<= ){re.escape(old)}(?= )", line):
            if m.start() not in taken and not is_clamp(line, m.start()):
                yield f"{old} to {new}", start + m.start(), start + m.end(), new


def function_body(code, start, end):
    """Line spans of the body if the line opens a function's definition, else just the line."""
    line = code[start:end]
    if not re.match(r"[a-zA-Z_][^;=]*\(", line):
        return [(start, end)]
    open_at = code.find("{", start)
    if open_at < 0 or ";" in code[start:open_at]:
        return [(start, end)]
    close_at = closing(code, open_at)
    spans, at = [], code.find("\n", open_at) + 1
    while 0 < at < close_at:
        stop = code.find("\n", at)
        spans.append((at, stop))
        at = stop + 1
    return spans


def line_span(text, n):
    at = 0
    for _ in range(n):
        at = text.index("\n", at) + 1
    stop = text.find("\n", at)
    return at, len(text) if stop < 0 else stop


def mutants_c(text, n):
    """Yields (line index, what was done, the new text) for line index n."""
    code = mask(text)
    seen = set()
    for start, end in function_body(code, *line_span(text, n)):
        if code[start:end].lstrip().startswith("#"):
            continue
        edits = [*negations(text, code, start, end), *removals(text, code, start, end),
                 *swaps(code, start, end), *shifts(code, start, end)]
        for what, a, b, new in edits:
            out = text[:a] + new + text[b:]
            if out not in seen:
                seen.add(out)
                yield text.count("\n", 0, start), what, out


def mutants_yaml(text, n):
    start, end = line_span(text, n)
    line = text[start:end].split("#")[0]
    for m in re.finditer(r"(?<![\w.])\d+(?![\w.])", line):
        for by in (1, -1):
            new = str(int(m.group(0)) + by)
            yield n, f"{m.group(0)} to {new}", text[:start + m.start()] + new + text[start + m.end():]


def mutants_of(path, text, n):
    return mutants_yaml(text, n) if path.endswith(".yaml") else mutants_c(text, n)
