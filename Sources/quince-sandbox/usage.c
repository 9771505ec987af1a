#define _GNU_SOURCE
#include "usage.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <time.h>
#include <unistd.h>

#include "group.h"

enum { DEEPEST_FOLDER = 64, MOST_FILES = 200000 };

/// The contents of a folder, or the open files of processes.
struct contents {
  long long bytes;
  long long files;
  int is_too_deep;
  /// Whether some of the contents can't be accessed.
  int is_hidden;
};

static void add_file(struct contents *contents, const struct stat *status) {
  contents->bytes += (long long)status->st_blocks * 512;
  contents->files++;
}

/// Takes ownership of `folder`.
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

/// The files that have been counted.
///
/// If there are too many files, some may be counted twice.
struct files {
  struct {
    dev_t device;
    ino_t number;
  } all[1024];
  size_t count;
};

/// Returns whether a file hasn't been counted yet.
static int is_new(struct files *files, const struct stat *status) {
  for (size_t i = 0; i < files->count; i++)
    if (files->all[i].device == status->st_dev && files->all[i].number == status->st_ino) return 0;
  if (files->count < sizeof files->all / sizeof *files->all) {
    files->all[files->count].device = status->st_dev;
    files->all[files->count++].number = status->st_ino;
  }
  return 1;
}

/// Returns whether a process ends soon, or has ended.
///
/// A process that's ending hides its open files once its memory is released.
static int ends_soon(pid_t process) {
  enum { CHECKS = 50 };
  const struct timespec pause = {.tv_nsec = 10000000};
  for (int i = 0; i < CHECKS && !has_process_ended(process); i++) nanosleep(&pause, NULL);
  return has_process_ended(process);
}

/// Adds files that were removed but are still open, because they use space.
///
/// Several processes can have the same file open.
static void add_removed_files(struct contents *contents, struct files *counted, pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/fd", process);
  DIR *descriptors = opendir(path);
  if (descriptors == NULL) {
    // A program whose executable isn't readable hides its open files. A program that has ended
    // doesn't have any.
    if (errno == EACCES && !contents->is_hidden && !ends_soon(process)) contents->is_hidden = 1;
    return;
  }
  struct dirent *entry;
  while ((entry = readdir(descriptors)) != NULL) {
    struct stat status;
    if (fstatat(dirfd(descriptors), entry->d_name, &status, 0) == 0 && S_ISREG(status.st_mode) &&
        status.st_nlink == 0 && is_new(counted, &status))
      add_file(contents, &status);
  }
  closedir(descriptors);
}

static void add_path(struct contents *contents, const char *path) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder >= 0) add_folder(contents, folder, 0);
}

static long long free_space(const char *path) {
  struct statvfs disk;
  return statvfs(path, &disk) == 0 ? (long long)disk.f_bfree * (long long)disk.f_frsize : 0;
}

/// Returns whether the disks of the counted folders have less free space than at the last check.
static int is_space_lost(const struct options *options) {
  static long long free_before = -1;
  long long free_now = free_space(options->container);
  for (int i = 0; options->writable[i] != NULL; i++) free_now += free_space(options->writable[i]);
  if (free_before >= 0 && free_now > free_before) free_before = free_now;
  if (free_before >= 0 && free_before - free_now < options->storage / 8) return 0;
  free_before = free_now;
  return 1;
}

/// Checks the storage limit.
///
/// The folders are examined only if their disks have less free space than at the last check.
static const char *broken_storage(const struct options *options, const struct process processes[],
                                  int count) {
  static char text[160];
  if (!is_space_lost(options)) return NULL;
  struct contents contents = {0};
  add_path(&contents, options->container);
  for (int i = 0; options->writable[i] != NULL; i++)
    if (strcmp(options->writable[i], options->container) != 0)
      add_path(&contents, options->writable[i]);
  static struct files counted;
  counted.count = 0;
  for (int i = 0; i < count; i++) add_removed_files(&contents, &counted, processes[i].id);
  if (contents.bytes > options->storage) {
    snprintf(text, sizeof text, "it stored more than %lld MB (%lld MB)", options->storage >> 20,
             contents.bytes >> 20);
    return text;
  }
  if (contents.files > MOST_FILES) {
    snprintf(text, sizeof text, "it stored more than %d files", MOST_FILES);
    return text;
  }
  if (contents.is_hidden) return "it stored files while a process hid them";
  return contents.is_too_deep ? "it nested folders too deeply" : NULL;
}

