# Floors 0 to 4 as one static library: no exceptions; natively zlib, for files of tables.

kingcraft_sources(engine_sources
  engine/board engine/rules engine/variants engine/notation engine/search engine/endgame engine/game)

# Browsers have neither files nor zlib: they are handed the bytes of a table.
if(EMSCRIPTEN)
  list(FILTER engine_sources EXCLUDE REGEX "/(endgame/table_file|game/any_tables)\\.cpp$")
else()
  find_package(ZLIB REQUIRED)
endif()

if(engine_sources)
  add_library(kingcraft_engine STATIC ${engine_sources})
  kingcraft_join(kingcraft_engine ${engine_sources})
  kingcraft_cover(kingcraft_engine)
  target_include_directories(kingcraft_engine PUBLIC ${PROJECT_SOURCE_DIR}/engine)
  target_compile_options(kingcraft_engine PRIVATE -fno-exceptions)
  target_link_libraries(kingcraft_engine PUBLIC kingcraft_options)
  if(NOT EMSCRIPTEN)
    target_link_libraries(kingcraft_engine PUBLIC ZLIB::ZLIB)
  endif()
else()
  add_library(kingcraft_engine INTERFACE)
  target_include_directories(kingcraft_engine INTERFACE ${PROJECT_SOURCE_DIR}/engine)
  target_link_libraries(kingcraft_engine INTERFACE kingcraft_options)
endif()
