// @ts-nocheck
/** A board on a canvas: it knows a layout and a view, and is told what stands where and what may go where. */

import { AccessibleGrid } from './accessible-grid.js';
import { animate } from './animation.js';
import { createSurface } from './board-canvas.js';
import { BoardInput } from './board-input.js';
import { adoptStyle } from './board-style.js';
import { ENGLISH, squareText } from './board-words.js';
import { openChooser } from './chooser.js';
import { createGeometry } from './geometry.js';
import { badgesOf } from './level-badges.js';
import { pointIn } from './pointer.js';
import { render } from './render-board.js';
import { aheadOf, themeOf } from './themes.js';

/** What of the scene moves the squares. */
const SHAPING = ['orientation', 'coordinates', 'arrangement'];

const EMPTY_SCENE = {
  pieces: new Map(),
  dests: new Map(),
  hints: new Map(),
  orientation: 'white',
  lastMove: [],
  premove: [],
  ahead: false,
  check: [],
  crowns: [],
  framed: [],
  path: null,
  shapes: [],
  drawing: false,
  theme: 'paper',
  coordinates: true,
  arrangement: 'apart',
  allBadges: false,
};

export class Board {
  #host;
  #words;
  #layout;
  #interactive;
  #space;
  #onShape;
  #input;
  #surface;
  #grid = null;
  #geometry;
  #scene = EMPTY_SCENE;
  #shifts = new Map();
  #motion = null;
  #chooser = null;
  #frame = 0;
  #stops = [];

