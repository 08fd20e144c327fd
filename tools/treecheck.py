"""What layers.py, style.py, english.py and glossary.py have in common: the command line of a tool that finds lines of the tree which break
one of its rules, and a self-test that plants such lines. Always true: each is printed as FILE:LINE: the rule, and a self-test
fails both where a planted line is missed and where a good one is named.
"""
import os
import sys
import tempfile


def self_test(check_tree, planted):
    """`planted`: (file, text, the line that must be named; 0: none). How many were judged wrong."""
    failed, found = 0, {}
    with tempfile.TemporaryDirectory() as root:
        for path, text, _ in planted:
            os.makedirs(os.path.join(root, os.path.dirname(path)), exist_ok=True)
            with open(os.path.join(root, path), "w", encoding="utf-8") as f:
                f.write(text)
        for path, line, _ in check_tree(root):
            found.setdefault(path, []).append(line)
    for path, _, line in planted:
        want = [line] if line else []
        if found.get(path, []) != want:
            print(f"self-test: {path}: expected {want}, found {found.get(path, [])}")
            failed += 1
    print(f"{len(planted) - failed} passed, {failed} failed")
    return failed


def main(check_tree, planted, more=lambda: []):
    """The exit code of `tool [ROOT] | --self-test`. `more`: what else is wrong once the tree has been read."""
    if sys.argv[1:] == ["--self-test"]:
        return 1 if self_test(check_tree, planted) else 0
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
    said = [f"{path}:{line}: {rule}" for path, line, rule in check_tree(root)] + list(more())
    for line in said:
        print(line)
    return 1 if said else 0
