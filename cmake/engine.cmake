# Floors 0 to 4 as one static library: no exceptions; natively zlib, for files of tables.

kingcraft_sources(engine_sources
  engine/base engine/board engine/rules engine/notation engine/search engine/endgame engine/game engine/variants)
list(FILTER engine_sources EXCLUDE REGEX "/variants/[^/]+/game\\.cpp$")

# Browsers have neither files nor zlib: they are handed the bytes of a table.
if(EMSCRIPTEN)
  # As one unit, they make a smaller wasm that is 0.4 KB larger after brotli.
  kingcraft_add_parts(kingcraft_rules_parts game/rules_part.hpp)
  kingcraft_add_parts(kingcraft_search_parts game/search_part.hpp)
  set(engine_parts $<TARGET_OBJECTS:kingcraft_search_parts> $<TARGET_OBJECTS:kingcraft_rules_parts>)
  list(FILTER engine_sources EXCLUDE REGEX "/(endgame/table_file|game/any_tables)\\.cpp$")
else()
  find_package(ZLIB REQUIRED)
  kingcraft_add_parts(kingcraft_engine_parts game/all_parts.hpp)
  set(engine_parts $<TARGET_OBJECTS:kingcraft_engine_parts>)
endif()

# Users of the library write #include <kingcraft/…>, the engine itself leaves the name out.
set(include_folder ${PROJECT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${include_folder})
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/engine ${include_folder}/kingcraft SYMBOLIC)

add_library(kingcraft_engine STATIC ${engine_sources} ${engine_parts})
add_library(kingcraft::engine ALIAS kingcraft_engine)
kingcraft_join(kingcraft_engine ${engine_sources})
kingcraft_cover(kingcraft_engine)
target_compile_features(kingcraft_engine PUBLIC cxx_std_20)
target_include_directories(kingcraft_engine PUBLIC
  "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/engine;${games_folder};${include_folder}>")
target_compile_options(kingcraft_engine PRIVATE -fno-exceptions)
if(NOT EMSCRIPTEN)
  target_link_libraries(kingcraft_engine PRIVATE ZLIB::ZLIB)
endif()
