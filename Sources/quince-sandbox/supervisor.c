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

#include "attributes.h"
#include "group.h"
#include "processes.h"
#include "status.h"
#include "thread_states.h"
#include "usage.h"

/// The state of the monitored processes.
struct supervision {
  const struct options *options;
  pid_t program;
  int has_limits;
  /// Whether the program has been killed for exceeding a limit.
  int is_ended;
  /// The time since which there have been other processes, in milliseconds, or 0 if there are none.
  long long others_since;
  /// The time at which the program was last allowed to create a process.
  long long last_made;
  long long last_check;
  /// Whether a debugger is attached to the program, so the limits of time are suspended.
  int is_debugged;
  /// The CPU time that the processes used while a debugger was attached, in clock ticks.
  ///
  /// While one is attached, the time before that is subtracted.
  long long excused_ticks;
};

/// Arranges for SIGALRM to be sent whenever the program has used some CPU time, so that nothing
/// runs while the program is idle.
static void watch_computing(pid_t program) {
  clockid_t clock;
  timer_t timer;
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGALRM};
  if (clock_getcpuclockid(program, &clock) != 0 || timer_create(clock, &event, &timer) != 0) return;
  struct timespec interval = {.tv_nsec = 50 * 1000 * 1000};
  struct itimerspec times = {.it_interval = interval, .it_value = interval};
  timer_settime(timer, 0, &times, NULL);
}

static long long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

/// Reports a refusal, once for each kind.
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

static int may_make_process(struct supervision *supervision) {
  static int is_told = 0;
  static long long made = 0;
  const struct options *options = supervision->options;
  if (made++ < options->processes) {
    join_group(options, supervision->program);
    supervision->last_made = milliseconds();
    if (supervision->others_since == 0) supervision->others_since = supervision->last_made;
    return 1;
  }
  tell_refusal(options, "more than %lld processes", options->processes, &is_told);
  return 0;
}

/// Returns whether the program may create the process or thread that it requests.
static int may_make(struct supervision *supervision, const struct seccomp_notif *request) {
  int is_thread = request->data.nr == SYS_clone && (request->data.args[0] & CLONE_THREAD) != 0;
  return is_thread ? may_make_thread(supervision->options, (pid_t)request->pid)
                   : may_make_process(supervision);
}

/// Returns the process or thread that a system call changes.
///
/// Used only for calls that don't create one.
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

/// Returns 0 if a system call may proceed, or an error number.
static int judge(struct supervision *supervision, const struct seccomp_notif *request) {
  if (makes(&request->data)) return may_make(supervision, request) ? 0 : EAGAIN;
  return is_below(target(&request->data)) ? 0 : ESRCH;
}

static void answer(struct supervision *supervision, int listener) {
  struct seccomp_notif request;
  memset(&request, 0, sizeof request);
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &request) != 0) return;
  struct seccomp_notif_resp response = {.id = request.id};
  if (changes_attributes(&request.data)) {
    response.error = -change_attributes(listener, &request);
  } else if (may_open_thread_state(&request.data)) {
    if (!open_thread_state(listener, &request, &response))
      response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  } else {
    response.error = -judge(supervision, &request);
    if (response.error == 0) response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  }
  ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &response);
}

/// Waits for the processes that have ended, and returns whether the program is among them.
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

/// Returns whether processes other than the program can still run.
static int has_others(pid_t program, const struct process processes[], int count) {
  for (int i = 0; i < count; i++)
    if (processes[i].id != program && !processes[i].has_ended) return 1;
  return 0;
}

/// Records whether there are other processes.
///
/// Returns a description of the limit that they have exceeded, or NULL.
static const char *watch_others(struct supervision *supervision, int are_there) {
  static char text[160];
  long long now = milliseconds();
  // A process that the program was just allowed to create might not exist yet.
  if (!are_there && now - supervision->last_made > 1000) supervision->others_since = 0;
  long long seconds = supervision->options->others_seconds;
  if (supervision->is_debugged) return NULL;
  if (seconds == 0 || !are_there || now - supervision->others_since < seconds * 1000) return NULL;
  snprintf(text, sizeof text, "a process that it started ran for more than %lld seconds", seconds);
  return text;
}

