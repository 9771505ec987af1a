#ifndef QUINCE_SPAWN_APP_H
#define QUINCE_SPAWN_APP_H

#include <sys/types.h>

/// The number that the socket has in the process that `quince_spawn_app` starts.
enum { QUINCE_APP_SOCKET = 3 };

/// Starts an executable as the leader of a process group of its own, with default signals, nothing
/// to read on standard input, and no open file but its output, its errors and its socket.
///
/// The process is killed when the thread that called this ends, so call it on one that waits for it.
/// Returns 0, or an error number.
int quince_spawn_app(pid_t *pid, const char *path, char *const arguments[],
                     char *const environment[], const char *directory, int socket, int output,
                     int errors);

/// Makes a pipe, or (`is_socket`) a pair of connected stream sockets, that no other process inherits.
/// Returns 0, or an error number.
int quince_make_pair(int descriptors[2], int is_socket);

#endif
