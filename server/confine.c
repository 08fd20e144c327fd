/* The filter is a list of what is refused, not of what is allowed: the libraries here, and those
 * that the C library loads to look up a name, use more calls than anybody could list for every
 * machine, and a call that was forgotten would end a match. */
#define _GNU_SOURCE /* O_PATH, syscall */
#include "server/confine.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <seccomp.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

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

/* ---- Landlock, of which Debian 12 has only the first part of the header ---- */

enum {
    READS = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR,
    ALL_OF_FILES = (1 << 13) - 1, /* what its first version knew */
    ALL_OF_PORTS = 3,             /* to bind, to connect */
    CONNECTS = 2,
    RULE_PORT = 2,
    PORTS_SINCE = 4, /* version */
    NAMES_PORT = 53
};

static bool allow_folder(int rules, const char *path)
{
    struct landlock_path_beneath_attr rule = {.allowed_access = READS,
                                              .parent_fd = open(path, O_PATH | O_CLOEXEC)};
    bool good = rule.parent_fd < 0 || /* it is not there */
                !syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    if (rule.parent_fd >= 0)
        close(rule.parent_fd);
    return good;
}

static bool allow_port(int rules, int port)
{
    const uint64_t rule[] = {CONNECTS, (uint64_t)port};
    return !syscall(SYS_landlock_add_rule, rules, RULE_PORT, rule, 0);
}

/* What looks names up and checks certificates is below these. */
static bool lock_in(const int *ports, int count)
{
    static const char *const folders[] = {"/etc", "/usr", "/lib", "/lib64", "/run/systemd/resolve",
                                          "/run/NetworkManager", "/run/resolvconf", NULL};
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
    bool with_ports = version >= PORTS_SINCE;
    const uint64_t handled[] = {ALL_OF_FILES, with_ports ? ALL_OF_PORTS : 0};
    const char *more = getenv("SSL_CERT_DIR");
    if (version < 1)
        return true; /* it has none */
    int rules = (int)syscall(SYS_landlock_create_ruleset, handled, with_ports ? 16 : 8, 0);
    bool good = rules >= 0 && (!more || allow_folder(rules, more));
    for (int i = 0; folders[i] && good; i++)
        good = allow_folder(rules, folders[i]);
    for (int i = 0; i < count && good && with_ports; i++)
        good = allow_port(rules, ports[i]);
    good = good && (!with_ports || allow_port(rules, NAMES_PORT)) &&
           !prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) &&
           !syscall(SYS_landlock_restrict_self, rules, 0);
    if (rules >= 0)
        close(rules);
    return good;
}

bool confine_sender(const int *ports, int count)
{
    if (!lock_in(ports, count))
        return false;
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    return load(filter, filter && refuse_sockets(filter, false) &&
                            refuse(filter, refused, REFUSED) &&
                            refuse(filter, refused_sender, REFUSED_SENDER) &&
                            refuse_writing(filter, "open", 1) &&
                            refuse_writing(filter, "openat", 2));
}
