"""Gambler's Heart: the price of a bluff."""
from page import Page, Value, compared, lines, named, number, share, signed, together

GAME = "gamblers-heart"
UNTIL = "2e-3"
FORTUNE, STAKE = 20, 4
FORTUNES, STAKES = (5, 10, 15, 20, 25, 30, 35), (2, 4, 6, 8)
QUESTS, DEALS = 4000, 4000
PRICE = 2  # of a Flashback: the option flashback=two-fortune
fortune = signed(number)


def solved(c, told=False, **settings):
    words = [w for name, value in settings.items() for w in ("--" + name, value)]
    return c.ask("solve", GAME, *words, "--until", UNTIL, told=told, codes=(0, 3))


def worth(answer):
    """What the duel brings to the Gamblers: within twice the exploitability."""
    off = 2 * answer["exploitability"]
    return Value(answer["value"], answer["value"] - off, answer["value"] + off, "solved", says=fortune)


def made(answer, seat, move, *kinds):
    """How often such a move is made where it is open; by kinds of the seat, or all."""
    rows = [p for p in answer["plays"] if p["seat"] == seat and p["move"] == move and (not kinds or p["kind"] in kinds)]
    reached, did = sum(p["open"] for p in rows), sum(p["made"] for p in rows)
    return did / reached if reached else 0.0, did


def lies(answer):
    """Of the spells for another's Patronage that come to the reveal, how many end in a lie; of the claims, how many are lies."""
    rate, lied = made(answer, "gambler", "invoke", "other-ahead", "other-behind", "other-beaten")
    _, claims = made(answer, "gambler", "invoke")
    return rate, lied / claims if claims else 0.0



def play(c, stake, at=FORTUNE):
    return c.ask("solve", GAME, "--fortune", at, "--stake", stake, "--plays", "--until", UNTIL, told=False, codes=(0, 3))


def duels(c, page):
    bare, patron = c.ask("odds", GAME), c.ask("odds", GAME, "--patron")
    bare_win, patron_win = Value(bare["win"]), Value(patron["win"])
    page.say(f"Before any die is rolled, a Gambler who rerolls best wins a duel in {share(bare['win'], 2)} (exactly {bare['exact']['win']}); "
             f"with a Patron that is sure to be accepted, in {share(patron['win'], 2)} (exactly {patron['exact']['win']}).")
    page.say(f"Without a Patron the GM keeps {share(1 - 2 * bare['win'], 2)} of every Stake that nobody raises or folds; with one, the "
             f"Gamblers gain {share(2 * patron['win'] - 1, 2)} of it (both exact).")
    page.bars("To win a duel", "The chance to win before any die is rolled, with the best reroll and without a raise or a fold.",
              [("no Patron", "", bare_win), ("a Patron, accepted", "", patron_win)])


