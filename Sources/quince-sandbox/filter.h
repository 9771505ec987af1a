#ifndef FILTER_H
#define FILTER_H

#include "options.h"

/// Makes the kernel refuse system calls that no app needs, for this process and the processes that
/// it starts.
///
/// Safe to call after `vfork`.
///
/// If the kernel can ask, `listener` becomes the descriptor on which it asks for permission to
/// create a process or thread. Otherwise, threads are allowed and processes aren't. Returns 0 or an
/// error number.
int filter_calls(const struct options *options, volatile int *listener);

#endif
