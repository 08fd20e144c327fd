"""A report as one page: sentences, figures with a chart and a table each, and what was run. What is always true: it knows no
game, has no number of its own, and the same answers make the same bytes."""
import hashlib
import html
import json
import os
import re
import subprocess
import tempfile

WIDTH, LABELS, VALUES, STEP, BAR, HEAD = 720, 250, 70, 20, 12, 18
PLOT = WIDTH - LABELS - VALUES


class Croupier:
    """Runs commands and remembers them, for the foot of the page. `keep`: a folder for answers, while a page is edited."""

    def __init__(self, program, keep=None):
        self.program, self.keep, self.asked = program, keep, []

    def run(self, *args, codes=(0,), kept=True):
        words = [str(a) for a in args]
        kept = kept and self.keep and os.path.join(self.keep, hashlib.sha256("\0".join(words).encode()).hexdigest())
        if kept and os.path.exists(kept):
            with open(kept) as f:
                return f.read()
        got = subprocess.run([self.program, *words], capture_output=True, text=True)
        if got.returncode not in codes:
            raise SystemExit(f"croupier {' '.join(words)}: {got.stderr.strip()}")
        if kept:
            with open(kept, "w") as f:
                f.write(got.stdout)
        return got.stdout

    def ask(self, *args, told=True, codes=(0,), key=None):
        """The JSON of a command. `told`: the foot lists it; else something there stands for many like it. `key`: it reads a file, so it is not kept."""
        if told:
            self.tell(*args)
        return json.loads(self.run(*args, "--json", codes=codes, kept=key is None))

    def tell(self, *args):
        self.asked.append("croupier " + " ".join(str(a) for a in args))

    def style(self):
        """The style of the pages that croupier writes itself, so that all reports look alike."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "page.html")
            self.run("playtest", "bloodsport", "--players", 1, "--bots", "careless", "--matches", 1, "--output", path)
            with open(path) as f:
                return re.search("<style>(.*?)</style>", f.read(), re.S).group(1)


# ---- Numbers in words ----

def share(x, digits=1):
    return f"{100 * x + 0.0:.{digits}f}%"


def number(x, digits=2):
    return f"{x + 0.0:.{digits}f}"


class Value:
    """A figure: exact (no bounds), or with the bounds of its 95% interval or of what it was worked out to."""

    def __init__(self, value, low=None, high=None, how="exact", n=None, count=None, says=share):
        self.value, self.low, self.high, self.how, self.n, self.count, self.says = value, low, high, how, n, count, says

    def __str__(self):
        return self.says(self.value)

    def between(self):
        return f"{self.says(self.low)} to {self.says(self.high)}" if self.low is not None else self.how

    def full(self):
        return f"{self} ({self.between()})"

    def clear(self):
        """Of a difference: 1 more, -1 less, 0 within the noise."""
        low, high = (self.value, self.value) if self.low is None else (self.low, self.high)
        return 1 if low > 0 else -1 if high < 0 else 0


def named(answer, name, seat=None, of="share"):
    """A figure of simulate, with its interval."""
    for f in answer["figures"]:
        if f["name"] == name and f["of"] == of and (seat is None or f["seat"] == seat):
            return Value(f["value"], f["low"], f["high"], f["by"], answer["matches"], f.get("hits"), share if of == "share" else number)
    raise KeyError((name, seat, of))


def counted_share(hits, n):
    """A share that was counted here, with its interval by Wilson's score."""
    z, p = 1.959964, hits / n
    middle, half = (p + z * z / (2 * n)) / (1 + z * z / n), z * ((p * (1 - p) + z * z / (4 * n)) / n) ** 0.5 / (1 + z * z / n)
    return Value(p, middle - half, middle + half, "wilson", n, hits)


def signed(says):
    def say(x):
        return ("+" if x > 0 else "") + says(x).replace("-", "−")
    return say


def points(x):
    return f"{100 * x + 0.0:.1f} points"


