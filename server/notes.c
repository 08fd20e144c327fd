/* See notes.h. */

#include <stdlib.h>
#include <string.h>

#include "server/notes.h"

bool notes_add(struct notes *notes, const char *bytes, size_t room, size_t size)
{
    struct note *note = malloc(sizeof *note + room + size);
    if (!note)
        return false;
    note->next = NULL;
    note->size = size;
    memcpy(note->bytes + room, bytes, size);
    if (notes->last)
        notes->last->next = note;
    else
        notes->first = note;
    notes->last = note;
    notes->count++;
    notes->bytes += size;
    return true;
}

struct note *notes_take(struct notes *notes)
{
    struct note *note = notes->first;
    if (!note)
        return NULL;
    notes->first = note->next;
    if (!notes->first)
        notes->last = NULL;
    notes->count--;
    notes->bytes -= note->size;
    return note;
}

void notes_clear(struct notes *notes)
{
    struct note *note;
    while ((note = notes_take(notes)))
        free(note);
}
