#!/usr/bin/env python3
"""Recomputes the draws of a match from docs/fairness.md alone, with nothing but hashlib and hmac.

verify.py LOG DRAWS      LOG: a log; DRAWS: what `croupier verify LOG --draws` printed. Says whether every
                         point in it is that of the log's seed.
verify.py --match CROUPIER GAME SEED
                         lets CROUPIER play GAME between bots with that --seed and does the same for its log.
verify.py --self-test PROGRAM
                         runs PROGRAM, which prints one case a line, and checks each.
verify.py --vectors      prints the cases that tests/table/fair_test.c holds.
verify.py --published    prints tests/vectors/fair.json, the published cases.
verify.py --check FILE   says whether the cases of such a file are right.
"""
import hashlib
import hmac
import json
import os
import re
import struct
import subprocess
import sys
import tempfile


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def hmac_sha256(key, *parts):
    return hmac.new(key, b"".join(parts), hashlib.sha256).digest()


def seed_of_number(n):
    return sha256(b"croupier-seed", str(n).encode())


def key_of(seed, table, game, edition, data, rules, shares):
    fields = [b"croupier-key-1", table, game.encode(), str(edition).encode(), data, str(len(rules)).encode()]
    fields += [f"{name}={value}".encode() for name, value in rules]
    fields.append(str(len(shares)).encode())
    fields += shares
    return hmac_sha256(seed, b"".join(struct.pack("<I", len(f)) + f for f in fields))


def words(key, j):
    c = 0
    while True:
        block = hmac_sha256(key, b"draw", struct.pack("<Q", j), struct.pack("<I", c))
        yield from struct.unpack("<4Q", block)
        c += 1


def point_of(key, j, total):
    least = (2**64 - total) % total
    for x in words(key, j):
        m = x * total
        if m % 2**64 >= least:
            return m >> 64


def check_commitments(seed, table, commit, shares, share_commits):
    if sha256(seed) != commit:
        return "the seed is not the one committed to"
    for s, (share, share_commit) in enumerate(zip(shares, share_commits)):
        if share_commit is not None and sha256(table, bytes([s]), share) != share_commit:
            return f"the bytes of seat {s} are not those committed to"
    return None


def unhex(text):
    return bytes.fromhex(text) if text else b""


def rules_of(head):
    """Rules with words need the game's table of words; of the registered games only Bloodsport has one."""
    stock = {"unlimited": 0, "printed": 1}
    return [(k, stock.get(v, v)) for k, v in head.get("rules", {}).items()]


def check_log(log_path, draws_path):
    with open(log_path, encoding="utf-8") as f:
        lines = [json.loads(line) for line in f]
    head, last = lines[0], lines[-1]
    seats = len(head["seats"])
    fair = head["fair"]
    if "seeded" in fair:
        seed, table, shares = seed_of_number(fair["seeded"]), b"", [b""] * seats
    else:
        if "seed" not in last:
            return "the log shows no seed"
        seed, table = unhex(last["seed"]), unhex(fair["table"])
        shares = [unhex(s) for s in last["reveals"]]
        commits = [unhex(s) if s else None for s in fair["shares"]]
        wrong = check_commitments(seed, table, unhex(fair["commit"]), shares, commits)
        if wrong:
            return wrong
    data = head.get("data", {})
    key = key_of(seed, table, head["game"], head["edition"], unhex(data.get("play") or data.get("sha256")),
                 rules_of(head), shares)
    with open(draws_path, encoding="utf-8") as f:
        draws = [[int(n) for n in m] for m in re.findall(r"^entry \d+, draw (\d+): point (\d+) of (\d+) ", f.read(), re.M)]
    for j, point, total in draws:
        if point_of(key, j, total) != point:
            return f"draw {j}: the point should be {point_of(key, j, total)}"
    if not draws or [d[0] for d in draws] != list(range(len(draws))):
        return "the draws are not numbered 0, 1, 2, ..."
    print(f"{len(draws)} draws are right")
    return None


def check_match(croupier, game, seed):
    with tempfile.TemporaryDirectory() as folder:
        log, draws = os.path.join(folder, "log.jsonl"), os.path.join(folder, "draws.txt")
        subprocess.run([croupier, "table", game, "--seats", "random,random", "--seed", seed, "--log", log],
                       check=True, capture_output=True)
        with open(draws, "w", encoding="utf-8") as f:
            subprocess.run([croupier, "verify", log, "--draws"], check=True, stdout=f)
        return check_log(log, draws)


def check_case(case):
    if "number" in case:
        seed, table = seed_of_number(case["number"]), b""
        shares = [b""] * case["seats"]
    else:
        seed, table = unhex(case["seed"]), unhex(case["table"])
        shares = [unhex(s) for s in case["shares"]]
        commits = [unhex(s) if s else None for s in case["share-commits"]]
        wrong = check_commitments(seed, table, unhex(case["commit"]), shares, commits)
        if wrong:
            return wrong
    key = key_of(seed, table, case["game"], case["edition"], unhex(case["data"]), case["rules"], shares)
    if key.hex() != case["key"]:
        return f"the key should be {key.hex()}"
    for j, total, point in case["draws"]:
        if point_of(key, j, total) != point:
            return f"draw {j} of {total} should be {point_of(key, j, total)}, not {point}"
    return None


