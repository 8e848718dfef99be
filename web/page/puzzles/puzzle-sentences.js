/**
 * The sentences about an attempt at a puzzle, in the language of the page.
 * @import { PuzzleAttempt } from './puzzle-attempt.js'
 * @import { PuzzleSeries } from './puzzle-series.js'
 * @import { PuzzleSession } from './puzzle-session.js'
 */
import { shownSan } from '../../game/game-facts.js';
import { wholeNumber } from '../base/formats.js';
import { reasonText } from '../base/move-reasons.js';
import { faultText, texts } from '../base/page-texts.js';
import { themeTexts } from './puzzle-files.js';

/**
 * The title of the visit: "Streak", "Theme: Fork".
 * @param {PuzzleSession} session
 */
export function titleOfMode({ variant, request }) {
  const { mode, theme } = request;
  const words = texts.puzzles;
  if (theme) return words.ofTheme(themeTexts(variant, theme).name);
  if (mode === 'day') return words.day;
  if (mode === 'one' || mode === 'theme') return words.title;
  return words[mode].title;
}

/**
 * In a few words: whose move it is, or how it ended.
 * @param {PuzzleAttempt} attempt
 */
export function headOf({ phase, color, isAlone }) {
  if (phase === 'refuted') return texts.puzzles.wrongTitle;
  if (phase === 'solved')
    return isAlone ? texts.puzzles.solvedTitle : texts.puzzles.solvedLaterTitle;
  return phase === 'shown' ? texts.puzzles.shownTitle : texts.puzzles.toMove(color);
}

/**
 * @param {PuzzleSession} session
 * @param {PuzzleAttempt} attempt
 * @returns {string}
 */
export function describeAttempt(session, attempt) {
  const { phase, hinted, expected, study } = attempt;
  const words = texts.puzzles;
  if (attempt.isOver) return describeEnd(session, attempt);
  if (phase === 'comparing') return words.comparing;
  const said = describeVerdict(attempt);
  if (phase === 'refuted' || phase === 'moving') return said;
  if (hinted === 1 && expected)
    return words.hintPiece(texts.pieces[expected.piece] ?? expected.piece, expected.from);
  if (hinted > 1 && expected) return words.hintMove(shownSan(study.variant, expected));
  if (attempt.verdict) return said;
  const { move } = study.current;
  const mistake = move ? `${words.watch(shownSan(study.variant, move), move.color)} ` : '';
  return `${mistake}${words.find}`;
}

/** @param {PuzzleAttempt} attempt */
function describeVerdict({ verdict }) {
  const words = texts.puzzles;
  if (!verdict) return '';
  if (verdict.kind === 'unknown') return words.unknown(faultText(verdict.error));
  const { kind, san } = verdict;
  if (kind === 'wrong')
    return verdict.reply ? words.wrong(san, verdict.reply) : words.wrongEnd(san);
  if (kind === 'slower') return words.slower(san);
  return `${words.right(san)} ${words.goOn}`;
}

/**
 * The result of the answer, without the rating.
 * @param {PuzzleSession} session
 * @param {PuzzleAttempt} attempt
 */
function describeEnd({ series }, { verdict, isAlone, puzzle, study, solution }) {
  const words = texts.puzzles;
  const also = verdict?.kind === 'equal' ? [words.alsoWins(verdict.san)] : [];
  const later = series ? words.helpedInRow : words.helped;
  const rated = words.puzzleRating(String(Math.round(puzzle.rating)));
  const { first, reasons } = solution;
  const text = reasonText(study.variant, reasons, texts.message);
  const why = text && words.because(shownSan(study.variant, first), text);
  return [...also, why, rated, isAlone ? '' : later].filter(Boolean).join(' ');
}

/**
 * The score of a streak or a run that is over.
 * @param {PuzzleSeries} series
 * @param {number} best the best score before it
 */
export function describeSeriesScore({ kind, score }, best) {
  const words = texts.puzzles;
  const name = kind === 'run' ? words.runOver : words.streakOver;
  const compared = score > best ? words.newBest : words.oldBest(wholeNumber(best));
  return { title: name(wholeNumber(score)), text: compared };
}
