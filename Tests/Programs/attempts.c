#define _GNU_SOURCE
// Attempts things that a confined program must not be able to do, and things that it must be able
// to do. A successful attempt does no harm: settings keep their values, and resources are used
// slowly and up to a limit.
//
//   attempts changes OUTSIDE OWN    changes the machine, a file outside, and files in a folder of its own
//   attempts memory                 takes memory in seven children
//   attempts files FOLDER           takes memory in files of a folder
//   attempts removed FOLDER         takes a disk's space in a child, in files that it has removed
//   attempts computing              computes in two children
//   attempts waiting                waits in a child, without end
//   attempts leaving FILE           leaves a process behind, which adds to a file
//   attempts group                  prints the control group that it is in once it has had a child
//   attempts ending FOLDER          takes space in children that have much memory, and end at once
//   attempts sharing                shares memory with seven children, and ends

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

enum { MEGABYTE = 1 << 20, MOST = 400 };

static char block[MEGABYTE];

static void gained(const char *what, int result) {
  if (result >= 0) printf("gained: %s\n", what);
}

static void needed(const char *what, int result) {
  if (result < 0) printf("lacks: %s (%s)\n", what, strerror(errno));
}

static int rewrite(const char *path) {
  char text[256];
  int file = open(path, O_RDONLY);
  ssize_t count = read(file, text, sizeof text);
  close(file);
  file = open(path, O_WRONLY);
  int result = count > 0 && write(file, text, (size_t)count) == count ? 0 : -1;
  close(file);
  return result;
}

static void try_machine(void) {
  const char *const settings[] = {"/proc/sys/vm/swappiness", "/proc/sys/kernel/panic",
                                  "/proc/sys/fs/pipe-max-size"};
  for (int i = 0; i < 3; i++) gained(settings[i], rewrite(settings[i]));
  const char *const devices[] = {"/dev/null", "/dev/urandom"};
  for (int i = 0; i < 2; i++) {
    struct stat status;
    needed("a device's status", stat(devices[i], &status));
    const struct timespec times[2] = {status.st_atim, status.st_mtim};
    gained("a device's mode", chmod(devices[i], status.st_mode));
    gained("a device's owner", chown(devices[i], status.st_uid, status.st_gid));
    gained("a device's times", utimensat(AT_FDCWD, devices[i], times, 0));
  }
  int file = open("/dev/null", O_RDWR | O_TRUNC);
  needed("/dev/null", file);
  needed("/dev/null, written", (int)write(file, "lost", 4));
}

static void try_outside(const char *outside, const char *own) {
  gained("its mode", chmod(outside, 0600));
  gained("its owner", chown(outside, (uid_t)-1, (gid_t)-1));
  gained("its times", utimensat(AT_FDCWD, outside, NULL, 0));
  gained("its attributes", setxattr(outside, "user.name", "value", 5, 0));
  gained("its contents", open(outside, O_RDWR));
  gained("its length", truncate(outside, 0));
  needed("its folder", chdir(own));
  needed("a link", symlink(outside, "link"));
  gained("its mode, by a link", chmod("link", 0600));
  gained("its times, by a link", utimensat(AT_FDCWD, "link", NULL, 0));
  gained("another name for it", link(outside, "name"));
  gained("a device", mknod("device", S_IFCHR | 0666, 0x103));
}

static void try_own(void) {
  struct timespec times[2] = {{1000, 0}, {2000, 0}};
  struct stat status;
  int file = open("file", O_CREAT | O_RDWR, 0600);
  needed("a file", file);
  needed("a file's mode", fchmod(file, 0644));
  needed("a path's mode", chmod("file", 0640));
  needed("a descriptor's times", futimens(file, NULL));
  needed("a path's times", utimensat(AT_FDCWD, "file", times, AT_SYMLINK_NOFOLLOW));
  needed("a descriptor's owner", fchown(file, (uid_t)-1, (gid_t)-1));
  needed("a status", fstat(file, &status));
  if ((status.st_mode & 0777) != 0640 || status.st_mtime != 2000) puts("lacks: what it set");
  needed("a folder", mkdir("folder", 0700));
  needed("another name", rename("file", "folder/file"));
}

