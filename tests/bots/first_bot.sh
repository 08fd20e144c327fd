#!/bin/sh
# A bot for croupier's tables of Bloodsport and Texarkana in a shell, written from docs/protocol.md: it answers
# each turn with the first of the open moves. Of an argument it takes the first name, number or set, or the
# least of a range; of a set, which stands in () on the way, the first few.
#
#     croupier table bloodsport --seats careful,prog:tests/bots/first_bot.sh
while IFS= read -r line; do
    case $line in *'"type":"turn"'*) ;; *) continue ;; esac
    n=$(printf '%s\n' "$line" | sed 's/.*"type":"turn","seat":[0-9]*,"n":\([0-9]*\),.*/\1/')
    # The options are the last list of a turn that begins so. What stands behind the first of them goes.
    printf '%s\n' "$line" | sed -n '
        s/.*"options":\[{"do"/{"do"/
        t made
        d
        :made
        s/{"min":\(-\{0,1\}[0-9]*\),"max":-\{0,1\}[0-9]*}/\1/g
        s/{"of":\[[^]]*\],"min":0,"max":[0-9]*}/()/g
        s/{"of":\[\([^],]*\)[^]]*\],"min":1,"max":[0-9]*}/(\1)/g
        s/{"of":\[\([^],]*\),\([^],]*\)[^]]*\],"min":2,"max":[0-9]*}/(\1,\2)/g
        s/{"of":\[\([^],]*\)[^]]*\],"new":true}/\1/g
        s/":\[\[\([^]]*\)\]\(,\[[^]]*\]\)*\]/":(\1)/g
        s/}.*//
        s/":\[\([^],]*\)[^]]*\]/":\1/g
        y/()/[]/
        s/,"dull":true//
        s/^{/{"n":'"$n"',/
        s/$/}/
        p'
done
