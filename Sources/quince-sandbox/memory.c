#define _GNU_SOURCE
#include "memory.h"

#include <errno.h>
#include <string.h>
#include <sys/uio.h>

ssize_t copy_memory(pid_t process, uint64_t address, void *bytes, size_t size) {
  struct iovec here = {bytes, size}, there = {(void *)address, size};
  return process_vm_readv(process, &here, 1, &there, 1, 0);
}

int copy_path(pid_t process, uint64_t address, char path[PATH_MAX]) {
  enum { PAGE = 4096 };
  size_t length = 0;
  while (length < PATH_MAX) {
    size_t size = PAGE - (address + length) % PAGE;
    if (size > PATH_MAX - length) size = PATH_MAX - length;
    if (copy_memory(process, address + length, path + length, size) != (ssize_t)size) return EFAULT;
    if (memchr(path + length, 0, size) != NULL) return 0;
    length += size;
  }
  return ENAMETOOLONG;
}
