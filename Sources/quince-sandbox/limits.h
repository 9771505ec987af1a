#ifndef LIMITS_H
#define LIMITS_H

#include "options.h"

/// Has the kernel hold this process, and those it starts, to the limits of a process; safe after `vfork`.
void set_limits(const struct options *options);

#endif
