// The errors of the package: subclasses of KingcraftError, each with a stable code, and a message as a key, its values
// and an English sentence.

/** @import { ErrorCode, MessageValue } from './index.js' */

import { english } from './messages.js';

/** The base of all errors that the package throws. */
export class KingcraftError extends Error {
  name = 'KingcraftError';
  /** Stable, for programs. @type {ErrorCode} */
  code = 'kingcraft';

  /**
   * @param {string} key of its sentence
   * @param {Readonly<Record<string, MessageValue>>} [values] what the sentence names
   * @param {ErrorOptions} [options]
   */
  constructor(key, values = {}, options = {}) {
    super(english({ key, values }), options);
    this.key = key;
    this.values = values;
  }
}

/** There is no variant of that name. */
export class VariantError extends KingcraftError {
  name = 'VariantError';
  code = /** @type {const} */ ('variant');
}

/** The FEN cannot be played. */
export class FenError extends KingcraftError {
  name = 'FenError';
  code = /** @type {const} */ ('fen');
}

/** No legal move fits. */
export class IllegalMoveError extends KingcraftError {
  name = 'IllegalMoveError';
  code = /** @type {const} */ ('illegal-move');
  /** @type {import('./index.js').Explanation | null} */
  explanation = null;
}

/** Several legal moves fit. */
export class AmbiguousMoveError extends KingcraftError {
  name = 'AmbiguousMoveError';
  code = /** @type {const} */ ('ambiguous-move');
  /** @type {readonly import('./index.js').Move[]} */
  candidates = [];
}

/** The game has a result already. */
export class GameOverError extends KingcraftError {
  name = 'GameOverError';
  code = /** @type {const} */ ('game-over');
}

/** The draw may not be claimed now. */
export class ClaimError extends KingcraftError {
  name = 'ClaimError';
  code = /** @type {const} */ ('claim');
}

/** The PGN cannot be read; says where. */
export class PgnError extends KingcraftError {
  name = 'PgnError';
  code = /** @type {const} */ ('pgn');
  /**
   * @param {string} key
   * @param {Readonly<Record<string, MessageValue>>} [values]
   * @param {ErrorOptions & { line?: number, column?: number }} [options] line and column from 1
   */
  constructor(key, values, { line = 1, column = 1, ...options } = {}) {
    super(key, values, options);
    this.line = line;
    this.column = column;
  }
}

/** An argument of the wrong type or out of range. */
export class ArgumentError extends KingcraftError {
  name = 'ArgumentError';
  code = /** @type {const} */ ('argument');
}

/** A game or an engine was used after `dispose()`. */
export class DisposedError extends KingcraftError {
  name = 'DisposedError';
  code = /** @type {const} */ ('disposed');
}

/** The engine has broken down; a new one works. */
export class EngineError extends KingcraftError {
  name = 'EngineError';
  code = /** @type {const} */ ('engine');
}

/** The engine's files could not be loaded. */
export class LoadError extends KingcraftError {
  name = 'LoadError';
  code = /** @type {const} */ ('load');
}
