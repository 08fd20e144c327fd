## The names of the bots, and what they say on the border, as player or as Dealer

texarkana-remark-random-name = Tumbleweed
texarkana-remark-random-sits = The wind left me here.
texarkana-remark-random-over = Off again, then.
texarkana-outcry-random-bust-failure = Whoa. Too much wind.
texarkana-outcry-random-out = I'll just lie here a while.
texarkana-remark-random-success = Did I do that?
texarkana-remark-random-failure = It looked easier from over there.
texarkana-remark-random-trump = One more. Why not?

texarkana-remark-careless-name = Jake Loose
texarkana-remark-careless-sits = Room for one more? I brought no money.
texarkana-remark-careless-over = Best story I ever woke up in.
texarkana-outcry-careless-bust-failure = Never know when to stop. Never did.
texarkana-outcry-careless-out = Bury me with my boots off. They pinch.
texarkana-remark-careless-success = Like shooting fish!
texarkana-remark-careless-success-2 = Write that one down, Dealer.
texarkana-remark-careless-failure = The sun was in my eyes.
texarkana-remark-careless-failure-2 = Same again, please.
texarkana-remark-careless-duel = No hard feelings, friend.

texarkana-remark-careful-name = Widow Prudence
texarkana-remark-careful-sits = I buried three husbands. I can wait.
texarkana-remark-careful-over = That's that. Wipe your boots on the way out.
texarkana-outcry-careful-bust-failure = A step too far. I know better than that.
texarkana-outcry-careful-out = Fetch the doctor, and then the lawyer.
texarkana-remark-careful-success = Preparation, dear.
texarkana-remark-careful-success-2 = My second husband taught me that.
texarkana-remark-careful-failure = It was the right card on the wrong day.
texarkana-remark-careful-failure-2 = The Lord giveth.
texarkana-remark-careful-trump = Well, if you insist.
texarkana-remark-careful-worse = I should have kept my gloves on.
texarkana-remark-careful-duel = Mind your manners next time.

texarkana-remark-strong-name = Colonel Vance
texarkana-remark-strong-sits = At ease. Who holds the high ground?
texarkana-remark-strong-over = Dismissed.
texarkana-outcry-strong-bust-failure = We overran our own lines.
texarkana-outcry-strong-out = Carry on. That's an order.
texarkana-remark-strong-success = Position taken.
texarkana-remark-strong-success-2 = By the book. I wrote it.
texarkana-remark-strong-failure = A tactical withdrawal.
texarkana-remark-strong-failure-2 = We regroup at dusk.
texarkana-remark-strong-trump = Send in the reserves.
texarkana-remark-strong-worse = Who gave that order? Ah.
texarkana-remark-strong-duel = You fought well. You may keep your hat.

texarkana-remark-storyteller-name = Old Esperanza
texarkana-remark-storyteller-sits = Come closer. It happened not far from here.
texarkana-remark-storyteller-over = And that's how they tell it to this day.
texarkana-outcry-storyteller-bust-failure = And then, children, it went wrong.
texarkana-outcry-storyteller-out = Every story needs a grave.
texarkana-remark-storyteller-success = They still sing about that.
texarkana-remark-storyteller-failure = A sad verse. It's needed.
texarkana-remark-storyteller-trump = And the cards went on falling.
texarkana-remark-storyteller-duel = Two went out. One came home.
