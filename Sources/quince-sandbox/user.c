#define _GNU_SOURCE
#include "user.h"

#include <errno.h>
#include <grp.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

void seal_mounts(const struct options *options) {
  const unsigned long flags = MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NOEXEC;
  // If a file can't be sealed, it belongs to another user anyway.
  for (int i = 0; options->sealed[i] != NULL; i++) mount(NULL, options->sealed[i], NULL, flags, NULL);
}

/// Returns whether the user can't reach one of the given files, ignoring capabilities.
static bool lacks_way(const char *const paths[]) {
  for (int i = 0; paths[i] != NULL; i++)
    if (access(paths[i], F_OK) != 0 && errno == EACCES) return true;
  return false;
}

static bool needs_search(const struct options *options) {
  const char *const program[] = {options->command[0], NULL};
  return lacks_way(program) || lacks_way(options->readable) || lacks_way(options->writable);
}

static int keep_capabilities(unsigned own, unsigned inherited) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct data[2] = {{own, own, inherited}};
  return syscall(SYS_capset, &header, data) == 0 ? 0 : errno;
}

int become_user(const struct options *options) {
  if (options->user == 0) return options->filters ? keep_capabilities(0, 0) : 0;
  const int kept = options->guards_attributes ? CAP_DAC_READ_SEARCH : -1;
  for (int capability = 0; prctl(PR_CAPBSET_READ, capability) >= 0; capability++)
    if (capability != kept) prctl(PR_CAPBSET_DROP, capability);
  if (prctl(PR_SET_KEEPCAPS, 1) != 0 || setgroups(0, NULL) != 0 ||
      setresgid(options->user, options->user, options->user) != 0 ||
      setresuid(options->user, options->user, options->user) != 0)
    return errno;
  if (kept < 0 || !needs_search(options)) return keep_capabilities(0, 0);
  const unsigned search = 1U << CAP_DAC_READ_SEARCH;
  int failure = keep_capabilities(1U << CAP_SETPCAP | search, search);
  if (failure != 0) return failure;
  // Otherwise, `access()`, which git uses to look for its files, wouldn't use the capability.
  if (prctl(PR_SET_SECUREBITS, SECBIT_NO_SETUID_FIXUP) != 0) return errno;
  failure = keep_capabilities(search, search);
  if (failure != 0) return failure;
  return prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, CAP_DAC_READ_SEARCH, 0, 0) == 0 ? 0 : errno;
}
