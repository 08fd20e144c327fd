"""docs/reports/: that each page needs nothing else, has a table for each chart and stays small; and that the sentences which are exact
are what croupier says today.

    reports.py
"""
import html.parser
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
REPORTS = os.path.join(ROOT, "docs", "reports")
sys.path.insert(0, os.path.join(ROOT, "tools", "reports"))
sys.dont_write_bytecode = True
import gamblers_heart  # noqa: E402
import texarkana  # noqa: E402
import twenty_one_deals  # noqa: E402
from page import Croupier, Page, Value, compared, esc, share  # noqa: E402

MADE = {"gamblers-heart": 200_000, "bloodsport": 200_000, "texarkana": 200_000, "twenty-one": 500_000, "twenty-one-deals": 50_000}


class Seen(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.asks, self.charts, self.tables, self.items, self.list = [], 0, 0, 0, False

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.asks += [v for k, v in attributes.items() if k in ("src", "href") or k.startswith("on")] + [tag] * (tag in ("script", "link", "img"))
        self.charts += tag == "svg" and attributes.get("role") == "img"
        self.tables += tag == "table"
        self.list = self.list or tag == "ol"
        self.items += tag == "li" and self.list

    def handle_endtag(self, tag):
        if tag == "ol":
            self.list = False


for name, most in MADE.items():
    with open(os.path.join(REPORTS, name + ".html")) as f:
        text = f.read()
    seen = Seen()
    seen.feed(text)
    assert len(text.encode()) < most, (name, len(text.encode()))
    assert not seen.asks and "@import" not in text and "url(" not in text, (name, seen.asks)
    assert 0 < seen.charts <= seen.tables and seen.items >= 8, (name, seen.charts, seen.tables, seen.items)

# What is exact is said again, word for word.
croupier = Croupier(os.path.abspath(os.environ.get("CROUPIER", "build/croupier")))
for name, makes in {"gamblers-heart": [gamblers_heart.duels], "twenty-one-deals": [twenty_one_deals.jokers, twenty_one_deals.edge], "texarkana": [lambda c, p: texarkana.woe_odds(c, p, texarkana.cards(c, p))]}.items():
    with open(os.path.join(REPORTS, name + ".html")) as f:
        there = f.read()
    page = Page(name, croupier)
    for make in makes:
        make(croupier, page)
    assert page.said and page.figures
    for part in [f"<li>{esc(s)}</li>" for s in page.said] + page.figures:
        assert part in there, (name, re.sub("<[^>]*>", " ", part)[:300])

# The words around a figure follow its interval.
answer = {"matches": 10, "figures": [{"name": "won", "seat": 0, "of": "share", "a": {"value": .5, "low": .4, "high": .6},
                                      "b": {"value": .4, "low": .3, "high": .5}, "difference": {"value": -.1, "low": -.2, "high": .01}}]}
a, b, d = compared(answer, "won", 0)
assert a.full() == "50.0% (40.0% to 60.0%)" and d.full() == "−10.0 points (−20.0 points to +1.0 points)" and d.clear() == 0
assert Value(-.1, -.2, -.01).clear() == -1 and Value(.1, .05, .2).clear() == 1 and str(Value(1 / 3)) == "33.3%" and share(.5, 2) == "50.00%"
print("reports: fine")

# Who begins a fight stands in the log, who won it in the story; a fight that nobody ended counts for nothing.
log = [{"do": d, **({"who": w} if w else {})} for d, w in (("fight", None), ("order", "foe-1"), ("order", "hero-1"), ("move", None),
                                                           ("order", "hero-2"), ("order", "foe-2"), ("draw", None), ("order", "foe-3"))]
story = "Turn Order: A, B. Every hero is down: defeat 1 of 5. Turn Order: B, A. The heroes have won. Turn Order: C."
assert twenty_one_deals.by_logs(log, story) == [("foe", False), ("hero", True)]
