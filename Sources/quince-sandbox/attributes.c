#define _GNU_SOURCE
#include "attributes.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "calls.h"
#include "memory.h"

/// The change requested by a system call.
struct change {
  enum { MODE, OWNER, TIMES } kind;
  /// The descriptor of the file, or of the folder that `path` is relative to.
  int descriptor;
  /// The address of the path in the process's memory, or 0 for the file of the descriptor.
  uint64_t path;
  int flags;
  /// The mode, the owner and the group, or the address of the times.
  uint64_t values[2];
};

static char *folders[MOST_FOLDERS];

void prepare_attributes(const struct options *options) {
  int count = 0;
  for (int i = 0; options->writable[i] != NULL; i++) {
    struct stat status;
    char *folder = realpath(options->writable[i], NULL);
    if (folder != NULL && stat(folder, &status) == 0 && S_ISDIR(status.st_mode))
      folders[count++] = folder;
  }
}

static int read_call(const struct seccomp_data *call, struct change *change) {
  const __u64 *values = call->args;
  switch (call->nr) {
    case SYS_fchmod:
      *change = (struct change){MODE, (int)values[0], 0, 0, {values[1]}};
      return 1;
    case SYS_fchmodat:
      *change = (struct change){MODE, (int)values[0], values[1], 0, {values[2]}};
      return 1;
    case CALL_FCHMODAT2:
      *change = (struct change){MODE, (int)values[0], values[1], (int)values[3], {values[2]}};
      return 1;
    case SYS_fchown:
      *change = (struct change){OWNER, (int)values[0], 0, 0, {values[1], values[2]}};
      return 1;
    case SYS_fchownat:
      *change = (struct change){
          OWNER, (int)values[0], values[1], (int)values[4], {values[2], values[3]}};
      return 1;
    case SYS_utimensat:
      *change = (struct change){TIMES, (int)values[0], values[1], (int)values[3], {values[2]}};
      return 1;
#ifdef SYS_chmod
    case SYS_chmod:
      *change = (struct change){MODE, AT_FDCWD, values[0], 0, {values[1]}};
      return 1;
    case SYS_chown:
      *change = (struct change){OWNER, AT_FDCWD, values[0], 0, {values[1], values[2]}};
      return 1;
    case SYS_lchown:
      *change = (struct change){
          OWNER, AT_FDCWD, values[0], AT_SYMLINK_NOFOLLOW, {values[1], values[2]}};
      return 1;
#endif
    default: return 0;
  }
}

int changes_attributes(const struct seccomp_data *call) {
  struct change change;
  return read_call(call, &change);
}

/// Opens the file of a descriptor, or the working folder of a process.
///
/// Returns a descriptor that only refers to the file, or a negative error number.
static int open_descriptor(pid_t process, int descriptor) {
  char path[64];
  if (descriptor == AT_FDCWD) snprintf(path, sizeof path, "/proc/%d/cwd", process);
  else snprintf(path, sizeof path, "/proc/%d/fd/%d", process, descriptor);
  int file = open(path, O_PATH | O_CLOEXEC);
  return file >= 0 ? file : -EBADF;
}

/// Returns the number of the descriptor that a path in `/proc` refers to, as used by the C library,
/// or -1 for other paths.
static int named_descriptor(const char *path) {
  static const char start[] = "/proc/self/fd/";
  if (strncmp(path, start, sizeof start - 1) != 0) return -1;
  char *end;
  long number = strtol(path + sizeof start - 1, &end, 10);
  return *end == 0 && number >= 0 && number <= INT_MAX ? (int)number : -1;
}

/// Opens the file to be changed.
///
/// Returns a descriptor that only refers to the file, or a negative error number.
static int open_file(pid_t process, const struct change *change) {
  char path[PATH_MAX] = "";
  int failure = change->path == 0 ? 0 : copy_path(process, change->path, path);
  if (failure != 0) return -failure;
  int named = named_descriptor(path);
  if (named >= 0) return open_descriptor(process, named);
  int start = path[0] == '/' ? AT_FDCWD : open_descriptor(process, change->descriptor);
  if (start < 0 && start != AT_FDCWD) return start;
  if (change->path == 0 || (path[0] == 0 && (change->flags & AT_EMPTY_PATH) != 0)) return start;
  // A link in /proc would lead to the files of this process.
  struct open_how how = {
      .flags = O_PATH | O_CLOEXEC | (change->flags & AT_SYMLINK_NOFOLLOW ? O_NOFOLLOW : 0),
      .resolve = RESOLVE_NO_MAGICLINKS,
  };
  int file = (int)syscall(SYS_openat2, start, path, &how, sizeof how);
  failure = errno;
  if (start >= 0) close(start);
  if (file >= 0) return file;
  return failure == ELOOP ? -EPERM : -failure;
}

/// Returns whether a file is in one of the folders, given the link to it in `/proc`.
static int is_in_folders(const char *link) {
  char path[PATH_MAX];
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  for (int i = 0; i < MOST_FOLDERS && folders[i] != NULL; i++) {
    size_t size = strlen(folders[i]);
    if (strncmp(path, folders[i], size) == 0 && (path[size] == '/' || path[size] == 0)) return 1;
  }
  return 0;
}

static int apply(const struct change *change, const struct timespec times[2], const char *link) {
  switch (change->kind) {
    case MODE: return chmod(link, (mode_t)change->values[0]) == 0 ? 0 : errno;
    case OWNER:
      return chown(link, (uid_t)change->values[0], (gid_t)change->values[1]) == 0 ? 0 : errno;
    default: return utimensat(AT_FDCWD, link, times, 0) == 0 ? 0 : errno;
  }
}

int change_attributes(int listener, const struct seccomp_notif *request) {
  struct change change;
  struct timespec times[2];
  pid_t process = (pid_t)request->pid;
  read_call(&request->data, &change);
  const struct timespec *given =
      change.kind == TIMES && change.values[0] != 0 ? times : NULL;
  if (given != NULL && copy_memory(process, change.values[0], times, sizeof times) != sizeof times)
    return EFAULT;
  int file = open_file(process, &change);
  if (file < 0) return -file;
  // Another process can have the same ID only if the process that made the request has ended.
  int failure = ioctl(listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &request->id) == 0 ? 0 : ESRCH;
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  if (failure == 0) failure = is_in_folders(link) ? apply(&change, given, link) : EPERM;
  close(file);
  return failure;
}
