#include "status.h"

#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

char next_command(int socket) {
  char letter = 0;
  return recv(socket, &letter, 1, MSG_DONTWAIT) == 1 ? letter : 0;
}

void tell(int socket, enum status_kind kind, const char *text) {
  if (socket < 0) return;
  char letter = (char)kind;
  struct iovec parts[] = {{&letter, 1}, {(void *)text, strlen(text)}};
  struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2};
  sendmsg(socket, &message, MSG_NOSIGNAL);
}
