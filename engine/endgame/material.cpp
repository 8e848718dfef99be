#include "endgame/material.hpp"

#include "board/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

std::string material_fault(const Material& material, const EndgameFacts& facts) {
    if (material.count() > table_men_max)
        return "A table has at most " + std::to_string(table_men_max) + " pieces, kings included.";
    for (const Color color : {Color::white, Color::black}) {
        const int kings = material.count(color, Role::king);
        if (kings < 1 || kings > facts.kings_max)
            return "Each side of a table needs " + std::string(facts.kings_max > 1 ? "one or two kings." : "one king.");
        for (const Role role : roles_by_value) {
            if (material.count(color, role) > table_twins_max)
                return "A table has at most two pieces of the same kind and colour.";
            if (material.count(color, role) > 0 && !facts.has_role(role))
                return std::string("This game has no piece ") + letter(role) + ".";
        }
    }
    return "";
}

Result<Material> parse_material(std::string_view text, const EndgameFacts& facts) {
    const auto fail = [&](std::string_view why) {
        return Error{ErrorCode::argument, quote(text) + " has no table. " + std::string(why)};
    };
    Material material;
    Color color = Color::white;
    for (const char c : text) {
        if (c == 'v' && color == Color::white) {
            color = Color::black;
            continue;
        }
        const auto found = find_role(c);
        if (found == all_roles.end())
            return fail("A table is named by the letters of White's pieces, v, and Black's, as KQvKR.");
        material.add({color, found->role});
        if (material.count() > table_men_max) break;
    }
    if (const std::string fault = material_fault(material, facts); !fault.empty()) return fail(fault);
    return material;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
