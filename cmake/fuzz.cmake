# kingcraft_fuzz: the targets of scripts/endurance/fuzz as one program for libFuzzer, which needs clang.

# The program that runs the targets. Farms bring their own, and name it here.
set(KINGCRAFT_FUZZING_ENGINE -fsanitize=fuzzer CACHE STRING "Flag or library that the fuzzer is linked with")

kingcraft_sources(fuzz_sources tests/cpp/fuzz)
add_executable(kingcraft_fuzz EXCLUDE_FROM_ALL ${fuzz_sources})
target_include_directories(kingcraft_fuzz PRIVATE ${PROJECT_SOURCE_DIR}/tests/cpp)
target_compile_definitions(kingcraft_fuzz PRIVATE KINGCRAFT_NETS="${PROJECT_SOURCE_DIR}/engine/nets")
kingcraft_cover(kingcraft_fuzz)
target_link_libraries(kingcraft_fuzz PRIVATE kingcraft_uci ZLIB::ZLIB ${KINGCRAFT_FUZZING_ENGINE})
