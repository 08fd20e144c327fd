"""Texarkana: what a card is worth."""
import re
from page import Page, Value, compared, lines, named, number, share, together

GAME = "texarkana"
RANKS = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10")
SUIT, OTHER = "hearts", "pistols"
DVS = range(-3, 4)
STORIES, DEALS = 1000, 1000
PLAYERS = 3
OFTEN = {1: "more often", -1: "less often", 0: "as often, as far as these deals can say"}


def odds(c, rank, trumps=False, opposed=False, dv=None):
    words = ["--card", f"{rank}-{SUIT}"] + (["--trump", SUIT, "--use-trump"] if trumps else []) + (["--oppose", OTHER] if opposed else [])
    return c.ask("odds", GAME, *words, *(["--dv", dv] if dv is not None else []), told=False)


def exactly(x):
    return Value(x)


def name(rank):
    return "Ace" if rank == "a" else rank


def cards(c, page):
    c.tell("odds", GAME, "--card", f"RANK-{SUIT}", f"[--trump {SUIT} --use-trump] [--oppose {OTHER}] [--dv N] --json")
    kinds = {"played plain": (False, False), "trumped": (True, False), "plain, opposed": (False, True), "trumped, opposed": (True, True)}
    of = {k: {r: odds(c, r, *how) for r in RANKS} for k, how in kinds.items()}
    win = {k: {r: a["success"] for r, a in row.items()} for k, row in of.items()}
    low, high = RANKS[0], RANKS[-1]
    page.say(f"Played plain in an unopposed test, a card that counts {high} succeeds in {share(win['played plain'][high])} and an {name(low)} in "
             f"{share(win['played plain'][low])}: each point of value is worth "
             f"{number(100 * (win['played plain'][high] - win['played plain'][low]) / (len(RANKS) - 1), 1)} points on average (exact).")
    for a, b, words in (("played plain", "trumped", "an unopposed"), ("plain, opposed", "trumped, opposed", "an opposed")):
        better = [r for r in RANKS if win[b][r] > win[a][r]]
        worse = [r for r in RANKS if win[b][r] < win[a][r]]
        gain = max(better, key=lambda r: win[b][r] - win[a][r]) if better else None
        loss = max(worse, key=lambda r: win[a][r] - win[b][r]) if worse else None
        text = f"In {words} test, to trump is better with {ranks(better)}" + (f" and worse with {ranks(worse)}" if worse else "")
        if gain:
            text += f"; it brings most with {article(gain)} ({share(win[a][gain])} plain, {share(win[b][gain])} trumped"
            text += f") and costs most with {article(loss)} ({share(win[a][loss])}, {share(win[b][loss])}" if loss else ""
            text += ")"
        page.say(text + ". The bust is counted in, what a grand success or a worse failure is worth is not (exact).")
    bust = {r: of["trumped"][r]["bust"] for r in RANKS}
    page.say(f"Whoever trumps busts in {share(bust[low], 2)} with an {name(low)} and in {share(bust[high], 2)} with a {high} (exact).")
    title = "To succeed, by the value of the card"
    page.figure(title, "From a fresh deck less the card played, at a DV that is each of the seven alike. Opposed: one suit more is the Dealer's trump. "
                "Exact.", lines(title, "Value", {k: [(i + 1, exactly(win[k][r])) for i, r in enumerate(RANKS)] for k in kinds}),
                ["Card", *kinds, "to bust, trumped"],
                [[name(r)] + [exactly(win[k][r]) for k in kinds] + [exactly(bust[r])] for r in RANKS])
    return of


def ranks(rs):
    names = [name(r) for r in rs]
    if not names:
        return "no card"
    places = [RANKS.index(r) for r in rs]
    if len(rs) > 2 and places[-1] - places[0] == len(rs) - 1:
        return f"{article(rs[0])} to a {names[-1]}" if len(rs) < len(RANKS) else "every card"
    return " or ".join(article(r) for r in rs)


def article(r):
    return ("an " if r in ("a", "8") else "a ") + name(r)


