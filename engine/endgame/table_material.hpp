#pragma once
// The material of a table, as KQvKR.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "endgame/board_facts.hpp"
#include "rules/position.hpp"

namespace kingcraft {

/// The most pieces of a table, with kings.
inline constexpr int table_pieces_max = 4;
/// The most pieces with the same colour and role.
inline constexpr int table_duplicates_max = 2;

/// The number of each piece.
class Material {
  public:
    /// No pieces yet; the roles of the game from the most valuable to the least.
    explicit Material(RoleList roles_by_value) : roles_(roles_by_value) {}

    RoleList roles() const { return roles_; }
    int count(Color color, Role role) const { return counts_[index(color)][index(role)]; }
    int count(Color color) const {
        int sum = 0;
        for (const int each : counts_[index(color)]) sum += each;
        return sum;
    }
    int count() const { return count(Color::white) + count(Color::black); }
    bool has_pawns() const { return count(Color::white, Role::pawn) + count(Color::black, Role::pawn) > 0; }

    void add(Piece piece) { ++counts_[index(piece.color())][index(piece.role())]; }
    /// There must be such a piece.
    void remove(Piece piece) { --counts_[index(piece.color())][index(piece.role())]; }

    /// The same pieces with colours exchanged.
    Material with_colors_exchanged() const {
        Material other = *this;
        std::swap(other.counts_[0], other.counts_[1]);
        return other;
    }

    /// White's pieces, strongest first, `v`, and Black's: KQvKR.
    std::string text() const {
        std::string letters;
        for (const Color color : {Color::white, Color::black}) {
            if (color == Color::black) letters += 'v';
            for (const RoleFacts& each : roles_)
                letters.append(static_cast<std::size_t>(count(color, each.role)), each.letter);
        }
        return letters;
    }

    /// True when White has more pieces, or with equal numbers the stronger ones in the order of `text`.
    bool white_leads() const {
        const int difference = count(Color::white) - count(Color::black);
        if (difference != 0) return difference > 0;
        for (const RoleFacts& each : roles_) {
            const int more = count(Color::white, each.role) - count(Color::black, each.role);
            if (more != 0) return more > 0;
        }
        return true;
    }

    bool operator==(const Material& other) const { return counts_ == other.counts_; }

  private:
    std::array<std::array<std::uint8_t, roles_max>, color_count> counts_{};
    RoleList roles_;
};

/// The material of a position.
template <class V>
Material material_of(const Position<V>& position) {
    Material material(roles_by_value<V>);
    for (const Square square : position.occupied()) material.add(position.at(square));
    return material;
}

/// Why there can be no table of these pieces; empty when there can.
Message material_fault(const Material& material, const BoardFacts& facts);

template <class V>
Message material_fault(const Material& material) {
    return material_fault(material, board_facts<V>());
}

/// Reads a text like KQvKR. Error: argument.
Result<Material> parse_material(std::string_view text, const BoardFacts& facts);

template <class V>
Result<Material> parse_material(std::string_view text) {
    return parse_material(text, board_facts<V>());
}

namespace detail {

template <class V>
void add_materials(Material material, std::size_t first, int more, std::vector<Material>& all) {
    if (more == 0) {
        if (material_fault<V>(material).empty()) all.push_back(material);
        return;
    }
    constexpr const auto& roles = roles_by_value<V>;
    for (std::size_t kind = first; kind < color_count * roles.size(); ++kind) {
        const Piece piece{static_cast<Color>(kind / roles.size()), roles[kind % roles.size()].role};
        Material next = material;
        next.add(piece);
        add_materials<V>(next, kind, more - 1, all);
    }
}

}  // namespace detail

/// All materials of so many pieces, with either colour stronger.
template <class V>
std::vector<Material> materials_of(int pieces) {
    Material kings(roles_by_value<V>);
    kings.add({Color::white, Role::king});
    kings.add({Color::black, Role::king});
    std::vector<Material> all;
    detail::add_materials<V>(kings, 0, pieces - kings.count(), all);
    return all;
}

/// The materials after a capture or promotion.
template <class V>
std::vector<Material> materials_after(const Material& material) {
    std::vector<Material> all;
    for (const Color color : {Color::white, Color::black}) {
        for (const auto& [role, name, letter, phase, value] : roles_by_value<V>) {
            const int least = role == Role::king ? 1 : 0;
            if (material.count(color, role) <= least) continue;
            Material less = material;
            less.remove({color, role});
            all.push_back(less);
            if (role != Role::pawn) continue;
            for (const Role promotion : V::promotions) {
                Material more = less;
                more.add({color, promotion});
                all.push_back(more);
            }
        }
    }
    return all;
}

}  // namespace kingcraft
