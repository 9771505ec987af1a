#ifndef LIMITS_H
#define LIMITS_H

#include "options.h"

/// Sets the limits for this process and the processes that it starts.
///
/// Safe to call after `vfork`.
void set_limits(const struct options *options);

#endif