def woe_odds(c, page, of):
    by = {d: {r: odds(c, r, dv=d)["success"] for r in RANKS} for d in DVS}
    mean = {d: sum(by[d].values()) / len(RANKS) for d in DVS}
    steps = [mean[d] - mean[d + 1] for d in list(DVS)[:-1]]
    page.say(f"A Woe that the Dealer hides makes the DV 1 higher, and so costs an unopposed plain test between {number(100 * min(steps), 1)} and "
             f"{number(100 * max(steps), 1)} points of success, on average over the values of a card (exact).")
    plain, trumped = of["played plain"]["9"]["woe"], of["trumped"]["9"]["woe"]
    page.say(f"A test brings the Dealer Woe, by a Skull that is played or flipped, in {share(plain)} when a card is played plain and in {share(trumped)} "
             f"when it is trumped; opposed, in {share(of['plain, opposed']['9']['woe'])} and {share(of['trumped, opposed']['9']['woe'])} (exact, with a 9).")
    title = "To succeed, by the DV"
    page.figure(title, "Played plain and unopposed. Each Woe hidden in a test is one step to the right. Exact.",
                lines(title, "DV", {f"a {v}": [(d, exactly(by[d][v])) for d in DVS] for v in ("3", "6", "9")}),
                ["DV", *[name(r) for r in RANKS], "mean"],
                [[f"{d:+d}" if d else "0"] + [exactly(by[d][r]) for r in RANKS] + [exactly(mean[d])] for d in DVS])


def hands(c, page):
    text = c.run("pack", GAME)
    wills = [int(w) for w in re.findall(r"^    will: (\d+)", re.search(r"^characters:.*?^(?=\w)", text, re.S | re.M).group(0), re.M)]
    seats = ",".join(["strong"] * (1 + PLAYERS))
    rows, said = [], {}
    for by in (-1, 1):
        change = ",".join(f"characters.{i}.will={w + by}" for i, w in enumerate(wills))
        answer = c.ask("compare", GAME, "--seats", seats, "--b", change, "--matches", DEALS)
        a, b, d = compared(answer, "goals-won", of="mean")
        said[by] = d
        rows.append((f"{-by} card fewer" if by < 0 else f"{by} card more", "", d))
    page.say(f"With one card more in every hand (1 Will more), {PLAYERS} strong players win {said[1].full()} Goals a story; with one fewer, "
             f"{said[-1].full()}, on the same deals.")
    answer = c.ask("compare", GAME, "--seats", seats, "--a", "woe=yes", "--b", "woe=no", "--matches", DEALS)
    a, b, d = compared(answer, "goals-won", of="mean")
    rows.append(("without Woe", "", d))
    _, _, told = compared(answer, "story-told")
    _, gone, _ = compared(answer, "woe-gone")
    page.say(f"Without Woe they win {d.full()} Goals a story, and their stories are told to the end " +
             ("in the same deals." if told.low == told.high == 0 else f"{OFTEN[told.clear()]}: {told.full()}."))
    page.bars("What a card in hand and Woe are worth", f"Goals won by a posse of {PLAYERS} strong players, against the same {DEALS} deals as the rules and the "
              "pack have it. Every character has that many cards, and so Will, more.", rows)


def stories(c, page):
    rows = []
    for bot in ("careful", "strong"):
        answer = c.ask("simulate", GAME, "--seats", ",".join([bot] * (1 + PLAYERS)), "--matches", STORIES)
        for tally, words in (("story-told", "the story is told"), ("woe-gone", "the Woe is used up"), ("posse-out", "the posse is out"),
                             ("closed", "the Dealer closes")):
            rows.append((words, bot, named(answer, tally)))
        if bot == "strong":
            ends = {t: named(answer, t) for t in ("story-told", "woe-gone", "posse-out")}
            goals = named(answer, "goals-won", of="mean")
    page.say(f"A posse of {PLAYERS} strong players wins {goals.full()} Goals a story, and tells it to its end in {ends['story-told'].full()}; the Woe is "
             f"used up first in {ends['woe-gone'].full()}, and the posse is out in {ends['posse-out'].full()}.")
    page.bars("How a story ends", f"{STORIES} stories of {PLAYERS} players with each bot in every seat.", together(rows), "What", "Bots")


def make(c):
    page = Page("Texarkana: what a card is worth", c)
    of = cards(c, page)
    woe_odds(c, page, of)
    hands(c, page)
    stories(c, page)
    page.fact("exact and estimated", "Exact: worked out, not sampled, from a fresh deck, and right to 0.01 points. With an interval: estimated from matches; were they "
              "played again with other seeds, it would lie within 95 times in 100.")
    return page
