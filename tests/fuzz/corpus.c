/* A fuzz target as a plain test, without libFuzzer: every file named is one input. Fails if
 * together they did not get as far as a move. */
#include <stdio.h>
#include <stdlib.h>

#include "tests/fuzz/fuzz.h"

enum { INPUT_BYTES_MAX = 1 << 20 };

int main(int argc, char **argv)
{
    static uint8_t bytes[INPUT_BYTES_MAX];
    for (int i = 1; i < argc; i++) {
        FILE *file = fopen(argv[i], "rb");
        if (!file) {
            fprintf(stderr, "%s: cannot be read\n", argv[i]);
            return 2;
        }
        size_t size = fread(bytes, 1, sizeof bytes, file);
        fclose(file);
        LLVMFuzzerTestOneInput(bytes, size);
    }
    printf("%d inputs, %llu moves\n", argc - 1, (unsigned long long)fuzz_moves);
    return fuzz_moves == 0;
}
