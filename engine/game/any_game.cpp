#include "game/any_game.hpp"

#include <algorithm>
#include <cassert>

#include "base/small.hpp"
#include "game/game_module.hpp"
#include "game/refusals.hpp"
#include "notation/written_words.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

Error unknown_variant(std::string_view id) {
    std::string known;
    for (const GameModule* game : game_modules()) known += (known.empty() ? "" : ",") + std::string(game->id);
    Message message = Message("variant-unknown").with("variant=", shown(id));
    message.add_clause(Message("variants-known").with("variants,", known));
    return {ErrorCode::variant, std::move(message)};
}

std::vector<VariantInfo> variant_infos() {
    std::vector<VariantInfo> infos;
    for (const GameModule* game : game_modules()) infos.push_back(game->info);
    return infos;
}

std::optional<Error> check_fen(std::string_view variant, std::string_view fen) {
    const auto game = AnyGame::create(variant, fen);
    return game ? std::nullopt : std::optional(game.error());
}

Result<std::unique_ptr<AnyGame>> AnyGame::create(std::string_view variant, std::optional<std::string_view> fen) {
    const GameModule* game = find_game_module(variant);
    if (!game) return unknown_variant(variant);
    return game->new_game(fen.value_or(game->info.start_fen));
}

Annotations& AnyGame::own_annotations() {
    if (annotations_.use_count() > 1) annotations_ = std::make_shared<Annotations>(*annotations_);
    return *annotations_;
}

void AnyGame::forget_annotations_after(std::size_t plies) {
    if (annotations_->moves.size() > plies) own_annotations().moves.resize(plies);
}

std::string AnyGame::comment(std::size_t ply) const {
    std::string text;
    const auto& moves = annotations_->moves;
    if (ply > moves.size()) return text;
    for (const std::string& comment : ply == 0 ? annotations_->comments : moves[ply - 1].comments) {
        if (!text.empty() && !comment.empty()) text += ' ';
        text += comment;
    }
    return text;
}

void AnyGame::set_comment(std::size_t ply, std::string_view text) {
    if (ply > 0 && played(ply - 1) == nullptr) return;
    Annotations& annotations = own_annotations();
    auto& moves = annotations.moves;
    if (moves.size() < ply) moves.resize(ply);
    auto& comments = ply == 0 ? annotations.comments : moves[ply - 1].comments;
    comments.clear();
    std::string words = with_single_spaces(text);
    if (!words.empty()) comments.push_back(std::move(words));
}

std::vector<MoveRecord> AnyGame::history() const {
    std::vector<MoveRecord> records;
    for (std::size_t ply = 0; const MoveRecord* record = played(ply); ++ply) records.push_back(*record);
    return records;
}

std::vector<PlacedPiece> AnyGame::board() const {
    std::vector<PlacedPiece> pieces;
    for (int i = 0; i < info().shape.squares(); ++i) {
        const auto square = static_cast<Square>(i);
        if (at(square).exists()) pieces.push_back({letter_on(square), name_of(square)});
    }
    return pieces;
}

MaterialRecord AnyGame::material() const {
    std::string taken;
    for (std::size_t ply = 0; const MoveRecord* record = played(ply); ++ply) {
        for (const PlacedPiece& captured : record->captured) taken += captured.letter;
    }
    MaterialRecord material;
    for (const Role role : info().roles_from_most_valuable) {
        for (const Color color : {Color::white, Color::black}) {
            const char letter = fen_letter(info().role_facts, {color, role});
            material.captured.append(static_cast<std::size_t>(std::count(taken.begin(), taken.end(), letter)), letter);
        }
    }
    for (int i = 0; i < info().shape.squares(); ++i) {
        const Piece piece = at(static_cast<Square>(i));
        if (!piece.exists()) continue;
        const auto roles = info().roles;
        const auto found = std::find(roles.begin(), roles.end(), piece.role());
        const int worth = info().points[static_cast<std::size_t>(found - roles.begin())];
        material.balance += piece.color() == Color::white ? worth : -worth;
    }
    return material;
}

std::string AnyGame::ascii() const {
    const auto [files, ranks, levels] = info().shape;
    const std::size_t margin = rank_name(ranks - 1).size();
    std::string text;
    for (int level = 0; level < levels; ++level) {
        if (level > 0) text += '\n';
        for (int rank = ranks - 1; rank >= 0; --rank) {
            const std::string number = rank_name(rank);
            text += std::string(margin - number.size(), ' ') + number;
            for (int file = 0; file < files; ++file) {
                const auto square = static_cast<Square>((level * ranks + rank) * files + file);
                text += ' ';
                text += at(square).exists() ? letter_on(square) : '.';
            }
            text += '\n';
        }
        text += std::string(margin, ' ');
        for (int file = 0; file < files; ++file) {
            text += ' ';
            text += static_cast<char>('a' + file);
        }
        text += '\n';
    }
    return text;
}

Result<std::vector<std::string>> AnyGame::attackers(std::string_view square, Color by) const {
    const Square target = find_square(square);
    if (target == no_square) return no_such_square(square);
    std::vector<std::string> names;
    for (const Square from : attackers_of(target, by)) names.push_back(name_of(from));
    return names;
}

Result<std::vector<std::string>> AnyGame::attacks(std::string_view square) const {
    const Square from = find_square(square);
    if (from == no_square) return no_such_square(square);
    std::vector<std::string> names;
    if (!at(from).exists()) return names;
    for (int i = 0; i < info().shape.squares(); ++i) {
        const auto target = static_cast<Square>(i);
        for (const Square attacker : attackers_of(target, at(from).color())) {
            if (attacker == from) names.push_back(name_of(target));
        }
    }
    return names;
}

std::vector<std::string> AnyGame::royals(Color color) const {
    const Square square = royal(color);
    if (square == no_square) return {};
    return {name_of(square)};
}

Result<std::vector<RayRecord>> AnyGame::rays(std::string_view square) const {
    const Square from = find_square(square);
    if (from == no_square) return no_such_square(square);
    std::vector<RayRecord> records;
    for (const Ray& ray : rays_from(from)) records.push_back({name_of(ray.to), ray.count});
    return records;
}

std::vector<RightRecord> AnyGame::rights() const {
    std::vector<RightRecord> records;
    const auto all = info().rights;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if ((rights_left() & right_bit(i)) != 0) records.push_back(all[i]);
    }
    return records;
}

Result<std::string> AnyGame::pass() const {
    if (ends_play()) return already_over(outcome()->reason);
    if (!info().king_may_be_captured && is_check()) return no_pass_in_check();
    return fen_after_pass();
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
