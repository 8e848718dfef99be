/**
 * Paints the frames of a game on a canvas: the board as the page has it, and a strip above and below it that names the
 * players, the game, and the move or the result.
 * @import { PictureFrame, PicturedGame } from './pictured-game.js'
 */
import { createLayout } from '../../board/layout.js';
import { render } from '../../board/render-board.js';
import { pictureGeometry } from '../../board/svg-picture.js';
import { NO_INPUT, sceneOf } from '../../game/position-scene.js';
import { otherColor } from '../../kingcraft/square.js';
import { boardTheme } from '../base/board-look.js';
import { gameName, texts } from '../base/page-texts.js';

/** In pixels of the geometry. */
const STRIP = 36;
const EDGE = 14;
const GAP = 12;
const DISC = 6;
/** The widest picture in pixels, and the largest square of the geometry's size. */
const WIDEST = 720;
const LARGEST = 1.25;
/** The side of a square in the geometry of pictures: squares of whole pixels are sharp. */
const CELL = 48;

const PAPER = '#ffffff';
const INK = '#24211d';
const QUIET = '#6b645b';
const DISCS = { white: '#fffdf8', black: INK };

export class FramePainter {
  canvas = document.createElement('canvas');
  #context;
  #game;
  #layout;
  #geometry;
  #theme = boardTheme();
  #family = getComputedStyle(document.body).fontFamily;

  /**
   * @param {PicturedGame} game
   * @throws where the browser has no canvas
   */
  constructor(game) {
    this.#game = game;
    this.#layout = createLayout(game.variant);
    const geometry = pictureGeometry(this.#layout, game.orientation);
    this.#geometry = geometry;
    const scale = Math.floor(CELL * Math.min(LARGEST, WIDEST / geometry.width)) / CELL;
    this.canvas.width = Math.ceil(geometry.width * scale);
    this.canvas.height = Math.ceil((geometry.height + 2 * STRIP) * scale);
    const context = this.canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error(texts.pictures.noCanvas);
    context.scale(scale, scale);
    this.#context = context;
  }

  get size() {
    const { width, height } = this.canvas;
    return { width, height };
  }

  /** The pixels of the frame that was painted last. */
  get pixels() {
    return this.#context.getImageData(0, 0, this.canvas.width, this.canvas.height).data;
  }

  /** @param {PictureFrame} frame */
  paint(frame) {
    const context = this.#context;
    const geometry = this.#geometry;
    const { variant, orientation } = this.#game;
    context.fillStyle = PAPER;
    context.fillRect(0, 0, geometry.width, geometry.height + 2 * STRIP);
    this.#paintStrip(STRIP / 2, otherColor(orientation), gameName(variant));
    this.#paintStrip(STRIP * 1.5 + geometry.height, orientation, frame.caption);
    context.save();
    context.translate(0, STRIP);
    const scene = {
      ...sceneOf(this.#layout, { ...frame, moves: [] }, texts.hints),
      ...NO_INPUT,
      shapes: [],
      levelNames: texts.board.levels,
    };
    const labels = { color: QUIET, family: this.#family };
    render(context, geometry, scene, this.#theme, labels);
    context.restore();
  }

  /**
   * A player at the left and a text at the right.
   * @param {number} middle
   * @param {PicturedGame['orientation']} color
   * @param {string} text
   */
  #paintStrip(middle, color, text) {
    const context = this.#context;
    const right = this.#geometry.width - EDGE;
    context.textBaseline = 'middle';
    context.font = `15px ${this.#family}`;
    context.fillStyle = QUIET;
    context.textAlign = 'right';
    context.fillText(text, right, middle);
    const free = right - context.measureText(text).width - GAP;
    const left = EDGE + 2 * DISC + 8;
    context.fillStyle = DISCS[color];
    context.strokeStyle = QUIET;
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(EDGE + DISC, middle, DISC, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    context.font = `600 15px ${this.#family}`;
    context.fillStyle = INK;
    context.textAlign = 'left';
    context.fillText(fitted(context, this.#game.names[color], free - left), left, middle);
  }
}

/**
 * As much of a text as there is room for.
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} width
 */
function fitted(context, text, width) {
  const isWide = (/** @type {string} */ part) => context.measureText(part).width > width;
  if (!isWide(text)) return text;
  const signs = [...text];
  while (signs.length > 0 && isWide(`${signs.join('')}…`)) signs.pop();
  return `${signs.join('')}…`;
}
