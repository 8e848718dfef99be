#pragma once
// Catch2 2.13 or 3, whichever is installed: Debian 12 has the one, Debian 13 the other.

#if __has_include(<catch2/catch_test_macros.hpp>)

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;

#else

#include <catch2/catch.hpp>
#include <string>

using Catch::Matchers::EndsWith;

/// The matcher of Catch2 3, which is called Contains in 2.13.
inline auto ContainsSubstring(const std::string& part) { return Catch::Matchers::Contains(part); }

#endif
