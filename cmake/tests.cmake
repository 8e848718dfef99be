# kingcraft_tests: the Catch2 tests, as a native program or as WebAssembly under node.

set(KINGCRAFT_TEST_FOLDERS "" CACHE STRING "Folders of tests/cpp to build; all of them if empty")
set(test_folders ${KINGCRAFT_TEST_FOLDERS})
if(NOT test_folders)
  set(test_folders board rules variants notation search endgame game train)
  if(NOT EMSCRIPTEN)
    list(APPEND test_folders uci)
  endif()
endif()
list(TRANSFORM test_folders PREPEND tests/cpp/)
kingcraft_sources(test_sources ${test_folders})
if(EMSCRIPTEN)
  list(FILTER test_sources EXCLUDE REGEX "/table_(file|folder|work)_test\\.cpp$")
endif()

add_executable(kingcraft_tests ${test_sources})
target_include_directories(kingcraft_tests PRIVATE ${PROJECT_SOURCE_DIR}/tests/cpp)
# The files of a half are compiled as one: each would instantiate the templates of all six games again. A core for each
# half.
set_target_properties(kingcraft_tests PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
foreach(source IN LISTS test_sources)
  string(REGEX MATCH "tests/cpp/(search|game|train|uci)/" searches ${source})
  if(searches)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP search)
  else()
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP rules)
  endif()
endforeach()
string(REPLACE ";" ":" outside_games "${KINGCRAFT_GAMES}")
target_compile_definitions(kingcraft_tests PRIVATE
  KINGCRAFT_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
  KINGCRAFT_VARIANTS="${PROJECT_SOURCE_DIR}/engine/variants"
  KINGCRAFT_OUTSIDE_GAMES="${outside_games}"
  KINGCRAFT_NETS="${PROJECT_SOURCE_DIR}/engine/nets")
# The engine is tested as it is built for playing. The tests take longer to compile than to run.
target_compile_options(kingcraft_tests PRIVATE -O1)
target_link_libraries(kingcraft_tests PRIVATE kingcraft_engine kingcraft_english kingcraft_catch2)
if(TARGET kingcraft_uci)
  target_link_libraries(kingcraft_tests PRIVATE kingcraft_uci)
endif()

