// How late the moves reach the client, as the times in its `go` commands show.

#include "uci/client_delay.hpp"

#include "support/catch2.hpp"

namespace kingcraft::uci {
namespace {

Limits with_clock(std::int64_t remaining, std::int64_t increment = 0) {
    Limits limits;
    limits.clock = ClockLimit{remaining, increment};
    return limits;
}

}  // namespace

TEST_CASE("what is missing from the clock is the delay, which is forgotten slowly", "[delay]") {
    ClientDelay delay;
    delay.observe(with_clock(1000, 10), Color::white, 0);
    CHECK(delay.late() == 0);
    delay.observe(with_clock(750, 10), Color::white, 60);
    CHECK(delay.late() == 200);
    delay.observe(with_clock(700, 10), Color::white, 60);
    CHECK(delay.late() == 150);
    delay.forget();
    CHECK(delay.late() == 0);
}

TEST_CASE("a clock that was set to another time, or of another side, is not late", "[delay]") {
    ClientDelay delay;
    delay.observe(with_clock(1000), Color::white, 0);
    delay.observe(with_clock(5000), Color::white, 100);
    CHECK(delay.late() == 0);
    delay.observe(with_clock(1000), Color::black, 100);
    CHECK(delay.late() == 0);
    delay.observe(with_clock(100), Color::black, -5);
    CHECK(delay.late() == 0);
    delay.observe(Limits{}, Color::black, 0);
    delay.observe(with_clock(100), Color::black, 0);
    CHECK(delay.late() == 0);
    delay.observe(with_clock(60'000), Color::black, 0);
    delay.observe(with_clock(100), Color::black, 0);
    CHECK(delay.late() == 1000);
}

TEST_CASE("a search before its move was played has no time on the clock", "[delay]") {
    ClientDelay delay;
    Limits ahead = with_clock(1000);
    ahead.ponder = true;
    delay.observe(ahead, Color::white, 0);
    delay.observe(with_clock(500), Color::white, 100);
    CHECK(delay.late() == 0);
}

}  // namespace kingcraft::uci
