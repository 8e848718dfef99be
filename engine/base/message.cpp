#include "base/message.hpp"

#include "base/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

std::string_view Message::key() const { return std::string_view(text_).substr(0, text_.find(separator)); }

void Message::add(std::string_view field, std::string_view value) {
    text_ += separator;
    text_ += field;
    text_ += value;
}

void Message::add(std::string_view field, long long value) { add(field, std::string_view(std::to_string(value))); }

void Message::add(std::string_view name, const Message& value) {
    add(name, std::string_view("{"));
    text_ += value.text_;
    text_ += separator;
    text_ += '}';
}

void Message::add(std::string_view name, std::string_view role, std::string_view color, std::string_view square) {
    add(name, std::string_view("&"));
    text_ += role;
    text_ += ',';
    text_ += color;
    text_ += ',';
    text_ += square;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
