// Asks a program all cases, one after the other, counts, and writes a report.

/**
 * @import { Case, Difference } from './conformance-cases.js'
 *
 * @typedef {object} CaseResult how a case went: skipped, broken down, or compared
 * @property {boolean} [skipped]
 * @property {string} [breakdown] why
 * @property {Difference[]} [differences]
 * @property {string[]} [unanswered] fields
 *
 * @typedef {{ passed: number, failed: number, skipped: number, unanswered: Record<string, number>, isComplete: boolean }} Tally a case
 *   of which nothing was answered counts as skipped
 */

import { differencesOf, formFault } from './conformance-cases.js';
import { Breakdown, Program } from './conformance-program.js';

/** How often a program is started again before the run gives up. */
const breakdownsMax = 5;

/** The program of a run, started when it is needed and again after it broke down. */
class Candidate {
  #command;
  #seconds;
  /** @type {Program | null} */
  #program = null;

  /** @param {string[]} command @param {number} seconds */
  constructor(command, seconds) {
    this.#command = command;
    this.#seconds = seconds;
  }

  /** @param {Case} asked */
  async ask(asked) {
    this.#program ??= new Program(this.#command, this.#seconds);
    const answer = await this.#program.ask(asked.question);
    const fault = formFault(answer, asked);
    if (fault) throw new Breakdown(fault);
    return answer;
  }

  end() {
    this.#program?.kill();
    this.#program = null;
  }
}

/** @param {Candidate} candidate @param {Case} asked @returns {Promise<CaseResult>} */
async function resultOf(candidate, asked) {
  try {
    const answer = await candidate.ask(asked);
    if (answer.skip) return { skipped: true };
    const unanswered = Object.keys(asked.expected).filter((field) => answer[field] === undefined);
    return { differences: differencesOf(answer, asked), unanswered };
  } catch (error) {
    if (!(error instanceof Breakdown)) throw error;
    candidate.end();
    return { breakdown: error.message };
  }
}

/** Adds a case to the tally; returns whether it failed. @param {Tally} tally @param {Case} asked @param {CaseResult} result */
function count(tally, asked, { skipped, breakdown, differences, unanswered = [] }) {
  for (const field of unanswered) tally.unanswered[field] = (tally.unanswered[field] ?? 0) + 1;
  const isSilent = unanswered.length === Object.keys(asked.expected).length;
  const isFailure = breakdown !== undefined || (differences ?? []).length > 0;
  if (isFailure) tally.failed += 1;
  else if (skipped || isSilent) tally.skipped += 1;
  else tally.passed += 1;
  return isFailure;
}

/**
 * @param {string[]} command the program and its words
 * @param {AsyncIterable<Case>} cases
 * @param {number} seconds how long an answer may take
 * @param {(asked: Case, failure: CaseResult) => void} onFailure
 * @returns {Promise<Tally>} rejected with a StartError
 */
export async function runCases(command, cases, seconds, onFailure) {
  /** @type {Tally} */
  const tally = { passed: 0, failed: 0, skipped: 0, unanswered: {}, isComplete: true };
  const candidate = new Candidate(command, seconds);
  let breakdowns = 0;
  try {
    for await (const asked of cases) {
      if (breakdowns === breakdownsMax) {
        tally.isComplete = false;
        break;
      }
      const result = await resultOf(candidate, asked);
      if (result.breakdown !== undefined) breakdowns += 1;
      if (count(tally, asked, result)) onFailure(asked, result);
    }
  } finally {
    candidate.end();
  }
  return tally;
}

/** What is in one list and not in the other. @param {string[]} list @param {string[]} other */
const without = (list, other) => list.filter((entry) => !other.includes(entry));

/** @param {Difference} difference */
function movesLines({ expected, got }) {
  const missing = without(expected, got);
  const extra = without(got, expected);
  const lines = [
    ...(missing.length > 0 ? [`missing: ${missing.join(' ')}`] : []),
    ...(extra.length > 0 ? [`not legal: ${extra.join(' ')}`] : []),
  ];
  return lines.length > 0 ? lines : ['a move is there twice'];
}

/** @param {Difference} difference */
function tableLines({ expected, got }) {
  return Object.keys(expected)
    .filter((move) => expected[move] !== got[move])
    .map((move) => `of ${move}: expected ${expected[move]}, got ${got[move] ?? 'nothing'}`);
}

/** @param {Difference} difference */
function differenceLines(difference) {
  const { field, expected, got } = difference;
  if (field === 'moves') return movesLines(difference);
  if (field === 'san' || field === 'fen_after') return tableLines(difference);
  return [`expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`];
}

/**
 * A failing case: rule, position, what was expected and what came.
 * @param {Case} asked
 * @param {CaseResult} failure
 * @returns {string[]}
 */
export function failureLines({ variant, rule, what, question }, { differences, breakdown }) {
  const { ask, fen, play, depth } = question;
  const title = rule ? `${rule} (${what})` : `${variant} ${ask}${depth ? ` ${depth}` : ''}`;
  return [
    title,
    `  fen ${fen}`,
    ...(play ? [`  after ${play.join(' ')}`] : []),
    ...(breakdown ? [`  the program broke down: ${breakdown}`] : []),
    ...(differences ?? []).flatMap((difference) =>
      differenceLines(difference).map((line) => `  ${difference.field} ${line}`),
    ),
  ];
}

/** The last lines: how many cases there were, and what was left unanswered. @param {Tally} tally */
export function summaryLines({ passed, failed, skipped, unanswered, isComplete }) {
  const fields = Object.entries(unanswered).map(([field, count]) => `${field} ${count}`);
  return [
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
    ...(fields.length > 0 ? [`asked and not answered: ${fields.join(', ')}`] : []),
    ...(isComplete ? [] : ['not all cases were asked: the program broke down too often']),
  ];
}
