/* Calls functions of a library as they are described on standard input, and writes what they leave behind. */

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { NUMBER, FLOAT, ARRAY, INTEGERS = 96, FLOATS = 8, MOST = 128 };

static void take(void *data, size_t length) {
    if (fread(data, 1, length, stdin) != length) exit(3);
}

static int64_t taken(void) {
    int64_t number;
    take(&number, 8);
    return number;
}

static void give(const void *data, size_t length) {
    if (fwrite(data, 1, length, stdout) != length) exit(4);
}

typedef int32_t Function(
#define P int64_t
    P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P,
    P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P,
    P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P,
    double, double, double, double, double, double, double, double);

/* Whole numbers and floating-point ones have registers of their own, so that their order does not matter. */
static int32_t call(Function *f, int64_t *i, double *d) {
#define FOUR(n) i[n], i[n + 1], i[n + 2], i[n + 3]
#define SIXTEEN(n) FOUR(n), FOUR(n + 4), FOUR(n + 8), FOUR(n + 12)
    return f(SIXTEEN(0), SIXTEEN(16), SIXTEEN(32), SIXTEEN(48), SIXTEEN(64), SIXTEEN(80),
             d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]);
}

int main(int count, char **words) {
    dlopen("libm.so.6", RTLD_NOW | RTLD_GLOBAL); /* which Python has loaded */
    void *library = count > 1 ? dlopen(words[1], RTLD_NOW) : 0;
    if (!library) return fprintf(stderr, "%s\n", dlerror()), 1;
    void (*release)(int64_t) = (void (*)(int64_t))dlsym(library, "ossuary_release");
    for (int64_t calls = taken(); calls > 0; calls--) {
        char name[256] = {0};
        int64_t length = taken(), integers[INTEGERS] = {0}, out[MOST] = {0}, sizes[MOST];
        void *arrays[MOST];
        double floats[FLOATS] = {0};
        int whole = 1, real = 0, kept = 0;
        take(name, length);
        integers[0] = (int64_t)out;
        for (int64_t given = taken(); given > 0; given--) {
            int64_t kind = taken();
            if (kind == FLOAT) {
                take(&floats[real++], 8);
            } else if (kind == NUMBER) {
                integers[whole++] = taken();
            } else {
                sizes[kept] = taken();
                arrays[kept] = malloc(sizes[kept] + 64);
                take(arrays[kept], sizes[kept]);
                integers[whole++] = (int64_t)arrays[kept++];
            }
        }
        Function *function = (Function *)dlsym(library, name);
        if (!function || whole > INTEGERS || real > FLOATS) return fprintf(stderr, "%s\n", name), 2;
        int64_t status = call(function, integers, floats);
        give(&status, 8);
        give(out, sizeof(out));
        for (int array = 0; array < kept; array++) {
            give(arrays[array], sizes[array]);
            free(arrays[array]);
        }
        for (int64_t results = taken(); results > 0; results--) {
            int64_t at = taken(), size = taken();
            for (int64_t dims = taken(), dim = 0; dim < dims; dim++) size *= out[at + 2 + dim];
            give((void *)out[at + 1], size);
            release(out[at]);
        }
        fflush(stdout);
    }
    return 0;
}
