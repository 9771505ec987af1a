#include "options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Noreturn void refuse(const char *option) {
  fprintf(stderr, "quince-sandbox: %s is wrong or lacks its value\n", option);
  exit(64);
}

static long long number(const char *option, const char *text) {
  char *end;
  long long value = strtoll(text, &end, 10);
  if (*text == 0 || *end != 0) refuse(option);
  return value;
}

static void append(const char *folders[], const char *option, const char *folder) {
  int count = 0;
  while (folders[count] != NULL) count++;
  if (count >= MOST_FOLDERS - 1) refuse(option);
  folders[count] = folder;
}

struct options read_options(char *arguments[]) {
  struct options options = {.status = -1, .processes = -1};
  struct {
    const char *name;
    long long *value;
  } numbers[] = {
      {"--memory", &options.memory},           {"--address-space", &options.address_space},
      {"--file-size", &options.file_size},     {"--storage", &options.storage},
      {"--cpu-seconds", &options.cpu_seconds}, {"--processes", &options.processes},
      {"--threads", &options.threads},
  };
  char **next = arguments + 1;
  while (*next != NULL && strcmp(*next, "--") != 0) {
    const char *option = *next++;
    if (strcmp(option, "--filter") == 0) {
      options.filters = true;
      continue;
    }
    if (strcmp(option, "--refuse-sockets") == 0) {
      options.refuses_sockets = true;
      continue;
    }
    if (strcmp(option, "--landlock") == 0) {
      options.landlock = true;
      continue;
    }
    const char *value = *next;
    if (value == NULL) refuse(option);
    next++;
    size_t index = 0;
    const size_t count = sizeof numbers / sizeof *numbers;
    while (index < count && strcmp(option, numbers[index].name) != 0) index++;
    if (index < count) {
      *numbers[index].value = number(option, value);
    } else if (strcmp(option, "--status") == 0) {
      options.status = (int)number(option, value);
    } else if (strcmp(option, "--container") == 0) {
      options.container = value;
    } else if (strcmp(option, "--read") == 0) {
      append(options.readable, option, value);
    } else if (strcmp(option, "--write") == 0) {
      append(options.writable, option, value);
    } else if (strcmp(option, "--preferences") == 0 && *next != NULL) {
      options.preferences[0] = value;
      options.preferences[1] = *next++;
    } else {
      refuse(option);
    }
  }
  if (*next == NULL || next[1] == NULL) refuse("the command");
  options.command = next + 1;
  return options;
}