def compared(answer, name, seat=None, of="share"):
    """The two sides of a comparison, and the difference deal by deal."""
    for f in answer["figures"]:
        if f["name"] == name and f["of"] == of and (seat is None or f["seat"] == seat):
            says = share if of == "share" else number
            by = signed(points if of == "share" else number)
            a, b = (Value(f[s]["value"], f[s]["low"], f[s]["high"], "interval", answer["matches"], says=says) for s in "ab")
            d = f["difference"]
            return a, b, Value(d["value"], d["low"], d["high"], "same deals", answer["matches"], says=by)
    raise KeyError((name, seat, of))


def together(rows):
    """Rows of one label beside each other, in the order of the labels."""
    labels = list(dict.fromkeys(r[0] for r in rows))
    return sorted(rows, key=lambda r: labels.index(r[0]))


# ---- Charts ----

def esc(s):
    return html.escape(str(s))


def f1(x):
    return f"{x:.1f}".rstrip("0").rstrip(".")


def ends(values):
    low = min([0.0] + [v.value if v.low is None else v.low for v in values])
    high = max([0.0] + [v.value if v.high is None else v.high for v in values])
    if values[0].says is share and low >= 0 and 0.5 < high <= 1:
        high = 1.0
    return low, high if high > low else low + 1.0


def bars(title, rows):
    """rows: (label, group, Value)."""
    low, high = ends([v for _, _, v in rows])
    at = lambda x: LABELS + PLOT * min(1, max(0, (x - low) / (high - low)))
    groups = list(dict.fromkeys(g for _, g, _ in rows))
    height = HEAD + STEP * len(rows)
    out = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="Bars: {esc(title)}. The table below has the same numbers.">']
    out.append('<g text-anchor="middle">' + "".join(
        f'<path class="g" stroke="var(--line)" d="M{f1(at(x))} {HEAD}V{height}"/><text class="t" x="{f1(at(x))}" y="12">{esc(rows[0][2].says(x))}</text>'
        for x in (low + (high - low) * i / 4 for i in range(5))) + "</g>")
    labels, values, whiskers = [], [], []
    paths = {g: [] for g in groups}
    for i, (label, group, v) in enumerate(rows):
        y = HEAD + STEP * i + STEP / 2
        if not i or rows[i - 1][0] != label:
            labels.append(f'<text x="{LABELS - 8}" y="{f1(y + 4)}">{esc(label)}</text>')
        a, b = sorted((at(0), at(v.value)))
        paths[group].append(f"M{f1(a)} {f1(y - BAR / 2)}H{f1(max(b, a + 0.8))}v{BAR}H{f1(a)}z")
        values.append(f'<text x="{WIDTH}" y="{f1(y + 4)}">{esc(v)}</text>')
        if v.low is not None:
            whiskers.append(f"M{f1(at(v.low))} {f1(y)}H{f1(at(v.high))}")
    for i, g in enumerate(groups):
        out.append(f'<path class="b{i % 4}" d="{"".join(paths[g])}"/>')
    out.append(f'<path stroke="var(--ink)" d="{"".join(whiskers)}"/>' if whiskers else "")
    out.append('<g text-anchor="end">' + "".join(labels + values) + "</g></svg>")
    return "".join(out) + caption(groups, whiskers)


def caption(groups, whiskers):
    key = "".join(f'<svg style="display:inline;width:12px" viewBox="0 0 12 12" aria-hidden="true"><rect class="b{i % 4}" width="12" '
                  f'height="12"/></svg> {esc(g)}&ensp;' for i, g in enumerate(groups) if g)
    return f"<figcaption>{key}{'The thin line is the 95% interval.' if whiskers else ''}</figcaption>"


