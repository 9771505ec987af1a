#ifndef SUPERVISOR_H
#define SUPERVISOR_H

#include "options.h"

#include <sys/types.h>

/// Waits for the end of a program, lets it start processes and threads as far as it may, and ends it when it breaks a limit.
/// Returns its status from `waitpid`.
int supervise(const struct options *options, pid_t program, int listener, int signals);

#endif