/// Returns the memory usage of a process, in kilobytes.
static long long memory_of(pid_t process) {
  char text[4096];
  if (!read_process_file(process, "status", text, sizeof text)) return 0;
  const char *const keys[] = {"RssAnon", "RssShmem", "VmSwap"};
  long long sum = 0;
  for (int i = 0; i < 3; i++) {
    long long kilobytes = figure(text, keys[i]);
    if (kilobytes > 0) sum += kilobytes;
  }
  return sum;
}

/// Returns the memory usage of a process with only its share of shared memory, in kilobytes.
///
/// Determining it is slow.
static long long part_of_memory_of(pid_t process) {
  char text[4096];
  if (!read_process_file(process, "smaps_rollup", text, sizeof text)) return memory_of(process);
  long long anonymous = figure(text, "Pss_Anon"), shared = figure(text, "Pss_Shmem");
  long long swapped = figure(text, "SwapPss");
  if (anonymous < 0 || shared < 0 || swapped < 0) return memory_of(process);
  return anonymous + shared + swapped;
}

/// Returns the memory usage of processes and files in memory, in kilobytes.
static long long sum_of_memory(const struct options *options, const struct process processes[],
                               int count, long long (*memory)(pid_t)) {
  long long sum = 0;
  for (int i = 0; i < count; i++) sum += memory(processes[i].id);
  for (int i = 0; options->temporary[i] != NULL; i++) {
    struct statvfs disk;
    if (statvfs(options->temporary[i], &disk) == 0)
      sum += (long long)(disk.f_blocks - disk.f_bfree) * (long long)disk.f_frsize >> 10;
  }
  return sum;
}

const char *broken_group(const struct options *options) {
  static char text[160];
  if (!has_group_run_out(options)) return NULL;
  snprintf(text, sizeof text, "it used more than %lld MB of memory", options->memory >> 20);
  return text;
}

static const char *broken_memory(const struct options *options, const struct process processes[],
                                 int count) {
  static char text[160];
  long long most = options->memory >> 10;
  long long kilobytes = sum_of_memory(options, processes, count, memory_of);
  // Forked processes share most of their memory.
  if (kilobytes > most && count > 1)
    kilobytes = sum_of_memory(options, processes, count, part_of_memory_of);
  if (kilobytes > most) {
    snprintf(text, sizeof text, "it used more than %lld MB of memory (%lld MB)",
             options->memory >> 20, kilobytes >> 10);
    return text;
  }
  return broken_group(options);
}

long long used_ticks(const struct process processes[], int count) {
  struct rusage ended = {0};
  getrusage(RUSAGE_CHILDREN, &ended);
  long long ticks = (ended.ru_utime.tv_sec + ended.ru_stime.tv_sec) * sysconf(_SC_CLK_TCK);
  for (int i = 0; i < count; i++) ticks += processes[i].ticks;
  return ticks;
}

static const char *broken_computing(const struct options *options, long long ticks) {
  static char text[160];
  if (ticks / sysconf(_SC_CLK_TCK) < options->cpu_seconds) return NULL;
  snprintf(text, sizeof text, "it used more than %lld second%s of CPU time",
           options->cpu_seconds, options->cpu_seconds == 1 ? "" : "s");
  return text;
}

const char *broken_limit(const struct options *options, const struct process processes[],
                         int count, long long ticks) {
  const char *limit = NULL;
  if (options->cpu_seconds > 0) limit = broken_computing(options, ticks);
  if (limit == NULL && options->memory > 0) limit = broken_memory(options, processes, count);
  if (limit == NULL && options->storage > 0) limit = broken_storage(options, processes, count);
  return limit;
}
