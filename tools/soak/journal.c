/* Writes down what a process does to the files of one folder, and what it sends to sockets.
 *
 * Loaded before the C library (LD_PRELOAD). Every write, truncation, sync, creation, removal and
 * renaming below DELOS_JOURNAL_ROOT is appended to DELOS_JOURNAL, with its bytes, in the order in
 * which it happened; so is every send. From that the trial "power" builds the files as they would
 * lie on the disk if the power had failed at any moment: what was synced, and of the rest any part.
 *
 * A record: kind (1 byte), number of the file (4), offset or size (8), length (8), then the bytes.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#define FDS 65536
static int number_of[FDS];      /* the file behind a descriptor; 0: none of ours */
static char is_folder[FDS];
static int last_number, out = -1, ready;
static char root[PATH_MAX];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }
#define REAL(name) static __typeof__(name) *plain; if (!plain) plain = real(#name)

static void begin(void) {
    if (ready) return;
    ready = 1;
    const char *where = getenv("DELOS_JOURNAL"), *folder = getenv("DELOS_JOURNAL_ROOT");
    if (!where || !folder) return;
    snprintf(root, sizeof root, "%s", folder);
    int (*plain)(const char *, int, ...) = real("open");
    out = plain(where, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void note(char kind, int file, uint64_t at, const void *bytes, uint64_t length) {
    static ssize_t (*plain)(int, const struct iovec *, int);
    if (!plain) plain = real("writev");
    char head[21];
    head[0] = kind;
    memcpy(head + 1, &file, 4);
    memcpy(head + 5, &at, 8);
    memcpy(head + 13, &length, 8);
    struct iovec parts[2] = {{head, 21}, {(void *)bytes, length}};
    int kept = errno;
    pthread_mutex_lock(&lock);
    if (plain(out, parts, 2) != (ssize_t)(21 + length)) abort();
    pthread_mutex_unlock(&lock);
    errno = kept;
}

/* The path as a process names it may be relative or hold links: only what begins with root counts. */
static const char *ours(const char *path) {
    begin();
    size_t size = strlen(root);
    if (out < 0 || !size || strncmp(path, root, size)) return NULL;
    return path[size] == '/' ? path + size + 1 : path[size] ? NULL : "";
}

static int opened(int fd, const char *path, int flags) {
    const char *name = fd >= 0 && fd < FDS ? ours(path) : NULL;
    if (name) {
        number_of[fd] = __sync_add_and_fetch(&last_number, 1);
        is_folder[fd] = !*name;
        note('O', number_of[fd], (flags & O_TRUNC) != 0, name, strlen(name));
    } else if (fd >= 0 && fd < FDS) number_of[fd] = 0;
    return fd;
}

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        REAL(name); va_list more; va_start(more, flags); int mode = va_arg(more, int); va_end(more); \
        return opened(plain(path, flags, mode), path, flags); }
OPEN(open)
OPEN(open64)
#define OPENAT(name) \
    int name(int at, const char *path, int flags, ...) { \
        REAL(name); va_list more; va_start(more, flags); int mode = va_arg(more, int); va_end(more); \
        return opened(plain(at, path, flags, mode), path, flags); }
OPENAT(openat)
OPENAT(openat64)

static int file_of(int fd) { return fd >= 0 && fd < FDS ? number_of[fd] : 0; }

int close(int fd) {
    REAL(close);
    if (file_of(fd)) number_of[fd] = 0;
    return plain(fd);
}

ssize_t write(int fd, const void *bytes, size_t length) {
    REAL(write);
    int file = file_of(fd);
    if (file) note('W', file, (uint64_t)lseek(fd, 0, SEEK_CUR), bytes, length);
    return plain(fd, bytes, length);
}

#define PWRITE(name, kind) \
    ssize_t name(int fd, const void *bytes, size_t length, kind at) { \
        REAL(name); int file = file_of(fd); \
        if (file) note('W', file, (uint64_t)at, bytes, length); \
        return plain(fd, bytes, length, at); }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define TRUNCATE(name, kind) \
    int name(int fd, kind size) { \
        REAL(name); int file = file_of(fd); \
        if (file) note('T', file, (uint64_t)size, "", 0); \
        return plain(fd, size); }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

/* What was written before 's' is on the disk at 'S'. */
#define SYNC(name) \
    int name(int fd) { \
        REAL(name); int file = file_of(fd); \
        if (file) note(is_folder[fd] ? 'd' : 's', file, 0, "", 0); \
        int found = plain(fd); \
        if (file && !found) note(is_folder[fd] ? 'D' : 'S', file, 0, "", 0); \
        return found; }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
    REAL(unlink);
    const char *name = ours(path);
    if (name) note('U', 0, 0, name, strlen(name));
    return plain(path);
}

int rename(const char *from, const char *to) {
    REAL(rename);
    const char *old = ours(from), *name = ours(to);
    char both[2 * PATH_MAX];
    if (old && name) note('R', 0, 0, both, (uint64_t)snprintf(both, sizeof both, "%s\n%s", old, name));
    return plain(from, to);
}

ssize_t send(int fd, const void *bytes, size_t length, int flags) {
    REAL(send);
    begin();
    if (out >= 0) note('A', 0, 0, bytes, length);
    return plain(fd, bytes, length, flags);
}
