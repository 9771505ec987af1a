#include "limits.h"

#include <sys/resource.h>

static void limit(__rlimit_resource_t resource, long long value) {
  struct rlimit present;
  if (getrlimit(resource, &present) != 0) return;
  rlim_t most = (rlim_t)value;
  if (present.rlim_max != RLIM_INFINITY && present.rlim_max < most) most = present.rlim_max;
  struct rlimit new = {.rlim_cur = most, .rlim_max = most};
  setrlimit(resource, &new);
}

void set_limits(const struct options *options) {
  // The supervisor monitors resident memory. These limits stop extreme cases that occur between two
  // checks. A program with an unlimited address space reserves much more data than it uses.
  if (options->memory > 0 && options->address_space > 0)
    limit(RLIMIT_DATA, options->memory + (1LL << 30));
  if (options->address_space > 0) limit(RLIMIT_AS, options->address_space);
  if (options->file_size > 0) limit(RLIMIT_FSIZE, options->file_size);
  if (options->process_cpu_seconds > 0) limit(RLIMIT_CPU, options->process_cpu_seconds);
  else if (options->cpu_seconds > 0 && !options->is_debuggable)
    limit(RLIMIT_CPU, options->cpu_seconds + 5);
  if (options->filters) limit(RLIMIT_CORE, 0);
}
