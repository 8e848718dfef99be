/** What the screen of a study says about it. */
import { tagsOfSession } from '../pgn-tag.js';
import { COLOR_NAMES, describeOutcome, resultText } from '../words.js';

/** Who plays whom where PGN says it, else the name of the game. */
export function headline(study) {
  const players = ['White', 'Black'].map((tag) => study.tag(tag) ?? '?');
  return players.every((name) => name === '?') ? study.variant.name : players.join(' – ');
}

/** Whose move it is where the reader stands, or the result. */
export function describeState({ current, position: { outcome, check } }) {
  if (outcome) return describeOutcome(outcome);
  return `${COLOR_NAMES[current.turn]} to move${check ? ', in check' : ''}.`;
}

/** The step that the reader took, for those who listen. */
export function describeStep({ current: { move }, position: { outcome } }) {
  const words = [move ? `${COLOR_NAMES[move.color]}: ${move.san}` : 'Start of the study'];
  if (outcome) words.push(describeOutcome(outcome));
  return words.join('. ');
}

/** A shape that the reader drew, for those who listen. */
export function labelOf({ from, to, color }) {
  return from === to ? `${color} circle` : `${color} arrow to ${to}`;
}

/** A session of a game as the shelf takes it in. */
export function gameOf(session) {
  const { variant, fen, moves } = session.toSave();
  const tags = Object.entries(tagsOfSession(session)).map(([name, value]) => ({ name, value }));
  return { variant, fen, moves, tags, result: resultText(session.outcome) };
}
