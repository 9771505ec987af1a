#ifndef LANDLOCK_H
#define LANDLOCK_H

#include "options.h"

/// Makes the kernel limit this process, and the processes that it starts, to the folders that it
/// may access, and prevent it from reaching sockets and processes outside, as far as the kernel
/// supports it.
///
/// Safe to call after `vfork`. Returns 0 or an error number.
int restrict_files(const struct options *options);

/// Returns the kernel's version of Landlock, or 0 if it doesn't support Landlock.
int landlock_version(void);

#endif
