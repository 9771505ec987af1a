#ifndef LIMITS_H
#define LIMITS_H

#include "options.h"

/// Sets the limits of a process for this process and those it starts; safe after `vfork`.
void set_limits(const struct options *options);

#endif