static void try_processes(void) {
  DIR *folder = opendir("/proc");
  struct dirent *entry;
  while (folder != NULL && (entry = readdir(folder)) != NULL) {
    int process = atoi(entry->d_name);
    if (process > 1 && process != getpid()) printf("gained: a look at process %d\n", process);
  }
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/environ", getppid());
  gained("its parent's environment", open(path, O_RDONLY));
  gained("a memory file", memfd_create("file", 0));
  void *memory = mmap(NULL, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  gained("shared memory", memory == MAP_FAILED ? -1 : 0);
  needed("its maps", open("/proc/self/maps", O_RDONLY));
  needed("/proc/cpuinfo", open("/proc/cpuinfo", O_RDONLY));
}

/// Prints the lines of a file that contain one of two strings.
static void print_lines(const char *path, const char *text, const char *other) {
  FILE *file = fopen(path, "r");
  char line[512];
  while (file != NULL && fgets(line, sizeof line, file) != NULL)
    if (strstr(line, text) != NULL || strstr(line, other) != NULL) fputs(line, stdout);
}

static void fill_memory(void) {
  for (int i = 0; i < MOST / 7; i++) {
    memset(malloc(MEGABYTE), 1, MEGABYTE);
    usleep(10000);
  }
}

static void fill_file(const char *name) {
  int file = open(name, O_CREAT | O_RDWR, 0600);
  for (int i = 0; i < 20; i++) {
    if (write(file, block, sizeof block) < 0) return;
    usleep(2000);
  }
}

static void fill_files(void) {
  char name[16];
  for (int i = 0; i < MOST / 20; i++) {
    snprintf(name, sizeof name, "%d", i);
    fill_file(name);
  }
}

static void fill_removed_files(void) {
  for (int i = 0; i < MOST / 20; i++) {
    fill_file("file");
    unlink("file");
  }
}

/// Takes space, and ends a while before its memory is released.
static void fill_file_and_memory(void) {
  memset(malloc(100 * MEGABYTE), 1, 100 * MEGABYTE);
  unlink("file");
  fill_file("file");
}

static void compute(void) {
  for (volatile int number = 0;; number++) continue;
}

static void add_to_file(void) {
  for (int i = 0; i < 1000; i++) {
    int file = open("file", O_CREAT | O_WRONLY | O_APPEND, 0600);
    (void)!write(file, ".", 1);
    close(file);
    usleep(10000);
  }
}

/// Performs work in child processes, and waits.
static void have_children(int count, void (*work)(void), unsigned seconds) {
  for (int i = 0; i < count; i++) {
    if (fork() != 0) continue;
    work();
    sleep(seconds);
    _exit(0);
  }
  while (wait(NULL) >= 0) continue;
}

static void leave(void) {
  if (fork() == 0) {
    setsid();
    if (fork() == 0) add_to_file();
    _exit(0);
  }
  wait(NULL);
  while (access("file", F_OK) != 0) usleep(10000);
}

static void rest(void) {}

int main(int count, char *arguments[]) {
  const char *what = count > 1 ? arguments[1] : "";
  const char *folder = count > 2 ? arguments[count - 1] : "/";
  if (strcmp(what, "changes") == 0) {
    try_machine();
    try_outside(arguments[2], folder);
    try_own();
    try_processes();
    print_lines("/proc/self/status", "Uid:", "CapEff:");
  }
  if (chdir(folder) != 0) return 1;
  if (strcmp(what, "memory") == 0) have_children(7, fill_memory, 60);
  if (strcmp(what, "files") == 0) have_children(1, fill_files, 60);
  if (strcmp(what, "removed") == 0) have_children(1, fill_removed_files, 60);
  if (strcmp(what, "ending") == 0) {
    for (int i = 0; i < 8; i++) have_children(1, fill_file_and_memory, 0);
    puts("ended");
  }
  if (strcmp(what, "computing") == 0) have_children(2, compute, 60);
  if (strcmp(what, "waiting") == 0) have_children(1, rest, 600);
  if (strcmp(what, "leaving") == 0) leave();
  if (strcmp(what, "group") == 0) {
    have_children(1, rest, 0);
    print_lines("/proc/self/cgroup", "quince-", "quince-");
  }
  if (strcmp(what, "sharing") == 0) {
    memset(malloc(100 * MEGABYTE), 1, 100 * MEGABYTE);
    have_children(7, rest, 1);
    puts("ended");
  }
  return 0;
}
