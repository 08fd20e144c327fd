## Remarks that no game has: on a roll that only one seat is told (tests/table/remark_test.c)

gamblers-heart-outcry-random-hand-see = What a hand.
gamblers-heart-outcry-careless-hand-see = What a hand.
gamblers-heart-outcry-careful-hand-see = What a hand.
gamblers-heart-outcry-cautious-hand-see = What a hand.
gamblers-heart-outcry-liar-hand-see = What a hand.
gamblers-heart-outcry-butcher-hand-see = What a hand.
gamblers-heart-outcry-gentle-hand-see = What a hand.
gamblers-heart-outcry-solved-hand-see = What a hand.
gamblers-heart-outcry-strong-hand-see = What a hand.
