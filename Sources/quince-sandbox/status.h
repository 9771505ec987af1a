#ifndef STATUS_H
#define STATUS_H

/// The kinds of reports about the program.
///
/// Each message consists of one of these letters and the details.
enum status_kind {
  /// The supervisor is running.
  ///
  /// The sender of the message is the supervisor's process.
  STATUS_SUPERVISED = 'S',
  /// The program is about to run.
  ///
  /// The sender of the message is the program's process.
  STATUS_STARTED = 'P',
  /// The program can't be started.
  ///
  /// The details are the reason.
  STATUS_FAILED = 'F',
  /// The program was killed for exceeding a limit.
  ///
  /// The details describe the limit.
  STATUS_LIMIT = 'L',
  /// The program was refused something for the first time.
  ///
  /// The details describe it.
  STATUS_REFUSED = 'R',
  /// The program has ended.
  ///
  /// The details are its status from `waitpid` in decimal digits.
  STATUS_ENDED = 'E',
};

/// The commands that the reader of the reports sends.
///
/// Each message consists of one of these letters.
enum status_command {
  /// A debugger is attached to the program, so the limits of time are suspended.
  COMMAND_DEBUGGED = 'D',
  /// No debugger is attached to the program anymore.
  COMMAND_UNDEBUGGED = 'U',
};

/// Returns the next command, or 0 if there's none.
char next_command(int socket);

/// Sends a report to the readers of a socket, if there are any.
///
/// Safe to call after `vfork`.
void tell(int socket, enum status_kind kind, const char *text);

#endif
