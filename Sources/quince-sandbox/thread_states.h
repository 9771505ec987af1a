#ifndef THREAD_STATES_H
#define THREAD_STATES_H

#include <linux/seccomp.h>

/// Whether a call opens a file as libdispatch opens the states of its threads.
///
/// It looks in `/proc` for the threads that run, and ends its process if it can't. Landlock can't open that to a program,
/// because the files exist only once the threads do.
int may_open_thread_state(const struct seccomp_data *call);

/// Opens the state of a thread of the program's for the process that asks for it.
/// Returns whether it was one; `response` then has the descriptor or an error.
int open_thread_state(int listener, const struct seccomp_notif *request,
                      struct seccomp_notif_resp *response);

#endif
