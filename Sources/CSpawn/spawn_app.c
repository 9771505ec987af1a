#define _GNU_SOURCE
#include "spawn_app.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_DESCRIPTORS = 8 };

/// Runs in the new process before it becomes the program.
///
/// Calls only functions that are safe after `vfork`.
static int become_program(const char *path, char *const arguments[], char *const environment[],
                          const char *directory, const int descriptors[], int count) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || setpgid(0, 0) != 0 || chdir(directory) != 0)
    return errno;
  for (int number = 0; number < count; number++)
    if (dup2(descriptors[number], number) != number) return errno;
  if (close_range((unsigned)count, ~0U, 0) != 0) return errno;
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(path, arguments, environment);
  return errno;
}

int quince_spawn(pid_t *pid, const char *path, char *const arguments[], char *const environment[],
                 const char *directory, const int descriptors[], int count) {
  if (count > MOST_DESCRIPTORS) return EINVAL;
  // The copies have higher numbers than those that the program gets, so that none is overwritten.
  int own[MOST_DESCRIPTORS];
  volatile int failure = 0;
  int made = 0;
  for (; made < count && failure == 0; made++) {
    int nothing = descriptors[made] < 0 ? open("/dev/null", O_RDWR | O_CLOEXEC) : -1;
    own[made] = fcntl(nothing < 0 ? descriptors[made] : nothing, F_DUPFD_CLOEXEC, count);
    if (own[made] < 0) failure = errno;
    if (nothing >= 0) close(nothing);
  }
  if (failure == 0) {
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t child = vfork();
    if (child == 0) {
      failure = become_program(path, arguments, environment, directory, own, count);
      _exit(127);
    }
    if (child < 0) failure = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (child > 0 && failure != 0) waitpid(child, NULL, 0);
    *pid = child;
  }
  for (int number = 0; number < made; number++)
    if (own[number] >= 0) close(own[number]);
  return failure;
}

int quince_make_pair(int descriptors[2], int is_socket) {
  int result = is_socket ? socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, descriptors)
                         : pipe2(descriptors, O_CLOEXEC);
  return result == 0 ? 0 : errno;
}

int quince_make_status_pair(int descriptors[2]) {
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, descriptors) != 0) return errno;
  int yes = 1;
  if (setsockopt(descriptors[0], SOL_SOCKET, SO_PASSCRED, &yes, sizeof yes) == 0) return 0;
  int failure = errno;
  close(descriptors[0]);
  close(descriptors[1]);
  return failure;
}

ssize_t quince_receive(int socket, void *bytes, size_t size, pid_t *sender, int milliseconds) {
  struct pollfd source = {.fd = socket, .events = POLLIN};
  int ready;
  while ((ready = poll(&source, 1, milliseconds)) < 0 && errno == EINTR) continue;
  if (ready <= 0) return -1;
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(struct ucred))];
  } control;
  struct iovec part = {bytes, size};
  struct msghdr message = {.msg_iov = &part,
                           .msg_iovlen = 1,
                           .msg_control = &control,
                           .msg_controllen = sizeof control};
  ssize_t count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  struct cmsghdr *header = count > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  if (header != NULL && header->cmsg_type == SCM_CREDENTIALS)
    *sender = ((struct ucred *)CMSG_DATA(header))->pid;
  return count;
}
