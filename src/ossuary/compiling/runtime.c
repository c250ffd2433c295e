/* What compiled code needs of numba's runtime: counted memory, and lists that grow. */

typedef unsigned long long size; /* in compiled code; a pointer may have half as many bits */

#define OPEN __attribute__((visibility("default"))) /* for callers of the library */

#if defined(__wasm__)
#include "browser.h"
#elif defined(__NVPTX__)
#include "device.h"
#else
void *malloc(__SIZE_TYPE__);
void *realloc(void *, __SIZE_TYPE__);
void free(void *);

static void *allocate(size length) { return malloc(length); }

static void *enlarge(void *data, size length) { return realloc(data, length); }

static void release(void *data) { free(data); }
#endif

typedef struct {
    size count;
    void *apart; /* not null where the data have memory of their own */
    void *more;
    void *data;
    size length;
} Memory;

static Memory *begun(Memory *memory, void *data, size length) {
    *memory = (Memory){1, 0, 0, data, length};
    return memory;
}

void *NRT_Allocate(size length) { return allocate(length); }

void NRT_Free(void *data) { release(data); }

Memory *NRT_MemInfo_alloc_aligned(size length, unsigned align) {
    Memory *memory = length > ~(size)0 - sizeof(Memory) - align ? 0 : allocate(sizeof(Memory) + length + align);
    if (!memory) return 0;
    size data = (size)(memory + 1);
    return begun(memory, (void *)(data + (align - data % align) % align), length);
}

Memory *NRT_MemInfo_alloc_safe_aligned(size length, unsigned align) { return NRT_MemInfo_alloc_aligned(length, align); }

Memory *NRT_MemInfo_alloc(size length) { return NRT_MemInfo_alloc_aligned(length, 16); }

Memory *NRT_MemInfo_alloc_safe(size length) { return NRT_MemInfo_alloc(length); }

/* The items of our lists are numbers: there is nothing to destroy in them. */
Memory *NRT_MemInfo_new_varsize_dtor(size length, void *destroy) {
    void *data = allocate(length);
    Memory *memory = data ? allocate(sizeof(Memory)) : 0;
    if (!memory) {
        release(data);
        return 0;
    }
    begun(memory, data, length)->apart = data;
    return memory;
}

void *NRT_MemInfo_varsize_realloc(Memory *memory, size length) {
    void *data = enlarge(memory->data, length);
    if (data) {
        memory->data = data;
        memory->length = length;
    }
    return data;
}

void NRT_MemInfo_call_dtor(Memory *memory) {
    if (memory->apart) release(memory->data);
    release(memory);
}

/* Where an exception would be described to Python: the status of the call says enough. */
__attribute__((visibility("hidden"))) char PyExc_RuntimeError;

__attribute__((visibility("hidden"))) void PyErr_SetString(void *exception, const char *text) {}

/* Gives back an array that was handed to the caller. */
OPEN void ossuary_release(Memory *memory) {
    if (memory && __atomic_sub_fetch(&memory->count, 1, __ATOMIC_ACQ_REL) == 0) NRT_MemInfo_call_dtor(memory);
}

/* 3 where the processor, and the system that runs on it, have all of x86-64-v3; else 1. */
OPEN int ossuary_level(void) {
#if defined(__x86_64__)
    unsigned a, b, c, d, state;
    __asm__("cpuid" : "=a"(a), "=b"(b), "=c"(c), "=d"(d) : "a"(1), "c"(0));
    const unsigned first = 1u << 12 | 1u << 22 | 1u << 27 | 1u << 28 | 1u << 29; /* FMA, MOVBE, OSXSAVE, AVX, F16C */
    if ((c & first) != first) return 1;
    __asm__("xgetbv" : "=a"(state), "=d"(d) : "c"(0));
    if ((state & 6) != 6) return 1;
    __asm__("cpuid" : "=a"(a), "=b"(b), "=c"(c), "=d"(d) : "a"(7), "c"(0));
    const unsigned second = 1u << 3 | 1u << 5 | 1u << 8; /* BMI1, AVX2, BMI2 */
    if ((b & second) != second) return 1;
    __asm__("cpuid" : "=a"(a), "=b"(b), "=c"(c), "=d"(d) : "a"(0x80000001), "c"(0));
    return c >> 5 & 1 ? 3 : 1; /* LZCNT */
#else
    return 1;
#endif
}
