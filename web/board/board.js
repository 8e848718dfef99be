/** A board on a canvas: it knows a layout and a view, and is told what stands where and what may go where. */
import { animate } from './animation.js';
import { openChooser } from './chooser.js';
import { createGeometry } from './geometry.js';
import { listenToKeyboard } from './keyboard.js';
import { createMirror } from './mirror.js';
import { listenToPointer } from './pointer.js';
import { render } from './render.js';
import { isDest, press } from './selection.js';
import { THEMES } from './theme.js';

const EMPTY_STATE = {
  pieces: new Map(),
  dests: new Map(),
  orientation: 'white',
  lastMove: [],
  check: [],
  crowns: [],
  path: null,
  theme: 'paper',
};

/**
 * Puts a board into an element and keeps it as large as the space allows.
 * @param {HTMLElement} host an empty element; it takes the size of the board
 * @param options
 *   `layout` from createLayout; `space()`: the room there is, `{ width, height }` in CSS pixels (default: the parent's);
 *   `onMove(from, to)`: a pair out of `dests` was chosen (the same square twice: act in place);
 *   `interactive` (default true): pictures that nobody plays on set it to false; `label`: what the board is called
 * @returns the board: `set`, `play`, `choose`, `announce`, `resize`, `destroy`, `width()`
 */
export function createBoard(host, options) {
  const { layout, onMove, interactive = true, label = 'Board' } = options;
  const space = options.space ?? (() => ({ width: host.parentElement.clientWidth, height: host.parentElement.clientHeight }));
  const canvas = host.appendChild(document.createElement('canvas'));
  const context = canvas.getContext('2d');
  const mirror = interactive ? createMirror(host, { label }) : null;
  let state = EMPTY_STATE;
  let geometry = null;
  let selected = null;
  let held = null;
  let shifts = new Map();
  let running = null;
  let chooser = null;
  let frame = 0;
  let shape = '';

  host.classList.add('board');
  if (!interactive) canvas.setAttribute('aria-hidden', 'true');

  function paint() {
    frame = 0;
    const ratio = geometry.pixelRatio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, geometry.width, geometry.height);
    const dests = selected ? (state.dests.get(selected) ?? []) : [];
    render(context, geometry, { ...state, selected, dests, held, shifts }, THEMES[state.theme], getComputedStyle(host).color);
  }

  function refresh() {
    frame ||= requestAnimationFrame(paint);
    mirror?.update(describe, (square) => square === selected);
  }

  function describe(square) {
    const piece = state.pieces.get(square);
    const words = [square, piece ? `${piece.color} ${piece.role}` : 'empty'];
    if (selected && isDest(selected, square, state.dests)) words.push('can be chosen');
    return words.join(', ');
  }

  function resize() {
    const { width, height } = space();
    geometry = createGeometry(layout, { width, height, orientation: state.orientation, pixelRatio: devicePixelRatio, labels: interactive });
    canvas.width = Math.round(geometry.width * geometry.pixelRatio);
    canvas.height = Math.round(geometry.height * geometry.pixelRatio);
    for (const element of [host, canvas]) Object.assign(element.style, { width: `${geometry.width}px`, height: `${geometry.height}px` });
    const nextShape = [geometry.cell, geometry.stacked, geometry.flipped, geometry.labelRoom].join();
    if (mirror && nextShape !== shape) mirror.build(geometry);
    shape = nextShape;
    cancelAnimationFrame(frame);
    mirror?.update(describe, (square) => square === selected);
    paint();
  }

  function select(square) {
    selected = square;
    refresh();
  }

  function pressSquare(square) {
    const result = square ? press(selected, square, state.dests) : { selected: null, chosen: null };
    select(result.selected);
    if (result.chosen) onMove(result.chosen.from, result.chosen.to);
  }

  function drop(from, to) {
    held = null;
    const chosen = to && to !== from && isDest(from, to, state.dests);
    select(to === from ? from : null);
    if (chosen) onMove(from, to);
  }

  /** Brings men from other squares to where they stand now; resolves when they are there. */
  function play(motions) {
    running?.finish();
    running = animate((progress) => {
      shifts = progress < 1 ? shiftsAt(geometry, motions, progress) : new Map();
      refresh();
    });
    return running.finished;
  }

  async function choose(square, content) {
    chooser?.close();
    const anchor = { ...geometry.corner(square), cell: geometry.cell };
    chooser = openChooser(host, anchor, content, THEMES[state.theme]);
    const value = await chooser.chosen;
    chooser = null;
    mirror.focus(square);
    return value;
  }

  const stops = interactive ? listen() : [];
  function listen() {
    host.addEventListener('click', (event) => {
      if (event.detail === 0 && event.target.dataset.square) pressSquare(event.target.dataset.square);
    });
    return [
      listenToPointer(host, {
        squareUnder: (x, y) => geometry.squareUnder(x, y),
        canPick: (square) => state.dests.has(square),
        pick: select,
        press: pressSquare,
        drag(square, x, y) {
          held = { square, x, y };
          refresh();
        },
        drop,
        release: () => drop(null, null),
      }),
      listenToKeyboard(host, {
        cursor: () => mirror.focused(),
        geometry: () => geometry,
        moveTo: (square) => mirror.focus(square),
        press: pressSquare,
        escape: () => select(null),
      }),
    ];
  }

  const observer = new ResizeObserver(resize);
  observer.observe(host.parentElement);
  const ratioQuery = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  let ratio = ratioQuery();
  const ratioChanged = () => {
    ratio.removeEventListener('change', ratioChanged);
    ratio = ratioQuery();
    ratio.addEventListener('change', ratioChanged);
    resize();
  };
  ratio.addEventListener('change', ratioChanged);
  resize();

  return {
    /** Changes what is seen; parts that are not named stay. */
    set(change) {
      const turned = change.orientation && change.orientation !== state.orientation;
      state = { ...state, ...change };
      if (selected && !state.dests.has(selected)) selected = null;
      if (turned) resize();
      else refresh();
    },
    play,
    /** Opens a menu beside a square; resolves with the value of the chosen option, or null. */
    choose,
    /** Says a sentence to those who listen to the page. */
    announce: (text) => mirror.announce(text),
    resize,
    width: () => geometry.width,
    destroy() {
      chooser?.close();
      running?.finish();
      cancelAnimationFrame(frame);
      observer.disconnect();
      ratio.removeEventListener('change', ratioChanged);
      for (const stop of stops) stop();
      host.replaceChildren();
    },
  };
}

function shiftsAt(geometry, motions, progress) {
  return new Map(
    motions.map(({ from, to }) => {
      const [start, end] = [geometry.corner(from), geometry.corner(to)];
      return [to, { x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress }];
    }),
  );
}
