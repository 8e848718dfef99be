// The keys of positions are the same in every build, also after roles and games are added: the bench signature depends
// on them.

#include <map>

#include "support/game_test_case.hpp"
#include "support/position.hpp"

namespace kingcraft::test {
namespace {

const std::map<std::string_view, Key> start_keys{
    {"chess", 0xCE8B706A19D1E5CB},  {"levitating", 0xCE8B706A19D1E5CB}, {"tax", 0xCE8B706A19D1E5CB},
    {"flying", 0x355A1D0FAA24A0D2}, {"kingscourt", 0xB0EF2AF64CED6F01}, {"twokings", 0xD05C6A876F188442},
};

}  // namespace

GAME_TEST_CASE("the start position has its key", "[keys]") {
    const auto expected = start_keys.find(TestType::id);
    if (expected == start_keys.end()) return;
    CHECK(start_position<TestType>().key() == expected->second);
}

}  // namespace kingcraft::test
