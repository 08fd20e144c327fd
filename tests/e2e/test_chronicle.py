"""Chronicles: of every game one file of HTML that holds together, with every chapter that the story has, and for a seat no word of what
that seat was not told."""
import html.parser
import re

from e2e import check, done, path, run

VOID = {"meta"}
OPTIONAL = {"html"}


class Page(html.parser.HTMLParser):
    """What is open, what was found."""

    def __init__(self):
        super().__init__()
        self.open, self.found, self.text, self.bad = [], [], "", ""

    def handle_starttag(self, tag, attrs):
        self.found.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        self.bad += "" if self.open and self.open.pop() == tag else "</%s> " % tag

    def handle_data(self, data):
        self.text += data


def told(log, *options):
    code, out, err = run("chronicle", log, *options)
    check(code == 0 and not err, "chronicle %s" % " ".join(options), err)
    page = Page()
    page.feed(out)
    check(not page.bad and not page.open, "its tags match", page.bad + " ".join(page.open))
    check(not {"script", "link", "img", "iframe"} & set(page.found), "it needs no other file")
    return out, page


# What a story told afterwards never says, and what it does: a line of each game as it happens, and the same when all is over.
TENSES = {
    "bloodsport": (r" wins the round \d| is caught, and | draws ", r" won a round, \d"),
    "gamblers-heart": (r" casts | works\. | raises the Stake | rerolls ", r" cast &quot;"),
    "texarkana": (r" succeeds, | attempts this | wagers 1 ", r" succeeded, \d+ to \d"),
    "21": (r" attacks | busts at | hits and draws | moves to ", r" attacked .* with "),
}
for game, seats, chapter in [("bloodsport", 2, r"Game round \d+"), ("gamblers-heart", 3, r"Act \d, the [A-Z][a-z]+"),
                             ("texarkana", 3, r"Session \d+"), ("21", 2, r"The gatehouse")]:
    log = path(game + ".jsonl")
    code, _, err = run("table", game, "--seats", ",".join(["careful"] * seats), "--seed", "7", "--log", log)
    check(code == 0, game + " is played", err)
    story = run("replay", log, "--story")[1]
    out, page = told(log)
    heads = re.findall(r"<h2>(.*?)</h2>", out)
    chapters = re.findall(chapter, story)
    check(chapters and [c for c in chapters if sum(c in h for h in heads) != chapters.count(c)] == [],
          game + ": a head for every chapter", "%s in %s" % (chapters, heads))
    check(not [h for h in heads + re.findall(r"<h3>(.*?)</h3>", out) if h[-1:] == "." or len(h) > 90], game + ": heads are heads", heads)
    now, then = TENSES[game]
    check(not re.search(now, out) and re.search(now, story), game + ": nothing in it happens now", re.search(now, out))
    check(re.search(then, out), game + ": it happened", then)
    check(not re.search("[\\x00-\\x08{}]", out.split("</style>")[1]), game + ": what sets it is not part of it")
    moments = re.findall(r'<a href="#(n\d+)">', out)
    check(1 <= len(moments) <= 12 and all('id="%s"' % m in out for m in moments), game + ": moments lead into the story", moments)
    best = [re.sub("<.*?>", "", m) for m in re.findall(r'<li><a href="#n\d+">(.*?)</a>', out)]
    check(len(set(best)) == len(best) and not [m for m in best if re.search(r" [.:]|\s$", m)], game + ": no moment is there twice", best)
    players = re.findall(r"<li>([^<]*)</li>", out)
    check(["careful)" == p[-8:] for p in players] == [s == 0 and game in ("texarkana", "21") for s in range(seats)],
          game + ": what each got, but of one who only runs the table", players)
    check("Wer spielte" in told(log, "--lang", "de")[0] and '<html lang="de">' in told(log, "--lang", "de")[0], game + ": in German")

