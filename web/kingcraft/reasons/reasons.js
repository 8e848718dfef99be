// Explains why a move is good: what it captures, attacks, prevents and threatens, and the result of its line.

/**
 * @import { Game, Message, MessageValue, Move, MoveChoice, Outcome, PlacedPiece, Role } from '../index.js'
 * @import { Knowledge, Ply } from './played-line.js'
 * @typedef {ReturnType<typeof playLine>} PlayedLine
 */

import { specialMoves } from '../../variants/generated/special-moves.js';
import { otherColor } from '../square.js';
import { winOf } from './line-material.js';
import {
  afterMove,
  canBeTaken,
  gains,
  playLine,
  pliesOf,
  safePromotions,
  winningMoves,
} from './played-line.js';
import { discoveryOf, forkOf, pinOf } from './tactics.js';

/** From how many pawns on a threat or a defence is worth a sentence. */
const pieceWorth = 2;

/** @param {string} key @param {Record<string, MessageValue>} [values] @returns {Message} */
const reason = (key, values = {}) => ({ key, values });

/** Each role once, with how often it is there. @param {Role[]} roles @returns {Message[]} */
const counted = (roles) =>
  [...new Set(roles)].map((piece) => {
    const count = roles.filter((role) => role === piece).length;
    return count === 1 ? reason('why-one', { piece }) : reason('why-several', { count, piece });
  });

/** The piece that moves, where it stood. @param {Move} move @returns {PlacedPiece} */
const moverOf = ({ from, piece, color }) => ({ square: from, piece, color });

/** How a winning move ends the game. @param {Game} game @param {Move} move */
const endOf = (game, move) =>
  afterMove(game, move, (after) => /** @type {Outcome} */ (after.outcome()).reason);

/** What the move takes. @param {Ply} ply @param {Knowledge} knowledge */
function capture({ move, before }, { worth }) {
  const [taken] = move.captured;
  const enemy = otherColor(move.color);
  // A game says of its own kinds of capture what they are.
  if (!taken || move.kind === 'headbutt' || before.royals(enemy).includes(taken.square)) return [];
  const values = { piece: moverOf(move), taken: { ...taken, color: enemy } };
  const last = before.history().at(-1);
  if (last?.to === taken.square && last.captured.length > 0)
    return [reason('why-takes-back', values)];
  if (!canBeTaken(before, move)) return [reason('why-takes-free', values)];
  return worth(taken.piece) > worth(move.piece) ? [reason('why-takes-more', values)] : [];
}

/** What the move attacks, pins and uncovers. @param {Ply} ply @param {Knowledge} knowledge */
function tactics(ply, { worth }) {
  const fork = forkOf(ply, worth);
  const pin = pinOf(ply, worth);
  const discovery = discoveryOf(ply);
  return [
    ...(fork ? [reason('why-forks', fork)] : []),
    ...(discovery ? [reason('why-uncovers', discovery)] : []),
    ...(pin?.spared ? [reason('why-pins', { pinned: pin.pinned, spared: pin.spared })] : []),
    ...(pin && !pin.spared ? [reason('why-holds', { pinned: pin.pinned })] : []),
  ];
}

/** What the other side can only answer. @param {Ply} ply */
function force({ after }) {
  const [answer, ...others] = after.isGameOver() ? [] : after.moves();
  if (!answer || others.length > 0) return [];
  return [reason('why-forces', { color: answer.color, san: answer.san })];
}

/**
 * What the other side would have done, and cannot do any longer: end the game, or win a piece. A check alone only puts
 * that off: then the line has to show it.
 * @param {PlayedLine} line
 * @param {Ply} ply its first one
 * @param {Knowledge} knowledge
 */
function defence({ games }, { move, before, after }, knowledge) {
  const passed = knowledge.passed(before);
  if (!passed) return [];
  try {
    const isCheck = move.san.endsWith('+');
    const answers = games.filter((_, ply) => ply % 2 === 1);
    if (isCheck && answers.length === 1) return [];
    if (answers.some((game) => winningMoves(game).length > 0)) return [];
    const [end] = winningMoves(passed);
    if (end) return [reason('why-stops', { san: end.san, end: endOf(passed, end) })];
    if (isCheck) return [];
    const [promotion] = safePromotions(passed);
    if (promotion && safePromotions(after).length === 0)
      return [reason('why-stops-promotion', { san: promotion.san })];
    if (move.captured.length > 0) return [];
    return rescue(move, after, gains(passed, knowledge), knowledge);
  } finally {
    passed.dispose();
  }
}

/**
 * The most valuable piece that the other side could have won, and that is safe now.
 * @param {Move} move
 * @param {Game} after
 * @param {import('./played-line.js').Gain[]} threats
 * @param {Knowledge} knowledge
 */
function rescue(move, after, threats, knowledge) {
  const left = gains(after, knowledge);
  const isSafe = (/** @type {string} */ square) =>
    !left.some(({ taken }) => taken.square === square);
  for (const { taken, pawns } of threats) {
    if (pawns < pieceWorth) break;
    const piece = { ...taken, color: move.color };
    if (taken.square === move.from && isSafe(move.to)) return [reason('why-escapes', { piece })];
    if (taken.square !== move.from && isSafe(taken.square))
      return [reason('why-guards', { piece })];
  }
  return [];
}

