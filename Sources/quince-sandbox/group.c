#define _GNU_SOURCE
#include "group.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void join_group(const struct options *options, pid_t process) {
  static int has_joined = 0;
  if (!options->has_group || has_joined) return;
  has_joined = 1;
  // If this fails, the memory usage of the processes is still added up.
  dprintf(GROUP_PROCESSES, "%d\n", process);
}

int has_group_run_out(const struct options *options) {
  static const char key[] = "oom_kill ";
  char text[512];
  ssize_t count = options->has_group ? pread(GROUP_EVENTS, text, sizeof text - 1, 0) : 0;
  if (count <= 0) return 0;
  text[count] = 0;
  const char *place = strstr(text, key);
  return place != NULL && strtol(place + sizeof key - 1, NULL, 10) > 0;
}
