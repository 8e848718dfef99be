// Tells Emscripten where the engine's functions of the table come from: from the instance of the second wasm module
// that the maker of the engine hands over as `table`. Its exports are imported as they are.

mergeInto(LibraryManager.library, {
  table_buckets: "=Module['table'].buckets",
  table_load: "=Module['table'].load",
  table_find: "=Module['table'].find",
  table_put: "=Module['table'].put",
  table_generation: "=Module['table'].generation",
  table_set_generation: "=Module['table'].setGeneration",
  table_clear: "=Module['table'].clear",
  table_is_stopped: "=Module['table'].isStopped",
});
