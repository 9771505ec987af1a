#ifndef QUINCE_DISPATCH_REST_H
#define QUINCE_DISPATCH_REST_H

#include <stdint.h>

/// Replaces libdispatch's function of this name, so that a device at rest sleeps.
///
/// On Linux, from the first work of a shared queue on, libdispatch wakes up each second for as long as the process lives, to
/// start further threads if those of a shared queue are blocked. Quince never blocks one of them for another, and so needs no
/// more threads than there are cores, which is what Apple's systems give Swift's tasks too: the timer never fires. All other
/// timers are as they were requested.
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

#endif
