// Streams that call functions, which the C library declares only for programs that ask for GNU's additions.

#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

struct stream_functions {
  ssize_t (*read)(void *cookie, char *buffer, size_t count);
  ssize_t (*write)(void *cookie, const char *buffer, size_t count);
  int (*seek)(void *cookie, int64_t *offset, int origin);
  int (*close)(void *cookie);
};

FILE *open_stream(void *cookie, const char *mode, struct stream_functions functions) __asm__("fopencookie");