german = told(path("bloodsport.jsonl"), "--lang", "de")[0]
check(re.search(r" gewann eine Kampfrunde, \d", german) and not re.search(r" gewinnt | wird erwischt| zieht ", german), "in German too it happened")
log = path("bloodsport.jsonl")
mine, theirs, everyone = told(log, "--seat", "0")[0], told(log, "--seat", "1")[0], told(log)[0]
drawn = set(re.findall(r"Gambler 2 draws (.*?)\.", run("replay", log, "--story")[1]))
hidden = [card for card in drawn if card not in run("replay", log, "--story", "--seat", "0")[1]]
check(hidden and not [card for card in hidden if card in mine], "a seat's chronicle has no card that the seat never saw", hidden)
looked = re.findall(r"Gambler 2 saw ([^.]*?): ([^.]*?) \(", everyone)
check(looked and all("You saw %s: %s" % (what, it) in theirs and "saw %s: %s" % (what, it) not in mine for what, it in looked),
      "what one gambler saw in secret stands in that one's story, and not in the other's", looked)
code, out, err = run("chronicle", log, "--seat", "2")
check(code == 2 and not out and err.count("\n") == 1, "a seat that is not there", err)

# An evening with defeats: what is read out again at the table stands in the story once, a bot says nothing twice, and no spell is
# cast without a word.
def evening(seats, is_one):
    """The log of the first run of 21 by bots whose story is such a one: what a seed comes to changes with the bots."""
    for seed in range(1, 60):
        log = path("%d-%d.jsonl" % (seats, seed))
        if is_one(run("table", "21", "--rules", "story=first", "--seats", ",".join(["careful"] * seats), "--seed", str(seed), "--log", log, "--story")[1]):
            return log
    check(False, "there is such an evening")


fire = "Somebody has kept a fire in, in the lee of the fallen gate"
log = evening(2, lambda story: story.count(fire) == 2 and story.count(" casts Fireball on ") > 2)
story, (out, _) = run("replay", log, "--story")[1], told(log)
once = re.findall(r'<p class="r">(.*?)</p>', out) + re.findall(r"<blockquote>(.*?)</blockquote>", out)
check(story.count(fire) == 2 and out.count(fire) == 1 and len(once) == len(set(once)), "nothing is said twice", once)
check(out.count("<h2>The yard fire</h2>") == 2, "where the heroes came to twice they came to twice")
casts = len(re.findall(r" casts Fireball on ", story))
check(casts > 2 and len(re.findall(r" cast Fireball\.", out)) == casts, "every spell is cast once", casts)

# A long run: what often comes of it is not all that is best, and a moment has its place and its cause.
log = evening(3, lambda story: story.count("is Incapacitated") > 15 and "No pocket is free" not in story and story.count("tries this") > 2)
best = [re.sub("<.*?>", "", m) for m in re.findall(r'<li><a href="#n\d+">(.*?)</a>', told(log)[0])]
falls = [m for m in best if "was Incapacitated" in m]
check(5 <= len(best) <= 12 and 1 <= len(falls) <= 5 and [m for m in best if re.search(r" (reached|went bust with \d+ against) .*\. [A-Z]", m)],
      "best are moments of different kinds", best)
check(not [m for m in best if not re.match(r"[A-Z][^.]*\. [A-Z]", m)], "each with its place", best)

# How a run ended that has a name, and a number below zero.
log = evening(3, lambda story: "You do not cut it. You untie it, left-handed" in story)
check("The run is won. Left-Handed. You do not cut it." in run("replay", log, "--story")[1] and "<h3>Left-Handed</h3>" in told(log)[0], "an ending is called by its name")
for seed in range(1, 90): # bots change, so that a seed's Dealer may stay above zero
    log = path("below%d.jsonl" % seed)
    if re.search(r"\d+ to \u2212\d", run("table", "texarkana", "--seats", "careful,careful,careful", "--seed", str(seed), "--log", log, "--story")[1]):
        break
check(re.search(r"\d+ to \u2212\d", told(log)[0]) and not re.search(r" to -\d", told(log)[0]), "a number below zero has a minus sign")

# A Fight of a hundred rounds in which somebody could have reacted to each.
log = path("long.jsonl")
run("table", "bloodsport", "--seats", "careful,careful", "--seed", "22", "--log", log)
out = told(log)[0]
check("After 100 rounds nobody had won" in out and out.count("Lady Abattoir won a round") < 20, "a Fight without an end is told in short",
      out.count("Lady Abattoir won a round"))
said = path("said.jsonl")
with open(said, "w", encoding="utf-8") as f:
    f.write('{"croupier":1,"game":"bloodsport","edition":1,"seats":2}\n{"seat":0,"do":"say","text":"<b>1 & 2</b>"}\n')
