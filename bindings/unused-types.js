// Types that embind registers for every program and that the engine never passes: wide strings, whose code counts
// the units of UTF-16 and UTF-32, and views of memory. Without them the loader is smaller.

mergeInto(LibraryManager.library, {
  _embind_register_std_wstring__deps: [],
  _embind_register_std_wstring: '=function () {}',
  _embind_register_memory_view__deps: [],
  _embind_register_memory_view: '=function () {}',
});
