#!/usr/bin/python3
"""Terms of a pack's things in other languages: python3 terms.py PACK.yaml PACK.LANGUAGE.ftl. Each thing of the pack has one
with all its traits, and each term is of a thing of the pack."""
import re
import sys

TABLES = {"fighters": ("fighter", ("text", "gender")), "weapons": ("weapon", ("text",)),
          "secrets": ("secret", ("text", "flavour")), "actions": ("action", ("text", "flavour"))}


def things(path):
    """(table, kebab-case name) of all things, with the name as printed: of the plain YAML that packs are."""
    out, table = {}, None
    for line in open(path, encoding="utf-8"):
        line = re.sub(r"\s+#.*", "", line)
        top = re.match(r"([a-z]+):\s*$", line)
        table = TABLES.get(top.group(1)) if top else table
        name = re.match(r"  - name: (.*?)\s*$", line)
        if table and name:
            title = name.group(1).strip("\"'").replace("''", "'")
            out["%s-%s" % (table[0], re.sub(r"[^a-z0-9]+", "-", title.lower().replace("'", "")).strip("-"))] = table[1]
    return out


def terms(path):
    out, last = {}, None
    for line in open(path, encoding="utf-8"):
        term = re.match(r"-([a-z0-9-]+) =", line)
        trait = re.match(r"    \.([a-z]+) = \S", line)
        if term:
            last = out[term.group(1)] = set()
        elif trait:
            last.add(trait.group(1))
    return out


wanted, found = things(sys.argv[1]), terms(sys.argv[2])
wrong = ["%s has no term" % name for name in wanted if name not in found]
wrong += ["%s is no thing of the pack" % name for name in found if name not in wanted]
wrong += ["%s has no .%s" % (name, trait) for name in wanted for trait in wanted[name] if trait not in found.get(name, {trait})]
print("\n".join(wrong) or "%d things, each with its term" % len(wanted))
sys.exit(bool(wrong) or len(wanted) < 50)
