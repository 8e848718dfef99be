// @ts-nocheck
/** The screen on which a position is set up, to be played or analysed. */

import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { withGame } from '../../kingcraft/game.js';
import { otherColor } from '../../kingcraft/square.js';
import { createElement } from '../../scene/elements.js';
import { crownsOf, royalsOf } from '../../scene/game-facts.js';
import { ask } from '../confirm.js';
import { loadStyle } from '../load-style.js';
import { byId, createSettingsButton } from '../page-elements.js';
import { faultText, gameName, texts } from '../page-texts.js';
import { editAddress } from '../study/study-address.js';
import { boardSpace, createFrame } from '../study/study-frame.js';
import { PiecePalette } from './piece-palette.js';
import { PositionSetup } from './position-setup.js';
import { faultsOf } from './setup-faults.js';
import { SetupForm } from './setup-form.js';

/** The frame is that of a study. */
const STYLES = [
  new URL('../study/study.css', import.meta.url),
  new URL('editor.css', import.meta.url),
];
const TOOLS = ['flip'];

export class EditorScreen {
  #kingcraft;
  #handlers;
  root = byId('edit');
  #frame;
  #palette = new PiecePalette((man, x, y) => this.#put(this.#board.squareAt(x, y), man));
  #form;
  #board = null;
  #setup = null;
  #orientation = 'white';
  #theme = 'paper';

  /**
   * @param kingcraft the loaded package
   * @param handlers `take()`: the position handed over, `{ variant, fen }`, or null; `analyse(position)`; `play(position)`; `running()`: the variant
   *   of the game that a new one would end, or null; `session()`, `back()`, `gallery()`, `go(address)`
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    const { title, tools: toolsLabel } = texts.edit;
    const words = { title, id: 'edit', toolsLabel, tools: TOOLS, bar: null };
    this.#frame = createFrame(kingcraft.variants, words, {
      gallery: () => handlers.gallery(),
      back: () => handlers.back(),
      choose: (variant) => handlers.go(editAddress(variant)),
      tool: () => {
        this.#orientation = otherColor(this.#orientation);
        this.#refresh();
      },
    });
    this.#form = new SetupForm({
      change: (act) => {
        act(this.#setup);
        this.#refresh();
      },
      faultOf: (fen) => this.#faultOf(fen),
      analyse: () => handlers.analyse(this.#position()),
      play: () => this.#play(),
    });
    const { top, stage, panel } = this.#frame;
    panel.setAttribute('aria-label', texts.edit.position);
    panel.append(this.#palette.element, this.#form.element, createSettingsButton());
    this.root.replaceChildren(top, stage, panel);
  }

  /** Shows a position of the variant: the one handed over, else the one that was there. Throws when there is no such game. */
  async show({ variant: id }, visit) {
    const variant = this.#kingcraft.variants.find((one) => one.id === id);
    if (!variant) throw new Error(texts.page.noSuchGame);
    await Promise.all(STYLES.map(loadStyle));
    if (!visit.enter(this)) return;
    this.#theme = visit.theme;
    this.#frame.back.hidden = this.#handlers.session() === null;
    this.#frame.games.value = id;
    document.title = `${texts.edit.titleOf(gameName(variant))} · Kingcraft`;
    if (this.#setup?.variant !== variant) this.#open(variant);
    const handed = this.#handlers.take();
    if (handed?.variant === id) this.#setup.read(handed.fen);
    this.#refresh();
  }

  setTheme(name) {
    this.#theme = name;
    this.#refresh();
  }

  #open(variant) {
    this.#board?.destroy();
    this.#setup = new PositionSetup(variant);
    this.#palette.open(variant);
    const host = createElement('div');
    this.#frame.board.replaceChildren(host);
    this.#board = new Board(host, {
      layout: createLayout(variant),
      words: texts.board,
      label: texts.edit.positionOf(gameName(variant)),
      keys: texts.edit.keys,
      container: this.root,
      space: () => boardSpace(this.root, this.#frame),
      onPress: (square) => this.#press(square),
      onThrow: (square) => this.#put(square, null),
      onMove: (from, to) => {
        this.#setup.move(from, to);
        this.#refresh();
      },
    });
    this.#board.set({ arrangement: 'fit', allBadges: true });
  }

  /** Puts the chosen man down, or takes one away; false when men are moved. */
  #press(square) {
    const { tool } = this.#palette;
    if (tool === 'move') return false;
    this.#put(square, tool === 'remove' ? null : tool);
    return true;
  }

  /** Puts a man on a square, or takes what stands there away; beside the board nothing happens. */
  #put(square, man) {
    if (!square) return;
    this.#setup.put(square, man);
    this.#refresh();
  }

  #refresh() {
    const { pieces, variant } = this.#setup;
    const faults = faultsOf(this.#setup, (fen) => this.#faultOf(fen));
    const layout = createLayout(variant);
    const men = [...pieces.keys()];
    this.#board.set({
      pieces: new Map(pieces),
      dests: new Map(men.map((square) => [square, layout.squares.filter((to) => to !== square)])),
      hints: new Map(men.map((square) => [square, []])),
      crowns: faults.length === 0 ? this.#crowns() : [],
      orientation: this.#orientation,
      theme: this.#theme,
    });
    this.#board.resize();
    this.#form.update(this.#setup, faults);
  }

  /** The kings to mark, of a position that can be played: only a game knows which of them count. */
  #crowns() {
    const { pieces, variant, fen } = this.#setup;
    return withGame(this.#kingcraft, variant.id, fen, (game) => crownsOf(pieces, royalsOf(game)));
  }

  /** What is wrong with a FEN, as a sentence; empty when nothing is. */
  #faultOf(fen) {
    const checked = this.#kingcraft.validateFen(this.#setup.variant.id, fen);
    return checked.ok ? '' : faultText(checked.error);
  }

  #position() {
    return { variant: this.#setup.variant.id, fen: this.#setup.fen };
  }

  async #play() {
    const running = this.#handlers.running();
    if (!running || (await this.#askToEnd(running))) this.#handlers.play(this.#position());
  }

  #askToEnd(running) {
    const { ends, startNew: yes, cancelNew: no } = texts.edit;
    return ask(this.#form.actions, { question: ends(gameName(running)), yes, no });
  }
}
