/* The filter is a list of what is refused, not of what is allowed: the libraries here, and those
 * that the C library loads to look up a name, use more calls than anybody could list for every
 * machine, and a call that was forgotten would end a match. */
#include "server/confine.h"

#include <errno.h>
#include <fcntl.h>
#include <seccomp.h>
#include <sys/socket.h>

static const char *const refused[] = {
    /* other programs */
    "execve", "execveat", "process_vm_readv", "process_vm_writev", "kcmp", "pidfd_getfd",
#ifndef CROUPIER_SANITIZED /* which looks for leaks that way */
    "ptrace",
#endif
    /* other views of the machine */
    "mount", "umount2", "pivot_root", "chroot", "unshare", "setns", "move_mount", "open_tree",
    "fsopen", "fsconfig", "fsmount", "fspick", "mount_setattr", "open_by_handle_at", "swapon",
    "swapoff", "quotactl", "acct", "mknod", "mknodat", "personality",
    /* the kernel */
    "reboot", "kexec_load", "kexec_file_load", "init_module", "finit_module", "delete_module",
    "bpf", "perf_event_open", "userfaultfd", "io_uring_setup", "io_uring_enter",
    "io_uring_register", "add_key", "request_key", "keyctl", "iopl", "ioperm", "syslog",
    "settimeofday", "clock_settime", "adjtimex", "clock_adjtime", "sethostname", "setdomainname",
    /* other users */
    "setuid", "setgid", "setreuid", "setregid", "setresuid", "setresgid", "setgroups", "setfsuid",
    "setfsgid", "capset"};
enum { REFUSED = sizeof refused / sizeof *refused };

static const char *const refused_sender[] = {
    "fork", "vfork", "clone", "clone3", "kill", "tkill", "tgkill", "pidfd_open",
    "pidfd_send_signal", "listen", "accept", "accept4", "creat", "openat2", "truncate",
    "rename", "renameat", "renameat2", "link", "linkat", "symlink", "symlinkat", "unlink",
    "unlinkat", "mkdir", "mkdirat", "rmdir", "chmod", "fchmodat", "chown", "fchownat", "lchown",
    "inotify_init1", "memfd_create", "shmget", "msgget", "semget", "mq_open"};
enum { REFUSED_SENDER = sizeof refused_sender / sizeof *refused_sender };

static bool refuse(scmp_filter_ctx filter, const char *const *names, int count)
{
    bool good = true;
    for (int i = 0; i < count && good; i++) {
        int call = seccomp_syscall_resolve_name(names[i]);
        /* one that this processor or the library never had is not to be refused */
        good = call == __NR_SCMP_ERROR ||
               !seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 0);
    }
    return good;
}

/* Where a call has its flags among its arguments. */
static bool refuse_writing(scmp_filter_ctx filter, const char *name, unsigned flags)
{
    int call = seccomp_syscall_resolve_name(name);
    bool good = true;
    for (unsigned how = O_WRONLY; how <= O_RDWR && good; how++)
        good = call == __NR_SCMP_ERROR ||
               !seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 1,
                                 SCMP_CMP(flags, SCMP_CMP_MASKED_EQ, O_ACCMODE, how));
    return good;
}

static bool refuse_sockets(scmp_filter_ctx filter, bool machine)
{
    int call = seccomp_syscall_resolve_name("socket");
    bool good = !seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 1,
                                  SCMP_A0(SCMP_CMP_GT, AF_NETLINK));
    for (unsigned family = 0; family < AF_NETLINK && good; family++)
        good = (family == AF_UNIX && machine) || family == AF_INET || family == AF_INET6 ||
               !seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 1,
                                 SCMP_A0(SCMP_CMP_EQ, family));
    return good;
}

static bool load(scmp_filter_ctx filter, bool good)
{
    good = good && !seccomp_load(filter);
    if (filter)
        seccomp_release(filter);
    return good;
}

bool confine(void)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    return load(filter,
                filter && refuse_sockets(filter, true) && refuse(filter, refused, REFUSED));
}

bool confine_sender(void)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    return load(filter, filter && refuse_sockets(filter, false) &&
                            refuse(filter, refused, REFUSED) &&
                            refuse(filter, refused_sender, REFUSED_SENDER) &&
                            refuse_writing(filter, "open", 1) &&
                            refuse_writing(filter, "openat", 2));
}
