#define _GNU_SOURCE
#include "preferences.h"

#include <dirent.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

static void copy(int from, int to, const char *name) {
  int source = openat(from, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (source < 0) return;
  int copy = openat(to, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (copy >= 0) {
    char bytes[64 << 10];
    ssize_t count;
    while ((count = read(source, bytes, sizeof bytes)) > 0)
      if (write(copy, bytes, (size_t)count) != count) break;
    close(copy);
  }
  close(source);
}

void copy_preferences(const char *from, const char *to) {
  DIR *folder = opendir(from);
  if (folder == NULL) return;
  int copies = open(to, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  struct dirent *entry;
  while (copies >= 0 && (entry = readdir(folder)) != NULL) {
    size_t length = strlen(entry->d_name);
    if (length > 6 && strcmp(entry->d_name + length - 6, ".plist") == 0)
      copy(dirfd(folder), copies, entry->d_name);
  }
  if (copies >= 0) close(copies);
  closedir(folder);
}
