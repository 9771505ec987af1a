#ifndef USAGE_H
#define USAGE_H

#include "options.h"
#include "processes.h"

#include <sys/types.h>

/// The limit that the processes together have broken, in words, or NULL.
const char *broken_limit(const struct options *options, const struct process processes[],
                         int count);

/// The limit of the control group, in words, if the kernel has ended a process for it; or NULL.
const char *broken_group(const struct options *options);

#endif
