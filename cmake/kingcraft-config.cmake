# Read by find_package(kingcraft).

include(CMakeFindDependencyMacro)
find_dependency(ZLIB)
include(${CMAKE_CURRENT_LIST_DIR}/kingcraft-targets.cmake)
