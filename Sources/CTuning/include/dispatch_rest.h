#ifndef QUINCE_DISPATCH_REST_H
#define QUINCE_DISPATCH_REST_H

#include <stdint.h>

/// Replaces the function of libdispatch with the same name, so that an idle device doesn't use the
/// CPU.
///
/// On Linux, once a global queue has been used, libdispatch wakes up every second for the rest of
/// the process, in order to start more threads if the threads of a global queue are blocked. In
/// Quince, such a thread never waits for another, so no more threads than cores are necessary.
/// Swift's tasks have the same number on Apple's systems. For these reasons, that timer never
/// fires. All other timers work as usual.
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

#endif
