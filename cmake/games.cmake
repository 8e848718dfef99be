# The games: each has a folder with a game.cpp, which is compiled alone: once for the engine, and once for each program
# that needs other parts of it.

set(KINGCRAFT_GAMES "" CACHE STRING "Folders of games outside of the repository, each with a folder engine and a folder web")

file(GLOB game_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/engine/variants/*/game.cpp)
foreach(folder IN LISTS KINGCRAFT_GAMES)
  set(file ${folder}/engine/game.cpp)
  if(NOT EXISTS ${file})
    message(FATAL_ERROR "The game ${folder} has no engine/game.cpp.")
  endif()
  list(APPEND game_files ${file})
endforeach()

# The lists change with the files, and are written when CMake runs; what includes them is compiled again only where they
# differ.
set(games_folder ${PROJECT_BINARY_DIR}/games)
set(list_games ${PROJECT_SOURCE_DIR}/engine/variants/list.sh)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${game_files} ${list_games})
foreach(list "modules;games" "types;game_types")
  list(GET list 0 what)
  list(GET list 1 name)
  execute_process(COMMAND sh ${list_games} ${what} ${game_files}
    OUTPUT_VARIABLE text RESULT_VARIABLE failed ERROR_VARIABLE fault)
  if(failed)
    message(FATAL_ERROR "${fault}")
  endif()
  file(CONFIGURE OUTPUT ${games_folder}/${name}.hpp CONTENT "${text}" @ONLY)
endforeach()

# Adds the objects of one part of all games, which this header describes, as TARGET; more words are options of the
# compiler.
function(kingcraft_add_parts target header)
  add_library(${target} OBJECT EXCLUDE_FROM_ALL ${game_files})
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/engine ${games_folder})
  target_compile_definitions(${target} PRIVATE KINGCRAFT_PART="${header}")
  target_compile_options(${target} PRIVATE -fno-exceptions ${ARGN})
  kingcraft_cover(${target})
endfunction()
