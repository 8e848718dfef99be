# Catch2 2.13 or 3 and nlohmann-json, as the interface target kingcraft_catch2 and the object library
# kingcraft_catch2_main.
# KINGCRAFT_CATCH2 is the version that was found; where it is empty, there are no tests.

set(KINGCRAFT_CATCH2 "")
# The folder where scripts/setup puts the source of Catch2 3. Systems package only the compiled library: WebAssembly
# needs another one.
set(KINGCRAFT_CATCH2_SOURCE ${PROJECT_SOURCE_DIR}/build/catch2 CACHE PATH "Folder with catch_amalgamated.cpp of Catch2 3")

# A build for playing needs neither of the two: without them, only the tests are left out.
find_path(CATCH2_INCLUDE_DIR NAMES catch2/catch_test_macros.hpp catch2/catch.hpp PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH)
find_path(JSON_INCLUDE_DIR nlohmann/json.hpp PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH)
if(NOT CATCH2_INCLUDE_DIR OR NOT JSON_INCLUDE_DIR)
  message(STATUS "Catch2 or nlohmann-json was not found: there will be no tests")
  return()
endif()

if(EXISTS ${CATCH2_INCLUDE_DIR}/catch2/catch_test_macros.hpp)
  set(found_catch2 3)
else()
  set(found_catch2 2)
endif()

# A folder with nothing but the two in it: em++ must not see the headers of the host's C library.
set(test_libraries ${PROJECT_BINARY_DIR}/test-libraries)
file(MAKE_DIRECTORY ${test_libraries})
file(CREATE_LINK ${CATCH2_INCLUDE_DIR}/catch2 ${test_libraries}/catch2 SYMBOLIC)
file(CREATE_LINK ${JSON_INCLUDE_DIR}/nlohmann ${test_libraries}/nlohmann SYMBOLIC)

add_library(kingcraft_catch2 INTERFACE)
target_include_directories(kingcraft_catch2 SYSTEM INTERFACE ${test_libraries})

# Debian has the runner compiled beside the headers. For wasm, and where it is missing, it is compiled here.
if(NOT EMSCRIPTEN)
  find_library(CATCH2_MAIN NAMES Catch2Main Catch2WithMain PATHS ${CATCH2_INCLUDE_DIR}/../lib NO_DEFAULT_PATH)
  find_library(CATCH2_LIBRARY Catch2 PATHS ${CATCH2_INCLUDE_DIR}/../lib NO_DEFAULT_PATH)
endif()
if(CATCH2_MAIN)
  target_link_libraries(kingcraft_catch2 INTERFACE ${CATCH2_MAIN})
  if(CATCH2_LIBRARY)
    target_link_libraries(kingcraft_catch2 INTERFACE ${CATCH2_LIBRARY})
  endif()
else()
  if(found_catch2 EQUAL 3)
    set(runner_source ${KINGCRAFT_CATCH2_SOURCE}/catch_amalgamated.cpp)
  else()
    set(runner_source ${PROJECT_SOURCE_DIR}/tests/cpp/main.cpp)
  endif()
  if(NOT EXISTS ${runner_source})
    message(STATUS "${runner_source} was not found, which scripts/setup test gets: there will be no tests")
    return()
  endif()
  add_library(kingcraft_catch2_main OBJECT EXCLUDE_FROM_ALL ${runner_source})
  target_include_directories(kingcraft_catch2_main SYSTEM PRIVATE ${test_libraries})
  target_compile_options(kingcraft_catch2_main PRIVATE -w -O0 -fno-lto -fno-sanitize=all)
  target_sources(kingcraft_catch2 INTERFACE $<TARGET_OBJECTS:kingcraft_catch2_main>)
endif()

if(EMSCRIPTEN)
  target_compile_definitions(kingcraft_catch2 INTERFACE CATCH_CONFIG_NO_POSIX_SIGNALS)
  target_compile_options(kingcraft_catch2 INTERFACE -fwasm-exceptions)
  if(TARGET kingcraft_catch2_main)
    target_compile_definitions(kingcraft_catch2_main PRIVATE CATCH_CONFIG_NO_POSIX_SIGNALS)
    target_compile_options(kingcraft_catch2_main PRIVATE -fwasm-exceptions)
  endif()
endif()
set(KINGCRAFT_CATCH2 ${found_catch2})
