/// Returns the heap's free memory to the system, where the C library can; takes milliseconds for each gigabyte.
void return_free_memory(void);
