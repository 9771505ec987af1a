#ifndef LANDLOCK_H
#define LANDLOCK_H

#include "options.h"

/// Makes the kernel limit this process, and those it starts, to the folders that it may see, and keep it from reaching
/// sockets and processes outside, as far as the kernel can; safe after `vfork`. Returns 0, or an error number.
int restrict_files(const struct options *options);

/// The kernel's version of Landlock, or 0.
int landlock_version(void);

#endif
