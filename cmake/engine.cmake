# Floors 0 to 4 as one static library: no exceptions, no dependency.

kingcraft_sources(engine_sources
  engine/board engine/rules engine/variants engine/notation engine/search engine/endgame engine/game)

if(engine_sources)
  add_library(kingcraft_engine STATIC ${engine_sources})
  target_include_directories(kingcraft_engine PUBLIC ${PROJECT_SOURCE_DIR}/engine)
  target_compile_options(kingcraft_engine PRIVATE -fno-exceptions)
  target_link_libraries(kingcraft_engine PUBLIC kingcraft_options)
else()
  add_library(kingcraft_engine INTERFACE)
  target_include_directories(kingcraft_engine INTERFACE ${PROJECT_SOURCE_DIR}/engine)
  target_link_libraries(kingcraft_engine INTERFACE kingcraft_options)
endif()
