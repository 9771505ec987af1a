#define _GNU_SOURCE
#include "supervisor.h"

#include <errno.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "status.h"
#include "usage.h"

/// Has SIGALRM come whenever the program has computed for a while, so that a program at rest wakes nobody.
static void watch_computing(pid_t program) {
  clockid_t clock;
  timer_t timer;
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGALRM};
  if (clock_getcpuclockid(program, &clock) != 0 || timer_create(clock, &event, &timer) != 0) return;
  struct timespec interval = {.tv_nsec = 50 * 1000 * 1000};
  struct itimerspec times = {.it_interval = interval, .it_value = interval};
  timer_settime(timer, 0, &times, NULL);
}

/// Tells once of each kind of thing that it was refused.
static void tell_refusal(const struct options *options, const char *format, long long most,
                         int *is_told) {
  char text[64];
  if (*is_told) return;
  *is_told = 1;
  snprintf(text, sizeof text, format, most);
  tell(options->status, STATUS_REFUSED, text);
}

static int may_make_thread(const struct options *options, pid_t process) {
  static int is_told = 0;
  if (options->threads == 0 || process_figure(process, "Threads") < options->threads) return 1;
  tell_refusal(options, "more than %lld threads", options->threads, &is_told);
  return 0;
}

static int may_make_process(const struct options *options) {
  static int is_told = 0;
  static long long made = 0;
  if (made++ < options->processes) return 1;
  tell_refusal(options, "more than %lld processes", options->processes, &is_told);
  return 0;
}

/// Whether the program may make what it asks for.
static int may_make(const struct options *options, const struct seccomp_notif *request) {
  int is_thread = request->data.nr == SYS_clone && (request->data.args[0] & CLONE_THREAD) != 0;
  return is_thread ? may_make_thread(options, (pid_t)request->pid) : may_make_process(options);
}

/// Whether a process is one that the program has made, or a thread of one: all of them are below this process.
static int is_below(pid_t process) {
  if (process == getpid()) return 0;
  while (process > 1 && process != getpid()) process = (pid_t)process_figure(process, "PPid");
  return process == getpid();
}

/// The process or the thread that a call changes, other than one that makes some.
static pid_t target(const struct seccomp_data *call) {
  int is_second = call->nr == SYS_setpriority || call->nr == SYS_ioprio_set;
  return (pid_t)call->args[is_second ? 1 : 0];
}

static int makes(const struct seccomp_data *call) {
#ifdef SYS_fork
  if (call->nr == SYS_fork || call->nr == SYS_vfork) return 1;
#endif
  return call->nr == SYS_clone;
}

/// 0 if a call may go on, or an error number.
static int judge(const struct options *options, const struct seccomp_notif *request) {
  if (makes(&request->data)) return may_make(options, request) ? 0 : EAGAIN;
  return is_below(target(&request->data)) ? 0 : ESRCH;
}

static void answer(const struct options *options, int listener) {
  struct seccomp_notif request;
  memset(&request, 0, sizeof request);
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &request) != 0) return;
  struct seccomp_notif_resp response = {.id = request.id};
  response.error = -judge(options, &request);
  if (response.error == 0) response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &response);
}

/// Takes note of the processes that have ended; whether the program is among them.
static int reap(pid_t program, int *status) {
  int ending, has_ended = 0;
  pid_t process;
  while ((process = waitpid(-1, &ending, WNOHANG)) > 0) {
    if (process != program) continue;
    *status = ending;
    has_ended = 1;
  }
  return has_ended;
}

/// Looks at what the program takes; ends it if that is too much.
static void check(const struct options *options, pid_t program) {
  static int is_ended = 0;
  const char *limit = is_ended ? NULL : broken_limit(options, program);
  if (limit == NULL) return;
  is_ended = 1;
  tell(options->status, STATUS_LIMIT, limit);
  kill(program, SIGKILL);
}

int supervise(const struct options *options, pid_t program, int listener, int signals) {
  if (options->memory > 0 || options->storage > 0 || options->cpu_seconds > 0) {
    watch_computing(program);
  }
  struct pollfd sources[] = {{.fd = signals, .events = POLLIN}, {.fd = listener, .events = POLLIN}};
  int status = 0;
  for (;;) {
    if (poll(sources, 2, -1) < 0 && errno != EINTR) return 0;
    if (sources[1].revents & POLLIN) answer(options, listener);
    if (sources[1].revents & (POLLHUP | POLLERR)) sources[1].fd = -1;
    struct signalfd_siginfo signal;
    while (read(signals, &signal, sizeof signal) == sizeof signal) {
      if (signal.ssi_signo == SIGALRM) check(options, program);
    }
    if (reap(program, &status)) return status;
  }
}
