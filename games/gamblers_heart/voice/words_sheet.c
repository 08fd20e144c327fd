/* The sheet of a Gambler that is kept. What is always true: it is its owner's, and says all that
 * the file has. */
#include "games/gamblers_heart/gambler.h"
#include "games/gamblers_heart/voice/words.h"

void gh_say_gambler(const struct data *d, const struct kept_character *c, struct text *t)
{
    struct talk x;
    struct gambler g = gh_gambler(c);
    gh_talk(&x, d, NULL, NULL, t);
    text_format(t, "%s\n", c->name);
    if (*c->text)
        text_format(t, "%s\n", c->text);
    say_line(&x, BOARD_SOULCARD(.royalty = g.royalty, .suit = g.suit)); /* GH-A1 */
    say_below(&x, BOARD_ROYALTY(.royalty = g.royalty));
    say_below(&x, BOARD_SUIT(.suit = g.suit));
    if (g.patron) {
        say_line(&x, BOARD_OWN_SECRET());
        text_put(t, "  ");
        gh_patron_line(&x, g.patron); /* GH-A2 */
        line_end(&x);
    } else {
        say_line(&x, SHEET_PATRON_ROLLED());
    }
    if (*c->secret)
        say_line(&x, SHEET_ACE(.says = c->secret));
    else
        say_line(&x, SHEET_NO_ACE());
}
