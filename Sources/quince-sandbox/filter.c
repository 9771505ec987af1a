#define _GNU_SOURCE
#include "filter.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "calls.h"
#include "landlock.h"

#if defined(__x86_64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "The filter of system calls is not written for this processor."
#endif

enum { MOST_INSTRUCTIONS = 512 };

/// `SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV`, which older headers don't declare.
enum { WAIT_KILLABLE = 1 << 5 };

struct program {
  struct sock_filter code[MOST_INSTRUCTIONS];
  unsigned short length;
};

/// System calls that neither apps nor compilers need, but that an attacker could use.
static const int refused[] = {
    // System calls that affect other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_pidfd_getfd,
    SYS_process_madvise, SYS_perf_event_open, SYS_userfaultfd, SYS_pidfd_send_signal,
    // System calls that change the view of the machine.
    SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_open_tree,
    SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_mount_setattr,
    SYS_open_by_handle_at, SYS_name_to_handle_at,
    // System calls that affect the machine itself.
    SYS_bpf, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_init_module, SYS_finit_module,
    SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_syslog, SYS_acct,
    SYS_quotactl, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime,
    SYS_sethostname, SYS_setdomainname, SYS_personality, SYS_nfsservctl, SYS_vhangup,
    SYS_lookup_dcookie,
    // System calls for memory that isn't attributed to any process.
    SYS_shmget, SYS_shmat, SYS_msgget, SYS_semget, SYS_mq_open,
};

/// System calls that aren't covered by `changes_attributes` or restricted by Landlock, and that
/// change files in other ways or reveal their names.
static const int unguarded[] = {
    SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr,
    SYS_fremovexattr, CALL_SETXATTRAT, CALL_REMOVEXATTRAT, CALL_FILE_SETATTR, SYS_inotify_init1,
    SYS_fanotify_init,
#ifdef SYS_utime
    SYS_utime, SYS_utimes, SYS_futimesat, SYS_inotify_init,
#endif
};

/// The system calls that `changes_attributes` covers.
static const int guarded[] = {
    SYS_fchmod, SYS_fchmodat, CALL_FCHMODAT2, SYS_fchown, SYS_fchownat, SYS_utimensat,
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown,
#endif
};

static void add(struct program *program, unsigned short code, unsigned value, unsigned char yes,
                unsigned char no) {
  program->code[program->length++] = (struct sock_filter){code, yes, no, value};
}

static void load(struct program *program, size_t offset) {
  add(program, BPF_LD | BPF_W | BPF_ABS, (unsigned)offset, 0, 0);
}

static void load_call(struct program *program) {
  load(program, offsetof(struct seccomp_data, nr));
}

/// Loads the low half of an argument.
static void load_argument(struct program *program, int index) {
  load(program, offsetof(struct seccomp_data, args) + (size_t)index * 8);
}

/// Adds an answer to a system call, regardless of its arguments.
static void answer(struct program *program, int call, unsigned action) {
  add(program, BPF_JMP | BPF_JEQ | BPF_K, (unsigned)call, 0, 1);
  add(program, BPF_RET | BPF_K, action, 0, 0);
}

/// Refuses a system call if one of its arguments has a specific value.
static void refuse_value(struct program *program, int call, int index, unsigned value) {
  add(program, BPF_JMP | BPF_JEQ | BPF_K, (unsigned)call, 0, 4);
  load_argument(program, index);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
  add(program, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM, 0, 0);
  load_call(program);
}

/// Allows a system call that affects the calling process itself.
///
/// For other processes, the filter asks for permission if it can, and otherwise reports that the
/// process doesn't exist.
static void add_target(struct program *program, int call, int index, bool zero_is_own, bool asks) {
  add(program, BPF_JMP | BPF_JEQ | BPF_K, (unsigned)call, 0, zero_is_own ? 5 : 4);
  load_argument(program, index);
  if (zero_is_own) add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, (unsigned)getpid(), 0, 1);
  add(program, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
  add(program, BPF_RET | BPF_K, asks ? SECCOMP_RET_USER_NOTIF : SECCOMP_RET_ERRNO | ESRCH, 0, 0);
}

