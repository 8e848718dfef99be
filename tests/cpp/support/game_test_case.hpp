#pragma once
// Tests of each game, in its own section:
//   GAME_TEST_CASE("name", "[tag]") { … }      with the type TestType
//   GAME_ID_TEST_CASE("name", "[tag]") { … }   with the id `game_id`: it is compiled once for all games
// Catch2's TEMPLATE_LIST_TEST_CASE registers one test for each game instead, and compilers take longer for that than
// for the tests.

#include <string_view>

#include "game_types.hpp"
#include "support/catch2.hpp"

namespace kingcraft::test {

/// Runs the test of a game in a section, so that a failure says the game and the others are still tested.
inline void run_in_section(std::string_view game, void (*test)(std::string_view game)) {
    DYNAMIC_SECTION(game) { test(game); }
}

}  // namespace kingcraft::test

#define GAME_TEST_CASE(name, tags) GAME_TEST_CASE_OF(GAME_TEST_CASE_NAME(game_test_, __COUNTER__), name, tags)
#define GAME_TEST_CASE_OF(function, name, tags)                                                                    \
    template <class TestType>                                                                                      \
    static void function(std::string_view game);                                                                   \
    TEST_CASE(name, tags) {                                                                                        \
        kingcraft::AllVariants::for_each([]<class V>() { kingcraft::test::run_in_section(V::id, &function<V>); }); \
    }                                                                                                              \
    template <class TestType>                                                                                      \
    static void function(std::string_view)

#define GAME_ID_TEST_CASE(name, tags) GAME_ID_TEST_CASE_OF(GAME_TEST_CASE_NAME(game_test_, __COUNTER__), name, tags)
#define GAME_ID_TEST_CASE_OF(function, name, tags)                                                              \
    static void function(std::string_view game_id);                                                             \
    TEST_CASE(name, tags) {                                                                                     \
        kingcraft::AllVariants::for_each([]<class V>() { kingcraft::test::run_in_section(V::id, &function); }); \
    }                                                                                                           \
    static void function(std::string_view game_id)

#define GAME_TEST_CASE_NAME(text, number) GAME_TEST_CASE_JOINED(text, number)
#define GAME_TEST_CASE_JOINED(text, number) text##number
