#ifndef QUINCE_SPAWN_APP_H
#define QUINCE_SPAWN_APP_H

#include <sys/types.h>

/// Starts an executable as the leader of a process group of its own, with default signals and no open files except
/// those of `descriptors`, numbered from 0; -1 stands for nothing to read, and nowhere to write.
///
/// The process is killed when the thread that called this ends, so call it on one that waits for it.
/// Returns 0, or an error number.
int quince_spawn(pid_t *pid, const char *path, char *const arguments[], char *const environment[],
                 const char *directory, const int descriptors[], int count);

/// Makes a pipe, or (`is_socket`) a pair of connected stream sockets, that no other process inherits.
/// Returns 0, or an error number.
int quince_make_pair(int descriptors[2], int is_socket);

/// Makes a pair of connected sockets for whole messages; with `quince_receive`, the first one learns the senders.
/// Returns 0, or an error number.
int quince_make_status_pair(int descriptors[2]);

/// Waits for a message, for `milliseconds` or (-1) without end. Returns its size and sets the sender's
/// process; 0 at the end, -1 for an error or when the time is over.
ssize_t quince_receive(int socket, void *bytes, size_t size, pid_t *sender, int milliseconds);

/// Gives a folder, with its contents, to a user and the group of the same number. Files that have another name elsewhere
/// stay as they are, and links aren't followed.
void quince_hand_over(const char *folder, uid_t user);

/// Lets a group read a file, or a folder with its contents, unless everybody can.
void quince_lend(const char *path, gid_t group);

/// Calls a function with the path of each shared library that this process has loaded.
void quince_each_library(void (*body)(const char *path, void *context), void *context);

/// The folder of Swift's shared libraries in the toolchain that compiled this.
const char *quince_swift_libraries(void);

#endif
