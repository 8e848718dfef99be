# The native program. All of engine/uci but main.cpp is a library, so that the tests can reach it.

kingcraft_sources(uci_sources engine/uci)
set(uci_main ${PROJECT_SOURCE_DIR}/engine/uci/main.cpp)
list(REMOVE_ITEM uci_sources ${uci_main})
# Farms ask the program for openings of self-play.
list(APPEND uci_sources ${PROJECT_SOURCE_DIR}/engine/self_play/openings.cpp)

find_package(Threads REQUIRED)
if(uci_sources)
  add_library(kingcraft_uci STATIC ${uci_sources})
  kingcraft_join(kingcraft_uci ${uci_sources})
  kingcraft_cover(kingcraft_uci)
  target_compile_options(kingcraft_uci PRIVATE -fno-exceptions)
  set_source_files_properties(${PROJECT_SOURCE_DIR}/engine/uci/new_thread.cpp PROPERTIES COMPILE_OPTIONS -fexceptions)
  target_link_libraries(kingcraft_uci PUBLIC kingcraft_engine kingcraft_english kingcraft_nets Threads::Threads)
endif()

if(EXISTS ${uci_main})
  add_executable(kingcraft ${uci_main})
  target_compile_options(kingcraft PRIVATE -fno-exceptions)
  target_link_libraries(kingcraft PRIVATE kingcraft_engine Threads::Threads)
  if(TARGET kingcraft_uci)
    target_link_libraries(kingcraft PRIVATE kingcraft_uci)
  endif()
endif()

# The helper of scripts/self-play/run and scripts/train/run; no part of what is built for playing.
kingcraft_add_parts(kingcraft_self_play_parts self_play/self_play_part.hpp)
add_executable(kingcraft_self_play EXCLUDE_FROM_ALL
  ${PROJECT_SOURCE_DIR}/engine/self_play/main.cpp ${PROJECT_SOURCE_DIR}/engine/self_play/openings.cpp
  $<TARGET_OBJECTS:kingcraft_self_play_parts>)
target_compile_options(kingcraft_self_play PRIVATE -fno-exceptions)
target_link_libraries(kingcraft_self_play PRIVATE kingcraft_engine kingcraft_english kingcraft_nets)

# The helper of scripts/train/run, which runs where it is built: it uses all that its processor can do, and takes sums
# of floating-point numbers in any order.
kingcraft_sources(train_sources engine/train)
set(train_options -ffast-math)
# Not where its errors are looked for: some clang refuse what they themselves find out of newer processors.
if(NOT KINGCRAFT_SANITIZE)
  list(APPEND train_options -march=native)
endif()
kingcraft_add_parts(kingcraft_train_parts train/train_part.hpp ${train_options})
add_executable(kingcraft_train EXCLUDE_FROM_ALL ${train_sources} $<TARGET_OBJECTS:kingcraft_train_parts>)
target_compile_options(kingcraft_train PRIVATE -fno-exceptions ${train_options})
target_link_libraries(kingcraft_train PRIVATE kingcraft_engine)
