#pragma once
// The JSON of the test data, read into values: as much of RFC 8259 as those files use (no fractions, no \u escapes).

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace kingcraft::test {

/// A JSON value. Its accessors throw `std::runtime_error` when the value is of another kind.
class Json {
  public:
    using Array = std::vector<Json>;
    using Members = std::vector<std::pair<std::string, Json>>;

    Json() = default;
    explicit Json(bool value) : content_(value) {}
    explicit Json(std::int64_t value) : content_(value) {}
    explicit Json(std::string value) : content_(std::move(value)) {}
    explicit Json(Array value) : content_(std::move(value)) {}
    explicit Json(Members value) : content_(std::move(value)) {}

    bool is_null() const { return std::holds_alternative<std::monostate>(content_); }
    bool boolean() const { return get<bool>("a boolean"); }
    std::int64_t number() const { return get<std::int64_t>("a number"); }
    const std::string& string() const { return get<std::string>("a string"); }
    const Array& array() const { return get<Array>("an array"); }
    const Members& members() const { return get<Members>("an object"); }

    /// The member with this name, or null when the object has none.
    const Json* find(std::string_view name) const {
        for (const auto& [key, value] : members()) {
            if (key == name) return &value;
        }
        return nullptr;
    }
    /// The member with this name; throws when the object has none.
    const Json& operator[](std::string_view name) const {
        if (const Json* const value = find(name)) return *value;
        throw std::runtime_error("The test data lack the member " + std::string(name) + ".");
    }
    std::vector<std::string> strings() const {
        std::vector<std::string> texts;
        for (const Json& each : array()) texts.push_back(each.string());
        return texts;
    }

  private:
    template <class T>
    const T& get(const char* kind) const {
        if (const T* const value = std::get_if<T>(&content_)) return *value;
        throw std::runtime_error(std::string("The test data hold something else than ") + kind + ".");
    }

    std::variant<std::monostate, bool, std::int64_t, std::string, Array, Members> content_;
};

/// Reads one JSON text from its start to its end.
class JsonReader {
  public:
    /// Throws `std::runtime_error` when the text is not JSON of the kind described above.
    static Json read(std::string_view text) {
        JsonReader reader(text);
        Json value = reader.value();
        reader.skip_space();
        if (reader.at_ != text.size()) reader.fail();
        return value;
    }

  private:
    explicit JsonReader(std::string_view text) : text_(text) {}

    [[noreturn]] void fail() const {
        throw std::runtime_error("Bad test data at character " + std::to_string(at_) + " of " +
                                 std::string(text_.substr(0, 200)));
    }
    void skip_space() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }
    char peek() {
        skip_space();
        return at_ < text_.size() ? text_[at_] : '\0';
    }
    bool take(char c) {
        if (peek() != c) return false;
        ++at_;
        return true;
    }
    void expect(char c) {
        if (!take(c)) fail();
    }
    bool take_word(std::string_view word) {
        if (text_.substr(at_, word.size()) != word) return false;
        at_ += word.size();
        return true;
    }

    Json value() {
        const char first = peek();
        if (first == '"') return Json(string());
        if (first == '[') return array();
        if (first == '{') return object();
        if (take_word("true")) return Json(true);
        if (take_word("false")) return Json(false);
        if (take_word("null")) return Json();
        return number();
    }

    std::string string() {
        expect('"');
        std::string read;
        for (; at_ < text_.size() && text_[at_] != '"'; ++at_) {
            if (text_[at_] != '\\') {
                read += text_[at_];
                continue;
            }
            if (++at_ == text_.size()) fail();
            switch (text_[at_]) {
                case 'n':
                    read += '\n';
                    break;
                case 't':
                    read += '\t';
                    break;
                case '"':
                case '\\':
                case '/':
                    read += text_[at_];
                    break;
                default:
                    fail();
            }
        }
        if (at_ == text_.size()) fail();
        ++at_;
        return read;
    }

    Json number() {
        const bool negative = take('-');
        const std::size_t begin = at_;
        std::int64_t read = 0;
        for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_)
            read = 10 * read + (text_[at_] - '0');
        if (at_ == begin) fail();
        return Json(negative ? -read : read);
    }

    Json array() {
        expect('[');
        Json::Array read;
        if (take(']')) return Json(std::move(read));
        do read.push_back(value());
        while (take(','));
        expect(']');
        return Json(std::move(read));
    }

    Json object() {
        expect('{');
        Json::Members read;
        if (take('}')) return Json(std::move(read));
        do {
            skip_space();
            std::string name = string();
            expect(':');
            read.emplace_back(std::move(name), value());
        } while (take(','));
        expect('}');
        return Json(std::move(read));
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace kingcraft::test
