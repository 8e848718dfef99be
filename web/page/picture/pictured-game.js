/**
 * What pictures show of a game: a position after each move, and in words who plays, what and how it ends.
 * @import { Color, Kingcraft, Move, Variant } from '../../kingcraft/index.js'
 * @import { Session } from '../play/session.js'
 * @import { Study } from '../study/study.js'
 */
import { factsOf, orientationFor, shownSan } from '../../game/game-facts.js';
import { readFen } from '../../kingcraft/fen.js';
import { withGame } from '../../kingcraft/with-game.js';
import { describeOutcome } from '../base/game-words.js';
import { texts } from '../base/page-texts.js';
import { namesOf } from '../play/linked-game.js';
import { colorBelow } from '../play/session.js';

const SCORES = { white: '1–0', black: '0–1' };
const DRAWN = '½–½';
/** What a PGN says for a name that is not known. */
const UNKNOWN = '?';

/**
 * A game to picture: `orientation` is who sits below, `result` is how it ended, empty if it goes on.
 * @typedef {{ variant: Variant, fen: string, moves: string[], orientation: Color, names: Record<Color, string>,
 *   result: string }} PicturedGame
 */

/**
 * A frame: a position, and the text below it.
 * @typedef {ReturnType<typeof factsOf> & { move: Move | null, caption: string }} PictureFrame
 */

/**
 * The game on the board.
 * @param {Session} session
 * @returns {PicturedGame}
 */
export function picturedSession(session) {
  const { variant, outcome } = session;
  const { white, black } = namesOf(session);
  const score = outcome?.winner ? SCORES[outcome.winner] : DRAWN;
  return {
    variant,
    fen: session.startFen,
    moves: session.moveIds(),
    orientation: colorBelow(session),
    names: { white: white || texts.colors.white, black: black || texts.colors.black },
    result: outcome ? `${score} ${describeOutcome(outcome)}` : '',
  };
}

/**
 * The main line of a study.
 * @param {Study} study
 * @param {Color} side who sits below
 * @returns {PicturedGame}
 */
export function picturedStudy(study, side) {
  const { variant, tree } = study;
  const line = tree.mainLine();
  const outcome = study.outcomeAt(line.at(-1) ?? tree.root);
  const nameOf = (/** @type {string} */ tag, /** @type {Color} */ color) => {
    const name = study.tag(tag) || UNKNOWN;
    return name === UNKNOWN ? texts.colors[color] : name;
  };
  const written = { '1-0': SCORES.white, '0-1': SCORES.black, '1/2-1/2': DRAWN, '*': '' };
  const words = [written[study.result], outcome ? describeOutcome(outcome) : ''];
  return {
    variant,
    fen: tree.root.fen,
    moves: line.flatMap(({ move }) => move?.id ?? []),
    orientation: orientationFor(variant, side),
    names: { white: nameOf('White', 'white'), black: nameOf('Black', 'black') },
    result: words.filter(Boolean).join(' '),
  };
}

/**
 * The frames of a game: the position that it begins with, and the one after each move. The last one has the result.
 * @param {Kingcraft} kingcraft
 * @param {PicturedGame} pictured
 * @returns {PictureFrame[]}
 */
export function framesOf(kingcraft, { variant, fen, moves, result }) {
  return withGame(kingcraft, variant.id, fen, (game) => {
    /** @type {PictureFrame[]} */
    const frames = [{ ...factsOf(game), move: null, caption: '' }];
    for (const id of moves) {
      const { moveNumber, turn } = readFen(game.fen());
      const number = `${moveNumber}${turn === 'white' ? '.' : '…'}`;
      const move = game.move(id);
      frames.push({ ...factsOf(game), move, caption: `${number} ${shownSan(variant, move)}` });
    }
    const last = /** @type {PictureFrame} */ (frames.at(-1));
    if (result) last.caption = result;
    return frames;
  });
}
