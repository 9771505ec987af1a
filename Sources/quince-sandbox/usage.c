#define _GNU_SOURCE
#include "usage.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <time.h>
#include <unistd.h>

enum { DEEPEST_FOLDER = 64, MOST_FILES = 200000 };

/// What a folder holds.
struct contents {
  long long bytes;
  long long files;
  int is_too_deep;
};

long long process_figure(pid_t process, const char *key) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/%d/status", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return -1;
  text[count] = 0;
  char line[64];
  snprintf(line, sizeof line, "\n%s:", key);
  char *place = strstr(text, line);
  return place == NULL ? -1 : strtoll(place + strlen(line), NULL, 10);
}

static void add_file(struct contents *contents, const struct stat *status) {
  contents->bytes += (long long)status->st_blocks * 512;
  contents->files++;
}

/// Takes over `folder`.
static void add_folder(struct contents *contents, int folder, int depth) {
  DIR *entries = fdopendir(folder);
  if (entries == NULL) {
    close(folder);
    return;
  }
  struct dirent *entry;
  while ((entry = readdir(entries)) != NULL && contents->files <= MOST_FILES) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    struct stat status;
    if (fstatat(dirfd(entries), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    add_file(contents, &status);
    if (!S_ISDIR(status.st_mode)) continue;
    if (depth == DEEPEST_FOLDER) {
      contents->is_too_deep = 1;
      continue;
    }
    int next = openat(dirfd(entries), entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (next >= 0) add_folder(contents, next, depth + 1);
  }
  closedir(entries);
}

/// Files that were removed and are open still take space.
static void add_removed_files(struct contents *contents, pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/fd", process);
  DIR *descriptors = opendir(path);
  if (descriptors == NULL) return;
  struct dirent *entry;
  while ((entry = readdir(descriptors)) != NULL) {
    struct stat status;
    if (fstatat(dirfd(descriptors), entry->d_name, &status, 0) == 0 && S_ISREG(status.st_mode) &&
        status.st_nlink == 0)
      add_file(contents, &status);
  }
  closedir(descriptors);
}

/// The folder is looked through only when its disk has lost some space since the last time.
static const char *broken_storage(const struct options *options, pid_t process) {
  static long long free_before = -1;
  static char text[160];
  struct statvfs disk;
  if (statvfs(options->container, &disk) != 0) return NULL;
  long long free_now = (long long)disk.f_bfree * (long long)disk.f_frsize;
  long long step = options->storage / 8;
  if (free_before >= 0 && free_now > free_before) free_before = free_now;
  if (free_before >= 0 && free_before - free_now < step) return NULL;
  free_before = free_now;
  struct contents contents = {0};
  int folder = open(options->container, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return NULL;
  add_folder(&contents, folder, 0);
  add_removed_files(&contents, process);
  if (contents.bytes > options->storage) {
    snprintf(text, sizeof text, "it stored more than %lld MB (%lld MB)", options->storage >> 20,
             contents.bytes >> 20);
    return text;
  }
  if (contents.files > MOST_FILES) {
    snprintf(text, sizeof text, "it stored more than %d files", MOST_FILES);
    return text;
  }
  return contents.is_too_deep ? "it made folders within folders without end" : NULL;
}

/// Seconds for which a process has computed.
static long long seconds_of_computing(pid_t process) {
  clockid_t clock;
  struct timespec time = {0};
  if (clock_getcpuclockid(process, &clock) == 0) clock_gettime(clock, &time);
  return time.tv_sec;
}

const char *broken_limit(const struct options *options, pid_t process) {
  static char text[160];
  if (options->cpu_seconds > 0 && seconds_of_computing(process) >= options->cpu_seconds) {
    snprintf(text, sizeof text, "it computed for more than %lld seconds",
             (long long)options->cpu_seconds);
    return text;
  }
  if (options->memory > 0) {
    long long kilobytes = process_figure(process, "RssAnon") + process_figure(process, "RssShmem") +
                          process_figure(process, "VmSwap");
    if (kilobytes > options->memory >> 10) {
      snprintf(text, sizeof text, "it used more than %lld MB of memory (%lld MB)",
               options->memory >> 20, kilobytes >> 10);
      return text;
    }
  }
  return options->storage > 0 ? broken_storage(options, process) : NULL;
}