if(EMSCRIPTEN)
  find_program(NODE_PROGRAM node REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  # Emscripten's program for node is CommonJS, although package.json makes modules of .js files.
  set_target_properties(kingcraft_tests PROPERTIES CROSSCOMPILING_EMULATOR ${NODE_PROGRAM} SUFFIX .cjs)
  target_link_options(kingcraft_tests PRIVATE
    -O1
    -fwasm-exceptions
    -sNODERAWFS=1
    -sWASM_ASYNC_COMPILATION=0
    -sEXIT_RUNTIME=1
    -sALLOW_MEMORY_GROWTH=1
    -sMAXIMUM_MEMORY=2GB
    -sTOTAL_STACK=2MB)
endif()

# Programs of their own: one makes rows for perft.jsonl of a game, one plays random games for scripts/endurance/run.
if(NOT EMSCRIPTEN)
  foreach(tool count_plain_perft check_legality random_games)
    add_executable(kingcraft_${tool} EXCLUDE_FROM_ALL tests/cpp/tools/${tool}.cpp)
    target_include_directories(kingcraft_${tool} PRIVATE ${PROJECT_SOURCE_DIR}/tests/cpp)
    target_link_libraries(kingcraft_${tool} PRIVATE kingcraft_engine kingcraft_english)
  endforeach()
endif()

# Only the code that runs on several threads, and its tests: the thread sanitizer makes everything slow.
if(KINGCRAFT_SANITIZE STREQUAL thread)
  kingcraft_add_parts(kingcraft_search_parts game/search_part.hpp)
  # The longest first, so that the last of them does not compile alone.
  add_executable(kingcraft_thread_tests EXCLUDE_FROM_ALL
    $<TARGET_OBJECTS:kingcraft_search_parts>
    tests/cpp/uci/threads_test.cpp
    engine/game/any_engine.cpp
    engine/game/search_modules.cpp
    engine/base/message.cpp
    engine/base/result.cpp
    engine/base/utf8.cpp
    engine/notation/written_words.cpp
    engine/uci/thinker.cpp
    engine/uci/new_thread.cpp
    engine/uci/search_report.cpp
    engine/search/evaluation/fortress.cpp
    engine/search/evaluation/lone_king.cpp
    engine/search/net/net.cpp
    engine/search/transposition_table.cpp
    engine/search/transposition_memory.cpp
    engine/search/tablebase_score.cpp
    engine/endgame/table_index.cpp
    engine/endgame/table_material.cpp
    engine/endgame/board_facts.cpp
    engine/endgame/endgame_tables.cpp)
  target_include_directories(kingcraft_thread_tests PRIVATE ${PROJECT_SOURCE_DIR}/engine ${PROJECT_SOURCE_DIR}/tests/cpp ${games_folder})
  target_link_libraries(kingcraft_thread_tests PRIVATE kingcraft_catch2 Threads::Threads)
endif()

# The margins as options: the search and the options alone are compiled for tuning. Their names come before those of the
# library.
if(NOT EMSCRIPTEN AND NOT KINGCRAFT_SANITIZE)
  add_executable(kingcraft_tuning_tests EXCLUDE_FROM_ALL tests/cpp/tuning/margins_test.cpp engine/uci/uci_options.cpp)
  target_include_directories(kingcraft_tuning_tests PRIVATE ${PROJECT_SOURCE_DIR}/tests/cpp)
  target_compile_definitions(kingcraft_tuning_tests PRIVATE KINGCRAFT_TUNE)
  target_compile_options(kingcraft_tuning_tests PRIVATE -O1)
  target_link_libraries(kingcraft_tuning_tests PRIVATE kingcraft_engine kingcraft_english kingcraft_catch2)
  add_dependencies(kingcraft_tests kingcraft_tuning_tests)
endif()

# How much work readers take, which only the instrumentation for the fuzzer counts.
if(KINGCRAFT_FUZZ)
  kingcraft_sources(work_sources tests/cpp/work)
  add_executable(kingcraft_work_tests EXCLUDE_FROM_ALL ${work_sources})
  target_include_directories(kingcraft_work_tests PRIVATE ${PROJECT_SOURCE_DIR}/tests/cpp)
  target_link_libraries(kingcraft_work_tests PRIVATE kingcraft_uci kingcraft_english kingcraft_catch2)
  target_link_options(kingcraft_work_tests PRIVATE LINKER:--wrap=memchr,--wrap=__asan_memcpy,--wrap=__asan_memmove)
  add_dependencies(kingcraft_tests kingcraft_work_tests)
endif()

enable_testing()
if(TARGET kingcraft_work_tests)
  add_test(NAME work/reading_test.cpp COMMAND kingcraft_work_tests)
endif()
if(TARGET kingcraft_tuning_tests)
  add_test(NAME tuning/margins_test.cpp COMMAND kingcraft_tuning_tests)
endif()
# Version 3 fails by itself where a file has no test.
set(fail_without_tests "")
if(KINGCRAFT_CATCH2 EQUAL 2)
  set(fail_without_tests --warn NoTests)
endif()
# One run of the program for each file of tests lets ctest use all cores.
foreach(source IN LISTS test_sources)
  file(STRINGS ${source} cases REGEX "^(TEST_CASE|TEMPLATE_TEST_CASE|GAME_TEST_CASE|GAME_ID_TEST_CASE)")
  if(cases)
    file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR}/tests/cpp ${source})
    get_filename_component(tag ${source} NAME_WLE)
    add_test(NAME ${name} COMMAND kingcraft_tests --filenames-as-tags ${fail_without_tests} "[#${tag}]")
  endif()
endforeach()
# The longest first, so that the last of them does not run alone; most of all under the sanitizers.
if(NOT KINGCRAFT_TEST_FOLDERS)
  set_tests_properties(search/mates_test.cpp endgame/tables_test.cpp PROPERTIES COST 100)
  set_tests_properties(rules/legality_test.cpp rules/random_games_test.cpp search/bench_test.cpp search/playing_level_test.cpp
    variants/can_win_test.cpp
    PROPERTIES COST 20)
endif()