def lines(title, xlabel, series):
    """series: name -> [(x, Value)]; the same x in all."""
    every = [v for s in series.values() for _, v in s]
    low, high = ends(every)
    xs = [x for x, _ in next(iter(series.values()))]
    top, bottom, left, right = 10, 230, 70, WIDTH - 20
    px = lambda x: left + (right - left) * (x - xs[0]) / (xs[-1] - xs[0])
    py = lambda v: bottom - (bottom - top) * (v - low) / (high - low)
    out = [f'<svg viewBox="0 0 {WIDTH} 262" role="img" aria-label="Lines: {esc(title)}. The table below has the same numbers.">']
    for i in range(5):
        v = low + (high - low) * i / 4
        out.append(f'<path stroke="var(--line)" d="M{left} {f1(py(v))}H{right}"/><text class="t" text-anchor="end" x="{left - 8}" '
                   f'y="{f1(py(v) + 4)}">{esc(every[0].says(v))}</text>')
    out.append('<g text-anchor="middle">' + "".join(f'<text class="t" x="{f1(px(x))}" y="{bottom + 15}">{esc(x)}</text>' for x in xs[::-(-len(xs) // 16)]) +
               f'<text class="t" x="{(left + right) // 2}" y="{bottom + 30}">{esc(xlabel)}</text></g>')
    for i, s in enumerate(series.values()):
        dash = ["", ' stroke-dasharray="7 4"', ' stroke-dasharray="2 3"', ' stroke-dasharray="9 3 2 3"'][i % 4]
        colour = f"var(--{'abcd'[i % 4]})"
        out.append(f'<path fill="none" stroke="{colour}" stroke-width="2.5"{dash} d="M' +
                   "L".join(f"{f1(px(x))} {f1(py(v.value))}" for x, v in s) + '"/>')
    return "".join(out) + "</svg>" + caption(list(series), False)


def table(title, head, rows):
    """rows: lists of a label and Values or words."""
    out = [f'<div class="wide" tabindex="0" role="region" aria-label="{esc(title)}"><table><caption>{esc(title)}</caption><thead><tr>']
    out += [f'<th scope="col">{esc(h)}</th>' for h in head]
    out.append("</tr></thead><tbody>")
    for row in rows:
        out.append(f'<tr><th scope="row">{esc(row[0])}</th>' + "".join(f"<td>{esc(c)}</td>" for c in row[1:]) + "</tr>")
    return "".join(out) + "</tbody></table></div>"


# ---- The page ----

class Page:
    def __init__(self, title, croupier):
        self.title, self.croupier, self.said, self.figures, self.facts = title, croupier, [], [], []

    def say(self, sentence):
        self.said.append(sentence)

    def fact(self, name, value):
        self.facts.append((name, value))

    def figure(self, title, what, chart, head, rows):
        name = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
        self.figures.append(f'<section id="{name}"><h2>{esc(title)}</h2><p class="what">{esc(what)}</p><figure tabindex="0">{chart}'
                            f"</figure>{table(title, head, rows)}</section>")

    def bars(self, title, what, rows, first="What", second=""):
        head = [first] + ([second] if second else []) + ["Value", "95% interval", "Counted", "How"]
        body = [[label] + ([group] if second else []) + [
            v, v.between() if v.low is not None else "", counted(v), v.how] for label, group, v in rows]
        self.figure(title, what, bars(title, rows), head, body)

    def write(self, path):
        facts = self.facts + [("commands", "; ".join(self.croupier.asked)), ("build", self.croupier.run("--version").strip())]
        out = ['<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
               "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
               f"<title>{esc(self.title)}</title><style>{self.croupier.style()}</style></head><body><main><h1>{esc(self.title)}</h1><ol>"]
        out += [f"<li>{esc(s)}</li>\n" for s in self.said]
        out.append("</ol>")
        out += [f + "\n" for f in self.figures]
        out.append("</main><footer><h2>What was run</h2><dl>")
        out += [f"<dt>{esc(n)}</dt><dd>{esc(v)}</dd>" for n, v in facts]
        out.append("</dl></footer></body></html>\n")
        with open(path + ".new", "w") as f:
            f.write("".join(out))
        os.replace(path + ".new", path)


def counted(v):
    if v.n is None:
        return ""
    return f"{v.count} of {v.n}" if v.count is not None and v.says is share else str(v.n)
