/**
 * The sections of the page on fairness: what each says, shows and lists.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { Balance, Score } from '../../variants/statistics.js'
 * @import { Fact } from '../../variants/fair-facts.js'
 * @import { FairTexts } from './fair-words.js'
 * @import { ScoreRow } from './score-charts.js'
 */
import { shownSan } from '../../game/game-facts.js';
import {
  countSpecialMoves,
  endingFacts,
  endingsByReason,
  firstMoveFacts,
  knownFirstMoves,
  lengthFacts,
  resultFacts,
  shareOfEnding,
  specialMoveFacts,
} from '../../variants/fair-facts.js';
import { scoreInterval } from '../../variants/score-interval.js';
import { decimal, exactShare, wholeNumber } from '../base/formats.js';
import { gameName, locale, texts } from '../base/page-texts.js';
import { reasonName, sentenceOf, specialMoveName } from './fair-words.js';
import { createResultsChart, createScoreChart } from './score-charts.js';
import { createLengthChart, createShareChart, sharesOf } from './share-charts.js';

/**
 * @typedef {{
 *   id: string, title: string, paragraphs: string[], charts: HTMLElement[], legend: { kind: string, name: string }[],
 *   table: { columns: string[], rows: string[][] },
 * }} FairSection
 */

/**
 * The input of the sections; `chess` is null if the game is chess.
 * @typedef {{ balance: Balance, chess: Balance | null, chessName: string }} Figures
 */

/**
 * @param {FairTexts} words
 * @param {Variant} variant
 * @param {Figures} figures
 * @returns {FairSection[]}
 */
export function sectionsOf(words, variant, figures) {
  const { balance, chess } = figures;
  const say = (/** @type {Fact[]} */ facts) =>
    facts.map((fact) => sentenceOf(words, variant, fact));
  /**
   * @param {string} part of the address
   * @param {string} title
   * @param {Fact[]} facts
   * @param {Pick<FairSection, 'charts' | 'legend' | 'table'>} shown
   */
  const section = (part, title, facts, shown) => ({
    id: `${variant.id}/${part}`,
    title,
    paragraphs: [say(facts).join(' ')].filter(Boolean),
    ...shown,
  });
  const sections = [
    section(
      'results',
      words.results,
      resultFacts(balance, chess),
      showResults(words, variant, figures),
    ),
    section(
      'length',
      words.length,
      lengthFacts(balance, chess),
      showLength(words, variant, figures),
    ),
    section('endings', words.endings, endingFacts(balance, chess), showEndings(words, figures)),
    section(
      'first-moves',
      words.firstMoves,
      firstMoveFacts(balance, chess),
      showFirstMoves(words, variant, figures),
    ),
  ];
  if (balance.specialMoves.length > 0) {
    const shown = showSpecialMoves(words, variant, figures);
    const facts = specialMoveFacts(balance);
    const special = section('special-moves', words.specialMoves, facts, shown);
    sections.push({ ...special, paragraphs: say(facts) });
  }
  return sections;
}

/** A chart of first moves has about so many, those that were played most. The table has all. */
const MOST_ROWS = 16;

/** @param {string} text */
const capitalized = (text) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** @param {FairTexts} words */
const resultsLegend = ({ white, draw, black }) => [
  { kind: 'white', name: white },
  { kind: 'draws', name: draw },
  { kind: 'black', name: black },
];

/** @param {Score} counts */
function sharesOfResults({ games, whiteWins, draws }) {
  return [whiteWins, draws, games - whiteWins - draws].map((count) => exactShare(count / games));
}

/**
 * The table of games that were counted.
 * @param {FairTexts} words
 * @param {string} name what each row is
 * @param {(Score & { name: string })[]} rows
 */
function resultsTable(words, name, rows) {
  const { games, white, draw, black } = words;
  return {
    columns: [name, games, texts.statistics.whiteScore, white, draw, black],
    rows: rows.map((row) => [
      row.name,
      wholeNumber(row.games),
      scoreInWords(row),
      ...sharesOfResults(row),
    ]),
  };
}

/** @param {Score} counts */
function scoreInWords(counts) {
  const { score, error } = scoreInterval(counts);
  return `${exactShare(score)} ±${decimal(100 * error)}`;
}

/**
 * @param {FairTexts} words
 * @param {Variant} variant
 * @param {Figures} figures
 */
