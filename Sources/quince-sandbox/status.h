#ifndef STATUS_H
#define STATUS_H

/// What is told about the program; each message is one of these letters and what belongs to it.
enum status_kind {
  /// The supervisor is there; the sender's process is its own.
  STATUS_SUPERVISED = 'S',
  /// The program is about to be there; the sender's process is the program's.
  STATUS_STARTED = 'P',
  /// The program cannot be started, and why.
  STATUS_FAILED = 'F',
  /// The program was ended for breaking a limit; which one.
  STATUS_LIMIT = 'L',
  /// The program was refused something for the first time; what it asked for.
  STATUS_REFUSED = 'R',
  /// The program has ended; its status as `waitpid` gives it, in decimal digits.
  STATUS_ENDED = 'E',
};

/// Tells those who wait on a socket, if any; safe after `vfork`.
void tell(int socket, enum status_kind kind, const char *text);

#endif
