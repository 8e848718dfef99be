/** @import { BoardOptions, MenuContent, Motion, MovingPiece } from './board-types.js' */
/** @import { Scene, SquarePair } from './board-types.js' */
/**
 * A board on a canvas. It knows a layout and a view; who uses it says which pieces stand where and where they may go.
 */

import { AccessibleGrid } from './accessible-grid.js';
import { animate, CLIMB_TIME, GLIDE_TIME } from './animation.js';
import { createCanvas } from './board-canvas.js';
import { BoardInput } from './board-input.js';
import { adoptStyle } from './board-style.js';
import { ENGLISH, squareText } from './board-texts.js';
import { Chooser } from './chooser.js';
import { EMPTY_SCENE } from './empty-scene.js';
import { createGeometry } from './geometry.js';
import { badgesOf, cellsOf } from './level-badges.js';
import { levelMenu } from './level-menu.js';
import { drawnOn, paintedScene, withoutPieces } from './painted-scene.js';
import { changesLevel, movingPieces } from './piece-motions.js';
import { watchPictures } from './piece-pictures.js';
import { createPointIn } from './point-in.js';
import { paintHeld, renderLayers } from './render-board.js';
import { premoveTheme, themeOf } from './themes.js';

/** The parts of the scene that move the squares. */
const SHAPING = /** @type {const} */ (['orientation', 'coordinates', 'arrangement']);

export class Board {
  #host;
  #texts;
  #layout;
  #interactive;
  #space;
  #onShape;
  #input;
  #canvas;
  #pointIn;
  /** @type {AccessibleGrid | null} */
  #grid = null;
  #geometry;
  #scene = EMPTY_SCENE;
  /** @type {Map<string, MovingPiece[]>} */
  #shifts = new Map();
  /** @type {ReturnType<typeof animate> | null} */
  #motion = null;
  #chooser;
  /** The piece that waits for the answer of a menu. @type {SquarePair | null} */
  #waiting = null;
  #frame = 0;
  /** Whether all is to be painted again. */
  #isStale = true;
  /** @type {(() => void)[]} */
  #stops = [];
  #stopPictures = watchPictures(() => this.#refresh());

