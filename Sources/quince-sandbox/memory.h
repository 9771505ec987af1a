#ifndef MEMORY_H
#define MEMORY_H

#include <limits.h>
#include <stdint.h>
#include <sys/types.h>

/// Copies bytes from the memory of a process, at most up to the end of a page.
///
/// Returns the number of bytes, or -1.
ssize_t copy_memory(pid_t process, uint64_t address, void *bytes, size_t size);

/// Copies a path from the memory of a process, including the zero at its end.
///
/// Returns 0 or an error number.
int copy_path(pid_t process, uint64_t address, char path[PATH_MAX]);

#endif
