#pragma once
// The endgame tables of a game in a folder.

#include <algorithm>
#include <filesystem>
#include <utility>

#include "endgame/cursed_wins.hpp"
#include "endgame/table_file.hpp"
#include "endgame/table_verifier.hpp"
#include "game/any_tables.hpp"
#include "notation/fen.hpp"

namespace kingcraft {

/// True also for a file that cannot be asked about, as in a folder that may not be entered: reading it says why.
inline bool is_in_folder(const std::filesystem::path& path) {
    std::error_code code;
    return std::filesystem::status(path, code).type() != std::filesystem::file_type::not_found;
}

/// True for a file with something in it.
inline bool is_written(const std::filesystem::path& path) {
    std::error_code code;
    return std::filesystem::is_regular_file(path, code) && std::filesystem::file_size(path, code) > 0 && !code;
}

template <class V>
class TypedTables final : public AnyTables {
  public:
    explicit TypedTables(std::string_view folder) : folder_(std::filesystem::path(folder) / V::id) {}

    std::vector<std::string> materials(int pieces) const override {
        std::vector<std::string> names;
        for (const Material& material : table_materials<V>(pieces)) names.push_back(material.text());
        return names;
    }

    bool is_there(std::string_view name) const override {
        const auto material = parse_material<V>(name);
        return material && is_in_folder(file_of(table_material<V>(material.value())));
    }

    Result<std::vector<TablePlan>> plan(std::string_view name) const override {
        const auto material = parse_material<V>(name);
        if (!material) return material.error();
        std::vector<TablePlan> plans;
        for (const Material& each : with_those_behind(material.value())) {
            const EndgameIndex index = endgame_index<V>(each);
            std::uint64_t bytes = building_bytes * index.size();
            for (const Material& needed : with_those_behind(each))
                bytes += value_bytes_max * endgame_index<V>(needed).size();
            plans.push_back({each.text(), is_written(file_of(each)), index.size(), bytes});
        }
        return plans;
    }

    Result<std::uint64_t> estimate(std::string_view name, const Clock& clock) override {
        const auto material = load_those_behind(name);
        if (!material) return material.error();
        // The later passes together take about twice as long as the first.
        constexpr std::uint64_t passes = 3;
        constexpr std::size_t samples = 4000;
        EndgameIndex index = endgame_index<V>(material.value());
        const std::size_t size = index.size();
        const std::size_t step = std::max<std::size_t>(size / samples, 1);
        const EndgameBuilder<V> builder(std::move(index), tables_);
        const std::int64_t started = clock();
        builder.try_out(step);
        return passes * step * static_cast<std::uint64_t>(clock() - started);
    }

    std::optional<Error> build(std::string_view name, const ParallelFor& parallel_for, const PassReport& report,
                               const Clock& clock) override {
        const auto material = load_those_behind(name);
        if (!material) return material.error();
        const std::string text = material.value().text();
        std::int64_t started = clock();
        EndgameTable built = build_saving(material.value(), parallel_for, report, clock, started);
        if (built.values.longest > table_plies_max) {
            return Error{ErrorCode::argument, Message("table-too-long").with("material=", text)};
        }
        if (built.values.longest > claimable_halfmoves && !can_find_curses(material.value())) {
            return Error{ErrorCode::argument, Message("table-fifty-moves").with("material=", text)};
        }
        EndgameTable& table = tables_.add(std::move(built));
        mark_curses(table, tables_, claimable_halfmoves, parallel_for, report);
        table.values.milliseconds = static_cast<std::uint64_t>(clock() - started);
        // At least 2,000 of these have a position. The builder goes back from the ends of games, this test forward by
        // the rules: a game may break what the builder supposes, and so may the work of another version.
        constexpr std::size_t verified_numbers = 8000;
        const bool is_wrong = find_wrong_value(table, tables_, verified_numbers, parallel_for).has_value();
        if (is_wrong) tables_.remove(material.value());
        std::optional<Error> fault =
            is_wrong ? Error{ErrorCode::argument, Message("table-wrong").with("material=", text)}
                     : write_table_file(file_of(material.value()), {V::id, text, table.index.size()}, table.values);
        std::error_code ignored;
        if (!fault || is_wrong) std::filesystem::remove(work_file_of(material.value()), ignored);
        return fault;
    }

    std::vector<Error> take_for(const Material& material, const GoOn& go_on) override {
        // This many captures are needed before there is a table.
        constexpr int far = 3;
        std::vector<Error> faults;
        if (material.count() >= table_pieces_max + far || taken_for_ == material) return faults;
        taken_for_.reset();
        std::vector<Material> order = with_those_behind(material);
        std::reverse(order.begin(), order.end());
        for (const Material& each : order) {
            if (!is_to_be_taken(each)) continue;
            if (!go_on()) return faults;
            if (const auto table = load(each); !table) {
                refused_.push_back(each);
                faults.push_back(table.error());
            }
        }
        taken_for_ = material;
        return faults;
    }

    const EndgameTableStore& tables() const override { return tables_; }

