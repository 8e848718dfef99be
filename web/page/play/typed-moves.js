/**
 * Moves that are typed, as SAN or as coordinates.
 * @import { Game, Kingcraft } from '../../kingcraft/index.js'
 */

import { letterOf } from '../../board/pieces.js';
import { sayAgain } from '../../dom/elements.js';
import { shownSan } from '../../game/game-facts.js';
import { variantOf } from '../../game/played-game.js';
import { KingcraftError } from '../../kingcraft/errors.js';
import { sanPartsIn, squaresIn } from '../../kingcraft/square.js';
import { readingsOf } from '../base/notation.js';
import { byId } from '../base/page-elements.js';
import { faultText, texts } from '../base/page-texts.js';

const KEY = '/';

/** The field in which moves are typed. */
export class TypeView {
  #field = byId('typed', HTMLInputElement);
  #hasKey = true;
  #fault = byId('typed-fault');
  #fen = '';

  /** @param {(text: string) => string | null} play plays what was typed, or says what is wrong with it */
  constructor(play) {
    byId('type-form').addEventListener('submit', (event) => {
      event.preventDefault();
      const text = this.#field.value.trim();
      if (!text) return;
      const fault = play(text);
      this.#show(fault);
      if (!fault) this.#field.value = '';
    });
    this.#field.addEventListener('input', () => this.#show(null));
    document.addEventListener('keydown', (event) => this.#reach(event));
  }

  /** Empties the field for another game. */
  clear() {
    this.#field.value = '';
    this.#show(null);
  }

  /**
   * @param {boolean} open whether a move can be typed at all
   * @param {string} fen of the position for which it is typed: what was wrong in another one is no longer said
   */
  update(open, fen) {
    this.#field.disabled = !open;
    if (!open || fen !== this.#fen) this.#show(null);
    this.#fen = fen;
  }

  /** @param {boolean} on whether a single key leads to the field from anywhere */
  useKey(on) {
    this.#hasKey = on;
    byId('type-key').hidden = !on;
    if (on) this.#field.setAttribute('aria-keyshortcuts', KEY);
    else this.#field.removeAttribute('aria-keyshortcuts');
  }

  /** @param {string | null} fault */
  #show(fault) {
    sayAgain(this.#fault, fault ?? '');
    this.#field.setAttribute('aria-invalid', String(fault !== null));
  }

  /** @param {KeyboardEvent} event */
  #reach(event) {
    const typing =
      event.target instanceof Element && event.target.matches('input, textarea, select');
    const meant = event.key === KEY && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!this.#hasKey || !meant || typing || byId('game').hidden || this.#field.disabled) return;
    event.preventDefault();
    this.#field.focus();
  }
}

const MOST_NAMED = 6;

/**
 * The move that was typed, where one legal move fits the text.
 * @param {Kingcraft} kingcraft the loaded package
 * @param {Game} game in which it would be played; it stays as it is
 * @param {string} text
 * @returns {{ id: string } | { fault: string }} a fault is a sentence or two
 */
export function readTypedMove(kingcraft, game, text) {
  const faults = [];
  for (const san of readingsOf(text)) {
    const found = readSan(kingcraft, game, san, text);
    if ('id' in found) return found;
    faults.push(found);
  }
  return faults.find(({ isMove }) => isMove) ?? faults[0];
}

/**
 * @param {Kingcraft} kingcraft
 * @param {Game} game
 * @param {string} san what the text may mean
 * @param {string} text as it was typed, which a fault names
 * @returns {{ id: string } | { fault: string, isMove: boolean }} isMove: whether it has the form of a move
 */
function readSan(kingcraft, game, san, text) {
  const copy = kingcraft.newGame(game.variant, game.fen());
  try {
    return { id: copy.move(san).id };
  } catch (error) {
    if (!(error instanceof KingcraftError) || error.code !== 'illegal-move')
      return { fault: faultText(error), isMove: false };
    const found = complete(kingcraft, copy, san);
    if (found) return found;
    const reason = reasonOf(copy, san);
    // A text in small letters, which the engine does not read, may have a reason: then it is understood.
    const isUnreadable = error.key === 'move-unreadable';
    if (isUnreadable && reason) return { fault: reason.trim(), isMove: true };
    const { key, values } = error;
    const quoted = values.move === san ? { ...values, move: text } : values;
    const fault = texts.message({ key, values: quoted });
    return { fault: fault + reason, isMove: !isUnreadable };
  } finally {
    copy.dispose();
  }
}

/**
 * The only move that begins like this, in any case of letters; null when none does.
 * @param {Kingcraft} kingcraft
 * @param {Game} game
 * @param {string} text
 */
function complete(kingcraft, game, text) {
  /** @param {string} written */
  const begins = (written) => written.toLowerCase().startsWith(text.toLowerCase());
  const fitting = game.moves().filter(({ san, id }) => begins(san) || begins(id));
  const [first] = fitting;
  if (!first) return null;
  if (fitting.length === 1) return { id: first.id };
  /** @param {string} san */
  const withoutSign = (san) => san.replace(/[+#]$/, '').toLowerCase();
  const [whole, ...others] = fitting.filter(({ san }) => withoutSign(san) === text.toLowerCase());
  if (whole && others.length === 0) return { id: whole.id };
  const variant = variantOf(kingcraft, game.variant);
  const names = fitting.slice(0, MOST_NAMED).map((move) => shownSan(variant, move));
  const fault = texts.typing.several(names.join(', '), fitting.length > MOST_NAMED);
  return { fault, isMove: true };
}

/**
 * Why a move that is written down is forbidden, as a sentence after a blank; nothing where the text does not say which
 * piece goes where.
 * @param {Game} game
 * @param {string} text
 */
export function reasonOf(game, text) {
  const squares = squaresIn(text);
  try {
    const [first = '', ...others] = text;
    const capital = first.toUpperCase() + others.join('');
    const written = [text, capital].map((one) => pairsOf(game, one));
    const pairs = squares ? [squares] : (written.find(({ length }) => length > 0) ?? []);
    const castling = CASTLING.exec(text);
    const reasons = (castling ? castlingPairs(game, Boolean(castling[1])) : pairs)
      .map(({ from, to }) => game.explain(from, to))
      .filter(({ legal, key }) => !legal && (!castling || key.includes('castling')));
    // Of several pieces of a kind, the nearest to move is the one that something stops on its path.
    const reason = reasons.find(({ path }) => path.length > 0) ?? reasons[0];
    return reason ? ` ${texts.message(reason)}` : '';
  } catch {
    return '';
  }
}

/** With the letter O or, as in many files, a zero. */
const CASTLING = /^[O0]-[O0](-[O0])?[+#]?$/i;

/**
 * The squares between the kings and the rooks of the side to move, where a king may land in castling. Toward the
 * first file it is O-O-O.
 * @param {Game} game
 * @param {boolean} isLong
 */
function castlingPairs(game, isLong) {
  const own = game.board().filter(({ color }) => color === game.turn());
  const kings = own.filter(({ piece }) => piece === 'king');
  const rooks = own.filter(({ piece }) => piece === 'rook');
  return kings.flatMap(({ square: from }) =>
    rooks
      .filter(({ square }) => square.slice(1) === from.slice(1) && square < from === isLong)
      .flatMap(({ square }) => filesBetween(from, square).map((file) => file + from.slice(1)))
      .map((to) => ({ from, to })),
  );
}

/**
 * The files between those of two squares, the nearest to the first one first.
 * @param {string} from
 * @param {string} to
 */
function filesBetween(from, to) {
  const step = to < from ? -1 : 1;
  const [start, end] = [from, to].map((square) => square.charCodeAt(0));
  const count = Math.abs(end - start) - 1;
  return Array.from({ length: count }, (_, index) =>
    String.fromCharCode(start + step * (index + 1)),
  );
}

/**
 * The pieces that a SAN may mean, and where it sends them.
 * @param {Game} game
 * @param {string} text
 */
function pairsOf(game, text) {
  const { letter, file, rank, to } = sanPartsIn(text) ?? {};
  if (to === undefined) return [];
  // A pawn whose file is not said stays on it.
  const column = letter || file ? file : to[0];
  const wanted = letter ? letter.toLowerCase() : 'p';
  return game
    .board()
    .filter(({ piece, color }) => color === game.turn() && letterOf(piece) === wanted)
    .filter(
      ({ square }) => square.startsWith(column ?? '') && square.slice(1).startsWith(rank ?? ''),
    )
    .map(({ square }) => ({ from: square, to }));
}
