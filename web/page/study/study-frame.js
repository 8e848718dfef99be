/**
 * The parts of a screen with a board, its tools and a panel, as study and editor have it, and the space of the board.
 */
/** @import { Variant } from '../../kingcraft/index.js' */
import { h } from '../../dom/elements.js';
import { chosenPart } from '../base/board-look.js';
import { inside } from '../base/board-space.js';
import { inOrder } from '../base/game-words.js';
import { createButton } from '../base/page-elements.js';
import { gameName, texts } from '../base/page-texts.js';
import { createSvg } from '../base/svg-elements.js';

/**
 * @typedef {'first' | 'previous' | 'next' | 'last' | 'hint' | 'why' | 'solution' | 'threat' | 'draw' | 'flip'} ToolName
 */

/** Those of a study. @typedef {Exclude<ToolName, 'why' | 'solution'>} StudyTool */

/** @template {ToolName} [Name=ToolName] @typedef {ReturnType<typeof createFrame<Name>>} Frame */

/** The tools that a screen may have under the board: name, and outline on a grid of 20. @type {[ToolName, string][]} */
const TOOLS = [
  ['first', 'M5 4v12M15 4l-7 6l7 6z'],
  ['previous', 'M13 4l-7 6l7 6'],
  ['next', 'M7 4l7 6l-7 6'],
  ['last', 'M15 4v12M5 4l7 6l-7 6z'],
  ['hint', 'M10 3a5 5 0 0 1 2.5 9.3V14h-5v-1.7A5 5 0 0 1 10 3M8 17h4'],
  ['why', 'M6.5 7.5a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.5M10 16.2v.3'],
  ['solution', 'M2 10c4-6.5 12-6.5 16 0c-4 6.5-12 6.5-16 0zM10 7.5a2.5 2.5 0 1 0 .1 0'],
  ['threat', 'M10 3l7.5 13h-15zM10 8v4M10 14v.2'],
  ['draw', 'M4 16l1-4L14 3l3 3L8 15zM12 5l3 3'],
  ['flip', 'M6 16V4M6 4L3 7M6 4l3 3M14 4v12M14 16l-3-3M14 16l3-3'],
];

/**
 * @template {ToolName} Name
 * @param {readonly Variant[]} variants
 * @param {{ title: string, id: string, toolsLabel: string, tools: Name[], bar: HTMLElement | null }} parts `id` is the
 *   prefix of all ids, `bar` a meter beside the board
 * @param {{ choose(variant: string): void, tool(name: Name): void }} handlers
 */
export function createFrame(
  variants,
  { title: name, id, toolsLabel, tools: names, bar },
  handlers,
) {
  const games = h('select', {
    id: `${id}-game`,
    on: { change: () => handlers.choose(games.value) },
  });
  for (const variant of inOrder(variants))
    games.append(h('option', { value: variant.id }, gameName(variant)));
  const title = h('h1', {}, name);
  const label = h('label', { htmlFor: games.id }, texts.study.game);
  const top = h('header', { class: 'study-top' }, title, label, games);

  const offered = /** @type {[Name, string][]} */ (
    TOOLS.filter(([tool]) => names.some((name) => name === tool))
  );
  const tools = new Map(
    offered.map(([tool, outline]) => [tool, createTool(tool, outline, handlers.tool)]),
  );
  const toolbar = h(
    'div',
    { class: 'study-tools', role: 'toolbar', 'aria-label': toolsLabel },
    ...tools.values(),
  );
  const board = h('div', { class: 'study-board' });
  const boardGrid = h('div', { class: 'study-board-grid' }, ...(bar ? [bar] : []), board, toolbar);
  const boardArea = h(
    'section',
    { class: 'board-area study-board-area', 'aria-label': texts.study.board },
    boardGrid,
  );

  const panel = h('aside', { class: 'study-panel', 'aria-label': texts.study.label });
  return { top, title, games, boardArea, boardGrid, bar, board, toolbar, tools, panel };
}

/**
 * @template {ToolName} Name
 * @param {Name} name
 * @param {string} outline
 * @param {(name: Name) => void} act
 */
function createTool(name, outline, act) {
  const svg = createSvg(
    'svg',
    { viewBox: '0 0 20 20', 'aria-hidden': 'true' },
    createSvg('path', { d: outline }),
  );
  const element = createButton('', () => act(name), name);
  element.append(svg, h('span', {}, texts.study.tool[name]));
  return element;
}

/** The least height of the board, in CSS pixels. */
const LEAST_HEIGHT = 320;

/** @param {string} length */
const pixels = (length) => Number.parseFloat(length) || 0;

/**
 * The space of the board in CSS pixels, as much as the reader leaves it.
 * @param {HTMLElement} root of the screen
 * @param {Frame} frame
 * @returns {{ width: number, height: number }}
 */
export function frameSpace(root, frame) {
  return root.hidden ? { width: 0, height: 0 } : chosenPart(areaLeft(root, frame));
}

/**
 * The space of the board area, less what is beside, above and below the board.
 * @param {HTMLElement} root of the screen
 * @param {Frame} frame
 */
function areaLeft(root, { top, boardArea, boardGrid, bar, toolbar }) {
  const screen = getComputedStyle(root);
  // On a phone on its side, this much of the width belongs to what is right of the board.
  const right = pixels(screen.getPropertyValue('--beside'));
  const left = bar?.offsetWidth ? bar.offsetWidth + pixels(getComputedStyle(bar).marginRight) : 0;
  if (right) {
    const { width, height } = inside(root, screen);
    return { width: width - left - right - 2 * pixels(screen.columnGap), height };
  }
  // On a tablet, this much of the height belongs to the panel below the board.
  const below = pixels(screen.getPropertyValue('--below'));
  const used =
    top.offsetHeight + toolbar.offsetHeight + pixels(getComputedStyle(boardGrid).rowGap) + below;
  const { width, height } = inside(boardArea, getComputedStyle(boardArea));
  return { width: width - left, height: Math.max(height - used, LEAST_HEIGHT) };
}
