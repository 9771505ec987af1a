#include <malloc.h>

enum { LARGEST_KEPT = 256 << 10, HEAPS = 2 };

/// Makes the C library return free memory to the system, from the start of the process.
///
/// By default, once a block of up to 32 MB has been freed, the C library keeps blocks of that size
/// for itself, and it uses eight heaps per core. Messages from apps, and especially images, would
/// leave large gaps in these heaps.
__attribute__((constructor)) static void give_memory_back(void) {
  mallopt(M_MMAP_THRESHOLD, LARGEST_KEPT);
  mallopt(M_TRIM_THRESHOLD, LARGEST_KEPT);
  mallopt(M_ARENA_MAX, HEAPS);
}
