# kingcraft_english: the sentences of messages, for the native program and the tests. English is written down once, in
# the modules of the package; awk makes a table of it. They are modules that hold data alone, and not JSON, which
# neither node 18 nor every browser of the package can import.

find_program(AWK_PROGRAM awk REQUIRED NO_CMAKE_FIND_ROOT_PATH)
file(GLOB english_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/web/variants/*/messages.en.js)
foreach(folder IN LISTS KINGCRAFT_GAMES)
  file(GLOB own_file CONFIGURE_DEPENDS ${folder}/web/messages.en.js)
  list(APPEND english_files ${own_file})
endforeach()
list(PREPEND english_files
  ${PROJECT_SOURCE_DIR}/engine/english/program.txt ${PROJECT_SOURCE_DIR}/web/kingcraft/messages.en.js)
set(english_awk ${PROJECT_SOURCE_DIR}/engine/english/table.awk)
set(english_folder ${PROJECT_BINARY_DIR}/english)
file(MAKE_DIRECTORY ${english_folder})
add_custom_command(
  OUTPUT ${english_folder}/messages.inc
  COMMAND ${AWK_PROGRAM} -f ${english_awk} ${english_files} > ${english_folder}/messages.inc
  DEPENDS ${english_awk} ${english_files}
  VERBATIM)
# Its own target, so that it can be made before the engine is built.
add_custom_target(kingcraft_english_table DEPENDS ${english_folder}/messages.inc)

add_library(kingcraft_english STATIC EXCLUDE_FROM_ALL
  ${PROJECT_SOURCE_DIR}/engine/english/english.cpp ${english_folder}/messages.inc)
add_library(kingcraft::english ALIAS kingcraft_english)
target_include_directories(kingcraft_english PRIVATE ${english_folder})
target_link_libraries(kingcraft_english PUBLIC kingcraft_engine)
add_dependencies(kingcraft_english kingcraft_english_table)
