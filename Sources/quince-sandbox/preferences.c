#define _GNU_SOURCE
#include "preferences.h"

#include <dirent.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// Opens a folder by its absolute path, one component at a time.
///
/// An app may have replaced its folders with symbolic links, which aren't followed.
static int open_folder(const char *path) {
  int folder = open("/", O_PATH | O_DIRECTORY | O_CLOEXEC);
  char names[4096];
  if (strlen(path) >= sizeof names) return -1;
  strcpy(names, path);
  char *rest = NULL;
  for (char *name = strtok_r(names, "/", &rest); name != NULL && folder >= 0;
       name = strtok_r(NULL, "/", &rest)) {
    int next = openat(folder, name, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    close(folder);
    folder = next;
  }
  return folder;
}

static void copy_bytes(int source, int copy) {
  char bytes[64 << 10];
  ssize_t count;
  while ((count = read(source, bytes, sizeof bytes)) > 0)
    if (write(copy, bytes, (size_t)count) != count) break;
}

static void copy(int from, int to, const char *name) {
  int source = openat(from, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (source < 0) return;
  struct stat status;
  if (fstat(source, &status) == 0 && S_ISREG(status.st_mode)) {
    int copy = openat(to, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (copy >= 0) {
      copy_bytes(source, copy);
      close(copy);
    }
  }
  close(source);
}

static void copy_all(int from, int to) {
  int opened = openat(from, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *folder = opened < 0 ? NULL : fdopendir(opened);
  if (folder == NULL) return;
  struct dirent *entry;
  while ((entry = readdir(folder)) != NULL) {
    size_t length = strlen(entry->d_name);
    if (length > 6 && strcmp(entry->d_name + length - 6, ".plist") == 0)
      copy(dirfd(folder), to, entry->d_name);
  }
  closedir(folder);
}

void copy_preferences(const char *from, const char *to) {
  int source = open_folder(from), target = open_folder(to);
  if (source >= 0 && target >= 0) copy_all(source, target);
  if (source >= 0) close(source);
  if (target >= 0) close(target);
}
