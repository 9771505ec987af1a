#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdbool.h>
#include <sys/types.h>

enum { MOST_FOLDERS = 128 };

/// The program to run, and its permissions.
///
/// A limit of 0 means unlimited.
struct options {
  /// The socket for reports, or -1 if there is none.
  int status;
  /// The user and group to switch to, or 0 to keep those of this process.
  uid_t user;
  /// The memory of all processes, including files in memory, in bytes.
  long long memory;
  /// The size of the address space, in bytes.
  long long address_space;
  /// The size of a file, in bytes.
  long long file_size;
  /// The size of all files in `container` and `writable`, including removed files that are still
  /// open, in bytes.
  long long storage;
  /// The CPU time of all processes, in seconds.
  long long cpu_seconds;
  /// The CPU time of a process, in seconds, or 0 for the same limit as for all processes.
  long long process_cpu_seconds;
  /// The continuous running time of processes other than the program, in seconds.
  long long others_seconds;
  /// The total number of processes that can be started, or -1 for any number.
  long long processes;
  /// The number of threads in a process.
  long long threads;
  /// The folder whose files are limited.
  const char *container;
  /// The file systems in memory, whose files count toward the memory limit.
  const char *temporary[MOST_FOLDERS];
  /// The mounted files whose mode, owner, and times can't be changed.
  const char *sealed[MOST_FOLDERS];
  /// The folder that property lists are copied from, and the folder that they're copied to.
  const char *preferences[2];
  /// Whether a control group also limits the memory.
  bool has_group;
  /// Whether a debugger might be attached to the program, so that only this process limits the CPU
  /// time, and not the kernel, whose limits can't be suspended.
  bool is_debuggable;
  /// Whether system calls are filtered.
  bool filters;
  /// Whether sockets are refused.
  bool refuses_sockets;
  /// Whether only files in `writable` can have their modes, owners, and times changed, because no
  /// namespace hides other files.
  bool guards_attributes;
  /// Whether Landlock restricts access to `readable` and `writable`.
  bool landlock;
  const char *readable[MOST_FOLDERS];
  const char *writable[MOST_FOLDERS];
  /// The program and its arguments, terminated by NULL.
  char **command;
};

/// Parses the command line.
///
/// Exits if it's invalid.
struct options read_options(char *arguments[]);

#endif
