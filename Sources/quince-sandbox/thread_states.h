#ifndef THREAD_STATES_H
#define THREAD_STATES_H

#include <linux/seccomp.h>

/// Returns whether a system call opens a file in the way in which libdispatch opens the states of
/// its threads.
///
/// libdispatch checks in `/proc` which threads are running, and crashes the process if that fails.
/// Landlock can't give a program access to these files because they don't exist until the threads
/// do.
int may_open_thread_state(const struct seccomp_data *call);

/// Opens the state of one of the program's threads for the process that requests it.
///
/// Returns whether the thread belongs to the program, in which case `response` contains the
/// descriptor or an error.
int open_thread_state(int listener, const struct seccomp_notif *request,
                      struct seccomp_notif_resp *response);

#endif
