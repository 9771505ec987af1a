#ifndef STATUS_H
#define STATUS_H

/// The kinds of reports about the program; each message is one of these letters with its details.
enum status_kind {
  /// The supervisor is running; the sender's process is its own.
  STATUS_SUPERVISED = 'S',
  /// The program is about to run; the sender's process is the program's.
  STATUS_STARTED = 'P',
  /// The program can't be started; the reason.
  STATUS_FAILED = 'F',
  /// The program was ended for breaking a limit; the limit.
  STATUS_LIMIT = 'L',
  /// The program was refused something for the first time; a description of it.
  STATUS_REFUSED = 'R',
  /// The program has ended; its status from `waitpid`, in decimal digits.
  STATUS_ENDED = 'E',
};

/// Sends a report to the readers of a socket, if any; safe after `vfork`.
void tell(int socket, enum status_kind kind, const char *text);

#endif