  /**
   * Puts a board into an element and keeps it as large as the space allows.
   * @param {HTMLElement} host an empty element; it takes the size of the board
   * @param options
   *   `layout` from createLayout; `onMove(from, to)`: a pair out of `dests` was chosen (one square twice: act in place);
   *   `onRefused(from, to)`: a piece was to go where it may not; `onNothing()`: a press that neither picked up nor chose anything, or Escape;
   *   `container`: the element whose size the board follows (default: the parent); `space()`: how much of it there is for the board,
   *   `{ width, height }` in CSS pixels (default: all of it);
   *   `interactive` (default true): false for a picture that nobody plays on; `words` (default: ENGLISH of words.js): what the board says; `label`: what it is called; `keys`: what its
   *   keys do, as a sentence; `leaves(key)` (default: none): whether a key is somebody else's now; `draggable` (default true): whether pieces are dragged, or the finger may scroll; `onSelect(square | null)`: the reader picked
   *   a piece up or let it go; `onDraw(from, to, event)`: the reader drew an arrow, or marked a square, with the right button or while
   *   `drawing` is set; `inkOf(event)`: the color in which that stroke is drawn; `onPress(square)`: a square was pressed, true when that is all that
   *   it means; `onShape({ top, height })`: the squares reach from there so far down now;
   *   `onThrow(from)`: a piece was dropped beside the squares
   */
  constructor(
    host,
    {
      layout,
      onShape = () => {},
      container = host.parentElement,
      space,
      interactive = true,
      words = ENGLISH,
      label = words.board,
      keys,
      ...reader
    },
  ) {
    this.#host = host;
    this.#words = words;
    this.#layout = layout;
    this.#interactive = interactive;
    this.#onShape = onShape;
    this.#input = new BoardInput(words, () => this.#refresh(), reader);
    this.#space =
      space ?? (() => ({ width: container.clientWidth, height: container.clientHeight }));
    host.classList.add('board');
    adoptStyle(host);
    this.#surface = createSurface(host, container, () => this.resize());
    if (interactive) {
      this.#grid = new AccessibleGrid(host, { words, label, keys });
      this.#stops = this.#input.listen(host, {
        squareUnder: (x, y) => this.#squareUnder(x, y),
        geometry: () => this.#geometry,
        grid: this.#grid,
      });
    }
    this.#fit();
  }

  /**
   * Changes what is seen; parts that are not named stay.
   * @param change any of `pieces: Map<square, { role, color }>`, `dests: Map<square, square[]>` (or what answers `has` and `get` as one), `hints: Map<square, hint[]>` (see hints.js: how to
   *   show the moves of a piece; without an entry they are dots and rings), `orientation: 'white' | 'black'` (who sits
   *   below), `lastMove: square[]`, `premove: square[]`,
   *   `ahead` (whether `dests` are for moves ahead of the turn, and look so), `check: square[]`, `crowns: square[]`, `framed: square[]`,
   *   `path: { squares, shape: 'line' | 'arc' } | null`, `shapes` (arrows and circles, see shapes.js), `drawing` (whether every press draws),
   *   `theme` (its name, or one that is made like those of THEMES), `coordinates` (whether files and ranks are named where squares are large, or 'always'), `arrangement` (of levels, see arrangement.js), `allBadges` (whether every square above is seen where levels
   *   stand on one board, also an empty one)
   */
  set(change) {
    const reshaped = SHAPING.some((part) => part in change && change[part] !== this.#scene[part]);
    this.#scene = { ...this.#scene, ...change };
    this.#input.heed(change);
    if (reshaped) this.#fit();
    this.#refresh();
  }

  /** Picks the piece on a square up, as if the reader had; null lets go. The keyboard's cursor goes along. */
  select(square) {
    this.#input.selected = square;
    if (square) this.#grid?.point(square);
    this.#refresh();
  }

  /** Brings pieces from other squares, `{ from, to }[]`, to where they stand now; resolves when they are there. */
  play(motions) {
    this.#motion?.finish();
    this.#motion = animate((progress) => {
      this.#shifts = progress < 1 ? shiftsAt(this.#geometry, motions, progress) : new Map();
      this.#refresh();
    });
    return this.#motion.finished;
  }

  /** Opens a menu beside a square (content as openChooser takes it); resolves with the value chosen, or null. */
  async choose(square, content) {
    this.#chooser?.close();
    const anchor = { ...this.#geometry.corner(square), cell: this.#geometry.side(square) };
    const chooser = openChooser(this.#host, anchor, content, themeOf(this.#scene.theme));
    this.#chooser = chooser;
    const value = await chooser.chosen;
    if (this.#chooser === chooser) this.#chooser = null;
    this.#grid.focus(square);
    return value;
  }

  /** The square under a point of the window, or null. */
  squareAt(clientX, clientY) {
    const { x, y } = pointIn(this.#host, { clientX, clientY });
    return this.#squareUnder(x, y);
  }

  /** Takes the focus, to the square where its cursor stands. */
  focus() {
    this.#grid.focus(this.#grid.cursor);
  }

  /** Says a sentence to those who listen to the page. */
  announce(text) {
    this.#grid.announce(text);
  }

  /** Takes the room there is now, and is painted before that room is seen. */
  resize() {
    if (this.#fit()) this.#paint();
  }

  /** Lays the squares out in the room there is now, to be painted in the next frame; says whether they moved. */
  #fit() {
    const { orientation, coordinates, arrangement } = this.#scene;
    const geometry = createGeometry(this.#layout, {
      ...this.#space(),
      orientation,
      pixelRatio: devicePixelRatio,
      labels: this.#interactive && coordinates,
      captions: this.#interactive,
      arrangement,
    });
    if (this.#geometry?.looksLike(geometry)) return false;
    this.#geometry = geometry;
    this.#surface.resize(this.#geometry);
    this.#grid?.build(this.#geometry);
    this.#refresh();
    this.#onShape(this.#geometry.extent);
    return true;
  }

  destroy() {
    this.#chooser?.close();
    this.#motion?.finish();
    cancelAnimationFrame(this.#frame);
    this.#surface.destroy();
    for (const stop of this.#stops) stop();
    this.#host.replaceChildren();
  }

  #refresh() {
    this.#frame ||= requestAnimationFrame(() => this.#paint());
    const scene = { ...this.#scene, shapes: this.#shapes() };
    const { selected } = this.#input;
    this.#grid?.update((square) => squareText(square, scene, selected, this.#words), selected);
  }

  #paint() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const scene = this.#picture();
    const theme = themeOf(scene.theme);
    render(
      this.#surface.clear(),
      this.#geometry,
      scene,
      scene.ahead ? aheadOf(theme) : theme,
      getComputedStyle(this.#host).color,
    );
  }

  /** The scene with what the reader does on it, as render takes it. */
  #picture() {
    const { selected, held } = this.#input;
    return {
      ...this.#scene,
      selected,
      dests: this.#scene.dests.get(selected) ?? [],
      hints: this.#scene.hints.get(selected) ?? null,
      held,
      shifts: this.#shifts,
      shapes: this.#shapes(),
      levelNames: this.#words.levels,
    };
  }

  /** What is drawn, also by the pen that is not lifted yet. */
  #shapes() {
    return [...this.#scene.shapes, ...this.#input.strokes];
  }

  #squareUnder(x, y) {
    const badges = badgesOf(this.#layout, this.#picture());
    return this.#geometry.squareUnder(x, y, (square) => badges.has(square));
  }
}

function shiftsAt(geometry, motions, progress) {
  return new Map(
    motions.map(({ from, to }) => {
      const [start, end] = [geometry.corner(from), geometry.corner(to)];
      return [
        to,
        { x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress },
      ];
    }),
  );
}
