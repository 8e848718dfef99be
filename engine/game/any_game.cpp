#include "game/any_game.hpp"

#include "board/small.hpp"
#include "game/typed_game.hpp"
#include "variants/all.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

Error unknown_variant(std::string_view id) {
    std::string known;
    AllVariants::for_each([&]<class V>() { known += (known.empty() ? "" : ", ") + std::string(V::id); });
    return {ErrorCode::variant, "There is no variant " + quote(id) + "; there are " + known + "."};
}

namespace {

template <class V>
VariantInfo describe_variant() {
    return {V::id,
            V::name,
            V::inventor,
            V::year,
            V::Geometry::files,
            V::Geometry::ranks,
            V::Geometry::levels,
            V::start_fen,
            {V::roles.begin(), V::roles.end()},
            {V::promotions.begin(), V::promotions.end()},
            !V::king_must_be_safe};
}

}  // namespace

std::vector<VariantInfo> variant_infos() {
    std::vector<VariantInfo> infos;
    AllVariants::for_each([&]<class V>() { infos.push_back(describe_variant<V>()); });
    return infos;
}

std::optional<Error> check_fen(std::string_view variant, std::string_view fen) {
    std::optional<Error> error;
    const bool known = AllVariants::with(variant, [&]<class V>() {
        const auto position = parse_fen<V>(fen);
        if (!position) error = position.error();
    });
    return known ? error : unknown_variant(variant);
}

Result<std::unique_ptr<AnyGame>> AnyGame::create(std::string_view variant, std::optional<std::string_view> fen) {
    Result<std::unique_ptr<AnyGame>> result = unknown_variant(variant);
    AllVariants::with(variant, [&]<class V>() {
        const auto position = parse_fen<V>(fen.value_or(V::start_fen));
        if (position) {
            result = std::unique_ptr<AnyGame>(std::make_unique<TypedGame<V>>(position.value()));
        } else {
            result = position.error();
        }
    });
    return result;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
