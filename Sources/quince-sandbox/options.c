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
      {"--threads", &options.threads},         {"--others-seconds", &options.others_seconds},
      {"--process-cpu-seconds", &options.process_cpu_seconds},
  };
  struct {
    const char *name;
    const char **folders;
  } lists[] = {
      {"--read", options.readable},
      {"--write", options.writable},
      {"--temporary", options.temporary},
      {"--seal", options.sealed},
  };
  struct {
    const char *name;
    bool *value;
  } switches[] = {
      {"--filter", &options.filters},
      {"--group", &options.has_group},
      {"--debuggable", &options.is_debuggable},
      {"--refuse-sockets", &options.refuses_sockets},
      {"--guard-attributes", &options.guards_attributes},
      {"--landlock", &options.landlock},
  };
  const size_t number_count = sizeof numbers / sizeof *numbers;
  const size_t list_count = sizeof lists / sizeof *lists;
  const size_t switch_count = sizeof switches / sizeof *switches;
  char **next = arguments + 1;
  while (*next != NULL && strcmp(*next, "--") != 0) {
    const char *option = *next++;
    size_t index = 0;
    while (index < switch_count && strcmp(option, switches[index].name) != 0) index++;
    if (index < switch_count) {
      *switches[index].value = true;
      continue;
    }
    const char *value = *next;
    if (value == NULL) refuse(option);
    next++;
    size_t list = 0;
    while (list < list_count && strcmp(option, lists[list].name) != 0) list++;
    index = 0;
    while (index < number_count && strcmp(option, numbers[index].name) != 0) index++;
    if (list < list_count) {
      append(lists[list].folders, option, value);
    } else if (index < number_count) {
      *numbers[index].value = number(option, value);
    } else if (strcmp(option, "--status") == 0) {
      options.status = (int)number(option, value);
    } else if (strcmp(option, "--user") == 0) {
      options.user = (uid_t)number(option, value);
    } else if (strcmp(option, "--container") == 0) {
      options.container = value;
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
