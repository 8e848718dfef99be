#pragma once
// For code that answers people (texts, reasons, set-ups, records of games), where a microsecond more is no matter but
// every byte has to be fetched: clang, and so the wasm, compiles the functions between BEGIN and END as small as it
// can. Other compilers take no notice.
//
// A flag for whole units cannot replace it: templates for people and for the search share units, and the linker keeps
// one copy of each inline function, so the search would get slow copies of what it shares with small units.

#if defined(__clang__)
#define KINGCRAFT_SMALL_BEGIN _Pragma("clang attribute push(__attribute__((minsize)), apply_to = function)")
#define KINGCRAFT_SMALL_END _Pragma("clang attribute pop")
#else
#define KINGCRAFT_SMALL_BEGIN
#define KINGCRAFT_SMALL_END
#endif
