/* Every kind of mistake that a pack can have, each as one edit of base.yaml. What is always true:
 * the complaints are written from docs/packs.md's tables of words and limits, and the place is
 * marked by hand. */
#include "tests/packs/bad_packs.h"

#define TEN "0123456789"
#define FIFTY TEN TEN TEN TEN TEN
#define ALL_WORDS                                                                                  \
    "str, dex, life, wounds, damage, type, twice, die, reroll, swap, replace, look, draw, time, "  \
    "coin, guard or risk"
#define BOUNDS(word, most, more)                                                                   \
    {"BG-I5", word " of more than " most, .find = "{coin: 2}", .put = "{" word ": ^" more "}",     \
     .what = word " must be a whole number from -" most " to " most ", not " more},                \
    {                                                                                              \
        "BG-I5", word " of less than -" most,                                                      \
            .find = "{coin: 2}", .put = "{" word ": ^-" more "}",                                  \
            .what = word " must be a whole number from -" most " to " most ", not -" more          \
    }
#define SABOTAGE(name, copies)                                                                     \
    "  - {name: " name ", copies: " copies ", risk: 1, text: T, effects: [{str: 1}], type: "

const struct bad_pack bad_packs[] = {
    /* Numbers. */
    {"BG-I5", "a Rank of 4", .find = "rank: 1\n", .put = "rank: ^4\n",
     .what = "rank must be a whole number from 1 to 3, not 4"},
    {"BG-I5", "a Rank of 0", .find = "rank: 1\n", .put = "rank: ^0\n",
     .what = "rank must be a whole number from 1 to 3, not 0"},
    {"BG-I5", "a Life of 0", .find = "life: 1\n", .put = "life: ^0\n",
     .what = "life must be a whole number from 1 to 20, not 0"},
    {"BG-I5", "a Life of 21", .find = "life: 1\n", .put = "life: ^21\n",
     .what = "life must be a whole number from 1 to 20, not 21"},
    {"BG-I5", "a Life of 20 is fine", .find = "life: 1\n", .put = "life: 20\n"},
    {"BG-I5", "a STR of 10", .find = "str: 3\n", .put = "str: ^10\n",
     .what = "str must be a whole number from -9 to 9, not 10"},
    {"BG-I5", "a DEX of -10", .find = "dex: 2\n", .put = "dex: ^-10\n",
     .what = "dex must be a whole number from -9 to 9, not -10"},
    {"BG-I5", "stats of -9 are fine", .find = "str: 3\n    dex: 2", .put = "str: -9\n    dex: -9"},
    {"BG-I5", "a STR in words", .find = "str: 3\n", .put = "str: ^plenty\n",
     .what = "str must be a whole number from -9 to 9, not plenty"},
    {"BG-I5", "a STR in quotes", .find = "str: 3\n", .put = "str: ^\"3\"\n",
     .what = "str must be a whole number from -9 to 9, not the text \"3\""},
    {"BG-I5", "a STR that would colour a terminal", .find = "str: 3\n",
     .put = "str: ^\"\\e[31m\"\n",
     .what = "str must be a whole number from -9 to 9, not the text \"?[31m\""},
    {"BG-I5", "a STR of two numbers", .find = "str: 3\n", .put = "str: ^[3, 4]\n",
     .what = "str must be a whole number from -9 to 9, not a list or map"},
    {"BG-I5", "a Damage of 10", .find = "damage: 1\n", .put = "damage: ^10\n",
     .what = "damage must be a whole number from 0 to 9, not 10"},
    {"BG-I5", "a Damage of -1", .find = "damage: 1\n", .put = "damage: ^-1\n",
     .what = "damage must be a whole number from 0 to 9, not -1"},
    {"BG-I5", "a Risk of 10", .find = "risk: 1\n", .put = "risk: ^10\n",
     .what = "risk (or the word none) must be a whole number from 0 to 9, not 10"},
    {"BG-I5", "a Risk in words", .find = "risk: none\n", .put = "risk: ^some\n",
     .what = "risk (or the word none) must be a whole number from 0 to 9, not some"},
    {"BG-I5", "an edition of 0", .find = "edition: 1\n", .put = "edition: ^0\n",
     .what = "edition must be a whole number from 1 to 9999, not 0"},

    /* Counts. */
    {"BG-I5", "17 Fighters", .card = "Half a Minotaur", .find = "fighters:\n",
     .put = "^fighters:\n", .what = "too few fighters: 17, there must be 18, copies counted"},
    {"BG-I5", "17 Weapons", .card = "Live Goose", .find = "weapons:\n", .put = "^weapons:\n",
     .what = "too few weapons: 17, there must be 18, copies counted"},
    {"BG-I5", "11 Secrets", .card = "Bad Tooth", .find = "secrets:\n", .put = "^secrets:\n",
     .what = "too few secrets: 11, there must be 12, copies counted"},
    {"BG-I5", "26 Actions without a card of two copies", .card = "Tip the Rack Boy",
     .find = "actions:\n", .put = "^actions:\n",
     .what = "too few actions: 26, there must be 28, copies counted"},
    {"BG-I5", "19 Fighters", .also = "rank: 1\n", .with = "rank: 1\n    copies: 2\n",
     .find = "name: The Lodger in Cell Six", .put = "^name: The Lodger in Cell Six",
     .what = "too many fighters: this one makes 19, there must be 18, copies counted"},
    {"BG-I5", "13 Secrets", .also = "  - name: Bad Tooth\n",
     .with = "  - name: Bad Tooth\n    copies: 2\n", .find = "name: Only a Rumour",
     .put = "^name: Only a Rumour",
     .what = "too many secrets: this one makes 13, there must be 12, copies counted"},
    {"BG-I5", "no copies", .find = "copies: 2\n", .put = "copies: ^0\n",
     .what = "copies must be a whole number from 1 to 28, not 0"},
    {"BG-I5", "29 copies", .find = "copies: 2\n", .put = "copies: ^29\n",
     .what = "copies must be a whole number from 1 to 28, not 29"},
    {"BG-I5", "a copy instead of another Fighter is fine", .card = "Candle Thief",
     .find = "rank: 1\n", .put = "rank: 1\n    copies: 2\n"},
    {"BG-I5", "13 Sabotage", .find = "actions:*",
     .put = "actions:\n" SABOTAGE("A", "12") "sabotage}\n" SABOTAGE(
         "B",
         "1") "^sabotage}\n"
              "  - {name: C, copies: 15, type: special, risk: 0, text: T, effects: [{coin: 1}]}\n",
     .what = "too many Sabotage cards: 13, at most 12, copies counted"},
    {"BG-I5", "12 Sabotage are fine", .find = "actions:*",
     .put = "actions:\n" SABOTAGE("A", "12") "sabotage}\n"
                                             "  - {name: C, copies: 16, type: special, risk: 0, "
                                             "text: T, effects: [{coin: 1}]}\n"},

    /* Names and texts. */
    {"BG-I5", "a name twice, but for case and marks", .find = "name: Candle Thief",
     .put = "name: ^DOOMED, 'monstrosity!",
     .what =
         "the name doomed-monstrosity is taken by an earlier card of this deck: names must differ"},
    {"BG-I5", "a name like another's copy", .find = "name: Tip the Rack Boy",
     .put = "name: ^Keyhole 2",
     .what = "the name keyhole-2 is taken by an earlier card of this deck: names must differ"},
    {"BG-I5", "a copy like another's name",
     .also = "name: Keyhole\n    type: discover\n    risk: none\n    copies: 2\n",
     .with = "name: Tip the Rack-Boy (2)\n    type: discover\n    risk: none\n    copies: 2\n",
     .find = "name: Tip the Rack Boy\n", .put = "name: ^Tip the Rack Boy\n",
     .what =
         "the name tip-the-rack-boy-2 is taken by an earlier card of this deck: names must differ"},
    {"BG-I5", "the same name in two decks is fine", .find = "name: Broken Sword",
     .put = "name: Grave Filler"},
    {"BG-I5", "a name of marks", .find = "name: Candle Thief", .put = "name: ^\"?!\"",
     .what = "a name needs a letter a-z or a digit"},
    {"BG-I5", "a name of 41 bytes", .find = "name: Candle Thief", .put = "name: ^a" TEN TEN TEN TEN,
     .what = "name must be at most 40 bytes long, not 41"},
    {"BG-I5", "a name of 40 bytes is fine", .find = "name: Candle Thief",
     .put = "name: a123456789" TEN TEN TEN},
    {"BG-I5", "a text of 201 bytes", .find = "text: It used to be a longer story.",
     .put = "text: ^a" FIFTY FIFTY FIFTY FIFTY,
     .what = "text must be at most 200 bytes long, not 201"},
    {"BG-I5", "a text of 200 bytes is fine", .find = "text: It used to be a longer story.",
     .put = "text: a123456789" TEN TEN TEN TEN FIFTY FIFTY FIFTY},
    {"BG-I5", "no text", .find = "text: It used to be a longer story.", .put = "text: ^\"\"",
     .what = "text must not be empty"},
    {"BG-I5", "a name that is a list", .find = "name: Candle Thief",
     .put = "name: ^[Candle, Thief]", .what = "name must be a text, not a list or map"},
    {"BG-I5", "a text of two lines", .find = "text: It used to be a longer story.",
     .put = "text: ^\"two\\nlines\"",
     .what = "text must be one line of plain text, without line breaks or control characters "
             "(a folded text begins with >- )"},
    {"BG-I5", "a bell in a name", .find = "name: Candle Thief", .put = "name: ^\"Candle\\a Thief\"",
     .what = "name must be one line of plain text*"},
    {"BG-I5", "a control character beyond ASCII", .find = "name: Candle Thief",
     .put = "name: ^\"Candle\\x9b Thief\"", .what = "name must be one line of plain text*"},
    {"BG-I5", "text that runs backwards", .find = "name: Candle Thief",
     .put = "name: ^\"Candle\\u202e Thief\"", .what = "name must be one line of plain text*"},
    {"BG-I5", "letters of all lands are fine", .find = "name: Candle Thief",
     .put = "name: Żółw, the Turtle 龜 🐢"},
    {"BG-I5", "a folded text is fine", .find = "text: It used to be a longer story.",
     .put = "text: >-\n      It used to be\n      a longer story."},
    {"BG-I5", "broken UTF-8", .find = "name: Candle Thief", .put = "name: Candle \xc3^(Thief",
     .what = "the file must be UTF-8 text*"},
    {"BG-I5", "a pack's name with a capital", .find = "name: pits", .put = "name: ^Pits",
     .what =
         "the pack's name must be small letters and digits with single hyphens between, like pits"},

    /* Keys. */
    {"BG-I5", "a key that Fighters do not have", .find = "rank: 1\n",
     .put = "rank: 1\n    ^wits: 2\n",
     .what = "unknown key \"wits\"; known here: name, rank, str, dex, life, text, copies"},
    {"BG-I5", "a long unknown key is cut", .find = "rank: 1\n",
     .put = "rank: 1\n    ^k" FIFTY ": 2\n",
     .what = "unknown key \"k" TEN TEN TEN TEN
             "012...\"; known here: name, rank, str, dex, life, text, copies"},
    {"BG-I5", "a Fighter without a Rank", .find = "name: Doomed Monstrosity\n    rank: 1\n",
     .put = "^name: Doomed Monstrosity\n", .what = "a Fighter needs \"rank\""},
    {"BG-I5", "a Secret without effects", .find = "name: Only a Rumour\n",
     .put = "^name: Only a Rumour\n", .also = "    effects: []\n", .with = "",
     .what = "a Secret needs \"effects\""},
    {"BG-I5", "a key twice", .find = "rank: 1\n", .put = "rank: 1\n    ^rank: 1\n",
     .what = "the key 'rank' is here twice*"},
    {"BG-I5", "a deck of another name", .find = "secrets:\n", .put = "^omens:\n",
     .what = "unknown key \"omens\"; known here: pack, fighters, weapons, secrets, actions"},
    {"BG-I5", "a pack without a title", .find = "title: Pits of the Tallow Quarter\n  name",
     .put = "^name", .what = "pack needs \"title\""},
    {"BG-I5", "a card that is a word", .find = "  - name: Broken Sword\n",
     .put = "  - ^axe\n  - name: Broken Sword\n",
     .what = "a Weapon must be a map with the keys name, type, damage, text, copies"},
    {"BG-I5", "a deck that is a map", .find = "actions:*", .put = "actions: ^{name: Keyhole}\n",
     .what = "actions must be a list of 28 cards"},
    {"BG-I5", "a file that is a list", .find = "*", .put = "^- pack\n",
     .what = "a pack file must be a map with the keys pack, fighters, weapons, secrets, actions"},

    /* Words. */
    {"BG-I5", "an unknown Weapon type", .find = "type: str\n", .put = "type: ^blunt\n",
     .what = "type must be str, dex, best or worst, not \"blunt\""},
    {"BG-I5", "an unknown Action type", .find = "type: discover\n", .put = "type: ^spy\n",
     .what = "type must be discover, special, react or sabotage, not \"spy\""},
    {"BG-I5", "an unknown effect", .find = "{look: any}", .put = "{^peek: any}",
     .what = "unknown effect \"peek\"; known: " ALL_WORDS},
    /* Misspelt: what was meant is said. */
    {"", "a key misspelt", .find = "rank: 1\n", .put = "rank: 1\n    ^livfe: 2\n",
     .what = "unknown key \"livfe\"; known here: name, rank, str, dex, life, text, copies. Did you "
             "mean life?"},
    {"", "a word misspelt", .find = "type: discover\n", .put = "type: ^dicsover\n",
     .what = "type must be discover, special, react or sabotage, not \"dicsover\". Did you mean "
             "discover?"},
    {"", "an effect misspelt: the guess stands though the list is long", .find = "{look: any}",
     .put = "{^loook: any}",
     .what = "unknown effect \"loook\"; known: " ALL_WORDS ". Did you mean look?"},
    {"BG-I5", "an unknown thing to look at", .find = "{look: any}", .put = "{look: ^purse}",
     .what = "look must be weapon, fighter, secret, sabotage or any, not \"purse\""},
    {"BG-I5", "a look at a Fighter", .find = "{look: any}", .put = "{look: ^fighter}",
     .what = "look on a Discover must be weapon, secret, sabotage or any, not fighter"},
    {"BG-I5", "twice middling", .find = "{twice: high, to: left}",
     .put = "{twice: ^middling, to: left}", .what = "twice must be low or high, not \"middling\""},
    {"BG-I5", "an unknown stat for a Weapon", .find = "{type: best, to: weapon}",
     .put = "{type: ^luck, to: weapon}",
     .what = "type must be str, dex, best or worst, not \"luck\""},
    {"BG-I5", "for nobody known", .find = "{twice: high, to: left}",
     .put = "{twice: high, to: ^above}",
     .what = "to must be self, fighter, opponent, both, left, right or weapon, not \"above\""},
    {"BG-I5", "an unknown timing", .find = "when: each-round", .put = "when: ^daily",
     .what = "when must be once or each-round, not \"daily\""},
    {"BG-I5", "neither yes nor no", .find = "one-fight: yes", .put = "one-fight: ^maybe",
     .what = "one-fight must be no or yes, not \"maybe\""},

    /* What each kind may have. */
    {"BG-I5", "a Discover that strengthens", .find = "{look: any}", .put = "{^str: 1}",
     .what = "\"str\" is not for a Discover, which can have look"},
    {"BG-I5", "a Special that rolls again", .find = "{coin: 2}", .put = "{^reroll: fighter}",
     .what =
         "\"reroll\" is not for a Special, which can have str, dex, life, wounds, damage, type, "
         "twice, die, swap, "
         "replace, draw, time, coin, guard or risk"},
    {"BG-I5", "a React on Life", .find = "{reroll: fighter}", .put = "{^life: 1}",
     .what = "\"life\" is not for a React, which can have str, dex, wounds, damage, die, reroll, "
             "swap, draw, time or guard"},
    {"BG-I5", "a Sabotage that looks", .find = "{twice: low}", .put = "{^look: any}",
     .what = "\"look\" is not for a Sabotage, which can have str, dex, life, wounds, damage, type, "
             "twice, die, swap, "
             "replace, draw, time, coin, guard or risk"},
    {"BG-I5", "a Secret that draws", .find = "{twice: high, to: left}", .put = "{^draw: 1}",
     .what = "\"draw\" is not for a Secret, which can have str, dex, life, wounds, damage, type, "
             "twice, die or swap"},
    {"BG-I5", "a Secret for the Fighter beside", .find = "{twice: high, to: left}",
     .put = "{twice: high, to: ^fighter}",
     .what = "to of twice on a Secret must be both, left or right, not fighter"},
    {"BG-I5", "a Sabotage for the left", .find = "{twice: low}", .put = "{twice: low, to: ^left}",
     .what = "to of twice on a Sabotage must be fighter, opponent or both, not left"},
    {"BG-I5", "a Special for the opponent", .find = "{coin: 2}", .put = "{str: 1, to: ^opponent}",
     .what = "to of str on a Special must be fighter, not opponent"},
    {"BG-I5", "Damage of a Fighter", .find = "{damage: 2, to: weapon}",
     .put = "{damage: 2, to: ^fighter}",
     .what = "to of damage on a Sabotage must be weapon, not fighter"},
    {"BG-I5", "Coin for the Fighter", .find = "{coin: 2}", .put = "{coin: 2, to: ^fighter}",
     .what = "to of coin on a Special must be self, not fighter"},
    {"BG-I5", "a Secret for nobody", .find = "{twice: high, to: left}", .put = "^{twice: high}",
     .what = "twice of a Secret needs \"to\": left, right or both"},
    {"BG-I5", "a Secret that swaps Fighters", .find = "{swap: weapon}", .put = "{swap: ^fighter}",
     .what = "swap on a Secret must be weapon, not fighter"},
    {"BG-I5", "a reroll of the left", .find = "{reroll: fighter}", .put = "{reroll: ^left}",
     .what = "reroll on a React must be fighter, opponent or both, not left"},
    {"BG-I5", "swap with a to", .find = "{swap: weapon}", .put = "{swap: weapon, ^to: both}",
     .what = "swap takes no \"to\": its value says who it is for"},
    {"BG-E8", "a Secret's stat each round", .find = "{str: -1, to: left}",
     .put = "{str: -1, to: left, when: ^each-round}",
     .what = "when of str on a Secret must be once, not each-round"},
    {"BG-E8", "a Secret's second die only once", .find = "{twice: high, to: left}",
     .put = "{twice: high, to: left, when: ^once}",
     .what = "when of twice on a Secret must be each-round, not once"},
    {"BG-I5", "a Sabotage each round", .find = "{wounds: 1}",
     .put = "{wounds: 1, when: ^each-round}",
     .what = "when of wounds on a Sabotage must be once, not each-round"},
    {"BG-I5", "a Sabotage that says once is fine", .find = "{wounds: 1}",
     .put = "{wounds: 1, when: once}"},

    /* How much, and how many. */
    {"BG-I5", "a STR of nothing more", .find = "{str: 2}", .put = "{str: ^0}",
     .what = "str must not be 0: that would do nothing"},
    BOUNDS("str", "9", "10"),
    BOUNDS("dex", "9", "10"),
    BOUNDS("life", "9", "10"),
    BOUNDS("wounds", "9", "10"),
    BOUNDS("damage", "9", "10"),
    BOUNDS("die", "9", "10"),
    BOUNDS("coin", "9", "10"),
    BOUNDS("time", "6", "7"),
    BOUNDS("guard", "1", "2"),
    {"BG-I5", "Guard by 2", .find = "{guard: -1}", .put = "{guard: ^-2}",
     .what = "guard must be a whole number from -1 to 1, not -2"},
    {"BG-I5", "Risk upwards", .find = "{risk: -1}", .put = "{risk: ^1}",
     .what = "risk must be a whole number from -9 to -1, not 1"},
    {"BG-I5", "a Special may cost Coin", .find = "{coin: 2}", .put = "{coin: -2}"},
    {"BG-D3", "a Sabotage may not: wagers are secret then", .find = "{twice: low}",
     .put = "{coin: ^-2}", .what = "coin must be a whole number from 1 to 9, not -2"},
    {"BG-I5", "a draw of 5", .find = "{draw: 2}", .put = "{draw: ^5}",
     .what = "draw must be a whole number from 1 to 4, not 5"},
    {"BG-I5", "a look at 5", .find = "{look: weapon, count: 2}", .put = "{look: weapon, count: ^5}",
     .what = "count must be a whole number from 1 to 4, not 5"},
    {"BG-I5", "a look at none", .find = "{look: weapon, count: 2}",
     .put = "{look: weapon, count: ^0}", .what = "count must be a whole number from 1 to 4, not 0"},
    {"BG-I5", "a Fighter of no copies", .find = "rank: 1\n", .put = "rank: 1\n    copies: ^0\n",
     .what = "copies must be a whole number from 1 to 18, not 0"},
    {"BG-I5", "an Action without a text", .find = "text: Look at a Weapon or a Secret.",
     .put = "text: ^\"\"", .what = "text must not be empty"},
    {"BG-I5", "a count without a look", .find = "{coin: 2}", .put = "{coin: 2, ^count: 2}",
     .what = "\"count\" goes with look alone"},
    {"BG-I5", "one Fight without a look", .find = "{coin: 2}", .put = "{coin: 2, ^one-fight: yes}",
     .what = "\"one-fight\" goes with look alone"},
    {"BG-I5", "five effects", .find = "{coin: 2}",
     .put = "{coin: 2}\n      - {time: 1}\n      - {draw: 1}\n"
            "      - {guard: -1}\n      - ^{risk: -1}",
     .what = "too many effects: a card has at most 4"},
    {"BG-I5", "four effects are fine", .find = "{coin: 2}",
     .put = "{coin: 2}\n      - {time: 1}\n      - {draw: 1}\n"
            "      - {guard: -1}"},
    {"BG-I5", "two words in one effect", .find = "{str: 2}", .put = "{str: 2, ^dex: 2}",
     .what = "\"dex\" must be a separate effect: write one word for each effect"},
    {"BG-I5", "two words in one effect, the first of all the second", .find = "{str: 2}",
     .put = "{dex: 2, ^str: 2}",
     .what = "\"str\" must be a separate effect: write one word for each effect"},
    {"BG-I5", "for the player, said", .find = "{coin: 2}", .put = "{coin: 2, to: self}"},
    {"BG-I5", "an effect without a word", .find = "{str: 2}", .put = "^{to: fighter}",
     .what = "an effect needs a word that says what it does, such as str or look"},
    {"BG-I5", "an effect that is no map", .find = "{str: 2}", .put = "^str",
     .what = "an effect must be a map, such as {str: 2, to: fighter}"},
    {"BG-I5", "effects that are no list", .find = "effects: []", .put = "effects: ^none",
     .what = "effects must be a list: [{str: 2, to: fighter}]"},
    {"BG-I5", "an Action that does nothing", .find = "effects:\n      - {coin: 2}",
     .put = "effects: ^[]", .what = "a Special needs at least one effect"},

    /* What goes together. */
    {"BG-I5", "two looks", .find = "{look: any}", .put = "{look: any}\n      - ^{look: secret}",
     .what = "a Discover has one look, with a count for more cards"},
    {"BG-I5", "a Special at a Fighter and a Weapon", .find = "{coin: 2}",
     .put = "{str: 1}\n      - ^{damage: 1}",
     .what = "this effect aims at one weapon, an earlier one at one fighter: all aims of a Special "
             "must be the same"},
    {"BG-I5", "a Special at one Weapon and at two", .find = "{swap: weapon}\n  - name: Wet",
     .put = "{swap: weapon}\n      "
            "- ^{damage: 1}\n  - name: Wet",
     .what = "this effect aims at one weapon, an earlier one at two of kind weapon: all aims of a "
             "Special must be the same"},
    {"BG-I5", "a Special at a Fighter and at two Weapons", .find = "{coin: 2}",
     .put = "{str: 1}\n      - ^{swap: weapon}",
     .what = "this effect aims at two of kind weapon, an earlier one at one fighter: all aims of a "
             "Special must be the same"},
    {"BG-I5", "a Special at a Fighter with a rider is fine", .find = "{coin: 2}",
     .put = "{str: 1}\n      - {coin: 2}\n"
            "      - {wounds: 1}"},
    {"BG-C8", "a Sabotage on Weapon and Fighter", .find = "{damage: 2, to: weapon}",
     .put = "{damage: 2, to: weapon}\n      - ^{str: 1}",
     .what =
         "a Sabotage works on the Fighter or on the Weapon, not on both: split it into two cards"},
    {"BG-C8", "a Sabotage on Weapon and opponent", .find = "{damage: 2, to: weapon}",
     .put = "{damage: 2, to: weapon}\n      - ^{str: 1, to: opponent}",
     .what =
         "a Sabotage works on the Fighter or on the Weapon, not on both: split it into two cards"},
    {"BG-C8", "a Sabotage on Weapon and both Fighters", .find = "{damage: 2, to: weapon}",
     .put = "{damage: 2, to: weapon}\n      - ^{str: 1, to: both}",
     .what =
         "a Sabotage works on the Fighter or on the Weapon, not on both: split it into two cards"},
    {"BG-C8", "a Sabotage on Fighter and Weapon", .find = "{str: 2}\n      - {dex: 2}",
     .put = "{str: 2}\n      - ^{swap: weapon}",
     .what =
         "a Sabotage works on the Fighter or on the Weapon, not on both: split it into two cards"},
    {"BG-C8", "a Sabotage on the Weapon with riders is fine", .find = "{damage: 2, to: weapon}",
     .put = "{damage: 2, to: weapon}\n      - {replace: secret}\n      - {time: 1}"},
};
const int bad_pack_count = sizeof bad_packs / sizeof *bad_packs;
