// @ts-nocheck
/** The studies that are open, one a game, and how the game on the board comes into one. */

import { resultText, tagsOfSession } from '../game-words.js';
import { evaluationsOf } from '../play/computer-scores.js';
import { Study } from './study.js';

export class OpenStudies {
  #kingcraft;
  #keeper;
  /** Promises of studies by variant. */
  #studies = new Map();

  /**
   * @param kingcraft the loaded package
   * @param {StudySaver} keeper has those of the last visit
   */
  constructor(kingcraft, keeper) {
    this.#kingcraft = kingcraft;
    this.#keeper = keeper;
  }

  /** The study of a variant: the open one, else that of the last visit, else an empty one. Throws VariantError. */
  study(variant) {
    if (!this.#studies.has(variant)) this.#studies.set(variant, this.#find(variant));
    return this.#studies.get(variant);
  }

  async #find(variant) {
    return (await this.#keeper.open(variant)) ?? Study.begin(this.#kingcraft, variant);
  }

  /**
   * Puts a kept study on the shelf, beside which the one of its variant stays kept.
   * @param {{ id: string, variant: string }} kept
   * @returns {Promise<Study | null>} null when it cannot be opened
   */
  async openKept(kept) {
    await this.study(kept.variant);
    const study = await this.#keeper.openKept(kept);
    if (study) this.#studies.set(kept.variant, Promise.resolve(study));
    return study;
  }

  /** Takes the study with this id off the shelf, which is deleted. */
  forget(id) {
    this.#studies.delete(this.#keeper.forget(id));
  }

  /** Puts a study in the place of the one of its variant. */
  async put(study) {
    const { taken } = await this.study(study.variant.id);
    study.taken ||= taken;
    this.#studies.set(study.variant.id, Promise.resolve(study));
    this.#keeper.replace(study);
    return study;
  }

  /**
   * The study that the game on the board belongs to, with that game in it. What the reader worked out and did not save stays: the game is
   * then added to it as another line, if both begin alike.
   * @param {{ variant, fen, moves: string[], tags, result, evaluations }} game as gameOf gives it
   */
  async take(game) {
    const open = await this.study(game.variant);
    const key = JSON.stringify([game.variant, game.fen, game.moves]);
    if (key === open.taken) return open;
    open.taken = key;
    if (!open.isChanged) return this.put(Study.ofGame(this.#kingcraft, game));
    if (open.tree.root.fen === game.fen) open.addLine(game.moves);
    return open;
  }
}

/** A session of a game as the shelf takes it in. */
export function gameOf(session) {
  const { variant, fen, moves } = session.toSave();
  const tags = Object.entries(tagsOfSession(session)).map(([name, value]) => ({ name, value }));
  const evaluations = evaluationsOf(session);
  return { variant, fen, moves, tags, result: resultText(session.outcome), evaluations };
}
