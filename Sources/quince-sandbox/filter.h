#ifndef FILTER_H
#define FILTER_H

#include "options.h"

/// Has the kernel refuse this process, and those it starts, the system calls that no app needs; safe after `vfork`.
///
/// Where the kernel can ask, `listener` becomes the descriptor on which it asks for leave to start a process or a thread;
/// else threads are allowed and processes are not.
/// Returns 0, or an error number.
int filter_calls(const struct options *options, volatile int *listener);

#endif
