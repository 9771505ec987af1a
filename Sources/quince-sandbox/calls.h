#ifndef CALLS_H
#define CALLS_H

/// System calls that older headers don't declare.
///
/// New system calls have the same number on all processors.
enum {
  CALL_MEMFD_SECRET = 447,
  CALL_FCHMODAT2 = 452,
  CALL_SETXATTRAT = 463,
  CALL_REMOVEXATTRAT = 466,
  CALL_FILE_SETATTR = 469,
};

#endif
