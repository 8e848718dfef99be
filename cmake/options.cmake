# Flags of all targets here. They belong to this folder: what links the library keeps its own.

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()

# -Wno-sign-conversion makes clang's -Wconversion mean what g++'s means. -Wrestrict of g++ 12 takes
# the concatenation of strings for a fault (GCC bug 105651).
add_compile_options(
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)

if(KINGCRAFT_SANITIZE)
  add_compile_options(-fsanitize=${KINGCRAFT_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${KINGCRAFT_SANITIZE})
endif()

if(KINGCRAFT_TUNE)
  add_compile_definitions(KINGCRAFT_TUNE)
endif()

if(EMSCRIPTEN)
  # Every browser that has SIMD has bulk memory too. With it, a position is copied by the browser's own code.
  # Link-time optimisation makes the wasm 5 to 10 % faster and the native program no faster.
  add_compile_options(-msimd128 -mbulk-memory -flto)
  add_link_options(-flto)
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  add_compile_options(-mpopcnt)
endif()

# Collects the sources below each of the folders; a folder that is missing adds none.
function(kingcraft_sources result)
  set(patterns "")
  foreach(folder IN LISTS ARGN)
    list(APPEND patterns "${PROJECT_SOURCE_DIR}/${folder}/*.cpp")
  endforeach()
  file(GLOB_RECURSE found CONFIGURE_DEPENDS ${patterns})
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# Lets the fuzzer see which code of a target a run takes.
function(kingcraft_cover target)
  if(KINGCRAFT_FUZZ)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()

# Compiles the sources of a target as one: most of what the compiler reads for a short source is in the headers that all
# of them include. The exceptions are the two memories that the WebAssembly module implements itself.
function(kingcraft_join target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  list(FILTER ARGN EXCLUDE REGEX "/(search/transposition_memory|bindings/transposition_memory)\\.cpp$")
  set_source_files_properties(${ARGN} PROPERTIES UNITY_GROUP joined)
endfunction()
