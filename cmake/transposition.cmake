# The second wasm module, which has the transposition table: web/kingcraft/wasm/table.js holds its bytes twice, for a
# memory that workers share and for a private one. Wasm tells the two kinds of memory apart.

add_library(kingcraft_transposition OBJECT ${PROJECT_SOURCE_DIR}/bindings/transposition_module.cpp)
target_include_directories(kingcraft_transposition PRIVATE ${PROJECT_SOURCE_DIR}/engine)
# Memory can only be shared by code that was compiled for it. The optimiser keeps the functions off the stack.
target_compile_options(kingcraft_transposition PRIVATE -O3 -fno-lto -fno-exceptions -matomics -mbulk-memory)

# An emsdk has it beside its compilers. Debian's emscripten depends on one of LLD, which has its version in its name.
set(wasm_ld_names wasm-ld)
foreach(version RANGE 40 14 -1)
  list(APPEND wasm_ld_names wasm-ld-${version})
endforeach()
find_program(WASM_LD NAMES ${wasm_ld_names} HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin NO_CMAKE_FIND_ROOT_PATH REQUIRED)

set(table_private ${PROJECT_BINARY_DIR}/table-private.wasm)
set(table_shared ${PROJECT_BINARY_DIR}/table-shared.wasm)
set(table_module ${PROJECT_SOURCE_DIR}/web/kingcraft/wasm/table.js)
# The memory comes from outside, with any size.
set(link_table ${WASM_LD} $<TARGET_OBJECTS:kingcraft_transposition> --no-entry --strip-all --import-memory
  -z stack-size=0 --initial-memory=65536 --max-memory=4294967296)
add_custom_command(
  OUTPUT ${table_module}
  COMMAND ${link_table} -o ${table_private}
  COMMAND ${link_table} --shared-memory -o ${table_shared}
  COMMAND ${CMAKE_COMMAND} -DOUTPUT=${table_module} -DPRIVATE=${table_private} -DSHARED=${table_shared}
          -P ${PROJECT_SOURCE_DIR}/cmake/bytes-to-js.cmake
  DEPENDS kingcraft_transposition $<TARGET_OBJECTS:kingcraft_transposition> ${PROJECT_SOURCE_DIR}/cmake/bytes-to-js.cmake
  VERBATIM)
add_custom_target(kingcraft_transposition_js DEPENDS ${table_module})