/// Allows system calls that change another process only if the program has created that process,
/// which excludes the process that monitors it.
static void add_targets(struct program *program, bool asks) {
  // A number that represents a group isn't the ID of a process.
  const int signals[] = {SYS_kill, SYS_tkill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
    add_target(program, signals[i], 0, false, asks);
  const int shares[] = {SYS_prlimit64, SYS_sched_setaffinity, SYS_sched_setscheduler,
                        SYS_sched_setparam, SYS_sched_setattr};
  for (size_t i = 0; i < sizeof shares / sizeof *shares; i++)
    add_target(program, shares[i], 0, true, asks);
  refuse_value(program, SYS_setpriority, 0, PRIO_PGRP);
  refuse_value(program, SYS_setpriority, 0, PRIO_USER);
  add_target(program, SYS_setpriority, 1, true, asks);
  refuse_value(program, SYS_ioprio_set, 0, 2 /* IOPRIO_WHO_PGRP */);
  refuse_value(program, SYS_ioprio_set, 0, 3 /* IOPRIO_WHO_USER */);
  add_target(program, SYS_ioprio_set, 1, true, asks);
  // These descriptors can send signals.
  refuse_value(program, SYS_fcntl, 1, F_SETOWN);
  refuse_value(program, SYS_fcntl, 1, F_SETOWN_EX);
  refuse_value(program, SYS_ioctl, 1, 0x8901 /* FIOSETOWN */);
  refuse_value(program, SYS_ioctl, 1, 0x8902 /* SIOCSPGRP */);
}

/// Refuses shared memory without a file, because such memory can be in use without being attributed
/// to any process.
static void add_memory(struct program *program) {
  enum { SHARED = MAP_SHARED & MAP_SHARED_VALIDATE };
  answer(program, SYS_memfd_create, SECCOMP_RET_ERRNO | ENOSYS);
  answer(program, CALL_MEMFD_SECRET, SECCOMP_RET_ERRNO | ENOSYS);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 0, 5);
  load_argument(program, 3);
  add(program, BPF_JMP | BPF_JSET | BPF_K, MAP_ANONYMOUS, 0, 2);
  add(program, BPF_JMP | BPF_JSET | BPF_K, SHARED, 0, 1);
  add(program, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOMEM, 0, 0);
  load_call(program);
}

/// Prevents changes to the attributes of files outside the program's folders, because no namespace
/// hides these files, and Landlock allows such changes.
static void add_attributes(struct program *program, bool asks) {
  for (size_t i = 0; i < sizeof guarded / sizeof *guarded; i++)
    answer(program, guarded[i], asks ? SECCOMP_RET_USER_NOTIF : SECCOMP_RET_ERRNO | EPERM);
  for (size_t i = 0; i < sizeof unguarded / sizeof *unguarded; i++)
    answer(program, unguarded[i], SECCOMP_RET_ERRNO | EOPNOTSUPP);
  refuse_value(program, SYS_ioctl, 1, 0x40086602 /* FS_IOC_SETFLAGS */);
  refuse_value(program, SYS_ioctl, 1, 0x40046602 /* FS_IOC32_SETFLAGS */);
  refuse_value(program, SYS_ioctl, 1, 0x40087602 /* FS_IOC_SETVERSION */);
  refuse_value(program, SYS_ioctl, 1, 0x401c5820 /* FS_IOC_FSSETXATTR */);
  // Landlock has supported this system call since version 3, in Linux 6.2.
  if (landlock_version() < 3) answer(program, SYS_truncate, SECCOMP_RET_ERRNO | EPERM);
}

/// See `may_open_thread_state`.
static void add_thread_states(struct program *program) {
  add(program, BPF_JMP | BPF_JEQ | BPF_K, SYS_openat, 0, 4);
  load_argument(program, 2);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, O_NONBLOCK, 0, 1);
  add(program, BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF, 0, 0);
  load_call(program);
}