def edge(c, page):
    costs = {}

    def at(f, s, patrons):
        answer = solved(c, fortune=f, stake=s, worth=0, patrons=patrons)
        costs.update(answer["settings"])
        return worth(answer)
    c.tell("solve", GAME, "--fortune F --stake S --worth 0 --patrons 0|1 --until", UNTIL, "--json")
    by_fortune = {p: [(f, at(f, STAKE, i)) for f in FORTUNES] for i, p in enumerate(("no Patrons", "Patrons"))}
    by_stake = {p: [(s, at(FORTUNE, s, i)) for s in STAKES] for i, p in enumerate(("no Patrons", "Patrons"))}
    here = {p: dict(by_fortune[p])[FORTUNE] for p in by_fortune}
    page.say(f"When both play as well as can be, a duel at {FORTUNE} Fortune and a Stake of {STAKE} brings the Gamblers "
             f"{here['no Patrons'].full()} Fortune if nobody may invoke a Patron, and {here['Patrons'].full()} if they may.")
    losing = [f for f, v in by_fortune["Patrons"] if v.clear() < 0]
    winning = [f for f, v in by_fortune["Patrons"] if v.clear() > 0]
    page.say(f"With Patrons and a Stake of {STAKE}, the Gamblers are ahead on average at {listed(winning)} Fortune"
             + (f", and the GM is at {listed(losing)}" if losing else "; at none of these is the GM") +
             f"; without Patrons they are ahead at {listed([f for f, v in by_fortune['no Patrons'] if v.clear() > 0])}.")
    what = ("Fortune that a duel brings to the Gamblers on average when both play best; below 0 the house wins. The spell itself counts "
            f"for nothing, a curse as −{costs['curse']}, a blessing as +{costs['blessing']}, a lost Gambler as −{costs['lost']} (though the Gamblers then "
            "get Fortune back). Worked out by croupier solve; the bounds are twice the exploitability.")
    for title, xlabel, series in ((f"The house edge by Fortune, Stake {STAKE}", "Fortune of the Gamblers", by_fortune),
                                  (f"The house edge by Stake, Fortune {FORTUNE}", "Initial Stake", by_stake)):
        page.figure(title, what, lines(title, xlabel, series), [xlabel, *series, "bounds"],
                    [[x] + [dict(s)[x] for s in series.values()] + [f"within {2 * float(UNTIL):g}"] for x, _ in next(iter(series.values()))])


def listed(xs):
    xs = [str(x) for x in xs]
    return "none of these" if not xs else xs[0] if len(xs) == 1 else ", ".join(xs[:-1]) + " and " + xs[-1]


def bluff(c, page):
    c.tell("solve", GAME, "--fortune F --stake S --plays --until", UNTIL, "--json")
    by_stake = {s: play(c, s) for s in STAKES}
    by_fortune = {f: play(c, STAKE, f) for f in FORTUNES}
    here = by_stake[STAKE]
    rate, of_claims = lies(here)
    page.say(f"In equilibrium at {FORTUNE} Fortune and a Stake of {STAKE}, {share(rate)} of the spells for a Patronage that is not the "
             f"Gambler's own, if they come to the reveal, end in a lie; of all claims, {share(of_claims)} are lies.")
    kinds = [("ahead", "the dice win already"), ("behind", "one turned die would win"), ("beaten", "no turned die wins")]
    rows = []
    for kind, words in kinds:
        rows.append((words, "lies", Value(made(here, "gambler", "invoke", "other-" + kind)[0], how="solved")))
        rows.append((words, "own Patron claimed", Value(made(here, "gambler", "invoke", "own-" + kind)[0], how="solved")))
        rows.append((words, "Order imposed", Value(made(here, "GM", "impose", kind)[0], how="solved")))
    lie = {k: made(here, "gambler", "invoke", "other-" + k)[0] for k, _ in kinds}
    impose = {k: made(here, "GM", "impose", k)[0] for k, _ in kinds}
    page.say(f"A Gambler whom one turned die would save lies in {share(lie['behind'])}, one who is ahead in {share(lie['ahead'])}, one who is "
             f"beaten anyway in {share(lie['beaten'])}.")
    page.say(f"The GM imposes Order on {share(impose['behind'])} of the claims that would turn the duel, on {share(impose['ahead'])} of those by "
             f"a Gambler who is ahead, and on {share(impose['beaten'])} of those that change nothing.")
    page.say(f"At Stakes of {listed(STAKES)}, {listed([share(lies(by_stake[x])[0]) for x in STAKES])} of them lie, and Order is imposed on "
             f"{listed([share(made(by_stake[x], 'GM', 'impose')[0]) for x in STAKES])} of the claims.")
    title = f"Lies and Order, Fortune {FORTUNE}, Stake {STAKE}"
    page.bars(title, "In equilibrium, by how the dice lie when both have revealed: how often a Gambler whose spell fits another's Patronage "
              "claims it all the same, how often one whose own it is claims it, and how often the GM imposes Order on a claim. An equilibrium need not be "
              f"the only one; nobody can gain more than {2 * float(UNTIL):g} Fortune against this one.", rows, "The dice", "Who")
    for title, xlabel, solves in ((f"The rate of lies by Stake, Fortune {FORTUNE}", "Initial Stake", by_stake),
                                  (f"The rate of lies by Fortune, Stake {STAKE}", "Fortune of the Gamblers", by_fortune)):
        series = {"lies, of what could be one": [(x, Value(lies(a)[0], how="solved")) for x, a in solves.items()],
                  "lies, of all claims": [(x, Value(lies(a)[1], how="solved")) for x, a in solves.items()],
                  "Order imposed, of all claims": [(x, Value(made(a, "GM", "impose")[0], how="solved")) for x, a in solves.items()]}
        page.figure(title, "As above, over all hands and dice that come to the reveal.", lines(title, xlabel, series), [xlabel, *series],
                    [[x] + [dict(s)[x] for s in series.values()] for x in solves])


