#define _GNU_SOURCE
#include "spawn_app.h"

#include <link.h>
#include <stddef.h>

const char *quince_swift_libraries(void) { return QUINCE_SWIFT_LIBRARIES; }

struct visit {
  void (*body)(const char *path, void *context);
  void *context;
};

static int look(struct dl_phdr_info *library, size_t size, void *argument) {
  (void)size;
  struct visit *visit = argument;
  visit->body(library->dlpi_name, visit->context);
  return 0;
}

void quince_each_library(void (*body)(const char *path, void *context), void *context) {
  struct visit visit = {body, context};
  dl_iterate_phdr(look, &visit);
}
