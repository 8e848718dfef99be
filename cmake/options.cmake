# Flags that every target shares, as the interface target kingcraft_options.

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()

add_library(kingcraft_options INTERFACE)
# -Wno-sign-conversion makes clang's -Wconversion mean what g++'s means.
target_compile_options(kingcraft_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
  $<$<BOOL:${KINGCRAFT_STRICT}>:-Werror>)

if(KINGCRAFT_SANITIZE)
  target_compile_options(kingcraft_options INTERFACE
    -fsanitize=${KINGCRAFT_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(kingcraft_options INTERFACE -fsanitize=${KINGCRAFT_SANITIZE})
endif()

if(EMSCRIPTEN)
  target_compile_options(kingcraft_options INTERFACE -msimd128)
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(kingcraft_options INTERFACE -mpopcnt)
endif()

# Link-time optimisation of the optimised builds; with em++ it is worth 13 to 16 % of speed.
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set(lto_flags -flto=auto)
  else()
    set(lto_flags -flto)
  endif()
  target_compile_options(kingcraft_options INTERFACE ${lto_flags})
  target_link_options(kingcraft_options INTERFACE ${lto_flags})
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
