#define _GNU_SOURCE
#include "spawn_app.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { DEEPEST_FOLDER = 64 };

/// A function that changes a file.
///
/// `file` is a descriptor that only refers to the file.
typedef void change(int file, const struct stat *status, unsigned id);

/// Returns whether a file doesn't have other hard links, which could be elsewhere.
static int is_alone(const struct stat *status) {
  return S_ISDIR(status->st_mode) || status->st_nlink == 1;
}

static void hand_over(int file, const struct stat *status, unsigned id) {
  if (status->st_uid != id && is_alone(status)) fchownat(file, "", id, id, AT_EMPTY_PATH);
}

/// Returns whether everybody can read a file, or list a folder and access its contents.
static int is_open(const struct stat *status) {
  mode_t needed = S_ISDIR(status->st_mode) ? S_IROTH | S_IXOTH : S_IROTH;
  return (status->st_mode & needed) == needed;
}

static void lend(int file, const struct stat *status, unsigned id) {
  if (is_open(status) || !is_alone(status) || S_ISLNK(status->st_mode)) return;
  mode_t mode = status->st_mode & 07777;
  // The group gets the owner's permissions, except writing.
  mode |= (mode & (S_IRUSR | S_IXUSR)) >> 3;
  mode &= ~(mode_t)S_IWGRP;
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  if (fchownat(file, "", (uid_t)-1, id, AT_EMPTY_PATH) == 0) chmod(link, mode);
}

/// Takes ownership of `file`.
static void visit(int file, unsigned id, change *change, int depth) {
  struct stat status = {0};
  if (fstat(file, &status) == 0) change(file, &status, id);
  int folder = S_ISDIR(status.st_mode) && depth < DEEPEST_FOLDER
                   ? openat(file, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
                   : -1;
  close(file);
  DIR *entries = folder < 0 ? NULL : fdopendir(folder);
  if (entries == NULL) return;
  struct dirent *entry;
  while ((entry = readdir(entries)) != NULL) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    int next = openat(dirfd(entries), entry->d_name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
    if (next >= 0) visit(next, id, change, depth + 1);
  }
  closedir(entries);
}

void quince_hand_over(const char *folder, uid_t user) {
  int file = open(folder, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (file >= 0) visit(file, user, hand_over, 0);
}

void quince_lend(const char *path, gid_t group) {
  struct stat status;
  if (stat(path, &status) != 0 || is_open(&status)) return;
  int file = open(path, O_PATH | O_CLOEXEC);
  if (file >= 0) visit(file, group, lend, 0);
}
