#ifndef QUINCE_DISPATCH_REST_H
#define QUINCE_DISPATCH_REST_H

#include <stdint.h>

/// Takes the place of libdispatch's function of this name, so that a device at rest sleeps.
///
/// On Linux, from the first work of a shared queue on, libdispatch wakes up each second for as long as the process lives, to
/// start further threads where those of a shared queue are blocked. Quince blocks none of them for the sake of another, and so
/// needs no more threads than there are cores, which is what Apple's systems give Swift's tasks too: the timer never fires.
/// All other timers are as they were asked for.
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

#endif
