"""Bugs planted in a copy of the tree, for tools that want each found. Always true: the tree itself is never changed, and what a
plant replaces stands there once, or nothing is built."""
import os
import shutil
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def unneeded(folder, names):
    """What a build does not need, its own output first of all."""
    return [n for n in names if n in (".git", "node_modules", "__pycache__") or folder == ROOT and n.startswith("build")]


def same(a, b):
    return os.path.exists(b) and open(a, "rb").read() == open(b, "rb").read()


def copy_with(copy, name, plants):
    """Makes the copy what the tree is, but for the plants: (file, what stands there once, what stands there instead). A file is
    as old as its last change in the copy, so that what was built of it before is built again."""
    for folder, folders, files in os.walk(ROOT):
        left = unneeded(folder, folders + files)
        folders[:] = [f for f in folders if f not in left]
        to = os.path.join(copy, os.path.relpath(folder, ROOT))
        os.makedirs(to, exist_ok=True)
        for file in files:
            of, copied = os.path.join(folder, file), os.path.join(to, file)
            if file not in left and os.path.isfile(of) and not same(of, copied):
                shutil.copyfile(of, copied)
                shutil.copymode(of, copied)
    for file, old, new in plants:
        path = os.path.join(copy, file)
        text = open(path).read()
        if text.count(old) != 1:
            sys.exit("%s: %d times in %s: %s" % (name, text.count(old), file, old))
        open(path, "w").write(text.replace(old, new))


def plant_all(plants, planted):
    """Those named on the command line, or all; exit 1 if one is not found."""
    names = sys.argv[1:] or list(plants)
    for name in names:
        if name not in plants:
            sys.exit("no plant %r; there are: %s" % (name, "; ".join(plants)))
    missed = [name for name in names if not planted(name)]
    sys.exit(1 if missed else 0)
