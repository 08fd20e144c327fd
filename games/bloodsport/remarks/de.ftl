## The names of the bots, and what they say at the pits

bloodsport-remark-random-name = Der blinde Pim
bloodsport-remark-random-sits = Ist hier frei? Ist das ein Stuhl?
bloodsport-remark-random-over = Schon vorbei? Wer hat gewonnen?
bloodsport-outcry-random-risk-caught = Das war ich nicht. Oder doch?
bloodsport-outcry-random-paid-off = Bezahlt? Alles? Sieh einer an.
bloodsport-outcry-random-ruined = Ich dachte, das wäre ein anderer Beutel.
bloodsport-remark-random-gain = Geld! Wo kommt das denn her?
bloodsport-remark-random-lose = Der Beutel war sowieso zu schwer.
bloodsport-remark-random-rat = Ich habe nur gesagt, was ich gehört habe.

bloodsport-remark-careless-name = Groschen-Jo
bloodsport-remark-careless-sits = Den Platz habe ich auch nur geborgt.
bloodsport-remark-careless-over = Noch eine Runde? Leih mir was.
bloodsport-outcry-careless-risk-caught = Das war's wert!
bloodsport-outcry-careless-paid-off = Schulden haben die anderen!
bloodsport-outcry-careless-ruined = Wo nichts ist, holt auch keiner was.
bloodsport-remark-careless-gain = Ich gebe einen aus. Einen halben.
bloodsport-remark-careless-gain-2 = Leichter, als die Treppe herunterzufallen.
bloodsport-remark-careless-lose = Das kommt wieder. Hat es gesagt.
bloodsport-remark-careless-lose-2 = Der andere gefiel mir sowieso besser.

bloodsport-remark-careful-name = Mutter Kerbholz
bloodsport-remark-careful-sits = Ich zähle zweimal nach. Finger weg.
bloodsport-remark-careful-over = Das schreibe ich mir auf.
bloodsport-outcry-careful-risk-caught = Ich kannte die Chancen. Und sie mich.
bloodsport-outcry-careful-paid-off = Auf die letzte Münze. Zählt nach.
bloodsport-outcry-careful-ruined = Die Rechnung stimmte. Die Kämpfer nicht.
bloodsport-remark-careful-gain = Wie berechnet.
bloodsport-remark-careful-gain-2 = Kleinvieh macht auch Mist.
bloodsport-remark-careful-lose = Das war die kleinere Zahl.
bloodsport-remark-careful-lose-2 = Das kommt vor, einmal in soundso vielen.
bloodsport-remark-careful-rat = Nicht persönlich gemeint. Es lohnt sich nur.

bloodsport-remark-strong-name = Silas Krumm
bloodsport-remark-strong-sits = Guten Abend. Ich schaue nur zu.
bloodsport-remark-strong-over = Es war mir ein Vergnügen.
bloodsport-outcry-strong-risk-caught = Meine Herren, das muss ein Irrtum sein.
bloodsport-outcry-strong-paid-off = Bitte sehr. Die Quittung könnt ihr behalten.
bloodsport-outcry-strong-ruined = Ich komme wieder, unter anderem Namen.
bloodsport-remark-strong-gain = Man tut, was man kann.
bloodsport-remark-strong-gain-2 = Das Tier und ich, wir verstehen uns.
bloodsport-remark-strong-lose = Hier betrügt jemand. Außer mir.
bloodsport-remark-strong-lose-2 = Betrachtet es als Leihgabe.
bloodsport-remark-strong-rat = Auf ein Wort, Herr Wachtmeister.
