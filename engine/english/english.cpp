#include "english/english.hpp"

#include <cassert>
#include <utility>
#include <vector>

#include "base/utf8.hpp"

namespace kingcraft {

namespace {

struct Template {
    std::string_view key;
    std::string_view text;
};

/// Made by table.awk.
constexpr Template templates[] = {
#include <messages.inc>
};

/// The template with this key, or nullptr.
const Template* find(std::string_view key) {
    for (const Template& each : templates) {
        if (each.key == key) return &each;
    }
    return nullptr;
}

/// The parts of a message.
struct Parsed {
    struct Value {
        std::string_view name;
        char sign;
        std::string_view text;
        /// Of a value that is a message, one of them.
        std::vector<Parsed> messages;
    };

    std::string_view key;
    std::vector<Value> values;

    const Value* find(std::string_view name) const {
        for (const Value& value : values) {
            if (value.name == name) return &value;
        }
        return nullptr;
    }
};

/// Reads a message from its fields, beginning with its key, up to the field that closes it.
Parsed parse(std::string_view key, const std::vector<std::string_view>& fields, std::size_t& at) {
    Parsed parsed{key, {}};
    while (at < fields.size()) {
        const std::string_view field = fields[at++];
        if (field == "}") break;
        const std::size_t sign = field.find_first_of("=@#&,{");
        Parsed::Value value{field.substr(0, sign), field[sign], field.substr(sign + 1), {}};
        if (value.sign == '{') value.messages.push_back(parse(value.text, fields, at));
        parsed.values.push_back(std::move(value));
    }
    return parsed;
}

Parsed parse(const Message& message) {
    const auto fields = split(message.text(), Message::separator);
    std::size_t at = 1;
    return parse(fields[0], fields, at);
}

std::string clause(const Parsed& message);

std::string joined(const std::vector<std::string>& items, std::string_view style) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool is_last = i + 1 == items.size();
        if (i > 0) text += is_last && style != "list" ? " " + std::string(style) + " " : ", ";
        text += items[i];
    }
    return text;
}

/// The word for a value in a form of words; the value itself where the form has none.
std::string word(std::string_view form, std::string_view value, bool is_number) {
    const std::string prefix = std::string(form) + ".";
    if (const Template* const found = find(prefix + std::string(value))) return std::string(found->text);
    const Template* const plural = is_number ? find(prefix + (value == "1" ? "one" : "other")) : nullptr;
    return std::string(plural ? plural->text : value);
}

/// A piece by its role, colour and square, or what is asked of it.
std::string piece_text(std::string_view piece, std::string_view part, std::string_view form) {
    const auto parts = split(piece, ',');
    const std::string square(parts[2]);
    if (part == "square") return square;
    if (part == "color") return word(form, parts[1], false);
    const std::string noun = word(form, parts[0], false);
    return part == "piece" ? noun : noun + " on " + square;
}

std::string value_text(const Parsed::Value& value, std::string_view part, std::string_view form,
                       std::string_view style) {
    switch (value.sign) {
        case '{':
            return clause(value.messages[0]);
        case '&':
            return piece_text(value.text, part, form);
        case ',': {
            std::vector<std::string> items;
            for (const std::string_view item : split(value.text, ',')) items.push_back(word(form, item, false));
            return joined(items, style);
        }
        default:
            return word(form, value.text, value.sign == '#');
    }
}

/// The text between braces in a template: `^name.part:form:style`; only the name is required.
std::string placeholder(const Parsed& message, std::string_view text) {
    const bool is_capital = text[0] == '^';
    auto parts = split(text.substr(is_capital ? 1 : 0), ':');
    parts.resize(3);
    const auto path = split(parts[0], '.');
    const Parsed::Value* const value = message.find(path[0]);
    assert(value != nullptr);
    std::string words = value_text(*value, path.size() > 1 ? path[1] : "", parts[1], parts[2]);
    if (is_capital && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words;
}

std::string clause(const Parsed& message) {
    const Template* const found = find(message.key);
    assert(found != nullptr);
    std::string text;
    std::string_view rest = found->text;
    for (std::size_t open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
        text += rest.substr(0, open);
        const std::size_t close = rest.find('}', open);
        text += placeholder(message, rest.substr(open + 1, close - open - 1));
        rest.remove_prefix(close + 1);
    }
    text += rest;
    for (const Parsed::Value& value : message.values) {
        if (value.name == "clauses") text += clause(value.messages[0]);
    }
    return text;
}

}  // namespace

std::string english(const Message& message) {
    const std::string text = clause(parse(message));
    return text.empty() || text.back() == '.' ? text : text + '.';
}

Message sentence(std::string_view text) { return Message("sentence").with("text=", text); }

}  // namespace kingcraft
