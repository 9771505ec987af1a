#ifndef PROCESSES_H
#define PROCESSES_H

#include <sys/types.h>

/// A process below this one.
struct process {
  pid_t id;
  pid_t parent;
  /// Whether it has ended, and nobody has taken note.
  int has_ended;
  /// What it and those of its children have computed that it has taken note of, in clock ticks.
  long long ticks;
};

/// Reads a file of a process in `/proc`, such as `status`, as text that ends with a zero.
/// Returns whether there was any.
int read_process_file(pid_t process, const char *name, char text[], size_t size);

/// Finds the processes that this one has started, and that those have.
/// Returns how many there are in the array, which lasts until the next call.
int find_processes(struct process **processes);

/// Whether a process has ended, be it that nobody has taken note.
int has_process_ended(pid_t process);

/// Ends all processes below this one, and waits for their end. None can be made meanwhile where this process is asked.
void end_processes(void);

#endif
