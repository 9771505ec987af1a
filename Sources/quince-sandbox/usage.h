#ifndef USAGE_H
#define USAGE_H

#include "options.h"
#include "processes.h"

#include <sys/types.h>

/// Returns the CPU time of the processes and of those that have ended, in clock ticks.
long long used_ticks(const struct process processes[], int count);

/// Returns a description of the limit that the processes together have exceeded, or NULL.
///
/// `ticks` is the CPU time to compare with the limit, in clock ticks.
const char *broken_limit(const struct options *options, const struct process processes[],
                         int count, long long ticks);

/// Returns a description of the limit of the control group if the kernel has killed a process
/// because of it, or NULL.
const char *broken_group(const struct options *options);

#endif
