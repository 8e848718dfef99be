# Installed by `cmake --install`: the native program, and the engine as a library that find_package(kingcraft) finds,
# with the targets kingcraft::engine, kingcraft::english and kingcraft::nets.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/kingcraft)
foreach(library engine english nets)
  set_target_properties(kingcraft_${library} PROPERTIES EXPORT_NAME ${library})
endforeach()
# The headers leave the name out where they include each other.
install(TARGETS kingcraft kingcraft_engine kingcraft_english kingcraft_nets EXPORT kingcraft
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} ${CMAKE_INSTALL_INCLUDEDIR}/kingcraft)
install(EXPORT kingcraft FILE kingcraft-targets.cmake NAMESPACE kingcraft:: DESTINATION ${package_folder})

# The units of the games and of the programs are no part of the library.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/engine/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/kingcraft
  FILES_MATCHING PATTERN "*.hpp"
  PATTERN "uci" EXCLUDE PATTERN "self_play" EXCLUDE PATTERN "train" EXCLUDE PATTERN "data" EXCLUDE
  PATTERN "*_part.hpp" EXCLUDE PATTERN "all_parts.hpp" EXCLUDE PATTERN "game_module.hpp" EXCLUDE)

write_basic_package_version_file(${PROJECT_BINARY_DIR}/kingcraft-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_SOURCE_DIR}/cmake/kingcraft-config.cmake ${PROJECT_BINARY_DIR}/kingcraft-config-version.cmake
  DESTINATION ${package_folder})
