#define _GNU_SOURCE
#include "allocation_counter.h"

#if defined(__GLIBC__) || (defined(__linux__) && __has_include(<gnu/libc-version.h>))

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

// The program's own definitions take the place of the C library's for the whole process.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_bool is_counting;
static atomic_int_least64_t count;

static inline void note(void) {
  if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  }
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  note();
  return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  note();
  void *pointer = __libc_memalign(alignment, size);
  if (!pointer) return ENOMEM;
  *result = pointer;
  return 0;
}

void allocation_counter_start(void) {
  atomic_store(&count, 0);
  atomic_store(&is_counting, 1);
}

int64_t allocation_counter_stop(void) {
  atomic_store(&is_counting, 0);
  return atomic_load(&count);
}

int64_t allocation_counter_bytes(void) { return (int64_t)mallinfo2().uordblks; }

#else

void allocation_counter_start(void) {}
int64_t allocation_counter_stop(void) { return -1; }
int64_t allocation_counter_bytes(void) { return -1; }

#endif
