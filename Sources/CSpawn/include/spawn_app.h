#ifndef QUINCE_SPAWN_APP_H
#define QUINCE_SPAWN_APP_H

#include <sys/types.h>

/// Starts an executable as the leader of a new process group, with default signal handling.
///
/// Its only open files are those in `descriptors`, which are numbered from 0. A descriptor of -1
/// means that there's nothing to read and output is discarded.
///
/// The process is killed when the calling thread ends, so call this function on a thread that waits
/// for the process. Returns 0 or an error number.
int quince_spawn(pid_t *pid, const char *path, char *const arguments[], char *const environment[],
                 const char *directory, const int descriptors[], int count);

/// Creates a pipe or, if `is_socket` is set, a pair of connected stream sockets that other
/// processes don't inherit.
///
/// Returns 0 or an error number.
int quince_make_pair(int descriptors[2], int is_socket);

/// Creates a pair of connected sockets for complete messages.
///
/// The first socket can determine the senders with `quince_receive`. Returns 0 or an error number.
int quince_make_status_pair(int descriptors[2]);

/// Waits for a message for `milliseconds`, or indefinitely if it's -1.
///
/// Returns the size of the message and sets the sender's process. Returns 0 at the end, or -1 for
/// an error or a timeout.
ssize_t quince_receive(int socket, void *bytes, size_t size, pid_t *sender, int milliseconds);

/// Changes the owner of a folder and its contents to a user and the group with the same number.
///
/// Files with other hard links aren't changed, and symbolic links aren't followed.
void quince_hand_over(const char *folder, uid_t user);

/// Allows a group to read a file, or a folder and its contents, unless everybody can read it.
void quince_lend(const char *path, gid_t group);

/// Calls a function with the path of each shared library that this process has loaded.
void quince_each_library(void (*body)(const char *path, void *context), void *context);

/// Returns the folder of Swift's shared libraries in the toolchain that compiled this code.
const char *quince_swift_libraries(void);

#endif
