/* The guest's part in the shuffle of a match that waits for its people (docs/fairness.md). What is
 * always true: its bytes are revealed only once the commitments are closed with its own among
 * them. */
#include <stdio.h>
#include <string.h>

#include "cli/guest.h"
#include "table/native/sodium.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/say.h"

static void send_part(struct guest *guest, const char *what, const uint8_t bytes[HASH_BYTES])
{
    char hex[2 * HASH_BYTES + 1], message[128];
    struct text out = text_over(message, sizeof message);
    hash_hex(bytes, HASH_BYTES, hex);
    text_format(&out, "{\"type\":\"shuffle\",\"%s\":\"%s\"}", what, hex);
    net_send(guest->net, out.at, out.used);
}

/* What the dealer has committed to, if it is not what was told at the start. */
static void hear_commit(struct guest *guest, const char *commit)
{
    if (strlen(commit) != 2 * HASH_BYTES || !strcmp(guest->commit, commit))
        return;
    memcpy(guest->commit, commit, sizeof guest->commit);
    input_above();
    says(TELL_SHUFFLE_AGAIN());
    says(TELL_COMMITTED());
    printf("  %s\n", guest->commit);
}

void guest_shuffle(struct guest *guest, const struct node *message)
{
    const struct node *fair = node_get(message, "fair");
    const struct node *shares = fair ? node_get(fair, "shares") : NULL;
    const struct node *own = shares ? shares->child : NULL;
    const char *is = guest_member(message, "is");
    const char *table = fair ? guest_member(fair, "table") : NULL;
    const char *promised = fair ? guest_member(fair, "commit") : NULL;
    struct fair_head head = {0};
    uint8_t commit[HASH_BYTES];
    char hex[2 * HASH_BYTES + 1];
    int adding = 0, seat = 0;
    if (guest->seat == SEAT_WATCHER || !is || !promised || !table ||
        !hash_unhex(table, TABLE_ID_BYTES, head.table))
        return;
    for (const struct node *at = own; at; at = at->next, seat++) {
        adding += at->quoted;
        own = seat < guest->seat ? at->next : own;
    }
    hear_commit(guest, promised);
    if (!strcmp(is, "commits") && own && !own->quoted) {
        if (memcmp(guest->shuffle, head.table, TABLE_ID_BYTES) != 0)
            system_random(guest->share, sizeof guest->share);
        memcpy(guest->shuffle, head.table, TABLE_ID_BYTES);
        fair_share_commit(&hash_sodium, &head, guest->seat, guest->share, commit);
        send_part(guest, "commit", commit);
    }
    fair_share_commit(&hash_sodium, &head, guest->seat, guest->share, commit);
    hash_hex(commit, HASH_BYTES, hex);
    guest->adds = own && own->quoted && !strcmp(own->text, hex);
    if (!strcmp(is, "reveals") && guest->adds)
        send_part(guest, "reveal", guest->share);
    if (!strcmp(is, "done")) {
        input_above();
        says(TELL_SHUFFLED(.count = adding));
    }
}
