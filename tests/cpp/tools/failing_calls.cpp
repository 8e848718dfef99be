// Loaded before a program (LD_PRELOAD), lets one of its calls to the system fail, or all from one on:
//   FAIL_CALLS  names with commas between them: allocate, open, read, write, sync, rename
//   FAIL_AT     which of these calls, from 1
//   FAIL_ON     whether all later ones fail as well: 1
//   FAIL_ERROR  the number of the error
//   FAIL_NOTE   a file that is made when a call has failed
// For glibc, whose own allocation has names of its own.

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

/// Calls that are counted so far.
std::atomic<long> count{0};

bool is_on_list(const char* list, const char* name) {
    const std::size_t length = std::strlen(name);
    for (const char* at = list; at != nullptr && *at != '\0'; ++at) {
        if (std::strncmp(at, name, length) == 0 && (at[length] == ',' || at[length] == '\0')) return true;
        at = std::strchr(at, ',');
        if (at == nullptr) return false;
    }
    return false;
}

long number(const char* name) {
    const char* text = std::getenv(name);
    return text == nullptr ? 0 : std::atol(text);
}

void note() {
    const char* path = std::getenv("FAIL_NOTE");
    if (path == nullptr) return;
    const long file = syscall(SYS_openat, AT_FDCWD, path, O_CREAT | O_WRONLY, 0600);
    if (file >= 0) syscall(SYS_close, file);
}

/// Whether this call is to fail; sets errno.
bool fails(const char* name) {
    if (!is_on_list(std::getenv("FAIL_CALLS"), name)) return false;
    const long at = number("FAIL_AT");
    const long now = ++count;
    if (now != at && (now < at || number("FAIL_ON") == 0)) return false;
    note();
    errno = static_cast<int>(number("FAIL_ERROR"));
    return true;
}

/// The function of this name that comes after these.
template <class Function>
Function next(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t members, std::size_t size);
void* __libc_realloc(void* memory, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);

void* malloc(std::size_t size) { return fails("allocate") ? nullptr : __libc_malloc(size); }
void* calloc(std::size_t members, std::size_t size) {
    return fails("allocate") ? nullptr : __libc_calloc(members, size);
}
void* realloc(void* memory, std::size_t size) { return fails("allocate") ? nullptr : __libc_realloc(memory, size); }
void* aligned_alloc(std::size_t alignment, std::size_t size) {
    return fails("allocate") ? nullptr : __libc_memalign(alignment, size);
}

FILE* fopen(const char* path, const char* mode) {
    return fails("open") ? nullptr : next<FILE* (*)(const char*, const char*)>("fopen")(path, mode);
}
FILE* fopen64(const char* path, const char* mode) {
    return fails("open") ? nullptr : next<FILE* (*)(const char*, const char*)>("fopen64")(path, mode);
}
int open(const char* path, int flags, ...) {
    if (fails("open")) return -1;
    std::va_list mode;
    va_start(mode, flags);
    const long file = syscall(SYS_openat, AT_FDCWD, path, flags, (flags & O_CREAT) != 0 ? va_arg(mode, mode_t) : 0);
    va_end(mode);
    return static_cast<int>(file);
}
ssize_t read(int file, void* to, std::size_t size) { return fails("read") ? -1 : syscall(SYS_read, file, to, size); }
ssize_t write(int file, const void* from, std::size_t size) {
    return fails("write") ? -1 : syscall(SYS_write, file, from, size);
}
ssize_t writev(int file, const iovec* parts, int size) {
    return fails("write") ? -1 : syscall(SYS_writev, file, parts, size);
}
int fsync(int file) { return fails("sync") ? -1 : static_cast<int>(syscall(SYS_fsync, file)); }
int rename(const char* from, const char* to) {
    return fails("rename") ? -1 : next<int (*)(const char*, const char*)>("rename")(from, to);
}
}
