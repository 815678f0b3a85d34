#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// Starts to count the allocations of all threads.
void allocation_counter_start(void);

/// Stops counting and returns how many allocations there were, or -1 where they can't be counted.
int64_t allocation_counter_stop(void);

/// Returns how many bytes are allocated, or -1 where that is not known.
int64_t allocation_counter_bytes(void);

#endif
