# The oldest compilers that build all of this, and those that all tests were run with. Newer ones than these build it
# too, but their warnings are not errors: nobody has examined them.

set(oldest_GNU 12)
set(oldest_Clang 14)
set(oldest_Emscripten 3.1.6)
set(tested_GNU 12 14)
set(tested_Clang 14 19)
set(tested_Emscripten 3.1.6 3.1.69)

if(EMSCRIPTEN)
  set(compiler Emscripten)
  set(version ${EMSCRIPTEN_VERSION})
else()
  set(compiler ${CMAKE_CXX_COMPILER_ID})
  string(REGEX MATCH "^[0-9]+" version "${CMAKE_CXX_COMPILER_VERSION}")
endif()
if(DEFINED oldest_${compiler} AND version VERSION_LESS oldest_${compiler})
  message(FATAL_ERROR "${compiler} ${version} is too old: Kingcraft needs GCC ${oldest_GNU}, Clang ${oldest_Clang} or Emscripten ${oldest_Emscripten}")
endif()
if(NOT version IN_LIST tested_${compiler})
  message(STATUS "${compiler} ${version}: the tests have not been run with it")
  # The presets ask for errors.
  set(CMAKE_COMPILE_WARNING_AS_ERROR OFF)
endif()
