/** The studies that are open in this tab, one a game, and how the game on the board comes into its study. */
/** @import { Color, Kingcraft } from '../../kingcraft/index.js' */
/** @import { PgnResult } from '../../kingcraft/pgn/pgn.js' */
/** @import { Session } from '../play/session.js' */
/** @import { StudiedGame } from './study.js' */
/** @import { StudySaver } from './study-saver.js' */

import { resultText, tagsOfSession } from '../base/game-words.js';
import { evaluationsOf } from '../play/computer-scores.js';
import { Study } from './study.js';

/** @type {readonly Color[]} */
const COLORS = ['white', 'black'];

export class OpenStudies {
  #kingcraft;
  #saver;
  /** By variant. @type {Map<string, Promise<Study>>} */
  #studies = new Map();

  /**
   * @param {Kingcraft} kingcraft
   * @param {StudySaver} saver has the studies of the last visit
   */
  constructor(kingcraft, saver) {
    this.#kingcraft = kingcraft;
    this.#saver = saver;
  }

  /**
   * The study of a variant: the open one, else that of the last visit, else an empty one.
   * @param {string} variant
   * @returns {Promise<Study>} rejects with VariantError
   */
  study(variant) {
    const open = this.#studies.get(variant) ?? this.#find(variant);
    this.#studies.set(variant, open);
    return open;
  }

  /** @param {string} variant */
  async #find(variant) {
    return (await this.#saver.open(variant)) ?? Study.begin(this.#kingcraft, variant);
  }

  /**
   * Opens a saved study in the place of the one of its variant, which stays saved.
   * @param {{ id: string, variant: string }} saved
   * @returns {Promise<Study | null>} null when it cannot be opened
   */
  async openSaved(saved) {
    await this.study(saved.variant);
    const study = await this.#saver.openSaved(saved);
    if (study) this.#studies.set(saved.variant, Promise.resolve(study));
    return study;
  }

  /**
   * Forgets a deleted study.
   * @param {string} id
   */
  forget(id) {
    const variant = this.#saver.forget(id);
    if (variant !== null) this.#studies.delete(variant);
  }

  /**
   * Puts a study in the place of the one of its variant.
   * @param {Study} study
   */
  async replace(study) {
    await this.#put(study);
    this.#saver.replace(study);
    return study;
  }

  /**
   * Puts a study in the place of the one of its variant, which stays saved.
   * @param {Study} study
   */
  async openBeside(study) {
    await this.#put(study);
    this.#saver.openBeside(study);
    return study;
  }

  /** @param {Study} study */
  async #put(study) {
    const { importedGame } = await this.study(study.variant.id);
    study.importedGame ||= importedGame;
    this.#studies.set(study.variant.id, Promise.resolve(study));
  }

  /**
   * The study whose main line is the game on the board. Unsaved changes of another study stay in its record.
   * @param {StudiedGame} game
   */
  async studyOf(game) {
    const open = await this.study(game.variant);
    const line = open.tree.mainLine().map(({ move }) => move?.id);
    if (open.tree.root.fen === game.fen && line.join() === game.moves.join()) {
      open.player ??= game.player ?? null;
      return open;
    }
    const study = Study.ofGame(this.#kingcraft, game);
    study.importedGame = keyOf(game);
    return open.isChanged ? this.openBeside(study) : this.replace(study);
  }

  /**
   * The study with the game on the board in it. Unsaved changes of an open study stay: the game becomes another line of
   * it, where both start from the same position.
   * @param {StudiedGame} game
   */
  async importGame(game) {
    const open = await this.study(game.variant);
    const key = keyOf(game);
    if (key === open.importedGame) return open;
    open.importedGame = key;
    if (!open.isChanged) return this.replace(Study.ofGame(this.#kingcraft, game));
    if (open.tree.root.fen === game.fen) open.addLine(game.moves);
    return open;
  }
}

/** @param {StudiedGame} game */
function keyOf({ variant, fen, moves }) {
  return JSON.stringify([variant, fen, moves]);
}

/**
 * The game of a session, for `importGame`.
 * @param {Session} session
 * @returns {StudiedGame}
 */
export function gameOf(session) {
  const { variant, fen, moves, players } = session.toSave();
  const tags = Object.entries(tagsOfSession(session)).map(([name, value]) => ({ name, value }));
  const result = /** @type {PgnResult} */ (resultText(session.outcome));
  const people = COLORS.filter((color) => players[color] === 'person');
  const player = people.length === 1 ? people[0] : null;
  return { variant, fen, moves, tags, result, evaluations: evaluationsOf(session), player };
}