  /**
   * Puts a board into an element and makes it as large as the space allows, also when the space changes.
   * @param {HTMLElement} host an empty element; it takes the size of the board
   * @param {BoardOptions} options
   */
  constructor(
    host,
    {
      layout,
      onShape = () => {},
      container = host.parentElement ?? host,
      space = () => ({ width: container.clientWidth, height: container.clientHeight }),
      interactive = true,
      isLayered = false,
      texts = ENGLISH,
      label = texts.board,
      keys,
      ...reader
    },
  ) {
    this.#host = host;
    this.#texts = texts;
    this.#layout = layout;
    this.#interactive = interactive;
    this.#onShape = onShape;
    this.#input = new BoardInput(
      texts,
      (isCarried) => (isCarried ? this.#schedule() : this.#refresh()),
      reader,
    );
    this.#space = space;
    host.classList.add('board');
    adoptStyle(host);
    const onChange = () => this.resize();
    const onRestored = () => {
      this.#isStale = true;
      this.#paint();
    };
    this.#canvas = createCanvas(host, { container, isLayered, onChange, onRestored });
    this.#pointIn = createPointIn(host);
    this.#chooser = new Chooser(host, () => ({
      geometry: this.#geometry,
      theme: themeOf(this.#scene.theme),
    }));
    this.#geometry = this.#measure();
    if (interactive) {
      const grid = new AccessibleGrid(host, { texts, label, keys });
      this.#grid = grid;
      this.#stops = this.#input.listen(host, {
        pointIn: this.#pointIn,
        squareUnder: (x, y) => this.#squareFinder()(x, y),
        tappedWith: (square, isFinger) => this.#geometry.tappedWith(square, isFinger),
        ask: (squares) => this.#askWhich(squares),
        geometry: () => this.#geometry,
        grid,
      });
    }
    this.#applyGeometry();
  }

  /**
   * Changes what is seen; parts that are not named stay.
   * @param {Partial<Scene>} change
   */
  set(change) {
    const reshaped = SHAPING.some((part) => part in change && change[part] !== this.#scene[part]);
    if (change.state !== undefined && change.state !== this.#scene.state) this.#chooser.close();
    this.#scene = { ...this.#scene, ...change };
    this.#input.update(change);
    if (reshaped) this.#fit();
    this.#chooser.update();
    this.#refresh();
  }

  /**
   * Picks the piece on a square up, as if the reader had; null lets go. The keyboard's cursor goes along.
   * @param {string | null} square
   */
  select(square) {
    this.#input.offer(square);
    if (square) this.#grid?.point(square);
    this.#refresh();
  }

  /**
   * Moves pieces from other squares to where they stand now; resolves when they are there.
   * @param {readonly Motion[]} motions
   * @param {number} slowness how many times as long as in a game it takes
   */
  play(motions, slowness = 1) {
    this.#motion?.finish();
    const climbs = motions.some((motion) => changesLevel(this.#geometry, motion));
    this.#motion = animate(
      (progress) => {
        this.#shifts = progress < 1 ? movingPieces(this.#geometry, motions, progress) : new Map();
        this.#refresh();
      },
      (climbs ? CLIMB_TIME : GLIDE_TIME) * slowness * this.#scene.slowness,
    );
    return this.#motion.finished;
  }

  /**
   * Opens a menu beside a square; resolves with the value chosen, or null if the reader or a change of `state` has
   * closed it.
   * @template Value
   * @param {string} square
   * @param {MenuContent<Value>} content
   */
  async choose(square, content) {
    const waiting = content.from ? { from: content.from, to: square } : null;
    this.#waiting = waiting;
    this.#refresh();
    const value = await this.#chooser.choose(square, content);
    // Another menu may have closed this one.
    if (this.#waiting === waiting) this.#waiting = null;
    this.#refresh();
    this.#grid?.focus(square);
    return value;
  }

  /** Asks which of the squares of a cell a finger means. @param {readonly string[]} squares */
  #askWhich(squares) {
    return this.choose(
      squares[0],
      levelMenu(this.#layout, this.#scene.pieces, squares, this.#texts),
    );
  }

  /**
   * The square under a point of the window, or null.
   * @param {number} clientX
   * @param {number} clientY
   */
  squareAt(clientX, clientY) {
    const point = this.#pointIn({ clientX, clientY });
    return point && this.#squareFinder()(point.x, point.y);
  }

  /** The side of a square on the ground, in CSS pixels. */
  get cell() {
    return this.#geometry.cell;
  }

  /**
   * Whether a finger cannot tell one square from the other.
   * @param {string} square
   * @param {string} other
   */
  isSamePlace(square, other) {
    return this.#geometry.tappedWith(square, true).includes(other);
  }

  /** Takes the focus, to the square where its cursor stands. */
  focus() {
    this.#grid?.focus(this.#grid.cursor);
  }

  /** Says a sentence to screen readers. @param {string} text */
  announce(text) {
    this.#grid?.announce(text);
  }

  /**
   * Takes the present space, and is painted at once: the browser shows no frame with the old board in the new space.
   */
  resize() {
    if (this.#fit()) this.#paint();
  }

  /** Lays the squares out in the present space, to be painted in the next frame; says whether they moved. */
  #fit() {
    const geometry = this.#measure();
    if (this.#geometry.looksLike(geometry)) return false;
    this.#geometry = geometry;
    this.#applyGeometry();
    return true;
  }

  #measure() {
    const { orientation, coordinates, arrangement } = this.#scene;
    return createGeometry(this.#layout, {
      ...this.#space(),
      orientation,
      pixelRatio: devicePixelRatio,
      labels: this.#interactive && coordinates,
      captions: this.#interactive,
      arrangement,
    });
  }

  #applyGeometry() {
    this.#canvas.resize(this.#geometry);
    this.#grid?.build(this.#geometry);
    this.#chooser.update();
    this.#refresh();
    this.#onShape(this.#geometry.extent);
  }

  destroy() {
    this.#chooser.close();
    this.#motion?.finish();
    cancelAnimationFrame(this.#frame);
    this.#canvas.destroy();
    for (const stop of this.#stops) stop();
    this.#stopPictures();
    this.#host.replaceChildren();
  }

  #refresh() {
    this.#isStale = true;
    this.#schedule();
    const grid = this.#grid;
    const isMoved =
      this.#geometry.isCrowded && this.#geometry.dress(cellsOf(this.#layout, this.#paintedScene()));
    if (!grid) return;
    if (isMoved) grid.build(this.#geometry);
    const scene = { ...this.#scene, shapes: drawnOn(this.#scene, this.#input.strokes) };
    const { selected } = this.#input;
    const squareUnder = this.#squareFinder();
    const isDraggable = (/** @type {string} */ square) => {
      // A badge that is not seen belongs to the square below it.
      const { x, y } = this.#geometry.middle(square);
      const pressed = squareUnder(x, y);
      return (
        pressed !== null &&
        this.#geometry.tappedWith(pressed, true).some((one) => this.#input.canDrag(one))
      );
    };
    const nameOf = (/** @type {string} */ square) =>
      squareText(square, scene, selected, this.#texts);
    grid.update(nameOf, selected, isDraggable);
  }

  #schedule() {
    this.#frame ||= requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { ahead, theme: named } = this.#scene;
    const theme = ahead ? premoveTheme(themeOf(named)) : themeOf(named);
    const seen = this.#paintedScene();
    const scene = this.#scene.blind ? withoutPieces(seen) : seen;
    // A drag moves one piece: all else is painted once.
    if (this.#isStale) {
      const { color, fontFamily: family } = getComputedStyle(this.#host);
      this.#canvas.clear();
      renderLayers(this.#canvas.layer, this.#geometry, scene, theme, { color, family });
      this.#isStale = false;
    }
    if (scene.held) paintHeld(this.#canvas.hold(), this.#geometry, scene, theme);
    else this.#canvas.release();
  }

  /** The scene with what the reader does on it. */
  #paintedScene() {
    return paintedScene(this.#scene, this.#input, {
      waiting: this.#waiting,
      shifts: this.#shifts,
      levelNames: this.#texts.levels,
    });
  }

  /** Finds the square under a point, in the scene as it is now. */
  #squareFinder() {
    const badges = badgesOf(this.#layout, this.#paintedScene());
    return (/** @type {number} */ x, /** @type {number} */ y) =>
      this.#geometry.squareUnder(x, y, (square) => badges.has(square));
  }
}
