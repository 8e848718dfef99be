/**
 * Results, scores and players in words.
 * @import { Color, Outcome, Variant } from '../../kingcraft/index.js'
 * @import { SearchLine } from '../../worker/client.js'
 * @import { Players, Session } from '../play/session.js'
 */
import { terminationOf } from '../../kingcraft/pgn/pgn-words.js';
import { pawns } from './formats.js';
import { texts } from './page-texts.js';

/**
 * The games in the order in which the page shows them.
 * @param {readonly Variant[]} variants
 */
export function inOrder(variants) {
  const order = Object.keys(texts.games);
  return [...variants].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

/**
 * The result as a sentence: "White wins by checkmate."
 * @param {Pick<Outcome, 'winner' | 'reason'>} outcome
 */
export function describeOutcome({ winner, reason }) {
  if (reason === 'time' && !winner) return texts.outcome.drawOnTime;
  return texts.outcome.sentence(winner, reason);
}

/**
 * The result as PGN says it; `*` while the game goes on.
 * @param {Pick<Outcome, 'winner'> | null} outcome
 */
export function resultText(outcome) {
  if (!outcome) return '*';
  if (!outcome.winner) return '1/2-1/2';
  return outcome.winner === 'white' ? '1-0' : '0-1';
}

/**
 * A score of the search as a reader expects it, from White's side: "+0.4", "White mates in 3".
 * @param {SearchLine['score']} score from the side to move
 * @param {Color} turn the side to move
 * @param {Pick<Variant, 'kingMayBeCaptured'>} variant where the king may be captured, nothing is a mate
 */
export function describeScore(score, turn, variant) {
  const sign = turn === 'white' ? 1 : -1;
  if ('mate' in score) {
    const words = variant.kingMayBeCaptured ? texts.score.win : texts.score.mate;
    return words(score.mate * sign > 0 ? 'white' : 'black', Math.abs(score.mate));
  }
  return `${sign * score.cp < 0 ? '−' : '+'}${pawns(score.cp)}`;
}

/**
 * The opponent of a level: its name, and how it plays. Null where there is no such opponent.
 * @param {number | null} level
 */
export function opponentOf(level) {
  return texts.opponents.list[(level ?? 0) - 1] ?? null;
}

/**
 * The computer of a level, by the name of the opponent: "Pip, level 1".
 * @param {number | null} level null if it is not known
 */
export function describeComputer(level) {
  const opponent = opponentOf(level);
  return opponent && level
    ? texts.players.computer(opponent.name, level)
    : texts.players.someComputer;
}

/**
 * Who plays a color: "You", a name or else the color when both are people, "Pip, level 1", the name of a friend
 * elsewhere.
 * @param {Color} color
 * @param {{ players: Players, level: number, names?: Record<Color, string> | null,
 *   friend?: { names: Record<Color, string> } | null }} game
 */
export function describePlayer(color, { players, level, names, friend }) {
  if (players[color] === 'machine') return describeComputer(level);
  if (players[color] === 'friend') return friend?.names[color] || texts.friend.friend;
  if (players.white !== players.black) return texts.players.you;
  return names?.[color] || texts.colors[color];
}

/**
 * Two people at one board: "Ann against Ben", with the color of one who has no name.
 * @param {Record<Color, string> | null | undefined} names null if neither has one
 */
export function describePeople(names) {
  if (!names) return texts.library.people;
  const { white, black } = names;
  return texts.friend.watched(white || texts.colors.white, black || texts.colors.black);
}

/**
 * The moves of the winner in so many plies to the end.
 * @param {number} plies
 */
export function movesOf(plies) {
  return Math.ceil(plies / 2);
}

/**
 * The tags of a session in PGN: the players, and whether the time ran out, since a draw on time is no other
 * draw.
 * @param {Session} session
 * @returns {Record<string, string>} values of tags by name
 */
export function tagsOfSession(session) {
  // A PGN has a question mark for one of two people without a name.
  const nameOf = (/** @type {Color} */ color) =>
    session.friend?.names[color] ||
    (session.betweenPeople ? session.names?.[color] || '?' : describePlayer(color, session));
  const players = { White: nameOf('white'), Black: nameOf('black') };
  if (session.outcome?.reason !== 'time') return players;
  return { ...players, Termination: terminationOf(session.outcome.reason) };
}
