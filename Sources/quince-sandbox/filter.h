#ifndef FILTER_H
#define FILTER_H

#include "options.h"

/// Makes the kernel refuse system calls that no app needs to this process and those it starts; safe after `vfork`.
///
/// If the kernel can ask, `listener` becomes the descriptor on which it asks for permission to start a process or a
/// thread; otherwise, threads are allowed and processes aren't. Returns 0, or an error number.
int filter_calls(const struct options *options, volatile int *listener);

#endif
