#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdbool.h>
#include <sys/types.h>

enum { MOST_FOLDERS = 128 };

/// The program to run, and its permissions. Limits of 0 are none.
struct options {
  /// The socket for reports, or -1.
  int status;
  /// The user and the group to become, or 0 to keep this process's own.
  uid_t user;
  /// Bytes of memory of all processes, files in memory included.
  long long memory;
  /// Bytes of address space.
  long long address_space;
  /// Bytes of one file.
  long long file_size;
  /// Bytes of all files in `container` and in `writable`, and of removed ones that are open.
  long long storage;
  /// Seconds of CPU time of all processes.
  long long cpu_seconds;
  /// Seconds of CPU time of one process; 0 for as many as all.
  long long process_cpu_seconds;
  /// Seconds for which processes other than the program can run at a stretch.
  long long others_seconds;
  /// Processes that may be started in all; -1 for any number.
  long long processes;
  /// Threads of one process.
  long long threads;
  /// The folder whose files are counted.
  const char *container;
  /// File systems in memory, which are counted as memory.
  const char *temporary[MOST_FOLDERS];
  /// Mounted files whose mode, owner, and times nothing may change.
  const char *sealed[MOST_FOLDERS];
  /// Folders: property lists are copied from the first to the second.
  const char *preferences[2];
  /// Whether a control group limits the memory, too.
  bool has_group;
  /// Whether system calls are filtered.
  bool filters;
  /// Whether sockets are refused.
  bool refuses_sockets;
  /// Whether only files in `writable` can have their modes, owners, and times changed: no namespace hides the
  /// others.
  bool guards_attributes;
  /// Whether Landlock restricts access to `readable` and `writable`.
  bool landlock;
  const char *readable[MOST_FOLDERS];
  const char *writable[MOST_FOLDERS];
  /// The program and its arguments, ended by NULL.
  char **command;
};

/// Reads the command line; ends the process if it is invalid.
struct options read_options(char *arguments[]);

#endif
