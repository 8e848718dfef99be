// @ts-nocheck
/** A game while it is on a board: match, view and machine, and what the page around is told of it. */
import { Opponent } from '../worker/opponent.js';
import { Match } from './board-match.js';
import { Fault, sayError } from './board-texts.js';
import { GameView } from './game-view.js';

export class GameDesk {
  match;
  #handlers;
  #view = null;

  /**
   * @param kingcraft the loaded package
   * @param {{ variant: string, fen: string | null, moves: string[] }} position
   * @param {{ line: string[], ply: number } | null} kept how far the game had come when the board left the page
   * @param handlers `createEngine()`: the machine's engine; `tell(type, detail, cancelable)`: an event, false when it was cancelled; `onReset()`; `onFault(fault)`; `onSound()`: what was wrong is so no more
   * @throws Fault
   */
  constructor(kingcraft, position, kept, handlers) {
    this.#handlers = handlers;
    const opponent = new Opponent(handlers.createEngine);
    const start = kept ? { ...position, moves: kept.line } : position;
    this.match = new Match(kingcraft, start, opponent, {
      onStart: (move, by) => handlers.tell('movestart', { move, by }, true),
      onMove: (move, by) => this.#moved(move, by),
      onChange: (before) => this.#changed(before),
      onThinking: () => this.#view.updateStatus(),
      onFault: (error) => this.#failed(error),
    });
    if (kept) this.match.goTo(kept.ply);
  }

  /** What is on the board, for the events. */
  get #position() {
    const { position, ply } = this.match;
    const { fen, turn, move } = position;
    return { fen, turn, ply, move };
  }

  /** What the board is called. */
  nameIn(texts) {
    const { id, name } = this.match.variant;
    return texts.games[id]?.name ?? name;
  }

  /** Puts the board into an empty frame. */
  open(frame, texts) {
    this.#view = new GameView(frame, this.match, texts, {
      onMove: (move) => this.match.play(move, 'person'),
      onReset: this.#handlers.onReset,
      onFault: (error, say) => this.#handlers.onFault(new Fault(error, say)),
    });
  }

  /** Takes the settings that change no position. */
  wear(settings) {
    this.match.seat(settings);
    this.#view.wear(settings);
    this.match.goOn();
  }

  /** Tells the page that another position is on the board. */
  tellPosition() {
    this.#handlers.tell('positionchange', this.#position);
  }

  async #moved(move, by) {
    const match = this.match;
    const { ply } = match;
    const view = this.#view;
    this.#handlers.onSound();
    view.update();
    const shown = view.showMove(move);
    const position = this.#position;
    const { outcome } = match;
    this.#handlers.tell('move', { ...position, by });
    this.#handlers.tell('positionchange', position);
    if (outcome) this.#handlers.tell('gameover', { ...position, outcome });
    await shown;
    if (!match.isDisposed && match.ply === ply) match.goOn();
  }

  #changed(before) {
    if (!this.#view) return;
    const { match } = this;
    this.#handlers.onSound();
    this.#view.update();
    const step = match.ply - before;
    if (Math.abs(step) === 1)
      this.#view.showStep(match.line[Math.min(before, match.ply)], step < 0);
    this.tellPosition();
    if (!match.isDisposed) match.goOn();
  }

  #failed(error) {
    this.#view.updateStatus();
    const say = (texts) => texts.faults.couldNotThink(sayError(error, texts));
    this.#handlers.onFault(new Fault(error, say));
  }

  /** How far the game has come, for the next time that the board is on a page. */
  toKeep() {
    const { line, ply } = this.match;
    return { line: line.map(({ id }) => id), ply };
  }

  destroy() {
    this.match.dispose();
    this.#view?.destroy();
  }
}
