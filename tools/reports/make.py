#!/usr/bin/python3
"""Makes the reports that several commands of croupier go into: asks the commands, arranges what they answer.

    make.py CROUPIER FOLDER [--keep FOLDER] [NAME ...]

What is always true: every figure of a page, in its sentences too, comes from an answer of croupier; the same croupier makes the
same bytes. --keep: answers are kept there and not asked again, while a page is edited.
"""
import argparse
import importlib
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from page import Croupier  # noqa: E402

NAMES = ("gamblers-heart", "bloodsport", "texarkana", "twenty-one-deals")


def main():
    args = argparse.ArgumentParser()
    args.add_argument("croupier")
    args.add_argument("folder")
    args.add_argument("--keep")
    args.add_argument("names", nargs="*")
    asked = args.parse_intermixed_args()
    for name in asked.names or NAMES:
        page = importlib.import_module(name.replace("-", "_")).make(Croupier(os.path.abspath(asked.croupier), asked.keep))
        path = os.path.join(asked.folder, name + ".html")
        page.write(path)
        print(path)


if __name__ == "__main__":
    main()
