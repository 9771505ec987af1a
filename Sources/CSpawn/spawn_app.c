#define _GNU_SOURCE
#include "spawn_app.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

/// Makes a descriptor survive `exec` under a number; the descriptors are above it already.
static int hand_down(int descriptor, int number) {
  return dup2(descriptor, number) == number ? 0 : -1;
}

/// What the new process does before it is the app; only calls that are safe after `vfork`.
static int become_app(const char *path, char *const arguments[], char *const environment[],
                      const char *directory, int socket, int output, int errors) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || setpgid(0, 0) != 0 || chdir(directory) != 0)
    return errno;
  int nothing = open("/dev/null", O_RDONLY);
  if (nothing < 0) return errno;
  if (hand_down(nothing, STDIN_FILENO) != 0 || hand_down(output, STDOUT_FILENO) != 0 ||
      hand_down(errors, STDERR_FILENO) != 0 || hand_down(socket, QUINCE_APP_SOCKET) != 0)
    return errno;
  if (close_range(QUINCE_APP_SOCKET + 1, ~0U, 0) != 0) return errno;
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(path, arguments, environment);
  return errno;
}

int quince_spawn_app(pid_t *pid, const char *path, char *const arguments[],
                     char *const environment[], const char *directory, int socket, int output,
                     int errors) {
  // Above every number that they are handed down under, so that none overwrites another.
  int own_socket = fcntl(socket, F_DUPFD_CLOEXEC, QUINCE_APP_SOCKET + 1);
  int own_output = fcntl(output, F_DUPFD_CLOEXEC, QUINCE_APP_SOCKET + 1);
  int own_errors = fcntl(errors, F_DUPFD_CLOEXEC, QUINCE_APP_SOCKET + 1);
  volatile int failure = 0;
  if (own_socket < 0 || own_output < 0 || own_errors < 0) failure = errno;

  if (failure == 0) {
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t child = vfork();
    if (child == 0) {
      failure = become_app(path, arguments, environment, directory, own_socket, own_output,
                           own_errors);
      _exit(127);
    }
    if (child < 0) failure = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (child > 0 && failure != 0) waitpid(child, NULL, 0);
    *pid = child;
  }
  if (own_socket >= 0) close(own_socket);
  if (own_output >= 0) close(own_output);
  if (own_errors >= 0) close(own_errors);
  return failure;
}

int quince_make_pair(int descriptors[2], int is_socket) {
  int result = is_socket ? socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, descriptors)
                         : pipe2(descriptors, O_CLOEXEC);
  return result == 0 ? 0 : errno;
}
