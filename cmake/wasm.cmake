# The wasm modules of the package, in web/kingcraft/wasm with a loader beside each: engine.wasm, and rules.wasm without
# the search.

kingcraft_sources(binding_sources bindings)
list(REMOVE_ITEM binding_sources ${PROJECT_SOURCE_DIR}/bindings/transposition_module.cpp)
set(rules_binding_sources ${binding_sources})
list(FILTER rules_binding_sources EXCLUDE REGEX "/(engine|loaded_nets|transposition_memory)\\.cpp$")

# The search calls these functions at every node.
set_source_files_properties(${PROJECT_SOURCE_DIR}/bindings/transposition_memory.cpp PROPERTIES COMPILE_OPTIONS -O3)

# The engine without the search once more, as small as it can be: that of kingcraft_engine is quick.
set(rules_sources ${engine_sources})
list(FILTER rules_sources EXCLUDE REGEX "/(search/[a-z_/]+|game/(any_engine|any_net|run_bench|search_modules))\\.cpp$")
kingcraft_add_parts(kingcraft_small_rules_parts game/rules_part.hpp -Oz)
add_library(kingcraft_rules STATIC EXCLUDE_FROM_ALL ${rules_sources} $<TARGET_OBJECTS:kingcraft_small_rules_parts>)
kingcraft_join(kingcraft_rules ${rules_sources})
target_include_directories(kingcraft_rules PUBLIC ${PROJECT_SOURCE_DIR}/engine ${games_folder})
target_compile_options(kingcraft_rules PRIVATE -fno-exceptions -Oz)

# Adds a program of a library and of some of the bindings to the package: NAME.js and NAME.wasm. The names of its
# functions come to lie in NAME.symbols of the build, for scripts/bench/run, which tells the share of each game.
function(kingcraft_add_wasm target name library)
  set(wasm_folder ${PROJECT_SOURCE_DIR}/web/kingcraft/wasm)
  add_executable(${target} ${ARGN})
  kingcraft_join(${target} ${ARGN})
  set_target_properties(${target} PROPERTIES
    OUTPUT_NAME ${name}
    SUFFIX .js
    RUNTIME_OUTPUT_DIRECTORY ${wasm_folder})
  # 1 KB of brotli less than -O3 and as quick; at -Oz moveIds() takes 1.3 times as long.
  target_compile_options(${target} PRIVATE -fno-exceptions -O2)
  target_link_libraries(${target} PRIVATE ${library})
  set(table_library ${PROJECT_SOURCE_DIR}/bindings/transposition-library.js)
  set(unused_types ${PROJECT_SOURCE_DIR}/bindings/unused-types.js)
  set(merge_segments ${PROJECT_SOURCE_DIR}/scripts/wasm/merge-segments.mjs)
  set_target_properties(${target} PROPERTIES LINK_DEPENDS "${table_library};${unused_types};${merge_segments}")
  # DYNAMIC_EXECUTION=0 lets embind run under a policy without 'unsafe-eval'. "node" is left out of
  # ENVIRONMENT because it breaks ES modules in Emscripten 3.1.6: the package loads the wasm itself.
  # The smaller allocator: 1.5 KB of brotli less; what makes many games is 3 % slower, a search as quick.
  # Embind writes the text that it passes where malloc() says, and does not ask whether that is null: where memory can
  # grow, Emscripten's default returns null, and the text would destroy what lies at the start of the memory.
  # With the symbol map Binaryen knows the names when it orders functions of equal use, so those of all games that come
  # from one template lie together: 1 % of brotli less than the order of their numbers.
  target_link_options(${target} PRIVATE
    -O3
    --bind
    --emit-symbol-map
    "SHELL:--js-library \"${table_library}\""
    "SHELL:--js-library \"${unused_types}\""
    -sMODULARIZE=1
    -sEXPORT_ES6=1
    -sENVIRONMENT=web,worker
    -sDYNAMIC_EXECUTION=0
    -sFILESYSTEM=0
    -sALLOW_MEMORY_GROWTH=1
    -sMAXIMUM_MEMORY=2GB
    -sMALLOC=emmalloc
    -sABORTING_MALLOC=1
    -sTOTAL_STACK=2MB
    -sINCOMING_MODULE_JS_API=instantiateWasm,onAbort,print,printErr)
  # Emscripten leaves long names in its loader, and code that fetches the wasm or asks where it runs. The package does
  # that itself, so what the platform has for it counts as missing, and goes.
  find_program(NODE_PROGRAM node REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  add_custom_command(TARGET ${target} POST_BUILD
    COMMAND ${CMAKE_COMMAND} -E rename ${wasm_folder}/${name}.js.symbols ${PROJECT_BINARY_DIR}/${name}.symbols
    COMMAND ${NODE_PROGRAM} ${merge_segments} ${wasm_folder}/${name}.wasm
    COMMAND ${PROJECT_SOURCE_DIR}/node_modules/.bin/esbuild ${wasm_folder}/${name}.js --minify --format=esm
      --define:document=undefined --define:fetch=undefined --define:process=undefined --define:XMLHttpRequest=undefined
      --log-level=warning --allow-overwrite --outfile=${wasm_folder}/${name}.js
    VERBATIM)
endfunction()

if(binding_sources)
  include(cmake/transposition.cmake)
  kingcraft_add_wasm(kingcraft_wasm engine kingcraft_engine ${binding_sources})
  kingcraft_add_wasm(kingcraft_rules_wasm rules kingcraft_rules ${rules_binding_sources})
  target_compile_options(kingcraft_rules_wasm PRIVATE -Oz)
  # Once more, Binaryen finds 0.6 % more.
  target_link_options(kingcraft_rules_wasm PRIVATE -Oz -sBINARYEN_EXTRA_PASSES=-Oz)
  # The package starts the engine with its table beside it.
  add_dependencies(kingcraft_wasm kingcraft_transposition_js)
endif()