    Result<TableFacts> facts(std::string_view name) override {
        const auto found = load(name);
        if (!found) return found.error();
        const EndgameTable& table = *found.value();
        const EndgameValues& values = table.values;
        std::error_code ignored;
        TableFacts facts{table.index.material().text(),
                         table.index.size(),
                         std::filesystem::file_size(file_of(table.index.material()), ignored),
                         values.counts,
                         {},
                         values.longest,
                         "",
                         values.milliseconds};
        const EndgameValue longest = EndgameValue::decided_in(values.longest);
        const bool may_be_cursed = values.longest > claimable_halfmoves;
        for (std::size_t number = 0; number < table.index.size(); ++number) {
            const EndgameValue value = values.at(number);
            const bool is_wanted = facts.longest_fen.empty() && value.without_curse() == longest;
            if (!is_wanted && !value.is_cursed()) continue;
            const auto position = position_at<V>(table.index, number);
            if (!position) continue;
            if (is_wanted) facts.longest_fen = fen_text(*position);
            if (!may_be_cursed) break;
            if (value.is_cursed()) ++facts.cursed[index(position->turn())];
        }
        return facts;
    }

    std::optional<Error> list(std::string_view name, const PositionReport& report) override {
        const auto found = load(name);
        if (!found) return found.error();
        const EndgameTable& table = *found.value();
        for (std::size_t number = 0; number < table.index.size(); ++number) {
            if (const auto position = position_at<V>(table.index, number))
                report(fen_text(*position), table.values.at(number));
        }
        return std::nullopt;
    }

    Result<std::optional<std::string>> verify(std::string_view name, std::uint64_t samples,
                                              const ParallelFor& parallel_for) override {
        const auto behind = load_those_behind(name);
        if (!behind) return behind.error();
        const auto found = load(name);
        if (!found) return found.error();
        const EndgameTable& table = *found.value();
        const auto wrong = find_wrong_value(table, tables_, static_cast<std::size_t>(samples), parallel_for);
        if (!wrong) return std::optional<std::string>();
        return std::optional(fen_text(*position_at<V>(table.index, *wrong)));
    }

  private:
    static void add_with_those_behind(const Material& material, std::vector<Material>& order) {
        if (std::find(order.begin(), order.end(), material) != order.end()) return;
        for (const Material& behind : materials_after<V>(material))
            add_with_those_behind(table_material<V>(behind), order);
        order.push_back(material);
    }

    /// The material as its table has it, after those that it depends on.
    static std::vector<Material> with_those_behind(const Material& material) {
        std::vector<Material> order;
        add_with_those_behind(table_material<V>(material), order);
        return order;
    }

    std::filesystem::path file_of(const Material& material) const { return folder_ / (material.text() + ".table"); }

    /// True when the folder has such a table, and it was neither taken nor refused.
    bool is_to_be_taken(const Material& material) const {
        return material.count() <= table_pieces_max && material_fault<V>(material).empty() &&
               tables_.find(material) == nullptr &&
               std::find(refused_.begin(), refused_.end(), material) == refused_.end() &&
               is_in_folder(file_of(material));
    }

    std::filesystem::path work_file_of(const Material& material) const { return folder_ / (material.text() + ".work"); }

    /// Builds a table, from where the work on it stands in the folder, and saves that now and then. `started` is moved
    /// back by the time that was spent before.
    EndgameTable build_saving(const Material& material, const ParallelFor& parallel_for, const PassReport& report,
                              const Clock& clock, std::int64_t& started) const {
        constexpr std::int64_t milliseconds_unsaved = 30'000;
        const EndgameIndex index = endgame_index<V>(material);
        const std::string text = material.text();
        const TableTitle title{V::id, text, index.size()};
        const std::filesystem::path path = work_file_of(material);
        auto builder = std::make_unique<EndgameBuilder<V>>(index, tables_);
        std::int64_t spent = 0;
        const TransferWork work = [&](const Transfer& transfer) {
            return transfer(&spent, sizeof spent) && builder->transfer(transfer);
        };
        const auto is_read = [&] {
            return read_work_file(path, title, work) && spent >= 0 && spent <= table_milliseconds_max / 2 &&
                   builder->is_sound(parallel_for);
        };
        if (is_in_folder(path) && !is_read()) {
            builder.reset();
            builder = std::make_unique<EndgameBuilder<V>>(index, tables_);
            spent = 0;
        }
        started -= spent;
        std::int64_t saved = clock();
        const PassReport report_and_save = [&](EndgameGoal goal, int plies) {
            if (clock() - saved >= milliseconds_unsaved) {
                spent = clock() - started;
                write_work_file(path, title, work);
                saved = clock();
            }
            report(goal, plies);
        };
        return builder->build(parallel_for, report_and_save);
    }

    Result<const EndgameTable*> load(const Material& material) {
        if (const auto* table = tables_.find(material)) return table;
        EndgameIndex index = endgame_index<V>(material);
        const std::string text = material.text();
        auto values = read_table_file(file_of(material), {V::id, text, index.size()});
        if (!values) return values.error();
        tables_.add({std::move(index), std::move(values).value()});
        return tables_.find(material);
    }

    Result<const EndgameTable*> load(std::string_view name) {
        const auto material = parse_material<V>(name);
        if (!material) return material.error();
        return load(table_material<V>(material.value()));
    }

    /// The material of that name, as its table has it.
    Result<Material> load_those_behind(std::string_view name) {
        const auto material = parse_material<V>(name);
        if (!material) return material.error();
        std::vector<Material> order = with_those_behind(material.value());
        const Material own = order.back();
        order.pop_back();
        for (const Material& behind : order) {
            if (const auto table = load(behind); !table) return table.error();
        }
        return own;
    }

    std::filesystem::path folder_;
    EndgameTables<V> tables_;
    /// Those whose files are not sound.
    std::vector<Material> refused_;
    std::optional<Material> taken_for_;
};

}  // namespace kingcraft
