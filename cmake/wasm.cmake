# The wasm module of the package: web/kingcraft/wasm/engine.js and engine.wasm.

kingcraft_sources(binding_sources bindings)
list(REMOVE_ITEM binding_sources ${PROJECT_SOURCE_DIR}/bindings/table_module.cpp)

if(binding_sources)
  include(cmake/table.cmake)
  add_executable(kingcraft_wasm ${binding_sources})
  set_target_properties(kingcraft_wasm PROPERTIES
    OUTPUT_NAME engine
    SUFFIX .js
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_SOURCE_DIR}/web/kingcraft/wasm)
  target_compile_options(kingcraft_wasm PRIVATE -fno-exceptions)
  target_link_libraries(kingcraft_wasm PRIVATE kingcraft_engine)
  # The package starts the engine with its table beside it.
  add_dependencies(kingcraft_wasm kingcraft_table_js)
  set(table_library ${PROJECT_SOURCE_DIR}/bindings/table-library.js)
  set_target_properties(kingcraft_wasm PROPERTIES LINK_DEPENDS ${table_library})
  # DYNAMIC_EXECUTION=0 lets embind run under a policy without 'unsafe-eval'. "node" is left out of
  # ENVIRONMENT because it breaks ES modules in Emscripten 3.1.6: the package loads the wasm itself.
  target_link_options(kingcraft_wasm PRIVATE
    -O3
    --bind
    --js-library ${table_library}
    -sMODULARIZE=1
    -sEXPORT_ES6=1
    -sENVIRONMENT=web,worker
    -sDYNAMIC_EXECUTION=0
    -sFILESYSTEM=0
    -sALLOW_MEMORY_GROWTH=1
    -sMAXIMUM_MEMORY=2GB
    -sTOTAL_STACK=2MB
    -sINCOMING_MODULE_JS_API=instantiateWasm,onAbort,print,printErr)
endif()
