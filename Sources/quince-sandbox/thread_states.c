#define _GNU_SOURCE
#include "thread_states.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "memory.h"
#include "processes.h"

int may_open_thread_state(const struct seccomp_data *call) {
  return call->nr == SYS_openat && (int)call->args[2] == O_NONBLOCK;
}

/// Returns the thread whose state file a path refers to, or 0.
static pid_t named_thread(const char *path) {
  static const char start[] = "/proc/";
  if (strncmp(path, start, sizeof start - 1) != 0) return 0;
  char *end;
  long number = strtol(path + sizeof start - 1, &end, 10);
  return strcmp(end, "/stat") == 0 && number > 0 && number <= INT_MAX ? (pid_t)number : 0;
}

int open_thread_state(int listener, const struct seccomp_notif *request,
                      struct seccomp_notif_resp *response) {
  char path[PATH_MAX];
  if (copy_path((pid_t)request->pid, request->data.args[1], path) != 0) return 0;
  pid_t thread = named_thread(path);
  if (thread == 0 || !is_below(thread)) return 0;
  snprintf(path, sizeof path, "/proc/%d/stat", thread);
  int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) {
    response->error = -errno;
    return 1;
  }
  struct seccomp_notif_addfd given = {.id = request->id, .srcfd = (__u32)file};
  int descriptor = ioctl(listener, SECCOMP_IOCTL_NOTIF_ADDFD, &given);
  if (descriptor >= 0) response->val = descriptor;
  else response->error = -errno;
  close(file);
  return 1;
}
