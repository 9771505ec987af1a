#define _GNU_SOURCE
#include "dispatch_rest.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <string.h>

enum { SECOND = 1000000000 };

static const uint64_t never = ~(uint64_t)0;

/// Returns whether an address is in the code of libdispatch itself.
static bool is_in_libdispatch(const void *address) {
  Dl_info found;
  return dladdr(address, &found) != 0 && found.dli_fname != NULL &&
         strstr(found.dli_fname, "libdispatch") != NULL;
}

// The symbol is weak because UIKit also defines this function, and its definition takes precedence
// in a program that contains UIKit.
__attribute__((weak))
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  static void (*original)(void *, uint64_t, uint64_t, uint64_t);
  if (original == NULL) *(void **)&original = dlsym(RTLD_NEXT, "dispatch_source_set_timer");
  bool looks_after_threads = interval == SECOND && is_in_libdispatch(__builtin_return_address(0));
  original(source, looks_after_threads ? never : start, interval, leeway);
}

// If a program contains libdispatch itself, the linker redirects all calls of this function to the
// function with the prefix `__wrap_`, and renames the original with the prefix `__real_`. Only the
// `quince` command is such a program, and none of its other code sets a timer with an interval of
// one second.
__attribute__((weak)) void __real_dispatch_source_set_timer(void *source, uint64_t start,
                                                            uint64_t interval, uint64_t leeway);

void __wrap_dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval,
                                      uint64_t leeway) {
  bool looks_after_threads = interval == SECOND;
  __real_dispatch_source_set_timer(source, looks_after_threads ? never : start, interval, leeway);
}
