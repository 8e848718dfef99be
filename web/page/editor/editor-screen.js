/** The screen on which a position is set up, to be played or analysed. */
/** @import { Color, Kingcraft, Variant } from '../../kingcraft/index.js' */
/** @import { ScreenVisit } from '../study/study-screen.js' */
/** @import { ToolName } from '../study/study-frame.js' */
/** @import { Piece } from '../../game/position-setup.js' */
import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { h } from '../../dom/elements.js';
import { crownsOf, royalsOf } from '../../game/game-facts.js';
import { adoptPaletteStyle } from '../../game/palette-style.js';
import { PiecePalette } from '../../game/piece-palette.js';
import { PositionSetup } from '../../game/position-setup.js';
import { otherColor } from '../../kingcraft/square.js';
import { withGame } from '../../kingcraft/with-game.js';
import { boardLook } from '../base/board-look.js';
import { loadStyle } from '../base/load-style.js';
import { byId } from '../base/page-elements.js';
import { faultText, gameName, texts } from '../base/page-texts.js';
import { settings } from '../store/settings.js';
import { editAddress } from '../study/study-address.js';
import { createFrame, frameSpace } from '../study/study-frame.js';
import { faultsOf } from './setup-faults.js';
import { SetupForm } from './setup-form.js';

/** The frame is that of a study. */
const STYLES = [
  new URL('../study/study.css', import.meta.url),
  new URL('editor.css', import.meta.url),
];

/** @type {ToolName[]} */
const TOOLS = ['flip'];

/** @typedef {{ variant: string, fen: string }} EditedPosition */

/**
 * The functions of the page that the screen needs.
 * @typedef {{
 *   analyse(position: EditedPosition): void,
 *   playFrom(position: EditedPosition): void,
 *   go(address: string): void,
 *   rename(address: string): void,
 * }} EditorHandlers
 */

export class EditorScreen {
  #kingcraft;
  #handlers;
  root = byId('edit');
  #frame;
  #palette;
  #form;
  /** Null before the first game. @type {{ setup: PositionSetup, board: Board } | null} */
  #shown = null;
  /** @type {Color} */
  #orientation = 'white';

  /**
   * @param {Kingcraft} kingcraft
   * @param {EditorHandlers} handlers
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    const { title, tools: toolsLabel } = texts.edit;
    const words = { title, id: 'edit', toolsLabel, tools: TOOLS, bar: null };
    this.#frame = createFrame(kingcraft.variants, words, {
      choose: (variant) => handlers.go(editAddress(variant)),
      tool: () => {
        this.#orientation = otherColor(this.#orientation);
        this.#refresh();
      },
    });
    this.#palette = new PiecePalette({ ...texts.setup, ...texts.board }, (piece, x, y) =>
      this.#put(this.#shown?.board.squareAt(x, y) ?? null, piece),
    );
    this.#form = new SetupForm({
      change: (change) => {
        change(this.#setup);
        this.#refresh();
      },
      faultOf: (fen) => this.#faultOf(fen),
      analyse: () => handlers.analyse(this.#position()),
      play: () => handlers.playFrom(this.#position()),
    });
    const { top, boardArea, panel } = this.#frame;
    panel.setAttribute('aria-label', texts.edit.position);
    panel.append(this.#palette.element, this.#form.element);
    this.root.replaceChildren(top, boardArea, panel);
    adoptPaletteStyle(this.root);
    settings.watch(() => this.#refresh());
  }

  /**
   * Shows a position of a game: the one that the address has or another screen brings, else the one that was there.
   * @param {{ variant: string, fen: string | null }} address
   * @param {ScreenVisit} visit
   * @throws when there is no such game, or a part of the page is missing
   */
  async show({ variant: id, fen }, visit) {
    const variant = this.#kingcraft.variants.find((one) => one.id === id);
    if (!variant) throw new Error(texts.page.noSuchGame);
    await Promise.all(STYLES.map(loadStyle));
    if (!visit.enter(this)) return;
    this.#frame.games.value = id;
    document.title = `${texts.edit.titleOf(gameName(variant))} · Kingcraft`;
    if (this.#shown?.setup.variant !== variant) this.#open(variant);
    const { position } = visit.brought;
    if (position?.variant === id) this.#setup.read(position.fen);
    if (fen !== null) this.#readLink(fen, visit);
    this.#refresh();
  }

  /**
   * Sets up the position in the address, which is no longer there afterwards: the reader changes it.
   * @param {string} fen of a reader
   * @param {ScreenVisit} visit
   */
  #readLink(fen, visit) {
    this.#handlers.rename(editAddress(this.#setup.variant.id));
    const fault = this.#faultOf(fen);
    if (fault) visit.warn(texts.link.leadsNowhere(fault));
    else this.#setup.read(fen);
  }

  /** The position; there is none before the first `show`. */
  get #setup() {
    if (!this.#shown) throw new Error('No position is shown.');
    return this.#shown.setup;
  }

  /** @param {Variant} variant */
  #open(variant) {
    this.#shown?.board.destroy();
    const setup = new PositionSetup(variant);
    this.#palette.open(variant);
    const host = h('div');
    this.#frame.board.replaceChildren(host);
    const board = new Board(host, {
      layout: createLayout(variant),
      texts: texts.board,
      label: texts.edit.positionOf(gameName(variant)),
      keys: texts.setup.keys,
      container: this.root,
      space: () => frameSpace(this.root, this.#frame),
      onPress: (square) => this.#press(square),
      pressesAll: () => this.#palette.tool !== 'move',
      onThrow: (square) => this.#put(square, null),
      onMove: (from, to) => {
        setup.move(from, to);
        this.#refresh();
      },
    });
    board.set({ allBadges: true });
    this.#shown = { setup, board };
  }

  /**
   * Adds the chosen piece, or removes one; false when pieces are moved.
   * @param {string} square
   */
  #press(square) {
    const { tool } = this.#palette;
    if (tool === 'move') return false;
    this.#put(square, tool === 'remove' ? null : tool);
    return true;
  }

  /**
   * Puts a piece on a square, or removes the piece there.
   * @param {string | null} square null beside the board, where nothing happens
   * @param {Piece | null} piece
   */
  #put(square, piece) {
    if (!square) return;
    this.#setup.put(square, piece);
    this.#refresh();
  }

  #refresh() {
    if (!this.#shown) return;
    const { setup, board } = this.#shown;
    const faults = faultsOf(setup, (fen) => this.#faultOf(fen));
    const occupied = [...setup.pieces.keys()];
    board.set({
      pieces: new Map(setup.pieces),
      dests: new Map(
        occupied.map((square) => [square, setup.squares.filter((to) => to !== square)]),
      ),
      hints: new Map(occupied.map((square) => [square, []])),
      crowns: faults.length === 0 ? this.#crowns() : [],
      orientation: this.#orientation,
      ...boardLook(),
    });
    board.resize();
    this.#form.update(setup, faults);
  }

  /** The kings to mark. Only a position without faults makes a game, which knows its royal kings. */
  #crowns() {
    const { pieces, variant, fen } = this.#setup;
    return withGame(this.#kingcraft, variant.id, fen, (game) => crownsOf(pieces, royalsOf(game)));
  }

  /**
   * The first fault of a FEN as a sentence; an empty text where it has none.
   * @param {string} fen
   */
  #faultOf(fen) {
    const checked = this.#kingcraft.validateFen(this.#setup.variant.id, fen);
    return checked.ok ? '' : faultText(checked.error);
  }

  #position() {
    return { variant: this.#setup.variant.id, fen: this.#setup.fen };
  }
}
