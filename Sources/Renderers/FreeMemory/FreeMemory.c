#include "FreeMemory.h"

#include <stdlib.h>

// Glibc keeps what is free below a block in use, and has a heap for each thread. Swift cannot import its header.
#ifdef __GLIBC__
#include <malloc.h>

void return_free_memory(void) { malloc_trim(0); }
#else
void return_free_memory(void) {}
#endif
