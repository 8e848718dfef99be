#include "endgame/table_material.hpp"

#include "base/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

Message foreign_piece(char letter) { return Message("table-foreign-piece").with("letter=", std::string(1, letter)); }

}  // namespace

Message material_fault(const Material& material, const BoardFacts& facts) {
    if (!facts.has_tables) return Message("table-game");
    if (material.count() > table_pieces_max) return Message("table-pieces").with("most#", table_pieces_max);
    for (const Color color : {Color::white, Color::black}) {
        const int kings = material.count(color, Role::king);
        if (kings < 1 || kings > facts.kings_max) return Message("table-kings").with("most#", facts.kings_max);
        for (const RoleFacts& each : facts.roles_by_value) {
            if (material.count(color, each.role) > table_duplicates_max) return Message("table-twins");
            if (material.count(color, each.role) > 0 && !facts.has_role(each.role)) return foreign_piece(each.letter);
        }
    }
    return {};
}

Result<Material> parse_material(std::string_view text, const BoardFacts& facts) {
    const auto fail = [&](const Message& fault) {
        return Error{ErrorCode::argument, Message("table-none").with("material=", shown(text)).with("fault", fault)};
    };
    Material material(facts.roles_by_value);
    Color color = Color::white;
    for (const char c : text) {
        if (c == 'v' && color == Color::white) {
            color = Color::black;
            continue;
        }
        const RoleFacts* const found = find_role(facts.roles_by_value, c);
        if (found == nullptr) return fail(c >= 'A' && c <= 'Z' ? foreign_piece(c) : Message("table-name"));
        material.add({color, found->role});
        if (material.count() > table_pieces_max) break;
    }
    if (const Message fault = material_fault(material, facts); !fault.empty()) return fail(fault);
    return material;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
