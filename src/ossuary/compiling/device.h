/* The memory of a thread on a graphics card: a small stack of blocks of its own, as it has no other to ask. */

char *ossuary_room(void); /* this thread's, of ROOM bytes; `kernels.py` puts it there, and zeros into its first block */

typedef struct {
    unsigned before; /* where the block before begins */
    unsigned length;
    unsigned taken;
    unsigned unused;
} Block;

typedef struct {
    unsigned last; /* where the last block begins */
    unsigned end;
    unsigned unused[2];
} Stack;

static void *allocate(size length) {
    Stack *stack = (Stack *)ossuary_room();
    unsigned begin = stack->end ? stack->end : sizeof(Stack);
    size whole = (length + 15) / 16 * 16;
    if (length > ROOM || begin + sizeof(Block) + whole > ROOM) return 0;
    Block *block = (Block *)(ossuary_room() + begin);
    *block = (Block){stack->last, whole, 1, 0};
    stack->last = begin;
    stack->end = begin + sizeof(Block) + whole;
    return block + 1;
}

/* A block in the middle stays until those after it are gone. */
static void release(void *data) {
    if (!data) return;
    ((Block *)data - 1)->taken = 0;
    Stack *stack = (Stack *)ossuary_room();
    while (stack->last) {
        Block *block = (Block *)(ossuary_room() + stack->last);
        if (block->taken) return;
        stack->end = stack->last;
        stack->last = block->before;
    }
}

static void *enlarge(void *data, size length) {
    void *made = allocate(length);
    if (!made) return 0;
    unsigned old = ((Block *)data - 1)->length;
    for (unsigned at = 0; at < old && at < length; at += 8) *(size *)((char *)made + at) = *(size *)((char *)data + at);
    release(data);
    return made;
}
