#ifndef GROUP_H
#define GROUP_H

#include "options.h"

#include <sys/types.h>

/// Open files of the control group that limits the memory of a program and of those that it starts.
enum { GROUP_PROCESSES = 5, GROUP_EVENTS = 6 };

/// Puts a process into the group, if there is one, together with those that it starts from then on.
///
/// The kernel can take ten milliseconds for it, so a program that is alone stays outside.
void join_group(const struct options *options, pid_t process);

/// Whether the kernel has ended a process of the group for lack of memory.
int has_group_run_out(const struct options *options);

#endif
