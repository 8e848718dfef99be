# kingcraft_nets: the nets of engine/nets as part of a native program.

file(GLOB net_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/engine/nets/*.net)
set(nets_folder ${PROJECT_BINARY_DIR}/nets)
file(MAKE_DIRECTORY ${nets_folder})
add_custom_command(
  OUTPUT ${nets_folder}/net_files.inc
  COMMAND sh ${PROJECT_SOURCE_DIR}/engine/nets/embed.sh ${net_files} > ${nets_folder}/net_files.inc
  DEPENDS ${PROJECT_SOURCE_DIR}/engine/nets/embed.sh ${net_files}
  VERBATIM)
# Its own target, so that it can be made before the engine is built.
add_custom_target(kingcraft_net_files DEPENDS ${nets_folder}/net_files.inc)

add_library(kingcraft_nets STATIC EXCLUDE_FROM_ALL
  ${PROJECT_SOURCE_DIR}/engine/nets/built_in_nets.cpp ${nets_folder}/net_files.inc)
add_library(kingcraft::nets ALIAS kingcraft_nets)
target_include_directories(kingcraft_nets PRIVATE ${nets_folder})
target_compile_options(kingcraft_nets PRIVATE -fno-exceptions)
target_link_libraries(kingcraft_nets PUBLIC kingcraft_engine)
add_dependencies(kingcraft_nets kingcraft_net_files)
