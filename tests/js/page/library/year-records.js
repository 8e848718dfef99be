// What a reader saves in a year, day by day: games against the computer and answers to puzzles, made by the modules of
// the page.

import { readFileSync } from 'node:fs';
import glicko2 from 'glicko2-lite';
import { createStanding, standingAfter } from '../../../../web/page/play/player-standing.js';
import { Session } from '../../../../web/page/play/session.js';
import { afterDay, createPlayerProgress } from '../../../../web/page/progress/player-progress.js';
import { afterAnswer, createProgress } from '../../../../web/page/puzzles/puzzle-progress.js';
import { recordOf } from '../../../../web/page/store/saved-records.js';

/** @import { Kingcraft } from '../../../../web/kingcraft/index.js' */
/** @import { GameRecord } from '../../../../web/page/store/saved-records.js' */
/** @import { Puzzle } from '../../../../web/variants/puzzles.js' */

const DAY = 86_400_000;
/** 2026-01-01, as the page counts days. */
const FIRST_DAY = 20_454;
const LEVEL = 1;

const puzzlesOf = (/** @type {string} */ id) => {
  const file = new URL(`../../../../web/variants/${id}/puzzles.json`, import.meta.url);
  return /** @type {Puzzle[]} */ (JSON.parse(readFileSync(file, 'utf8')).puzzles);
};

/**
 * The index of the first of `count` things that come on a day, where they are spread over all days.
 * @param {number} count @param {number} day @param {number} days
 */
const firstOf = (count, day, days) => Math.round((count * day) / days);

/** The reader's games and progress, which grow. */
class Reader {
  #kingcraft;
  #random;
  #games = 0;
  #longest;
  values = {
    progress: createPlayerProgress(),
    puzzles: /** @type {Record<string, ReturnType<typeof createProgress>>} */ ({}),
    standings: /** @type {Record<string, ReturnType<typeof createStanding>>} */ ({}),
  };

  /**
   * @param {Kingcraft} kingcraft
   * @param {(end: number) => number} random
   * @param {number} longest the half-moves after which a game is resigned
   */
  constructor(kingcraft, random, longest) {
    this.#kingcraft = kingcraft;
    this.#random = random;
    this.#longest = longest;
    this.puzzles = new Map(kingcraft.variants.map(({ id }) => [id, puzzlesOf(id)]));
  }

  /** @template T @param {readonly T[]} all */
  #anyOf(all) {
    return all[this.#random(all.length)];
  }

  /**
   * A game of random moves.
   * @param {number} day
   * @returns {GameRecord}
   */
  playGame(day) {
    const { id } = this.#anyOf(this.#kingcraft.variants);
    const session = new Session(this.#kingcraft, {
      variant: id,
      players: { white: 'person', black: 'machine' },
      level: LEVEL,
    });
    while (!session.outcome && session.ply < this.#longest)
      session.play(this.#anyOf(session.game.moveIds()));
    if (!session.outcome) session.finish('resign', 'white');
    const time = (FIRST_DAY + day) * DAY + this.#games;
    this.#games += 1;
    const ids = { id: `year-${this.#games}`, created: time, name: null };
    const record = recordOf(session, ids, time);
    const winner = session.outcome?.winner;
    const result = winner === 'white' ? 'won' : winner ? 'lost' : 'drawn';
    const before = this.values.standings[id] ?? createStanding();
    this.values.standings[id] = standingAfter(before, LEVEL, result, glicko2);
    session.dispose();
    return record;
  }

  /** @param {number} day */
  answerPuzzle(day) {
    const [id, puzzles] = this.#anyOf([...this.puzzles]);
    const answer = { day: FIRST_DAY + day, right: this.#random(3) > 0, isDaily: false };
    const before = this.values.puzzles[id] ?? createProgress();
    this.values.puzzles[id] = afterAnswer(before, this.#anyOf(puzzles), answer, glicko2);
  }

  /** @param {number} day */
  countDay(day) {
    this.values.progress = afterDay(this.values.progress, FIRST_DAY + day);
  }
}

/**
 * For each day its new games, and all progress after it.
 * @param {Kingcraft} kingcraft
 * @param {{ days: number, games: number, answers: number, longest: number, random: (end: number) => number }} year
 *   `longest`: the half-moves after which a game is resigned
 */
export function* daysOfYear(kingcraft, { days, games, answers, longest, random }) {
  const reader = new Reader(kingcraft, random, longest);
  for (let day = 0; day < days; day += 1) {
    /** @type {GameRecord[]} */
    const records = [];
    for (let i = firstOf(games, day, days); i < firstOf(games, day + 1, days); i += 1)
      records.push(reader.playGame(day));
    for (let i = firstOf(answers, day, days); i < firstOf(answers, day + 1, days); i += 1)
      reader.answerPuzzle(day);
    reader.countDay(day);
    yield { day, games: records, values: { ...reader.values } };
  }
}
