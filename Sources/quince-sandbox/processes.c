#define _GNU_SOURCE
#include "processes.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_PROCESSES = 1 << 16 };

int read_process_file(pid_t process, const char *name, char text[], size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", process, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, size - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  return 1;
}

long long figure(const char *text, const char *key) {
  char line[64];
  snprintf(line, sizeof line, "\n%s:", key);
  const char *place = strstr(text, line);
  return place == NULL ? -1 : strtoll(place + strlen(line), NULL, 10);
}

long long process_figure(pid_t process, const char *key) {
  char text[4096];
  return read_process_file(process, "status", text, sizeof text) ? figure(text, key) : -1;
}

static int read_process(pid_t id, struct process *process) {
  char text[1024], state;
  if (!read_process_file(id, "stat", text, sizeof text)) return 0;
  // The name is in parentheses and can contain any character.
  char *rest = strrchr(text, ')');
  long long own[2], children[2];
  if (rest == NULL ||
      sscanf(rest + 1, " %c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld %lld %lld", &state,
             &process->parent, &own[0], &own[1], &children[0], &children[1]) != 6)
    return 0;
  process->id = id;
  process->has_ended = state == 'Z' || state == 'X';
  process->ticks = own[0] + own[1] + children[0] + children[1];
  return 1;
}

/// Lists all processes that are visible here, sorted by ID, as the kernel lists them.
static int list(struct process processes[]) {
  DIR *entries = opendir("/proc");
  if (entries == NULL) return 0;
  int count = 0;
  struct dirent *entry;
  while (count < MOST_PROCESSES && (entry = readdir(entries)) != NULL) {
    pid_t id = (pid_t)strtol(entry->d_name, NULL, 10);
    if (id > 0 && id != getpid() && read_process(id, &processes[count])) count++;
  }
  closedir(entries);
  return count;
}

static int compare(const void *first, const void *second) {
  return ((const struct process *)first)->id - ((const struct process *)second)->id;
}

/// Returns whether a process is a descendant of this one.
///
/// If there are more steps than processes, some have ended in the meantime.
static int is_listed_below(const struct process *process, const struct process all[], int count) {
  for (int steps = 0; process != NULL && steps <= count; steps++) {
    if (process->parent == getpid()) return 1;
    struct process parent = {.id = process->parent};
    process = bsearch(&parent, all, (size_t)count, sizeof parent, compare);
  }
  return 0;
}

int find_processes(struct process **processes) {
  static struct process all[MOST_PROCESSES], found[MOST_PROCESSES];
  int count = list(all), below = 0;
  for (int i = 0; i < count; i++)
    if (is_listed_below(&all[i], all, count)) found[below++] = all[i];
  *processes = found;
  return below;
}

int is_below(pid_t process) {
  if (process == getpid()) return 0;
  while (process > 1 && process != getpid()) process = (pid_t)process_figure(process, "PPid");
  return process == getpid();
}

int has_process_ended(pid_t process) {
  struct process found;
  return !read_process(process, &found) || found.has_ended;
}

void end_processes(void) {
  while (waitpid(-1, NULL, WNOHANG) >= 0) {
    struct process *processes;
    int count = find_processes(&processes);
    for (int i = 0; i < count; i++) kill(processes[i].id, SIGKILL);
    // Processes whose parent has ended become children of this process.
    if (waitpid(-1, NULL, 0) < 0 && errno == ECHILD) return;
  }
}
