// Stands in for the library of Python 3.10, which the toolchain's debugger was linked with: with this name, it brings in the
// library of a newer Python. The two differ in the size of the structure below. The debugger reserves memory on its stack for
// the older and smaller one, so the newer library gets this one instead.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>

// The results of the functions, which are returned in memory.
struct status {
  int kind;
  const char *function;
  const char *message;
  int code;
};

// Larger than the structure of any known version. Its first members are the same in all of them.
static union {
  struct {
    int is_initialized, isolated, uses_environment, is_for_development, handles_signals;
  } start;
  char bytes[16384];
} configuration;

static void *next(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  return function;
}

void PyConfig_InitPythonConfig(void *smaller) {
  ((void (*)(void *))next("PyConfig_InitPythonConfig"))(&configuration);
  // The debugger handles them.
  configuration.start.handles_signals = 0;
}

struct status Py_InitializeFromConfig(const void *smaller) {
  return ((struct status (*)(const void *))next("Py_InitializeFromConfig"))(&configuration);
}

void PyConfig_Clear(void *smaller) {
  ((void (*)(void *))next("PyConfig_Clear"))(&configuration);
}
