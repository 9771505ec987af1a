#ifndef GROUP_H
#define GROUP_H

#include "options.h"

#include <sys/types.h>

/// The descriptors of the control group that limits the memory of a program and of the processes
/// that it starts.
enum { GROUP_PROCESSES = 5, GROUP_EVENTS = 6 };

/// Adds a process, and the processes that it starts from then on, to the group, if there is one.
///
/// This can take the kernel ten milliseconds, so a program without other processes isn't added.
void join_group(const struct options *options, pid_t process);

/// Returns whether the kernel has killed a process of the group because memory ran out.
int has_group_run_out(const struct options *options);

#endif
