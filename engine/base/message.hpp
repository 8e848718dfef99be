#pragma once
// A message to a user as data: the key of a sentence, and the values in it. The languages have the
// sentences (web/kingcraft/messages, web/variants/ID), so the engine has none.

#include <string>
#include <string_view>
#include <utility>

namespace kingcraft {

/// Kept as it crosses to JavaScript: the key, then one field for each value, each after a separator. A field is the
/// name of the value, a sign for its kind, and its text:
/// `=` text that comes from outside or names something, `@` square, `#` number, `&` role, colour and square of a piece
/// with commas between them, `,` several texts with commas between them.
/// A value that is a message itself opens with its name, `{` and its key, and ends with a field `}`.
class Message {
  public:
    /// Between the fields. No text of a value holds it, since `shown` leaves no control characters.
    static constexpr char separator = '\x1f';

    /// Nothing is said.
    Message() = default;
    explicit Message(std::string_view key) : text_(key) {}

    bool empty() const { return text_.empty(); }
    const std::string& text() const { return text_; }
    std::string_view key() const;

    /// Adds a value; `field` is its name and the sign of its kind, `name` its name alone.
    [[gnu::noinline]] void add(std::string_view field, std::string_view value);
    [[gnu::noinline]] void add(std::string_view field, long long value);
    [[gnu::noinline]] void add(std::string_view name, const Message& value);
    /// Adds a piece.
    [[gnu::noinline]] void add(std::string_view name, std::string_view role, std::string_view color,
                               std::string_view square);
    /// Adds a clause to the sentence; a message may have several.
    void add_clause(const Message& clause) { add("clauses", clause); }
    /// Puts this before the key.
    void prefix_key(std::string_view prefix) { text_.insert(0, prefix); }

    /// The message with one value more.
    template <class... Value>
    Message&& with(std::string_view field, const Value&... value) && {
        add(field, value...);
        return std::move(*this);
    }

  private:
    std::string text_;
};

}  // namespace kingcraft
