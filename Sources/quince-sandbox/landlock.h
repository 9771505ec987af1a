#ifndef LANDLOCK_H
#define LANDLOCK_H

#include "options.h"

/// Has the kernel keep this process, and those it starts, to the folders that it may see, and from reaching sockets and
/// processes outside, as far as the kernel can; safe after `vfork`.
/// Returns 0, or an error number.
int restrict_files(const struct options *options);

/// The version of Landlock that the kernel has, or 0.
int landlock_version(void);

#endif
