/**
 * The match on a board of another page: it has a start position with moves, and a script may hold a move back.
 * @import { Kingcraft, Move, MoveChoice, Square } from '../kingcraft/index.js'
 * @import { Computer, Mover } from '../game/match.js'
 * @import { Player } from '../game/played-game.js'
 * @import { SearchLine } from '../worker/client.js'
 * @import { Settings } from './attributes.js'
 * @import { ElementTexts } from './element-texts.js'
 */

import { factsOf, raysOf } from '../game/game-facts.js';
import { Match } from '../game/match.js';
import { PlayedGame } from '../game/played-game.js';
import { Premoves } from '../game/premoves.js';
import { fullStrength } from '../worker/search-options.js';
import { colorBelow, isPersons } from './attributes.js';
import { errorText, Fault } from './element-texts.js';

/** @typedef {{ variant: string, fen: string | null, moves: string[] }} StartPosition */

/**
 * Handlers of what happens in a match; `moved` and `stepped` resolve when it was shown.
 * @typedef {{ allows(move: Move, by: Mover): boolean, moved(move: Move, by: Mover): Promise<void> | void, stepped(from:
 *   number): Promise<void> | void, thinking(): void, failed(error: unknown): void, }} MatchHandlers `allows`: whether a
 *   move may be played; `stepped`: another position of the line is on the board, after that of the half-move `from`;
 *   `thinking`: the computer began or ended to think; `failed`: it could not
 */

/** @extends {Match<PlayedGame<Player | null>>} */
export class BoardMatch extends Match {
  #kingcraft;
  #handlers;
  /** @type {Settings['play']} */
  #play = 'both';
  /** @type {number | null} */
  #level = null;
  #isAwake = false;
  /** The move that a person makes ahead of the turn. */
  premoves;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {StartPosition} start
   * @param {Computer} computer
   * @param {MatchHandlers} handlers
   * @throws Fault
   */
  constructor(kingcraft, start, computer, handlers) {
    super(computer);
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    this.premoves = new Premoves(kingcraft);
    this.open(startGame(kingcraft, start));
  }

  get variant() {
    return this.played.variant;
  }

  get startFen() {
    return this.played.startFen;
  }

  /** All moves, also those that were taken back. */
  get line() {
    return this.played.line;
  }

  /** How many half-moves are on the board. */
  get ply() {
    return this.played.ply;
  }

  get outcome() {
    return this.played.outcome;
  }

  /** The position on the board: `move` led there, null at the start; `moves` are the legal moves. */
  get position() {
    const { game, lastMove } = this.played;
    const moves = game.moves();
    return { ...factsOf(game), moves, rays: raysOf(game, moves), move: lastMove };
  }

  /**
   * Why a move may be made or not, as the package says it.
   * @param {Square} from
   * @param {Square} to
   */
  explain(from, to) {
    return this.played.game.explain(from, to);
  }

  /**
   * The color that sits below.
   * @param {Settings} settings
   */
  colorBelow({ orientation }) {
    return colorBelow({ orientation, play: this.#play }, this.variant);
  }

  /** Whether a solution can be shown. */
  get isPuzzle() {
    return false;
  }

  /**
   * The task or the result as a sentence; empty in a game.
   * @param {ElementTexts} _texts
   */
  taskIn(_texts) {
    return '';
  }

  /** Plays the move of the solution, where there is one. */
  showSolution() {}

  /** Whether a person may move now. */
  get isPersonsTurn() {
    return this.played.personToMove;
  }

  /** Where pieces may be sent ahead of the turn; null if nobody waits for the computer. */
  get premoveTargets() {
    return this.ply === this.line.length ? this.premoves.targets(this.played) : null;
  }

  /**
   * Takes who plays.
   * @param {Pick<Settings, 'play' | 'level'>} settings
   */
  seat({ play, level }) {
    if (play === this.#play && level === this.#level) return;
    this.#play = play;
    this.#level = level;
    this.played.players = playersOf({ play, level });
    this.played.level = level ?? fullStrength;
    this.interrupt();
  }

  /**
   * Whether the computer may think: not while nobody looks.
   * @param {boolean} isAwake
   */
  wake(isAwake) {
    this.#isAwake = isAwake;
    if (isAwake) this.goOn();
    else this.interrupt();
  }

  /**
   * The legal move that a text or an object means. Throws as `Game.move` does.
   * @param {string | MoveChoice | Move} wanted
   */
  find(wanted) {
    const copy = this.#kingcraft.newGame(this.variant.id, this.played.game.fen());
    try {
      return this.#legalMove(copy.move(wanted).id);
    } finally {
      copy.dispose();
    }
  }

  /** @param {string} id of a legal move */
  #legalMove(id) {
    const move = this.played.game.moves().find((one) => one.id === id);
    if (!move) throw new RangeError(`no such move: ${id}`);
    return move;
  }

  /**
   * Plays a legal move unless it is held back; what was taken back is forgotten.
   * @param {Move} move
   * @param {Mover} by
   * @returns {Move | null} null if it was held back
   */
  play(move, by) {
    const { step } = this;
    if (!this.#handlers.allows(move, by) || step !== this.step) return null;
    return this.makeMove(move.id, by);
  }

  /** @override The computer does not go on where moves were taken back: that is for the reader to do. */
  get mayThink() {
    return this.#isAwake && this.ply === this.line.length && this.isComputersTurn;
  }

  /** Whether the side to move is the computer's. */
  get isComputersTurn() {
    return this.played.computerToMove;
  }

  /**
   * @override
   * @param {Move} move
   * @param {Mover} by
   */
  onMove(move, by) {
    return this.#handlers.moved(move, by);
  }

  /**
   * @override
   * @param {number} from
   */
  onStep(from) {
    return this.#handlers.stepped(from);
  }

  /** @override */
  onThinking() {
    this.#handlers.thinking();
  }

  /**
   * @override
   * @param {string} best
   * @param {readonly SearchLine[]} _lines
   */
  onAnswer(best, _lines) {
    this.#handlers.thinking();
    this.play(this.#legalMove(best), 'machine');
  }

  /**
   * @override
   * @param {unknown} error
   */
  onFault(error) {
    this.#handlers.failed(error);
  }
}

/**
 * The computer plays the sides that no person plays, if it has a level.
 * @param {Pick<Settings, 'play' | 'level'>} settings
 * @returns {Record<'white' | 'black', Player | null>}
 */
function playersOf({ play, level }) {
  const other = level === null ? null : 'machine';
  return {
    white: isPersons({ play }, 'white') ? 'person' : other,
    black: isPersons({ play }, 'black') ? 'person' : other,
  };
}

/**
 * A game with its moves.
 * @param {Kingcraft} kingcraft
 * @param {StartPosition} start
 * @throws Fault
 * @returns {PlayedGame<Player | null>}
 */
export function startGame(kingcraft, { variant, fen, moves }) {
  const players = playersOf({ play: 'both', level: null });
  /** @type {PlayedGame<Player | null>} */
  let played;
  try {
    played = new PlayedGame(kingcraft, { variant, fen, players, level: fullStrength });
  } catch (error) {
    throw new Fault(error);
  }
  for (const [index, move] of moves.entries())
    try {
      played.play(move);
    } catch (error) {
      played.dispose();
      throw new Fault(error, (texts) => texts.faults.move(index + 1, errorText(error, texts)));
    }
  return played;
}
