// @ts-nocheck
// What a run has found, in words.

/** What is in one list and not in the other. */
const without = (list, other) => list.filter((entry) => !other.includes(entry));

function movesLines({ expected, got }) {
  const missing = without(expected, got);
  const extra = without(got, expected);
  const lines = [
    ...(missing.length > 0 ? [`missing: ${missing.join(' ')}`] : []),
    ...(extra.length > 0 ? [`not legal: ${extra.join(' ')}`] : []),
  ];
  return lines.length > 0 ? lines : ['a move is there twice'];
}

function tableLines({ expected, got }) {
  return Object.keys(expected)
    .filter((move) => expected[move] !== got[move])
    .map((move) => `of ${move}: expected ${expected[move]}, got ${got[move] ?? 'nothing'}`);
}

function differenceLines(difference) {
  const { field, expected, got } = difference;
  if (field === 'moves') return movesLines(difference);
  if (field === 'san' || field === 'fen_after') return tableLines(difference);
  return [`expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`];
}

/**
 * A failing case: rule, position, what was expected and what came.
 * @param {import('./cases.js').Case} asked
 * @param {{ differences?: import('./compare.js').Difference[], breakdown?: string }} failure
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

/** The last lines: how many cases there were, and what was left unanswered. */
export function summaryLines({ passed, failed, skipped, unanswered, isComplete }) {
  const fields = Object.entries(unanswered).map(([field, count]) => `${field} ${count}`);
  return [
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
    ...(fields.length > 0 ? [`asked and not answered: ${fields.join(', ')}`] : []),
    ...(isComplete ? [] : ['not all cases were asked: the program broke down too often']),
  ];
}