out, page = told(said)
check("&lt;b&gt;1 &amp; 2&lt;/b&gt;" in out and "not over yet" in out, "what people say is text", out)
for game, of in [("gamblers-heart", r"(?:[akqj9]|10)\""), ("texarkana", r"."), ("21", r".")]:
    figures = re.findall(r"<figure>(.*?)</figure>", told(path(game + ".jsonl"))[0])
    check(figures and all(1 <= f.count("<svg") < 40 and f.count("<rect") == f.count("<svg") for f in figures), game + ": cards that mattered are drawn")
    behind = re.findall(r"([^\n]*)\n<figure>", told(path(game + ".jsonl"))[0])
    decides = {"21": "was Incapacitated", "texarkana": " succeeded| failed| bust"}.get(game, "")
    check(behind and not [p for p in behind if not re.search(decides, p)], game + ": behind the paragraph that tells of it", behind)
    check("http" not in "".join(figures) and all(re.findall(' aria-label="%s' % of, f) for f in figures), game + ": and named", figures[:1])
lost = [(played, read) for played, read in ((told(path("gamblers-heart.jsonl"), "--seat", s)[0], s) for s in "012") if "?" in "".join(re.findall(r"<svg.*?</svg>", played))]
check(not lost, "nothing hidden is drawn", lost)

turned = path("turned.jsonl")
with open(turned, "w", encoding="utf-8") as f:
    f.write('{"croupier":1,"game":"bloodsport","edition":1,"seats":["Ann \u202e<i>","Ben\\u2067"]}\n'
            '{"seat":0,"do":"say","text":"I pay \\u202e12 \u2066<img src=x onerror=alert(1)>"}\n{"seat":1,"do":"say","mark":1}\n')
for what, out in [("the chronicle", told(turned)[0]), ("the story", run("replay", turned, "--story")[1]), ("the table", run("replay", turned)[1]),
                  ("the moves", run("replay", turned, "--moves")[1])]:
    check("Ann" in out and "Ben" in out and "I pay 12" in out or what in ("the table", "the moves"), what + " has it", out)
    check(not re.search("[\u202a-\u202e\u2066-\u2069]|u20[26]", out), "nothing in %s turns the text around it" % what, ascii(out))

quoted = path("quoted.jsonl")
lines = ['{"croupier":1,"game":"bloodsport","edition":1,"seats":2}', '{"seat":0,"do":"say","text":"Pass the salt."}',
         '{"seat":1,"do":"say","text":"The house always eats first."}', '{"seat":0,"do":"say","text":"\\u0001"}']
for marks, kept in [([], ["salt", "eats first"]), (['{"seat":0,"do":"say","mark":2}'], ["eats first"]),
                    (['{"seat":0,"do":"say","mark":3}', '{"seat":1,"do":"say","mark":1}'], ["salt"])]:
    with open(quoted, "w", encoding="utf-8") as f:
        f.write("".join(line + "\n" for line in lines + marks))
    out, page = told(quoted)
    check([w for w in ("salt", "eats first") if w in out] == kept and "removed" not in out and out.count("<blockquote>") == len(kept),
          "what is marked is kept, and all where nothing is; never what was removed", out)
check('Gambler 2 marked this for the story: "Pass the salt."' in run("replay", quoted, "--story")[1], "a mark is told")

first, second = path("bloodsport.jsonl"), path("quoted.jsonl")
out, page = told(first, second)
check(re.findall("<h1>(.*?)</h1>", out) == ["Bloodsport Gambler", "Evening 1", "Evening 2"] and out.count("<html") == 1, "a book of two evenings")
ids = re.findall(r' id="(.*?)"', out)
check(len(ids) == len(set(ids)) and {m for m in re.findall(r'href="#(.*?)"', out)} <= set(ids), "every place in it once", ids)
one = told(first)[0].split("</h1>\n", 1)[1].removesuffix("</html>\n")
check(one == re.sub(r'(["#])e1n', r"\1n", out.split("Evening 1</h1>\n")[1].split("<h1>")[0]), "an evening of it is the story of its match")
for files, said in [((first, path("texarkana.jsonl")), "texarkana.jsonl is a match of texarkana, not of bloodsport."), ((first, path("no.jsonl")), "no.jsonl"),
                    ((first,) * 25, "Unexpected argument")]:
    code, out, err = run("chronicle", *files)
    check(code == 2 and not out and err.count("\n") == 1 and said in err, "no book: " + said, err)

done("chronicles")
