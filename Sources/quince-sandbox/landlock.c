#define _GNU_SOURCE
#include "landlock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// These are the kernel's definitions, because the system's header may be older.
enum {
  CREATE_RULESET = 444,
  ADD_RULE = 445,
  RESTRICT_SELF = 446,
  VERSION = 1,
  PATH_BENEATH = 1,
};

static const uint64_t EXECUTE = 1 << 0, WRITE_FILE = 1 << 1, READ_FILE = 1 << 2, READ_DIR = 1 << 3,
                      TRUNCATE = 1 << 14, IOCTL_DEV = 1 << 15;

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

struct beneath {
  uint64_t allowed;
  int32_t folder;
} __attribute__((packed));

int landlock_version(void) {
  long version = syscall(CREATE_RULESET, NULL, 0, VERSION);
  return version > 0 ? (int)version : 0;
}

/// Returns all rights to files that a version of Landlock supports.
static uint64_t all_rights(int version) {
  uint64_t rights = (1 << 13) - 1;
  if (version >= 2) rights |= 1 << 13;
  if (version >= 3) rights |= TRUNCATE;
  if (version >= 5) rights |= IOCTL_DEV;
  return rights;
}

static int allow(int ruleset, const char *path, uint64_t rights) {
  int folder = open(path, O_PATH | O_CLOEXEC);
  if (folder < 0) return errno == ENOENT || errno == EACCES ? 0 : errno;
  struct stat status;
  if (fstat(folder, &status) == 0 && !S_ISDIR(status.st_mode))
    rights &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV;
  struct beneath rule = {.allowed = rights, .folder = folder};
  int failure = syscall(ADD_RULE, ruleset, PATH_BENEATH, &rule, 0) == 0 ? 0 : errno;
  close(folder);
  return failure;
}

int restrict_files(const struct options *options) {
  int version = landlock_version();
  if (version == 0) return options->landlock ? ENOSYS : 0;
  uint64_t all = all_rights(version);
  struct ruleset rules = {
      .files = options->landlock ? all : 0,
      // Abstract sockets and signals.
      .scopes = version >= 6 ? 3 : 0,
  };
  if (rules.files == 0 && rules.scopes == 0) return 0;
  size_t size = version >= 6 ? sizeof rules : version >= 4 ? 16 : 8;
  int ruleset = (int)syscall(CREATE_RULESET, &rules, size, 0);
  if (ruleset < 0) return errno;
  int failure = 0;
  if (options->landlock) {
    for (int i = 0; failure == 0 && options->readable[i] != NULL; i++)
      failure = allow(ruleset, options->readable[i], (EXECUTE | READ_FILE | READ_DIR) & all);
    for (int i = 0; failure == 0 && options->writable[i] != NULL; i++)
      failure = allow(ruleset, options->writable[i], all & ~EXECUTE);
  }
  if (failure == 0 && syscall(RESTRICT_SELF, ruleset, 0) != 0) failure = errno;
  close(ruleset);
  return failure;
}
