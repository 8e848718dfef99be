// The keys of positions are the same in every build, also after roles and games are added: the bench signature depends
// on them.

#include <map>
#include <set>

#include "support/game_test_case.hpp"
#include "support/position.hpp"

namespace kingcraft::test {
namespace {

const std::map<std::string_view, Key> start_keys{
    {"chess", 0xCE8B706A19D1E5CB},  {"levitating", 0xCE8B706A19D1E5CB}, {"tax", 0xCE8B706A19D1E5CB},
    {"flying", 0x355A1D0FAA24A0D2}, {"kingscourt", 0xB0EF2AF64CED6F01}, {"twokings", 0xD05C6A876F188442},
};

/// More roles than the eight whose keys are drawn first.
struct NineRoles : Chess {
    static constexpr std::string_view id = "nineroles";
    static constexpr Role ninth = own_role(2);
    static constexpr std::array own_roles{RoleFacts{own_role(0), "chancellor", 'C', 3, 700},
                                          RoleFacts{own_role(1), "jester", 'J', 1, 250},
                                          RoleFacts{ninth, "archer", 'A', 3, 300}};
    static constexpr std::array roles{Role::king,  Role::queen, Role::rook, Role::bishop, Role::knight,
                                      own_role(0), own_role(1), ninth,      Role::pawn};
    static constexpr auto moves =
        with_moves(Chess::moves, Moves{own_role(0), "RN"}, Moves{own_role(1), "FD"}, Moves{ninth, "C"});
};

}  // namespace

TEST_CASE("a piece of any role has a key of its own on each square", "[keys]") {
    std::set<Key> keys;
    for (const std::string rank : {"q7", "Q7", "a7", "A7", "1q6", "1Q6", "1a6", "1A6"})
        keys.insert(position_of<NineRoles>("7k/8/8/" + rank + "/8/8/8/4K3 w - - 0 1").key());
    CHECK(keys.size() == 8);
}

GAME_TEST_CASE("the start position has its key", "[keys]") {
    const auto expected = start_keys.find(TestType::id);
    if (expected == start_keys.end()) return;
    CHECK(start_position<TestType>().key() == expected->second);
}

}  // namespace kingcraft::test
