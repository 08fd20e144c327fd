#!/usr/bin/env python3
"""Plants one bug after the other in the server and its store, and plays the simulated world (tests/sim) until a seed finds it:
tools/sim_planted.py [NAME...]. SEEDS: after how many it is not found (400). Works in a copy of the tree in build/planted-sim; exit 1 if
one is not found."""
import os
import re
import subprocess
import sys

import planting
from planting import ROOT

COPY = os.path.join(ROOT, "build", "planted-sim")
SEEDS = int(os.environ.get("SEEDS", "400"))

LOSE = """        table_lose(house, table, "store", done->why);
        return;
    }
    table->in_flight--;"""
RUN_COMMIT = "        code = run(w->commit);\n"

# Each: (file, what stands there once, what stands there instead), one or more.
PLANTS = {
    "an answer before the commit": [("server/heard.c", "    conn_waits(conn, house->tag + 1);", "    conn_ok(conn);")],
    "a turn before the commit": [
        ("server/ws.c", "conn->news && conn->table && !conn->table->in_flight && !conn->ended", "conn->news && conn->table && !conn->ended"),
        ("server/held.c", "return table->in_flight && table->before ? table->before->n : table->match.count;", "return table->match.count;"),
        ("server/held.c", "return table->in_flight && table->before ? &table->before->state : &table->match.state;", "return &table->match.state;")],
    "a move whose commit failed is played on": [("server/play.c", LOSE, "    }\n    table->in_flight--;")],
    "the last id is not stored with its entry": [("server/heard.c", "    table->noted = table->noted || seat->id[0];", "    table->noted = table->noted;")],
    "the last id is not looked at": [("table/wire.h", "    return id && id[0] && !strcmp(id, seat->id);", "    return id && id[0] && !strcmp(id, \"\") && seat;")],
    "a commit is not synced": [("store/sqlite/file.c", "PRAGMA synchronous=FULL;", "PRAGMA synchronous=NORMAL;")],
    "what a failed commit left in the log stays": [
        ("store/sqlite/writer.c", "        w->leftover = w->leftover || committing;\n", "")],
    "completions are handed over before the commit": [
        ("store/sqlite/writer.c", RUN_COMMIT, "        code = 0;\n"),
        ("store/sqlite/writer.c", "bool store_writer_tidy(struct store_writer *w)\n{\n",
         "bool store_writer_tidy(struct store_writer *w)\n{\n    run(w->commit);\n")],
    "the writer waits without looking first": [("store/store.c", "        while (!s->waiting.first && !s->closing)\n", "        if (!s->closing)\n")],
    "a watcher is shown what seat 0 sees": [
        ("server/gallery.c", "    struct wire_seat wire = conn->wire;\n", "    struct wire_seat wire = conn->wire;\n    wire.seat = 0;\n")],
    "a patch is made from what another connection was sent": [
        ("server/hello.c", "    say_forget(conn->delivered);\n    gallery_forget(conn);",
         "    say_forget(conn->delivered);\n    for (struct conn *o = conn->table->conns; o; o = o->next)\n"
         "        if (o != conn && o->wire.patches)\n            say_copy(conn->delivered, o->delivered);\n    gallery_forget(conn);")],
    "a seat's token is compared in part": [("server/tokens.c", "return !sodium_memcmp(a, b, TOKEN_BYTES);", "return a[0] >> 6 == b[0] >> 6;")],
    "a hello's n is believed one too far": [("server/hello.c", "    conn->wire.sent = conn->told_n = known ? (uint32_t)n->number : 0;",
                                            "    conn->wire.sent = conn->told_n = known ? (uint32_t)n->number + 1 : 0;")],
    "who comes is told of papers on their way to the disk": [
        ("server/papers.c", "return table->papers_due ? table->papers_kept : table->papers;", "return table->papers;")],
    "who comes is told of a card on its way to the disk": [
        ("server/care.c", "    if (care->news && (!watcher || care->news == CARE_NEWS_HOLD))\n        return;", "    ;")],
    "what was played is refused when it is sent again while all is held": [
        ("server/heard.c", "    if (wire_again(wire, pairs)) {", "    if (wire_again(wire, pairs) && !care_holds(table)) {"),
        ("server/heard.c", "    ENSURE(!again);", "    if (again) {\n        conn_ok(conn);\n        return;\n    }")],
    "whoever is hung up on after a failure is not told what was kept before": [
        ("server/ws.c", "    ok_due(conn); /* what is on the disk is, whatever happened since */\n", "")],
    "an answer does not wait for the disk": [("server/http.h", "    if (table->in_flight)\n", "    if (table->in_flight && !request)\n")],
    "a failed table's later words go in": [("store/store.c", "s->failures ? s->done.first : NULL", "s->failures < 0 ? s->done.first : NULL")],
    "a table that is over counts as not over while something is kept": [
        ("server/gallery.c", "return table->ended && !table->ends;", "return table->ended && !table->in_flight;"),
        ("server/gallery.c", "seen->ended = is_over(table);", "seen->ended = false;")],
    "an erased seat's paper stays": [("server/mine.c", "&& count < STORE_PAPERS_MAX)", "&& count < 0)")],
    "erased words stay in the log": [("server/play.c", "    match_remove_words(&table->match, seat);\n", "    (void)seat;\n")],
    "who is gone before the handshake's answer ends it": [("server/ws.c", "        if (!conn->house) /* gone", "        if (!conn) /* gone")],
    "a handout goes to all seats": [
        ("server/handouts.c", "    } else if (after->since[seat] && (!before->since[seat] || !same)) {", "    } else if (!same) {")],
    "a key's seat is answered before the disk has it": [("server/keys.c", "    answer_waits_papers(request, table);\n", "")],
    "all seats of a table are its last key's": [("server/keys.c", "STORE_KEYED \"%d\", seat);", "STORE_KEYED \"%d\", seat & 0);")],
    "a key that was given up is as good as before": [("server/key_ask.c", "!strcmp(paper->name, paper_gone);", "false;")],
    "a browser that was taken back is kept": [
        ("server/push.c", "        if (strcmp(one, endpoint) != 0 && others-- <", "        if ((!on || strcmp(one, endpoint) != 0) && others-- <")],
    "nothing is dealt from the people's bytes": [
        ("server/shuffle.c", "        if (s->revealed >> seat & 1)\n            fair_add_share", "        if ((s->revealed & s->failed) >> seat & 1)\n            fair_add_share")],
    "what the master does not let pass is told as let pass": [
        ("server/waive.c", "allows ? WAIVE_ALLOWED : WAIVE_REFUSED", "WAIVE_ALLOWED")],
    "the list learns of a seat after the disk has the seat": [("server/papers.c", "    listing_part(table, parting);\n", "")],
    "the words that are marked are the last ones": [
        ("table/words.c", "    add_say(match, seat)->mark = n;", "    n = match_spoken(match, 0);\n    add_say(match, seat)->mark = n;")],
    "words are marked as often as anyone likes": [("table/words.c", "if (match_marked(match, n))", "if (match_marked(match, n) && !n)")],
    "words that only one seat can read are marked": [
        ("table/words.c", "return entry->text && !is_secret(match, entry);", "return entry->text && match;")],
    "words that are marked once are no words": [
        ("table/words.c", "return entry->text && !is_secret(match, entry);",
         "return entry->text && !is_secret(match, entry) && !match_marked(match, (uint32_t)(entry - match->entry) + 1);")],
    "who asks for all is told of no mark": [
        ("table/wire.c", "for (uint32_t n = seat->sent + 1; n <= last && !seat->no_events; n++) {",
         "for (uint32_t n = seat->sent + 1; n <= last && !seat->no_events; n++) {\n"
         "        if (!seat->sent && match->entry[n - 1].mark)\n            continue;")],
    "words of another table are told as marked": [
        ("table/say.c", "    char bytes[CALLED_BYTES], gone[REMOVED_BYTES];\n    struct text who = speech(bytes, sizeof bytes, out->language, NULL);\n"
         "    struct text removed",
         "    char bytes[CALLED_BYTES], gone[REMOVED_BYTES];\n    static char first[TEXT_BYTES_MAX + 1];\n"
         "    if (!*first)\n        memcpy(first, words, strlen(words) + 1);\n    words = first;\n"
         "    struct text who = speech(bytes, sizeof bytes, out->language, NULL);\n    struct text removed")],
    "the list says of all tables what it said of the first": [
        ("server/listing.c", "    snprintf(says, sizeof says, \"%.*s\", (int)head->says_size, head->says);",
         "    static char one[TABLE_LISTING_BYTES + 1];\n    if (!one[0])\n"
         "        snprintf(one, sizeof one, \"%.*s\", (int)head->says_size, head->says);\n    memcpy(says, one, sizeof says);")],
}


def planted(name):
    planting.copy_with(COPY, name, PLANTS[name])
    build = subprocess.run(["tools/build.sh", "gcc", "sim"], cwd=COPY, capture_output=True, text=True)
    if build.returncode:
        sys.exit("%s: does not build\n%s" % (name, (build.stdout + build.stderr)[-2000:]))
    test = subprocess.run([os.path.join(COPY, "build/tests/sim/sim"), "--seeds", "1..%d" % SEEDS, "--first"], capture_output=True, text=True)
    said = re.search(r"^seed (\d+) fails: (.*)", test.stdout, re.M)
    print("%-9s %s%s" % ("found" if said else "NOT FOUND", name, ": seed %s: %.160s" % said.groups() if said else ""), flush=True)
    return said is not None


planting.plant_all(PLANTS, planted)
