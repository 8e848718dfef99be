/**
 * Small pictures of saved games: the position at the end, drawn when its row comes near the window. A picture that was
 * drawn is used again until its game changes.
 * @import { Color, Kingcraft } from '../../kingcraft/index.js'
 * @import { BrowserStore } from '../store/browser-store.js'
 * @import { GameRecord, ListedGame } from '../store/saved-records.js'
 * @import { Theme } from '../../board/board-types.js'
 */

import { createGeometry } from '../../board/geometry.js';
import { createLayout } from '../../board/layout.js';
import { render } from '../../board/render-board.js';
import { h } from '../../dom/elements.js';
import { factsOf, orientationFor } from '../../game/game-facts.js';
import { NO_INPUT, sceneOf } from '../../game/position-scene.js';
import { withGame } from '../../kingcraft/with-game.js';
import { boardTheme, watchBoardTheme } from '../base/board-look.js';
import { texts } from '../base/page-texts.js';

/** The sides of a picture in CSS pixels; library.css has them too. */
const SIDE = 96;

/** Nothing is named beside a small picture. */
const NO_LABELS = Object.freeze({ color: 'transparent', family: 'sans-serif' });

/** How far below and above the window pictures are drawn. */
const AHEAD = '400px';

/**
 * @typedef {{ canvas: HTMLCanvasElement, game: Pick<ListedGame, 'id' | 'changed' | 'players'>, isDrawn: boolean }}
 *   Thumbnail
 */

export class GameThumbnails {
  #kingcraft;
  #store;
  /** By the id of the game. @type {Map<string, Thumbnail>} */
  #thumbnails = new Map();
  /** @type {WeakMap<Element, Thumbnail>} */
  #byCanvas = new WeakMap();
  #observer = new IntersectionObserver((entries) => this.#see(entries), { rootMargin: AHEAD });
  #theme = boardTheme();

  /**
   * @param {Kingcraft} kingcraft
   * @param {Pick<BrowserStore, 'game'>} store
   */
  constructor(kingcraft, store) {
    this.#kingcraft = kingcraft;
    this.#store = store;
    watchBoardTheme((theme) => this.#useTheme(theme));
  }

  /** Draws all pictures again in another theme. @param {Theme} theme */
  #useTheme(theme) {
    if (theme === this.#theme) return;
    this.#theme = theme;
    for (const thumbnail of this.#thumbnails.values()) {
      thumbnail.isDrawn = false;
      this.#watch(thumbnail);
    }
  }

  /**
   * The picture of a game, which may be empty until it is drawn.
   * @param {ListedGame} game
   */
  of(game) {
    const known = this.#thumbnails.get(game.id);
    if (known?.game.changed === game.changed) return known.canvas;
    const canvas = h('canvas', {
      class: 'row-picture',
      width: 1,
      height: 1,
      'aria-hidden': 'true',
    });
    const thumbnail = { canvas, game, isDrawn: false };
    this.#thumbnails.set(game.id, thumbnail);
    this.#byCanvas.set(canvas, thumbnail);
    this.#watch(thumbnail);
    canvas.addEventListener('contextrestored', () => {
      thumbnail.isDrawn = false;
      this.#watch(thumbnail);
    });
    return canvas;
  }

  /** @param {Thumbnail} thumbnail */
  #watch({ canvas }) {
    // An element that is watched already is seen only when it moves.
    this.#observer.unobserve(canvas);
    this.#observer.observe(canvas);
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #see(entries) {
    for (const { isIntersecting, target } of entries) {
      const thumbnail = this.#byCanvas.get(target);
      if (isIntersecting && thumbnail && !thumbnail.isDrawn) this.#draw(thumbnail);
    }
  }

  /** @param {Thumbnail} thumbnail */
  async #draw(thumbnail) {
    const { canvas, game } = thumbnail;
    thumbnail.isDrawn = true;
    this.#observer.unobserve(canvas);
    const record = await this.#store.game(game.id);
    const position = record && finalPosition(this.#kingcraft, record);
    if (!position) return;
    const orientation = orientationFor(position.variant, sideOf(game));
    paint(canvas, position, { orientation, theme: this.#theme });
  }
}

/**
 * The position at the end of a saved game; null if the record is no game.
 * @param {Kingcraft} kingcraft
 * @param {Pick<GameRecord, 'saved'>} record which may hold anything
 */
export function finalPosition(kingcraft, record) {
  const { variant: id, fen, moves } = Object(Object(record).saved);
  const variant = kingcraft.variants.find((one) => one.id === id);
  if (!variant) return null;
  try {
    return withGame(kingcraft, variant.id, fen || undefined, (game) => {
      let move = null;
      for (const step of moves) move = game.move(step);
      return { variant, move, ...factsOf(game) };
    });
  } catch {
    return null;
  }
}

/**
 * The side from which the person saw the board.
 * @param {Pick<ListedGame, 'players'>} game
 * @returns {Color}
 */
function sideOf({ players }) {
  return players?.black === 'person' && players.white !== 'person' ? 'black' : 'white';
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {NonNullable<ReturnType<typeof finalPosition>>} position
 * @param {{ orientation: Color, theme: Theme }} view
 */
function paint(canvas, { variant, ...position }, { orientation, theme }) {
  const layout = createLayout(variant);
  const geometry = createGeometry(layout, {
    arrangement: 'badges',
    orientation,
    pixelRatio: devicePixelRatio,
    labels: false,
    captions: false,
    width: SIDE,
    height: SIDE,
  });
  const context = canvas.getContext('2d');
  if (!context) return;
  canvas.width = Math.round(geometry.width * devicePixelRatio);
  canvas.height = Math.round(geometry.height * devicePixelRatio);
  Object.assign(canvas.style, { width: `${geometry.width}px`, height: `${geometry.height}px` });
  context.scale(devicePixelRatio, devicePixelRatio);
  const scene = {
    ...sceneOf(layout, { ...position, moves: [] }, texts.hints),
    ...NO_INPUT,
    path: null,
    shapes: [],
    levelNames: texts.board.levels,
  };
  render(context, geometry, scene, theme, NO_LABELS);
}
