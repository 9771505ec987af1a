#include <malloc.h>

enum { LARGEST_KEPT = 256 << 10, HEAPS = 2 };

/// Makes the C library give memory back to the system when it is free, from the start of the process.
///
/// By default, it keeps blocks of up to 32 MB for itself once one of that size was freed, and has eight heaps for each core:
/// messages from apps, images above all, leave gaps there that add up.
__attribute__((constructor)) static void give_memory_back(void) {
  mallopt(M_MMAP_THRESHOLD, LARGEST_KEPT);
  mallopt(M_TRIM_THRESHOLD, LARGEST_KEPT);
  mallopt(M_ARENA_MAX, HEAPS);
}
