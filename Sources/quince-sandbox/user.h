#ifndef USER_H
#define USER_H

#include "options.h"

/// Switches this process to the user in `options`, if there is one, without supplementary groups,
/// and drops the capabilities.
///
/// If the user can't access a folder on the way to a file that the program needs, and no mount
/// namespace provides another way, one capability is kept, which allows reading files and searching
/// folders. Landlock then determines which files can be accessed. Returns 0 or an error number.
int become_user(const struct options *options);

/// Prevents changes to the modes, owners, and times of mounted files.
///
/// Data can still be written to devices.
void seal_mounts(const struct options *options);

#endif
