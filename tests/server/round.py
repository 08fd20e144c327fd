"""Several people at one table, each by a connection: their last turns are kept of one entry."""
from house import *


def first_of(domain):
    return domain[0] if isinstance(domain, list) else domain["of"][:domain["min"]] if "min" in domain and "of" in domain else \
        domain["of"][0] if "of" in domain else domain["min"]


def newest(s, last):
    """The last turn of each, all of one entry."""
    while len({turn["n"] for turn in last}) > 1:
        most = max(turn["n"] for turn in last)
        for i, one in enumerate(s):
            while last[i]["n"] < most:
                last[i] = one.until("turn", "end")
    return last


def send(s, last, i, message):
    s[i].send({"n": last[i]["n"], "id": "i%d" % last[i]["n"], **message})
    got = s[i].until("ok", "error")
    if got["type"] == "ok":
        last[i] = s[i].until("turn", "end")
        newest(s, last)
    return got
