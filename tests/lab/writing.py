"""docs/writing.md, done as it says: its blocks make a file, step by step, its commands are given as they stand there, and they print
what it shows, with whatever figures today's bots come to. The file is docs/examples/crossing.yaml in the end.

    writing.py
"""
import os
import re
import subprocess
import tempfile

CROUPIER = os.path.abspath(os.environ.get("CROUPIER", "build/croupier"))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STEP = re.compile(r"^```(yaml|text)\n(.*?)^```$|^    (croupier [^\n]*)$", re.M | re.S)
SCENE = re.compile(r"^      - name: (.*)\n(?:(?!      - ).*\n)*", re.M)


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as f:
        return f.read()


def put(file, block):
    """A scene that is there already is replaced; anything else goes to the end."""
    new = SCENE.fullmatch(block)
    old = new and [m for m in SCENE.finditer(file) if m.group(1) == new.group(1)]
    return file.replace(old[0].group(0), block) if old else file + block


def plain(line):
    return re.sub(r"\d+", "0", line).strip()


def follow(folder, text):
    file, printed, counted = "", "", {"yaml": 0, "text": 0, "command": 0}
    env = {**os.environ, "XDG_DATA_HOME": folder, "PATH": os.path.dirname(CROUPIER) + os.pathsep + os.environ["PATH"]}
    for step in STEP.finditer(text):
        kind, block, command = step.groups()
        counted[kind or "command"] += 1
        if kind == "yaml":
            file = put(file, block)
        elif kind == "text":
            for line in block.splitlines():
                assert plain(line) in [plain(has) for has in printed.splitlines()], (line, printed)
        else:
            if "`tries: 2`" in text[:step.start()]:
                file = file.replace("            tries: 2\n", "")
            with open(os.path.join(folder, "crossing.yaml"), "w", encoding="utf-8") as f:
                f.write(file)
            done = subprocess.run(command, shell=True, cwd=folder, env=env, input="quit\n", capture_output=True, text=True, timeout=300)
            printed = done.stdout + done.stderr
            refused = re.match(r"crossing\.yaml:\d+:\d+: ", printed)
            assert done.returncode == (2 if refused else 0), (command, printed)
    assert counted == {"yaml": 4, "text": 5, "command": 8}, counted
    return file


with tempfile.TemporaryDirectory() as here:
    how_to = read("docs/writing.md").split("## What `--plays` shows")[0]
    made = follow(here, how_to)
    assert made == read("docs/examples/crossing.yaml"), "docs/examples/crossing.yaml is what the steps make"
    print("ok", "docs/writing.md")
