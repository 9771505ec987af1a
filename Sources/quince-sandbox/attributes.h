#ifndef ATTRIBUTES_H
#define ATTRIBUTES_H

#include "options.h"

#include <linux/seccomp.h>

/// Records the folders in which the attributes of files can be changed, with symbolic links
/// resolved.
void prepare_attributes(const struct options *options);

/// Returns whether a system call changes the mode, the owner, or the times of a file.
int changes_attributes(const struct seccomp_data *call);

/// Makes the change that a system call requests, if the file is in one of the folders.
///
/// The calling process waits in the meantime, but its other threads don't, and could change the
/// name of the file after a check. For this reason, the file is opened, checked, and changed here.
/// Returns 0 or an error number.
int change_attributes(int listener, const struct seccomp_notif *request);

#endif
