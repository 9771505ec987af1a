#ifndef USAGE_H
#define USAGE_H

#include "options.h"

#include <sys/types.h>

/// The limit that a process has broken in words, or NULL.
const char *broken_limit(const struct options *options, pid_t process);

/// The number that a process has for a key of its status in `/proc`, or -1.
long long process_figure(pid_t process, const char *key);

#endif