function showResults(words, variant, { balance, chess, chessName }) {
  /** @type {(ScoreRow & Balance)[]} */
  const rows = [{ name: gameName(variant), ...balance }];
  if (chess) rows.push({ name: chessName, isChess: true, ...chess });
  return {
    charts: [createResultsChart(rows), createScoreChart(rows)],
    legend: resultsLegend(words),
    table: resultsTable(words, words.game, rows),
  };
}

/**
 * @param {FairTexts} words
 * @param {Variant} variant
 * @param {Figures} figures
 */
function showLength(words, variant, { balance, chess, chessName }) {
  const name = gameName(variant);
  const legend = [{ kind: 'length', name }];
  if (chess) legend.push({ kind: 'chess', name: chessName });
  const others = chess ? sharesOf(chess) : [];
  const same = chess?.plies.width === balance.plies.width;
  return {
    charts: [createLengthChart(balance, chess, words.moves)],
    legend,
    table: {
      columns: [words.moves, name, ...(same ? [chessName] : [])],
      rows: sharesOf(balance).map(({ start, end, share }, index) => [
        `${wholeNumber(start)}–${wholeNumber(end)}`,
        exactShare(share),
        ...(same ? [exactShare(others[index]?.share ?? 0)] : []),
      ]),
    },
  };
}

/**
 * @param {FairTexts} words
 * @param {Figures} figures
 */
function showEndings(words, { balance, chess, chessName }) {
  const endings = endingsByReason(balance);
  const partOf = (/** @type {number} */ count) => count / balance.games;
  const rows = endings.map(({ reason, games, whiteWins, draws }) => ({
    name: capitalized(reasonName(words, reason)),
    share: partOf(games),
    parts: [
      { kind: 'white', share: partOf(whiteWins) },
      { kind: 'draws', share: partOf(draws) },
      { kind: 'black', share: partOf(games - whiteWins - draws) },
    ],
    mark: (chess && shareOfEnding(chess, reason)) || null,
  }));
  const legend = resultsLegend(words);
  if (chess) legend.push({ kind: 'mark', name: words.chessMark });
  return {
    charts: [createShareChart(rows)],
    legend,
    table: {
      columns: [
        words.ending,
        words.games,
        words.white,
        words.draw,
        words.black,
        ...(chess ? [chessName] : []),
      ],
      rows: rows.map(({ name, share, parts, mark }) => [
        name,
        exactShare(share),
        ...parts.map((part) => exactShare(part.share)),
        ...(chess ? [exactShare(mark ?? 0)] : []),
      ]),
    },
  };
}

/**
 * @param {FairTexts} words
 * @param {Variant} variant
 * @param {Figures} figures
 */
function showFirstMoves(words, variant, { balance }) {
  const moves = knownFirstMoves(balance);
  const [least = 0] = moves
    .map(({ games }) => games)
    .sort((one, other) => other - one)
    .slice(MOST_ROWS - 1);
  const named = (/** @type {Balance['firstMoves']} */ some) =>
    some.map((move) => ({ ...move, name: shownSan(variant, move) }));
  const all = [...balance.firstMoves].sort((one, other) => other.games - one.games);
  const rows = named(moves.filter(({ games }) => games >= least));
  return {
    charts: rows.length > 0 ? [createScoreChart(rows)] : [],
    legend: [],
    table: resultsTable(words, words.move, named(all)),
  };
}

/**
 * @param {FairTexts} words
 * @param {Variant} variant
 * @param {Figures} figures
 */
function showSpecialMoves(words, variant, { balance }) {
  const won = (balance.games - balance.draws) / balance.games;
  const rows = countSpecialMoves(balance).map(({ special, ...counts }) => ({
    name: specialMoveName(words, variant, special),
    ...counts,
  }));
  return {
    charts: [
      createShareChart(
        rows.map(({ name, share, decides }) => ({
          name,
          share,
          parts: [
            { kind: 'decides', share: decides * won },
            { kind: 'occurs', share: share - decides * won },
          ],
          mark: null,
        })),
      ),
    ],
    legend: [
      { kind: 'decides', name: words.decides },
      { kind: 'occurs', name: words.occurs },
    ],
    table: {
      columns: [words.special, words.occurs, words.times, words.decides, words.byChance],
      rows: rows.map(({ name, share, decides, times, byChance }) => [
        name,
        exactShare(share),
        decimal(times),
        exactShare(decides),
        exactShare(byChance),
      ]),
    },
  };
}
