#ifndef USER_H
#define USER_H

#include "options.h"

/// Makes this process one of the user of `options`, if any, without other groups, and drops the capabilities.
///
/// It keeps one capability if a folder on the way to a file that the program needs is closed to that user, and no
/// namespace of mounts leads around it: to read files and search folders. Landlock decides which. Returns 0, or an
/// error number.
int become_user(const struct options *options);

/// Keeps the modes, owners, and times of mounted files from being changed; data that is written to a device still
/// reaches it.
void seal_mounts(const struct options *options);

#endif
