/* What compiled code has in a browser instead of a C library: memory, and musl's mathematics, which zig brings. */

#define GIVEN(name) __attribute__((import_module("env"), import_name(name)))

GIVEN("malloc") void *malloc(__SIZE_TYPE__);
GIVEN("realloc") void *realloc(void *, __SIZE_TYPE__);
GIVEN("free") void free(void *);

/* Small blocks are kept in lists here, by the power of two that is their size: asking for each would take longer than
   most moves. A word before a block says which list it is of; that of a large block, which is asked for, is 0. */
enum { LEAST = 4, MOST = 11, HEAD = 8, CHUNK = 1 << 16 };

static void *spare[MOST + 1];
static char *fresh, *end;

static void *headed(unsigned *block, unsigned list) {
    *block = list;
    return (char *)block + HEAD;
}

static unsigned list_of(void *data) { return *(unsigned *)((char *)data - HEAD); }

static void *allocate(size length) {
    if (length > 1u << 31) return 0;
    unsigned list = length <= (1 << LEAST) - HEAD ? LEAST : 32 - __builtin_clz((unsigned)length + HEAD - 1);
    void *block;
    if (list > MOST) {
        block = malloc(length + HEAD);
        return block ? headed(block, 0) : 0;
    }
    if ((block = spare[list])) {
        spare[list] = *(void **)((char *)block + HEAD);
        return headed(block, list);
    }
    if (end - fresh < 1 << list) {
        if (!(fresh = malloc(CHUNK))) return end = 0;
        end = fresh + CHUNK;
    }
    block = fresh;
    fresh += 1 << list;
    return headed(block, list);
}

static void release(void *data) {
    unsigned list = data ? list_of(data) : 0;
    if (list) {
        *(void **)data = spare[list];
        spare[list] = (char *)data - HEAD;
    } else if (data) {
        free((char *)data - HEAD);
    }
}

static void *enlarge(void *data, size length) {
    unsigned list = list_of(data);
    if (length > 1u << 31) return 0;
    if (!list) {
        void *block = realloc((char *)data - HEAD, length + HEAD);
        return block ? (char *)block + HEAD : 0;
    }
    if (length + HEAD <= 1u << list) return data;
    void *larger = allocate(length);
    if (larger) {
        __builtin_memcpy(larger, data, (1 << list) - HEAD);
        release(data);
    }
    return larger;
}

#include <__math_divzero.c>
#include <__math_invalid.c>
#include <__math_oflow.c>
#include <__math_uflow.c>
#include <__math_xflow.c>
#include <erf.c>
#include <exp_data.c>
#include <pow.c>
#include <pow_data.c>
