#ifndef SUPERVISOR_H
#define SUPERVISOR_H

#include "options.h"

#include <sys/types.h>

/// Waits for a program to end.
///
/// Allows it to create processes and threads within its limits, and kills it if it exceeds a limit.
/// Returns its status from `waitpid`.
int supervise(const struct options *options, pid_t program, int listener, int signals);

#endif