/**
 * What the move threatens: to end the game, or to take a piece that could not be taken before.
 * @param {Ply} ply
 * @param {Knowledge} knowledge
 */
function threat({ before, after }, knowledge) {
  const passed = after.isGameOver() ? null : knowledge.passed(after);
  if (!passed) return [];
  try {
    const [end] = winningMoves(passed);
    if (end) return [reason('why-threatens-end', { san: end.san, end: endOf(passed, end) })];
    const known = new Set(gains(before, knowledge).map(({ taken }) => taken.square));
    const found = gains(passed, knowledge).find(
      ({ taken, pawns }) => pawns >= pieceWorth && !known.has(taken.square),
    );
    if (!found) return promotionThreat(before, passed);
    const how = found.move.kind === 'headbutt' ? 'why-threatens-headbutt' : 'why-threatens';
    return [reason(how, { taken: { ...found.taken, color: after.turn() } })];
  } finally {
    passed.dispose();
  }
}

/** The promotion that comes next, if it could not be played at once. @param {Game} before @param {Game} passed */
function promotionThreat(before, passed) {
  const [promotion] = safePromotions(passed);
  if (!promotion || safePromotions(before).length > 0) return [];
  return [reason('why-threatens-promotion', { san: promotion.san })];
}

/** Whether each move of the side that begins the line gives check. @param {Ply[]} plies */
const checks = (plies) =>
  plies.length > 1 && plies.every(({ move }) => move.san.endsWith('+'))
    ? [reason('why-checks', { color: plies[0].move.color })]
    : [];

/**
 * What the line comes to.
 * @param {PlayedLine} line
 * @param {boolean} isTaken whether it was said that the first move takes something for nothing
 * @param {Knowledge} knowledge
 */
function result(line, isTaken, knowledge) {
  const { moves, games } = line;
  const { color } = moves[0];
  const outcome = games[games.length - 1].outcome();
  const count = Math.ceil(moves.length / 2);
  if (outcome?.winner === color)
    return [reason('why-ends-later', { color, count, end: outcome.reason })];
  if (outcome) return outcome.winner ? [] : [reason('why-draws', { end: outcome.reason })];
  const found = [];
  const win = winOf(line, knowledge);
  if (win && !(isTaken && win.gained.length === 1 && win.lost.length === 0)) {
    const values = { gained: counted(win.gained), lost: counted(win.lost) };
    found.push(reason(win.lost.length > 0 ? 'why-wins-for' : 'why-wins', values));
  }
  const later = moves.findIndex((move, ply) => ply > 0 && move.color === color && move.promotion);
  const role = moves[later]?.promotion;
  if (role) found.push(reason('why-promotes-later', { count: later / 2 + 1, piece: role }));
  return found;
}

/** Whether the reason is that the line ends the game. */
const isEnd = (/** @type {Message} */ { key }) => /^why-(ends-later|draws)$/.test(key);

/** What a move does by itself. @param {Ply} ply @param {string} variant @param {Knowledge} knowledge */
function deeds(ply, variant, knowledge) {
  const { move, before, after } = ply;
  const own = Object.values(specialMoves[variant] ?? {}).map((find) => find(move, before, after));
  return [
    ...(move.promotion ? [reason('why-promotes', { piece: move.promotion })] : []),
    ...capture(ply, knowledge),
    ...own.filter((found) => typeof found === 'object'),
    ...tactics(ply, knowledge),
  ];
}

/**
 * Why the first move of a line is good, the strongest reason first; the later moves of its side say what it leads to.
 * Each is true of the line: it is played on copies of the game.
 * @param {Game} game
 * @param {readonly (string | MoveChoice | Move)[]} moves
 * @param {Knowledge} knowledge
 * @returns {Message[]}
 */
export function reasonsOf(game, moves, knowledge) {
  if (moves.length === 0) return [];
  const line = playLine(game, moves);
  try {
    const [first, ...later] = pliesOf(line);
    const outcome = first.after.outcome();
    if (outcome?.winner === first.move.color) return [reason('why-ends', { end: outcome.reason })];
    const then = later.flatMap((ply) =>
      deeds(ply, game.variant, knowledge)
        .filter(({ key }) => key !== 'why-takes-back')
        .map((message) => reason('why-later', { san: ply.move.san, reason: message })),
    );
    const deed = deeds(first, game.variant, knowledge);
    const isTaken = deed.some(({ key }) => key === 'why-takes-free');
    const end = result(line, isTaken, knowledge);
    return [
      ...end.filter(isEnd),
      ...deed,
      ...defence(line, first, knowledge),
      ...threat(first, knowledge),
      ...force(first),
      ...checks([first, ...later]),
      ...end.filter((each) => !isEnd(each)),
      ...then,
    ];
  } finally {
    line.dispose();
  }
}
