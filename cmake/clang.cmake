# Toolchain: clang++, or the newest clang++-N where it has no plain name. The sanitizers and the fuzzer are clang's.

if(NOT CMAKE_CXX_COMPILER)
  set(names clang++)
  foreach(version RANGE 40 14 -1)
    list(APPEND names clang++-${version})
  endforeach()
  find_program(clang NAMES ${names} REQUIRED)
  set(CMAKE_CXX_COMPILER ${clang})
endif()
