#include "delayed.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

/// The libraries that, together with their dependencies, contain all functions that Raster calls.
static const char *const libraries[] = {"libpangocairo-1.0.so.0", "libgdk_pixbuf-2.0.so.0"};

enum { LIBRARIES = sizeof libraries / sizeof *libraries };

void *quince_drawing_function(const char *name) {
  for (int index = 0; index < LIBRARIES; index++) {
    void *library = dlopen(libraries[index], RTLD_LAZY | RTLD_LOCAL);
    // Otherwise, the next library would only report that it doesn't contain the function.
    if (library == NULL) break;
    void *function = dlsym(library, name);
    if (function != NULL) return function;
  }
  fprintf(stderr, "Quince can't draw: %s\n", dlerror());
  exit(EXIT_FAILURE);
}