def flashback(c, page):
    plain, helped = (c.ask("odds", "dice", e)["holds"]["chance"] for e in ("(d6) >= 4", "(2d6kh1) >= 4"))
    answer = c.ask("compare", GAME, "--seats", "strong,strong,strong", "--a", "flashback=two-fortune", "--b", "flashback=free", "--matches", DEALS)
    a, b, by = compared(answer, "quests-won", of="share")
    page.say(f"A Flashback lifts an act from {share(plain)} to {share(helped)} (exact): at {PRICE} Fortune, {number(PRICE / (helped - plain), 1)} Fortune for "
             f"each further success. If it cost nothing, Quests of strong players would be won {verdict(by)}: {by.full()} on the same deals.")
    page.bars("What a Flashback is worth", "The chance of a plain act with one die and, after a Flashback, with the better of two; and Quests won by "
              f"strong players (a GM and two Gamblers) where it costs {PRICE} Fortune and where it is free, the same {DEALS} deals.",
              [("act", "one die", Value(plain)), ("act", "after a Flashback", Value(helped)), ("Quests won", f"{PRICE} Fortune", a), ("Quests won", "free", b)],
              "What", "With")


def verdict(difference):
    return {1: "more often", -1: "less often", 0: "as often, as far as these deals can say"}[difference.clear()]


def quests(c, page):
    rows, said = [], {}
    for bot in ("careful", "strong"):
        for gamblers in (1, 2, 3, 4):
            answer = c.ask("simulate", GAME, "--seats", ",".join([bot] * (gamblers + 1)), "--matches", QUESTS, told=gamblers == 2)
            won = named(answer, "quests-won")
            said[bot, gamblers] = (won, named(answer, "quests-lost"), named(answer, "lost", 1), named(answer, "cursed", 1))
            rows.append((f"won by {gamblers}", bot, won))
    for name, i in (("first Gambler lost", 2), ("first Gambler cursed", 3)):
        rows += [(f"{name}, of {g}", bot, said[bot, g][i]) for bot in ("careful", "strong") for g in (1, 2, 3, 4)]
    two, four = said["strong", 2], said["strong", 4]
    page.say(f"A Quest of two strong Gamblers against a strong GM is won in {two[0].full()}; with careful players in {said['careful', 2][0].full()}, "
             f"and with four strong Gamblers in {four[0].full()}. The first of two strong ones ends lost in {two[2].full()} and cursed in {two[3].full()}.")
    page.bars("How a Quest ends", f"Of {QUESTS} Quests each, between equal bots: won, and what becomes of the Gambler in the first seat. Wilson's interval.",
              together(rows), "What", "Bots")


def make(c):
    page = Page("Gambler's Heart: the price of a bluff", c)
    duels(c, page)
    edge(c, page)
    bluff(c, page)
    flashback(c, page)
    quests(c, page)
    page.fact("exact, solved and estimated", "Exact: counted without rounding. Solved: an equilibrium worked out, at an exploitability of "
              f"{UNTIL} Fortune or less. With an interval: estimated from matches; were they played again with other seeds, it would lie within 95 times in 100.")
    return page
