#define _GNU_SOURCE
// Runs a program with only the permissions on its command line, monitors it, and reports its state.
//
//   quince-sandbox [OPTION…] -- PROGRAM [ARGUMENT…]
//
// If it's process 1 of a namespace that bubblewrap has created, all other processes end when it
// ends.

#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "attributes.h"
#include "filter.h"
#include "group.h"
#include "landlock.h"
#include "limits.h"
#include "options.h"
#include "preferences.h"
#include "status.h"
#include "supervisor.h"
#include "user.h"

/// The data that the two processes share until the program runs.
struct start {
  const struct options *options;
  /// The descriptor on which the kernel asks for permission, or -1.
  volatile int listener;
  volatile int failure;
  volatile const char *what;
};

static int fail(struct start *start, const char *what, int failure) {
  start->what = what;
  start->failure = failure;
  return 127;
}

/// Runs in the new process before it becomes the program.
///
/// The new process shares memory and descriptors with the process that waits for it.
static int become_program(void *argument) {
  struct start *start = argument;
  const struct options *options = start->options;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return fail(start, "prctl", errno);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  set_limits(options);
  if (options->filters) {
    int failure = 0;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fail(start, "prctl", errno);
    if ((failure = restrict_files(options)) != 0) return fail(start, "Landlock", failure);
    int listener = -1;
    if ((failure = filter_calls(options, &listener)) != 0) return fail(start, "seccomp", failure);
    start->listener = listener;
  }
  tell(options->status, STATUS_STARTED, "");
  execv(options->command[0], options->command);
  return fail(start, options->command[0], errno);
}

/// Prevents descriptors that are opened from now on from having the program's descriptor numbers.
static void take_numbers(void) {
  int number;
  do number = open("/dev/null", O_RDWR | O_CLOEXEC);
  while (number >= 0 && number <= GROUP_EVENTS);
  if (number >= 0) close(number);
}

static int prepare_signals(void) {
  sigset_t awaited;
  sigemptyset(&awaited);
  sigaddset(&awaited, SIGCHLD);
  sigaddset(&awaited, SIGALRM);
  sigaddset(&awaited, SIGTERM);
  sigprocmask(SIG_SETMASK, &awaited, NULL);
  return signalfd(-1, &awaited, SFD_NONBLOCK | SFD_CLOEXEC);
}

static int tell_failure(const struct start *start) {
  char text[512];
  snprintf(text, sizeof text, "%s: %s", (const char *)start->what, strerror(start->failure));
  tell(start->options->status, STATUS_FAILED, text);
  return 127;
}

int main(int count, char *arguments[]) {
  if (count == 2 && strcmp(arguments[1], "--landlock-version") == 0) {
    printf("%d\n", landlock_version());
    return 0;
  }
  struct options options = read_options(arguments);
  take_numbers();
  int signals = prepare_signals();
  seal_mounts(&options);
  struct start start = {.options = &options, .listener = -1};
  int failure = become_user(&options);
  // After switching users, a process isn't notified of the end of its parent. The signal is SIGTERM
  // because this process must first kill others.
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  tell(options.status, STATUS_SUPERVISED, "");
  if (failure != 0) {
    fail(&start, "the switch to another user", failure);
    return tell_failure(&start);
  }
  if (options.guards_attributes) prepare_attributes(&options);
  if (options.preferences[0] != NULL)
    copy_preferences(options.preferences[0], options.preferences[1]);
  // The program inherits only its input, its outputs, and the socket to the device.
  syscall(SYS_close_range, 4, ~0U, CLOSE_RANGE_CLOEXEC);
  prctl(PR_SET_CHILD_SUBREAPER, 1);

  static char stack[64 << 10] __attribute__((aligned(16)));
  pid_t program = clone(become_program, stack + sizeof stack,
                        CLONE_VM | CLONE_VFORK | CLONE_FILES | SIGCHLD, &start);
  if (program < 0) fail(&start, "clone", errno);
  if (start.failure != 0) return tell_failure(&start);
  // Only the program needs these descriptors, and processes that it starts must not have access to
  // this process.
  syscall(SYS_close_range, 0, 3, 0);
  prctl(PR_SET_DUMPABLE, 0);

  int status = supervise(&options, program, start.listener, signals);
  char text[16];
  snprintf(text, sizeof text, "%d", status);
  tell(options.status, STATUS_ENDED, text);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
