# The compilers that all tests were run with. Others may do as well, but nobody has looked.

set(tested_GNU 12)
set(tested_Clang 14)
set(tested_Emscripten 3.1.6 3.1.69)

if(EMSCRIPTEN)
  set(compiler Emscripten)
  set(version ${EMSCRIPTEN_VERSION})
else()
  set(compiler ${CMAKE_CXX_COMPILER_ID})
  string(REGEX MATCH "^[0-9]+" version "${CMAKE_CXX_COMPILER_VERSION}")
endif()
if(NOT version IN_LIST tested_${compiler})
  message(WARNING "${compiler} ${version} is not tested; tested are GNU ${tested_GNU}, Clang ${tested_Clang}, Emscripten ${tested_Emscripten}")
endif()
