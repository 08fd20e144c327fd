#!/usr/bin/python3
"""The digests of docs/log.md, computed from that page alone: prints those that resample_test.c expects of two fields."""
M = 2 ** 64
P = 0xd6e8feb86659fd93


def mixed(x):
    for _ in range(2):
        x = (x ^ x >> 32) * P % M
    return x ^ x >> 32


def first(fields):
    h = 0xcbf29ce484222325
    for name in sorted(fields):
        data = name.encode() + b"\0" + len(fields[name]).to_bytes(8, "little")
        for value in fields[name]:
            data += (value % M).to_bytes(8, "little")
        for byte in data:
            h = (h ^ byte) * 0x100000001b3 % M
    return mixed(h)


def word(h, w):
    h = (h ^ w % M) * P % M
    return h ^ h >> 32


def text(name):
    data = name.encode()
    h = word(1, len(data))
    for i in range(0, len(data), 8):
        h = word(h, int.from_bytes(data[i:i + 8], "little"))
    return h


def by_name(fields):
    total = 0
    for name, values in fields.items():
        inner = sum(mixed(word(word(2, i), word(2, value))) for i, value in enumerate(values) if value)
        total += mixed(word(text(name), inner % M))
    return mixed(total % M)


FIELDS = {"coin": [700, 9], "age": [-4]}
print("%#x %#x" % (first(FIELDS), by_name(FIELDS)))
