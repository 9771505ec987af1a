#ifndef PROCESSES_H
#define PROCESSES_H

#include <sys/types.h>

/// A descendant of this process.
struct process {
  pid_t id;
  pid_t parent;
  /// Whether the process has ended, but nobody has waited for it yet.
  int has_ended;
  /// The CPU time of the process and of the children that it has waited for, in clock ticks.
  long long ticks;
};

/// Reads a file about a process in `/proc`, such as `status`, as zero-terminated text.
///
/// Returns whether the file could be read.
int read_process_file(pid_t process, const char *name, char text[], size_t size);

/// Returns the number after a key in such a file, or -1.
long long figure(const char *text, const char *key);

/// Returns the number after a key in the status of a process or thread, or -1.
long long process_figure(pid_t process, const char *key);

/// Finds the descendants of this process.
///
/// Returns the number of processes in the array, which is valid until the next call.
int find_processes(struct process **processes);

/// Returns whether a process, or the process of a thread, was started by the program, which means
/// that it's a descendant of this process.
int is_below(pid_t process);

/// Returns whether a process has ended, even if nobody has waited for it yet.
int has_process_ended(pid_t process);

/// Kills all descendants of this process, and waits until they have ended.
///
/// If this process must be asked for permission, no new processes can be created in the meantime.
void end_processes(void);

#endif
