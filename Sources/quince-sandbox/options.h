#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdbool.h>

enum { MOST_FOLDERS = 64 };

/// What to run, and what it may do. Limits of 0 are none.
struct options {
  /// The socket on which is told what happens, or -1.
  int status;
  /// Resident bytes of the program.
  long long memory;
  /// Bytes of address space.
  long long address_space;
  /// Bytes of one file.
  long long file_size;
  /// Bytes of all files in `container`.
  long long storage;
  /// Seconds of computing of one process.
  long long cpu_seconds;
  /// Processes that may be started in all; -1 for any number.
  long long processes;
  /// Threads of one process.
  long long threads;
  /// The folder whose files are counted.
  const char *container;
  /// Folders: property lists are copied from the first to the second.
  const char *preferences[2];
  /// Whether system calls are filtered.
  bool filters;
  /// Whether sockets are refused.
  bool refuses_sockets;
  /// Whether Landlock keeps to `readable` and `writable`.
  bool landlock;
  const char *readable[MOST_FOLDERS];
  const char *writable[MOST_FOLDERS];
  /// The program and its arguments, ended by NULL.
  char **command;
};

/// Reads the command line; ends the process if it is wrong.
struct options read_options(char *arguments[]);

#endif
