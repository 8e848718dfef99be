/**
 * Replays a game of PGN on a board.
 * @import { Kingcraft, Move } from '../kingcraft/index.js'
 * @import { PgnGame, PgnTag } from '../kingcraft/pgn/pgn.js'
 * @import { Settings } from './attributes.js'
 * @import { ElementTexts } from './element-texts.js'
 * @import { GameHandlers } from './game-controller.js'
 */
import { KingcraftError, LoadError, PgnError } from '../kingcraft/part-errors.js';
import { createFault } from '../kingcraft/pgn/pgn-faults.js';
import { findTag } from '../kingcraft/pgn/pgn-words.js';
import { readGames } from '../kingcraft/pgn/read-games.js';
import { errorText, Fault, gameNameIn } from './element-texts.js';
import { ReplayView } from './replay-view.js';

/**
 * The answer to a request for a file.
 * @param {string} src its address, as the page has it
 * @param {ElementTexts} texts
 */
async function fetchFile(src, { faults }) {
  // An element of the page may have the name `baseURI`, so the document is not asked for it.
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(faults.serverAnswered(answer.status));
  return answer.body ?? '';
}

/**
 * Why a game cannot be read or loaded.
 * @param {unknown} error
 * @param {ElementTexts} texts
 */
function faultOf(error, { faults }) {
  if (error instanceof PgnError) {
    const { line, column } = error;
    return new Fault(error, (words) => words.faults.pgn(line, column, errorText(error, words)));
  }
  if (error instanceof KingcraftError) return new Fault(error);
  const why = error instanceof TypeError ? new Error(faults.serverAnswered()) : error;
  const cause = new LoadError('load-pgn', {}, { cause: error });
  return new Fault(cause, (words) => words.faults.noPgn(errorText(why, words)));
}

/** The value of a tag that says something. @param {PgnTag[]} tags @param {string} name */
function tagValue(tags, name) {
  const value = findTag(tags, name)?.value ?? '';
  return /^[?.]*$/.test(value) ? '' : value;
}

export class ReplayController {
  /** Nothing is played. */
  match = null;
  puzzle = null;
  /** The message why nothing is played. */
  refusal = 'board-is-replay';
  #kingcraft;
  #game;
  #handlers;
  /** @type {ReplayView | null} */
  #view = null;

  /**
   * @param {Kingcraft} kingcraft @param {PgnGame} game @param {Pick<GameHandlers, 'dispatch' | 'drawings'>} handlers
   */
  constructor(kingcraft, game, handlers) {
    this.#kingcraft = kingcraft;
    this.#game = game;
    this.#handlers = handlers;
  }

  /**
   * The controller for the first game of a text, or of a file.
   * @param {Kingcraft} kingcraft the loaded package
   * @param {Settings} settings
   * @param {ElementTexts} texts
   * @param {Pick<GameHandlers, 'dispatch' | 'drawings'>} handlers
   * @throws Fault
   */
  static async of(kingcraft, { pgn, src, variant }, texts, handlers) {
    try {
      const source = pgn ?? (await fetchFile(src ?? '', texts));
      // Leaving the loop ends the download: a file may have any number of games after the first one.
      for await (const { game, error } of readGames(kingcraft, source, { variant })) {
        if (error) throw error;
        return new ReplayController(kingcraft, game, handlers);
      }
      throw createFault('pgn-empty', {}, { line: 1, column: 1 });
    } catch (error) {
      throw faultOf(error, texts);
    }
  }

  /** The id of the game. */
  get variant() {
    return this.#game.variant;
  }

  /** The position on the board. */
  get fen() {
    return this.#game.tree.current.fen;
  }

  /** Who plays whom, or what is played. @param {ElementTexts} texts */
  nameIn(texts) {
    const { tags, result, variant } = this.#game;
    const players = [tagValue(tags, 'White'), tagValue(tags, 'Black')];
    const known = this.#kingcraft.variants.find(({ id }) => id === variant);
    const name = players.every(Boolean) ? players.join(' – ') : known && gameNameIn(known, texts);
    return [name, result === '*' ? '' : result.replace('1/2-1/2', '½–½').replace('-', '–')]
      .filter(Boolean)
      .join(', ');
  }

  /**
   * Puts the game into an empty frame.
   * @param {HTMLElement} frame
   * @param {ElementTexts} texts
   * @param {Settings} settings
   */
  open(frame, texts, settings) {
    const words = { texts, settings, label: this.nameIn(texts) };
    const handlers = { ...this.#handlers, onStep: () => this.reportPosition() };
    this.#view = new ReplayView(frame, this.#kingcraft, this.#game, words, handlers);
  }

  /** @param {Settings} settings */
  applySettings(settings) {
    this.#view?.applySettings(settings);
  }

  /**
   * The moves that lead to the position on the board, and those that follow it in its variation.
   * @returns {{ line: Move[], ply: number, goTo(ply: number): void }}
   */
  get timeline() {
    const { tree } = this.#game;
    const before = tree.lineTo(tree.current);
    const nodes = [...before, ...tree.lineFrom(tree.current)];
    return {
      line: nodes.flatMap(({ move }) => move ?? []),
      ply: before.length,
      goTo: (ply) => this.#view?.leave(nodes[ply - 1] ?? tree.root),
    };
  }

  /** Goes back to where the game begins. */
  reset() {
    this.#view?.leave(this.#game.tree.root);
  }

  /** Tells the page which position is on the board. */
  reportPosition() {
    const { fen, turn, move } = this.#game.tree.current;
    this.#handlers.dispatch('positionchange', { fen, turn, ply: this.timeline.ply, move });
  }

  /** There is no game that goes on. */
  progress() {
    return null;
  }

  destroy() {
    this.#view?.destroy();
  }
}
