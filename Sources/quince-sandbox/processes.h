#ifndef PROCESSES_H
#define PROCESSES_H

#include <sys/types.h>

/// A process below this one.
struct process {
  pid_t id;
  pid_t parent;
  /// Whether it has ended, and nobody has waited for it yet.
  int has_ended;
  /// The CPU time of it and of those of its children that it has waited for, in clock ticks.
  long long ticks;
};

/// Reads a file of a process in `/proc`, such as `status`, as text that ends with a zero.
/// Returns whether there was any.
int read_process_file(pid_t process, const char *name, char text[], size_t size);

/// The number after a key in such a file, or -1.
long long figure(const char *text, const char *key);

/// The number after a key in the status of a process or a thread, or -1.
long long process_figure(pid_t process, const char *key);

/// Finds the processes that this one has started, and their own. Returns the number of them in the
/// array, which lasts until the next call.
int find_processes(struct process **processes);

/// Whether a process is one that the program has made, or a thread of one: all of them are below this process.
int is_below(pid_t process);

/// Whether a process has ended, even if nobody has waited for it yet.
int has_process_ended(pid_t process);

/// Ends all processes below this one, and waits for their end. None can be made in the meantime if this process is
/// asked.
void end_processes(void);

#endif
