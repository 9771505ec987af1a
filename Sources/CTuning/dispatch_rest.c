#define _GNU_SOURCE
#include "dispatch_rest.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <string.h>

enum { SECOND = 1000000000 };

static const uint64_t never = ~(uint64_t)0;

/// Whether code of libdispatch itself is at an address.
static bool is_in_libdispatch(const void *address) {
  Dl_info found;
  return dladdr(address, &found) != 0 && found.dli_fname != NULL &&
         strstr(found.dli_fname, "libdispatch") != NULL;
}

// Weak, since in a program that contains UIKit too, UIKit takes this function's place.
__attribute__((weak))
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  static void (*original)(void *, uint64_t, uint64_t, uint64_t);
  if (original == NULL) *(void **)&original = dlsym(RTLD_NEXT, "dispatch_source_set_timer");
  bool looks_after_threads = interval == SECOND && is_in_libdispatch(__builtin_return_address(0));
  original(source, looks_after_threads ? never : start, interval, leeway);
}

// In a program that contains libdispatch itself, the linker sends all calls of the function to the one called `__wrap_` and
// calls it `__real_`. Only the command is such a program, and no other code of it sets timers of a second.
__attribute__((weak)) void __real_dispatch_source_set_timer(void *source, uint64_t start,
                                                            uint64_t interval, uint64_t leeway);

void __wrap_dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval,
                                      uint64_t leeway) {
  bool looks_after_threads = interval == SECOND;
  __real_dispatch_source_set_timer(source, looks_after_threads ? never : start, interval, leeway);
}
