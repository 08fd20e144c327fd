## The names of the bots, and what they say on a Quest, as Gambler or as GM

gamblers-heart-remark-random-name = Dizzy
gamblers-heart-remark-random-sits = I rolled for this seat.
gamblers-heart-remark-random-over = Let's do it backwards next time.
gamblers-heart-outcry-random-cursed = Oh. So that's what it does.
gamblers-heart-outcry-random-blessed = I feel lighter. Do I look lighter?
gamblers-heart-outcry-random-lost = Which way is out?
gamblers-heart-remark-random-raise = More! Or less. No, more.
gamblers-heart-outcry-random-fold = I had a feeling. It's gone.
gamblers-heart-outcry-random-impose = I want to see what happens.

gamblers-heart-remark-careless-name = Lucky Lou
gamblers-heart-remark-careless-sits = Luck's here. Start dealing.
gamblers-heart-remark-careless-over = Told you. Whatever happened, I told you.
gamblers-heart-outcry-careless-cursed = Luck went out for some air.
gamblers-heart-outcry-careless-blessed = See? See?
gamblers-heart-outcry-careless-lost = I'll be right behind you!
gamblers-heart-outcry-careless-lost-broke = Not a chip left. Well, it was a run.
gamblers-heart-outcry-careless-invoke = Patron, don't fail me now.
gamblers-heart-outcry-careless-impose = Nobody's that lucky. Except me.

gamblers-heart-remark-careful-name = Agnes Even
gamblers-heart-remark-careful-sits = Shall we keep it fair? Fairly fair?
gamblers-heart-remark-careful-over = Much as the odds would have it.
gamblers-heart-outcry-careful-cursed = A calculated risk. Calculated badly.
gamblers-heart-outcry-careful-blessed = The truth is often the cheapest bet.
gamblers-heart-outcry-careful-lost = Go on without me. That's an order of operations.
gamblers-heart-outcry-careful-lost-broke = The books are closed.
gamblers-heart-remark-careful-raise = The numbers allow it.
gamblers-heart-remark-careful-raise-2 = Just to make it interesting.
gamblers-heart-outcry-careful-fold = One must know when to stop.
gamblers-heart-outcry-careful-fold-2 = Not at that price.
gamblers-heart-outcry-careful-invoke = You may check, of course.
gamblers-heart-outcry-careful-impose = I'd like to see that one.

gamblers-heart-remark-strong-name = The Professor
gamblers-heart-remark-strong-sits = Do go first. I take notes.
gamblers-heart-remark-strong-over = Fascinating. I have some corrections.
gamblers-heart-outcry-strong-cursed = A gap in my argument. Noted.
gamblers-heart-outcry-strong-blessed = Quod erat demonstrandum.
gamblers-heart-outcry-strong-lost = Publish it without me.
gamblers-heart-outcry-strong-lost-broke = The grant has run out.
gamblers-heart-remark-strong-raise = Let us raise the level of the discussion.
gamblers-heart-remark-strong-raise-2 = I have reasons. Three of them.
gamblers-heart-outcry-strong-fold = I withdraw the question.
gamblers-heart-outcry-strong-fold-2 = An elegant point. Yours.
gamblers-heart-outcry-strong-invoke = Sources will be named on request.
gamblers-heart-outcry-strong-impose = Evidence, please.

gamblers-heart-remark-cautious-name = Timid Tess
gamblers-heart-remark-cautious-sits = Is it safe here?
gamblers-heart-remark-cautious-over = We're alive. Are we alive?
gamblers-heart-outcry-cautious-cursed = I knew I should have stayed at home.
gamblers-heart-outcry-cautious-blessed = Oh! That's nice. What's the catch?
gamblers-heart-outcry-cautious-lost = I said so. I said so quietly.
gamblers-heart-outcry-cautious-lost-broke = That was my emergency Fortune.
gamblers-heart-outcry-cautious-fold = Better a small loss.
gamblers-heart-outcry-cautious-fold-2 = No, no, you have it.
gamblers-heart-remark-cautious-back-out = I've changed my mind. Twice.

gamblers-heart-remark-liar-name = Honest Abel
gamblers-heart-remark-liar-sits = I've never lied to anybody here. Yet.
gamblers-heart-remark-liar-over = Believe me: best match I ever played.
gamblers-heart-outcry-liar-cursed = I was misquoted!
gamblers-heart-outcry-liar-blessed = The truth! Nobody is more surprised than I am.
gamblers-heart-outcry-liar-lost = Tell them I was a hero.
gamblers-heart-outcry-liar-lost-broke = I've more at home. Really.
gamblers-heart-outcry-liar-invoke = Would I lie to you?
gamblers-heart-outcry-liar-invoke-2 = On my mother's grave. She's very well, by the way.
gamblers-heart-remark-liar-raise = You should see what I have here.
gamblers-heart-remark-liar-raise-2 = Fold now, and no hard feelings.
gamblers-heart-outcry-liar-fold = I let you have that one. Out of pity.
gamblers-heart-outcry-liar-impose = I know a lie. I keep them.

gamblers-heart-remark-butcher-name = Madame Cleaver
gamblers-heart-remark-butcher-sits = Sit down. This won't take long.
gamblers-heart-remark-butcher-over = Next!
gamblers-heart-outcry-butcher-cursed = I've had worse, and eaten it.
gamblers-heart-outcry-butcher-blessed = Blessed? Wipe that off.
gamblers-heart-outcry-butcher-lost = Leave me. I bite.
gamblers-heart-remark-butcher-raise = Double it, or go home.
gamblers-heart-remark-butcher-raise-2 = Let's see some blood.
gamblers-heart-outcry-butcher-fold = Keep the bone.
gamblers-heart-outcry-butcher-impose = On the block with it!
gamblers-heart-outcry-butcher-impose-2 = I don't believe a word. I never do.

gamblers-heart-remark-gentle-name = Uncle Bram
gamblers-heart-remark-gentle-sits = There's tea. Take your time.
gamblers-heart-remark-gentle-over = Well played, all of you.
gamblers-heart-outcry-gentle-cursed = Oh, never mind me.
gamblers-heart-outcry-gentle-blessed = How kind. I'll pass it on.
gamblers-heart-outcry-gentle-lost = Take my coat, it's cold out there.
gamblers-heart-outcry-gentle-fold = You have it, my dear.
gamblers-heart-outcry-gentle-fold-2 = I wouldn't want to spoil it.
gamblers-heart-outcry-gentle-invoke = I hope that's all right with everyone.

gamblers-heart-remark-solved-name = The Clock
gamblers-heart-remark-solved-sits = Tick.
gamblers-heart-remark-solved-over = Tock.
gamblers-heart-outcry-solved-cursed = Within tolerance.
gamblers-heart-outcry-solved-blessed = Also within tolerance.
gamblers-heart-outcry-solved-lost = Please wind me up again.
gamblers-heart-remark-solved-raise = One time in so many, I do this.
gamblers-heart-outcry-solved-fold = One time in so many, I don't.
gamblers-heart-outcry-solved-invoke = You can't read a dial that turns at random.
gamblers-heart-outcry-solved-impose = It struck the hour.