static void add_sockets(struct program *program, const struct options *options) {
  if (options->refuses_sockets) {
    answer(program, SYS_socket, SECCOMP_RET_ERRNO | EACCES);
    return;
  }
  // Only a namespace hides a socket in the file system that belongs to another of the user's
  // programs.
  const unsigned families[] = {AF_INET, AF_INET6, AF_NETLINK, AF_UNIX};
  const int count = options->guards_attributes ? 3 : 4;
  add(program, BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, (unsigned char)(count + 3));
  load_argument(program, 0);
  for (int i = 0; i < count; i++)
    add(program, BPF_JMP | BPF_JEQ | BPF_K, families[i], (unsigned char)(count - i), 0);
  add(program, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EAFNOSUPPORT, 0, 0);
  load_call(program);
}

/// Refuses new namespaces.
///
/// If the kernel can ask, permission is required to create threads and processes. Otherwise, only
/// threads are allowed.
static void add_clone(struct program *program, bool asks) {
  const unsigned namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                              CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
  // The flags are in memory, which filters can't read. The C library uses `clone` instead.
  answer(program, SYS_clone3, SECCOMP_RET_ERRNO | ENOSYS);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 6);
  load_argument(program, 0);
  add(program, BPF_JMP | BPF_JSET | BPF_K, namespaces, 0, 1);
  add(program, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM, 0, 0);
  add(program, BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1);
  add(program, BPF_RET | BPF_K, asks ? SECCOMP_RET_USER_NOTIF : SECCOMP_RET_ALLOW, 0, 0);
  add(program, BPF_RET | BPF_K, asks ? SECCOMP_RET_USER_NOTIF : SECCOMP_RET_ERRNO | EPERM, 0, 0);
#ifdef SYS_fork
  answer(program, SYS_fork, asks ? SECCOMP_RET_USER_NOTIF : SECCOMP_RET_ERRNO | EPERM);
  answer(program, SYS_vfork, asks ? SECCOMP_RET_USER_NOTIF : SECCOMP_RET_ERRNO | EPERM);
#endif
}

static void build(struct program *program, const struct options *options, bool asks) {
  program->length = 0;
  load(program, offsetof(struct seccomp_data, arch));
  add(program, BPF_JMP | BPF_JEQ | BPF_K, NATIVE_ARCHITECTURE, 1, 0);
  add(program, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
  load_call(program);
#ifdef __x86_64__
  // These are the system calls of x32 programs.
  add(program, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  add(program, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS, 0, 0);
#endif
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
    answer(program, refused[i], SECCOMP_RET_ERRNO | EPERM);
  for (int call = SYS_io_uring_setup; call <= SYS_io_uring_register; call++)
    answer(program, call, SECCOMP_RET_ERRNO | ENOSYS);
  // The limit would be detected too late for space that can be allocated without any work.
  if (options->storage > 0) answer(program, SYS_fallocate, SECCOMP_RET_ERRNO | EOPNOTSUPP);
  refuse_value(program, SYS_ioctl, 1, TIOCSTI);
  refuse_value(program, SYS_ioctl, 1, 0x541c /* TIOCLINUX */);
  refuse_value(program, SYS_prctl, 0, PR_SET_DUMPABLE);
  add_targets(program, asks);
  if (options->memory > 0) add_memory(program);
  if (options->guards_attributes) add_attributes(program, asks);
  if (options->landlock && asks) add_thread_states(program);
  add_sockets(program, options);
  if (options->processes >= 0) add_clone(program, asks);
  add(program, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
}

/// Loads a filter whose requests are answered by the listener.
/// - Returns: The descriptor of the listener, or -1.
static long load_with_listener(struct sock_fprog *filter) {
  // Since Linux 5.19, a signal that arrives while a request is being answered waits for the answer.
  // Without this flag, the signal aborts the system call, so a program might be refused a process
  // just because another process has ended in the meantime.
  long descriptor = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER,
                            SECCOMP_FILTER_FLAG_NEW_LISTENER | WAIT_KILLABLE, filter);
  if (descriptor >= 0) return descriptor;
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, filter);
}

int filter_calls(const struct options *options, volatile int *listener) {
  struct program program;
  struct sock_fprog filter = {.filter = program.code};
  if (options->processes >= 0) {
    build(&program, options, true);
    filter.len = program.length;
    long descriptor = load_with_listener(&filter);
    if (descriptor >= 0) {
      *listener = (int)descriptor;
      return 0;
    }
  }
  build(&program, options, false);
  filter.len = program.length;
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &filter) == 0 ? 0 : errno;
}