/// Checks the resource usage of the processes.
///
/// If it's too high, kills the program and all other processes.
static void check(struct supervision *supervision) {
  if (supervision->is_ended) return;
  struct process *processes;
  int count = find_processes(&processes);
  const char *limit =
      watch_others(supervision, has_others(supervision->program, processes, count));
  long long ticks = supervision->is_debugged
                        ? 0
                        : used_ticks(processes, count) - supervision->excused_ticks;
  if (limit == NULL) limit = broken_limit(supervision->options, processes, count, ticks);
  supervision->last_check = milliseconds();
  if (limit == NULL) return;
  supervision->is_ended = 1;
  tell(supervision->options->status, STATUS_LIMIT, limit);
  kill(supervision->program, SIGKILL);
}

/// Suspends the limits of time while a debugger is attached, or enforces them again.
static void set_debugged(struct supervision *supervision, int is_debugged) {
  if (supervision->is_debugged == is_debugged) return;
  struct process *processes;
  int count = find_processes(&processes);
  long long ticks = used_ticks(processes, count);
  supervision->is_debugged = is_debugged;
  supervision->excused_ticks += is_debugged ? -ticks : ticks;
  if (supervision->others_since != 0) supervision->others_since = milliseconds();
}

/// Follows the commands that have been received.
static void follow_commands(struct supervision *supervision) {
  char command;
  while ((command = next_command(supervision->options->status)) != 0)
    if (command == COMMAND_DEBUGGED || command == COMMAND_UNDEBUGGED)
      set_debugged(supervision, command == COMMAND_DEBUGGED);
}

/// Checks the resource usage at intervals while there are several processes.
///
/// Returns the time until the next check in milliseconds, or -1 if there's no next check.
static int check_in_time(struct supervision *supervision) {
  enum { INTERVAL = 50 };
  if (supervision->others_since == 0 || !supervision->has_limits) return -1;
  if (milliseconds() - supervision->last_check >= INTERVAL) check(supervision);
  return INTERVAL;
}

/// Returns whether a signal requests the end.
///
/// Other signals request a check of the resource usage.
static int take_signals(struct supervision *supervision, int signals) {
  struct signalfd_siginfo signal;
  int is_end = 0;
  while (read(signals, &signal, sizeof signal) == sizeof signal) {
    if (signal.ssi_signo == SIGTERM) is_end = 1;
    if (signal.ssi_signo == SIGALRM) check(supervision);
  }
  return is_end;
}

int supervise(const struct options *options, pid_t program, int listener, int signals) {
  struct supervision supervision = {.options = options, .program = program};
  supervision.has_limits = options->memory > 0 || options->storage > 0 || options->cpu_seconds > 0;
  if (supervision.has_limits) watch_computing(program);
  enum { SIGNALS, QUESTIONS, STATUS };
  struct pollfd sources[] = {
      [SIGNALS] = {.fd = signals, .events = POLLIN},
      [QUESTIONS] = {.fd = listener, .events = POLLIN},
      // The process that reads the status has ended when its end of the socket is closed.
      [STATUS] = {.fd = options->status, .events = POLLIN},
  };
  int status = SIGKILL, is_over = 0;
  while (!is_over) {
    if (poll(sources, 3, check_in_time(&supervision)) < 0 && errno != EINTR) break;
    if (sources[QUESTIONS].revents & POLLIN) answer(&supervision, listener);
    if (sources[QUESTIONS].revents & (POLLHUP | POLLERR)) sources[QUESTIONS].fd = -1;
    if (sources[STATUS].revents & POLLIN) follow_commands(&supervision);
    is_over = take_signals(&supervision, signals) || sources[STATUS].revents & (POLLHUP | POLLERR) ||
              reap(program, &status);
  }
  const char *limit = supervision.is_ended ? NULL : broken_group(options);
  if (limit != NULL) tell(options->status, STATUS_LIMIT, limit);
  end_processes();
  return status;
}
