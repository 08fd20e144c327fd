## The names of the bots, and what they say in the Keep, as player or as GM. The first hero (combatant 0) sits at seat 1.
twenty-one-remark-seat-first = 1

twenty-one-remark-random-name = Flip
twenty-one-remark-random-sits = Heads, I stay.
twenty-one-remark-random-over = Tails. Bye!
twenty-one-outcry-random-down = The coin didn't see that coming.
twenty-one-outcry-random-flee = The coin says run!
twenty-one-remark-random-win-with = Heads!
twenty-one-remark-random-win-to = Heads again!
twenty-one-remark-random-bust-at = Tails.
twenty-one-remark-random-missed-bust = It stood on its edge and fell off.

twenty-one-remark-careless-name = Rook the Rash
twenty-one-remark-careless-sits = Where's the biggest one?
twenty-one-remark-careless-over = Is there a deeper cellar?
twenty-one-outcry-careless-down = I'm fine! I'm lying down!
twenty-one-outcry-careless-flee = I'm attacking in the other direction!
twenty-one-remark-careless-win-with = Ha!
twenty-one-remark-careless-win-with-2 = Who's next?
twenty-one-remark-careless-win-to = Didn't even look!
twenty-one-remark-careless-bust-at = One more would have done it.
twenty-one-remark-careless-bust-at-2 = Hit first, count later.
twenty-one-remark-careless-missed-bust = It was nearly a different number.

twenty-one-remark-careful-name = Sister Count
twenty-one-remark-careful-sits = Fifty-four cards. I remember all of them.
twenty-one-remark-careful-over = Count yourselves. Is everyone here?
twenty-one-outcry-careful-down = It was in the count. I hoped it wasn't.
twenty-one-outcry-careful-flee = To subtract oneself is also arithmetic.
twenty-one-remark-careful-win-with = I held. You didn't.
twenty-one-remark-careful-win-with-2 = Patience adds up.
twenty-one-remark-careful-win-to = By that much, no more.
twenty-one-remark-careful-win-to-2 = The sum is as expected.
twenty-one-remark-careful-bust-at = A remainder of bad luck.
twenty-one-remark-careful-reached = On target.
twenty-one-remark-careful-missed-bust = Carried one too many.

twenty-one-remark-strong-name = Ash Vantage
twenty-one-remark-strong-sits = I died here before. I know the way.
twenty-one-remark-strong-over = Until the next fire.
twenty-one-outcry-strong-down = Not the first time. Not the last.
twenty-one-outcry-strong-flee = The fire is that way.
twenty-one-remark-strong-win-with = You wanted one card more.
twenty-one-remark-strong-win-with-2 = They always hit.
twenty-one-remark-strong-win-to = Seen it. Done it.
twenty-one-remark-strong-win-to-2 = Stay down.
twenty-one-remark-strong-bust-at = So that's how this one goes.
twenty-one-remark-strong-reached = Like the last time.
twenty-one-remark-strong-missed-bust = Again, from the start.
