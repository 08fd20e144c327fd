## The names of the bots, and what they say at the pits

bloodsport-remark-random-name = Blind Pim
bloodsport-remark-random-sits = Is this seat taken? Is this a seat?
bloodsport-remark-random-over = Over already? Who won?
bloodsport-outcry-random-risk-caught = That wasn't me. Was it?
bloodsport-outcry-random-paid-off = Paid? All of it? Well, well.
bloodsport-outcry-random-ruined = I thought that was somebody else's purse.
bloodsport-remark-random-gain = Money! Where did that come from?
bloodsport-remark-random-lose = It was lighter than it looked anyway.
bloodsport-remark-random-rat = I only said what I heard.

bloodsport-remark-careless-name = Halfpenny Jo
bloodsport-remark-careless-sits = I borrowed this seat, too.
bloodsport-remark-careless-over = One more round? Lend me a Coin.
bloodsport-outcry-careless-risk-caught = Worth it!
bloodsport-outcry-careless-paid-off = Debts are for other people!
bloodsport-outcry-careless-ruined = They can't take what I haven't got.
bloodsport-remark-careless-gain = Drinks are on me. Half of them.
bloodsport-remark-careless-gain-2 = Easy as falling down the stairs.
bloodsport-remark-careless-lose = It'll come back. It always says so.
bloodsport-remark-careless-lose-2 = I liked the other one better anyway.

bloodsport-remark-careful-name = Mother Tally
bloodsport-remark-careful-sits = I count twice. Mind your fingers.
bloodsport-remark-careful-over = I'll write that down.
bloodsport-outcry-careful-risk-caught = I knew the odds. They knew me.
bloodsport-outcry-careful-paid-off = To the last Coin. Count it.
bloodsport-outcry-careful-ruined = The sums were right. The Fighters were wrong.
bloodsport-remark-careful-gain = As reckoned.
bloodsport-remark-careful-gain-2 = A little here, a little there.
bloodsport-remark-careful-lose = That was the smaller number.
bloodsport-remark-careful-lose-2 = It happens, one time in so many.
bloodsport-remark-careful-rat = Nothing personal. It paid better.

bloodsport-remark-strong-name = Silas Crook
bloodsport-remark-strong-sits = Good evening. I only came to watch.
bloodsport-remark-strong-over = A pleasure doing business with you.
bloodsport-outcry-strong-risk-caught = Gentlemen, there must be some mistake.
bloodsport-outcry-strong-paid-off = There. And keep the receipt.
bloodsport-outcry-strong-ruined = I shall be back under another name.
bloodsport-remark-strong-gain = One does what one can.
bloodsport-remark-strong-gain-2 = The beast and I have an understanding.
bloodsport-remark-strong-lose = Somebody here is cheating. Besides me.
bloodsport-remark-strong-lose-2 = Consider it a loan.
bloodsport-remark-strong-rat = A word with you, officer.