def self_test(program):
    out = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    cases = [json.loads(line) for line in out.splitlines()]
    draws = 0
    for case in cases:
        wrong = check_case(case)
        if wrong:
            return f"{case['game']}: {wrong}"
        draws += len(case["draws"])
    # The check itself must bite: a case with one number changed is wrong.
    cases[0]["draws"][0][2] += 1
    if check_case(cases[0]) is None or draws < 100:
        return "this check cannot fail"
    print(f"{len(cases)} cases, {draws} draws: all as docs/fairness.md says")
    return None


def vectors():
    key = bytes(range(32))
    for total in (2, 3, 6, 52, 1000003, 2**63 + 1, 2**64 - 1):
        print(total, [point_of(key, j, total) for j in (0, 1, 2**40)])
    print("seed 7", seed_of_number(7).hex())
    seed, table, share = bytes(range(32)), bytes(range(100, 116)), bytes(range(200, 232))
    print("commit", sha256(seed).hex(), "share", sha256(table, b"\1", share).hex())
    print("key seeded 7 kuhn", key_of(seed_of_number(7), b"", "kuhn", 1, b"", [], [b"", b""]).hex())
    print("key kuhn", key_of(seed, table, "kuhn", 1, b"", [], [b"", share]).hex())
    print("key null", key_of(seed, table, "null", 1, b"\xaa" * 32, [("faces", 6)], [b""]).hex())


TOTALS = (2, 3, 6, 26, 52, 1000003, 2**63 + 1, 2**64 - 1)  # of the last but one nearly half of all words are rejected


def published():
    """The cases that C, the page and this program compute alike. Every byte is given; what follows from them is made here."""
    seed, table, data = bytes(range(32)), bytes(range(100, 116)), bytes(range(32, 64))
    one, other = bytes(range(200, 232)), bytes(range(50, 82))
    cases = [("seeded", 7, "kuhn", 1, b"", [], [b"", b""]),
             ("committed, nobody shares", None, "kuhn", 1, b"", [], [b"", b""]),
             ("committed, seat 1 shares", None, "kuhn", 1, b"", [], [b"", one]),
             ("committed, both share", None, "kuhn", 1, b"", [], [other, one]),
             ("committed, both share, the other way round", None, "kuhn", 1, b"", [], [one, other]),
             ("with data and a rule", None, "bloodsport", 2, data, [("stock", 1)], [other, one]),
             ("one seat", None, "null", 1, data, [("faces", 6)], [one])]
    for name, number, game, edition, data, rules, shares in cases:
        of, at = (seed, table) if number is None else (seed_of_number(number), b"")
        key = key_of(of, at, game, edition, data, rules, shares)
        case = {"name": name, "game": game, "edition": edition, "data": data.hex(), "rules": rules, "seats": len(shares),
                "seed": of.hex(), "table": at.hex(), "shares": [s.hex() for s in shares]}
        if number is not None:
            case["number"] = number
        case["commit"] = sha256(of).hex()
        case["share-commits"] = [sha256(at, bytes([s]), share).hex() if share else None for s, share in enumerate(shares)]
        case["key"] = key.hex()
        case["draws"] = [{"draw": str(j), "total": str(total), "point": str(point_of(key, j, total))}
                         for total in TOTALS for j in (0, 1, 2**40)]
        yield case


def check_published(path):
    with open(path, encoding="utf-8") as f:
        cases = json.load(f)["cases"]
    if not cases:
        return "there are no cases"
    for case in cases:
        case["draws"] = [[int(d["draw"]), int(d["total"]), int(d["point"])] for d in case["draws"]]
        wrong = check_case(case)
        if wrong:
            return f"{case['name']}: {wrong}"
        if "number" in case and seed_of_number(case["number"]).hex() != case["seed"]:
            return f"{case['name']}: the seed is not that of the number"
    cases[-1]["draws"][-1][2] ^= 1
    if check_case(cases[-1]) is None:
        return "this check cannot fail"
    print(f"{len(cases)} cases are right")
    return None


def main(argv):
    if argv == ["--vectors"]:
        return vectors()
    if argv == ["--published"]:
        rows = ",\n".join(json.dumps(case) for case in published())
        print('{"about":"The fair dealer\'s bytes, worked out by tests/table/verify.py from docs/fairness.md.","cases":[\n%s\n]}' % rows)
        return None
    if len(argv) == 2 and argv[0] == "--check":
        wrong = check_published(argv[1])
        return f"wrong: {wrong}" if wrong else None
    if len(argv) == 4 and argv[0] == "--match":
        wrong = check_match(*argv[1:])
        return f"wrong: {wrong}" if wrong else None
    if len(argv) != 2:
        return __doc__
    wrong = self_test(argv[1]) if argv[0] == "--self-test" else check_log(*argv)
    return f"wrong: {wrong}" if wrong else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
