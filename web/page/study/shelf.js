/** The studies that are open, one a game, and how the game on the board comes into one. */
import { Study } from './study.js';

export class Shelf {
  #kingcraft;
  #studies = new Map();
  #taken = '';

  /** @param kingcraft the loaded package */
  constructor(kingcraft) {
    this.#kingcraft = kingcraft;
  }

  /** The study of a variant, an empty one at first. Throws VariantError. */
  study(variant) {
    const study = this.#studies.get(variant) ?? Study.begin(this.#kingcraft, variant);
    this.#studies.set(variant, study);
    return study;
  }

  /** Whether a study holds something that was neither opened nor saved. */
  get isUnsaved() {
    return [...this.#studies.values()].some(({ isChanged }) => isChanged);
  }

  /** Puts a study in the place of the one of its variant. */
  put(study) {
    this.#studies.set(study.variant.id, study);
    return study;
  }

  /**
   * The study that the game on the board belongs to, with that game in it. What the reader worked out and did not save stays: the game is
   * then added to it as another line, if both begin alike.
   * @param {{ variant, fen, moves: string[], tags, result }} game as gameOf gives it
   */
  take(game) {
    const open = this.study(game.variant);
    const key = JSON.stringify([game.variant, game.fen, game.moves]);
    if (key === this.#taken) return open;
    this.#taken = key;
    if (!open.isChanged) return this.put(Study.ofGame(this.#kingcraft, game));
    if (open.tree.root.fen === game.fen) open.addLine(game.moves);
    return open;
  }
}
