"""What rulesmap.py and mutants.py both read: the ids of the rules pages, the tags in the code, and which
test names which id. Always true: a tag is a comment that begins with ids (`/* BG-C4 */`, `/* BG-C6, BG-C8:
why */`, in YAML `# BG-I1`); a comment that only mentions an id somewhere tags nothing.
"""
import os
import re

ID = r"[A-Z]{2,3}-[A-Z][0-9]+"
IDS = rf"{ID}(?:(?:, |; | and | )(?:{ID}))*"
TAG_C = re.compile(rf"/\*\s*({IDS})\b(.*?)\*/", re.S)
TAG_YAML = re.compile(rf"#\s*({IDS})\b")
TEST_FILES = (".c", ".rules", ".sh", ".py")


def read(root, path):
    with open(os.path.join(root, path), encoding="utf-8") as f:
        return f.read()


def files_below(root, folder, endings):
    for at, folders, files in os.walk(os.path.join(root, folder)):
        folders[:] = sorted(f for f in folders if f not in ("node_modules", "dist", "made"))  # what is not ours, or made
        for file in sorted(files):
            if file.endswith(endings):
                yield os.path.relpath(os.path.join(at, file), root)


def pages(root):
    """{page path: [ids in their order]}; a rule begins with a bullet and its id."""
    out = {}
    folder = os.path.join(root, "docs/rules")
    if not os.path.isdir(folder):
        return out
    for file in sorted(os.listdir(folder)):
        if not file.endswith(".md") or file.startswith("map-"):
            continue
        path = "docs/rules/" + file
        ids = re.findall(rf"^- ({ID})\b", read(root, path), re.M)
        if ids:
            out[path] = ids
    return out


def prefixes(all_pages):
    return {i.split("-")[0] for ids in all_pages.values() for i in ids}


def function_at(lines, n):
    """The name of the C function around line index n, or ''."""
    for i in range(n, -1, -1):
        if i < n and lines[i].startswith("}"):
            return ""
        m = re.match(r"[a-zA-Z_][\w \*]*?\b(\w+)\s*\(", lines[i])
        if m and not lines[i].rstrip().endswith(";"):
            return m.group(1)
    return ""


def tags_in(root, path):
    """Yields (id, line index of the tag, line index of what it tags). A tag on a line of its own speaks of
    the next line of code."""
    text = read(root, path)
    lines = text.split("\n")
    if path.endswith(".yaml"):
        for n, line in enumerate(lines):
            m = TAG_YAML.search(line)
            if not m:
                continue
            at = n
            while not line[:m.start()].strip() and at + 1 < len(lines) and lines[at].lstrip().startswith("#"):
                at += 1
            for i in re.findall(ID, m.group(1)):
                yield i, n, at
        return
    for m in TAG_C.finditer(text):
        first = text.count("\n", 0, m.start())
        last = text.count("\n", 0, m.end())
        before = text[text.rfind("\n", 0, m.start()) + 1:m.start()].strip()
        rest = text[m.end():(text + "\n").find("\n", m.end())].strip()
        at = first
        if not before:
            at = last
            while not rest and at + 1 < len(lines):
                at += 1
                rest = re.sub(r"/\*.*?\*/", "", lines[at]).strip()
        for i in re.findall(ID, m.group(1)):
            yield i, first, at


def folder_of_page(page):
    return "games/" + os.path.basename(page)[:-3].replace("-", "_")


def code_tags(root, page):
    """{id: [(path, line index, function)]} of the game's folder."""
    out = {}
    for path in files_below(root, folder_of_page(page), (".c", ".h", ".yaml")):
        lines = read(root, path).split("\n")
        for i, _, at in tags_in(root, path):
            function = function_at(lines, at) if not path.endswith(".yaml") else ""
            out.setdefault(i, []).append((path, at, function))
    return out


def tests_naming(root, known):
    """{id: {path: [C functions]}} of every test file that names an id with a known prefix."""
    word = re.compile(rf"\b({'|'.join(sorted(known))})-[A-Z][0-9]+\b") if known else None
    out = {}
    for path in files_below(root, "tests", TEST_FILES):
        if not word:
            break
        if path.startswith("tests/bench/"):
            continue  # it reports and cannot fail
        lines = read(root, path).split("\n")
        for n, line in enumerate(lines):
            # A script's case says which ids it proves; its comments may speak of others.
            if path.endswith(".rules") and not line.startswith("case "):
                continue
            head = line.split(":")[0] if path.endswith(".rules") else line
            for m in word.finditer(head):
                where = out.setdefault(m.group(0), {}).setdefault(path, [])
                function = function_at(lines, n) if path.endswith(".c") else ""
                if function and function not in where:
                    where.append(function)
    return out
