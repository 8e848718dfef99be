/** What a machine thought of a position, in the comments of a PGN as other programs write it: `[%eval 0.35]`, `[%eval #-3]`. */

const COMMAND = /\[%eval (?:#(-?\d{1,3})|(-?\d{1,3}(?:\.\d{1,3})?))(?:,\d+)?\] ?/;

/**
 * Takes it out of a comment. A command that is none stays in the text.
 * @param {string} comment
 * @returns {{ text: string, evaluation: { cp: number } | { mate: number } | null }} from White's side
 */
export function takeEvaluation(comment) {
  const [command, mate, pawns] = COMMAND.exec(comment) ?? [];
  if (!command) return { text: comment, evaluation: null };
  const evaluation = mate ? { mate: Number(mate) } : { cp: Math.round(Number(pawns) * 100) };
  return { text: comment.replace(command, '').trim(), evaluation };
}

/** The command for a comment; nothing where nobody judged the position. */
export function writeEvaluation(evaluation) {
  if (!evaluation) return '';
  const value = 'mate' in evaluation ? `#${evaluation.mate}` : (evaluation.cp / 100).toFixed(2);
  return `[%eval ${value}]`;
}
