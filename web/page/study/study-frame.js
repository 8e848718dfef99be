// @ts-nocheck
/** The places of the screen of a study, and how much room its board has. */
import { createElement } from '../../scene/elements.js';
import { inside } from '../board-space.js';
import { inOrder } from '../game-words.js';
import { gameName, texts } from '../page-texts.js';

const SVG = 'http://www.w3.org/2000/svg';

/** The tools that a screen may have under the board: name, outline on a grid of 20. */
const TOOLS = [
  ['first', 'M5 4v12M15 4l-7 6l7 6z'],
  ['previous', 'M13 4l-7 6l7 6'],
  ['next', 'M7 4l7 6l-7 6'],
  ['last', 'M15 4v12M5 4l7 6l-7 6z'],
  ['hint', 'M10 3a5 5 0 0 1 2.5 9.3V14h-5v-1.7A5 5 0 0 1 10 3M8 17h4'],
  ['threat', 'M10 3l7.5 13h-15zM10 8v4M10 14v.2'],
  ['draw', 'M4 16l1-4L14 3l3 3L8 15zM12 5l3 3'],
  ['flip', 'M6 16V4M6 4L3 7M6 4l3 3M14 4v12M14 16l-3-3M14 16l3-3'],
];

/**
 * @param variants of the package
 * @param {{ title: string, id: string, toolsLabel: string, tools: string[], bar: HTMLElement | null }} parts what the screen is called, a
 *   beginning for ids, what the row of tools is called, names of TOOLS, and a meter beside the board
 * @param handlers `gallery()`, `back()`, `choose(variantId)`, `tool(name)` with a name of TOOLS
 */
export function createFrame(
  variants,
  { title: name, id, toolsLabel, tools: names, bar },
  handlers,
) {
  const brand = button('Kingcraft', handlers.gallery, 'brand');
  const games = createElement('select', { id: `${id}-game` });
  for (const variant of inOrder(variants))
    games.append(createElement('option', { value: variant.id, textContent: gameName(variant) }));
  games.addEventListener('change', () => handlers.choose(games.value));
  const back = button(texts.study.back, handlers.back);
  const title = createElement('h1', { textContent: name });
  const label = createElement('label', { htmlFor: games.id, textContent: texts.study.game });
  const top = createElement('header', { className: 'study-top' }, brand, title, label, games, back);

  const wanted = TOOLS.filter(([tool]) => names.includes(tool));
  const tools = new Map(wanted.map((tool) => [tool[0], createTool(tool, handlers.tool)]));
  const toolbar = createElement('div', { className: 'study-tools' }, ...tools.values());
  toolbar.setAttribute('role', 'toolbar');
  toolbar.setAttribute('aria-label', toolsLabel);
  const board = createElement('div', { className: 'study-board' });
  const table = createElement(
    'div',
    { className: 'study-table' },
    ...(bar ? [bar] : []),
    board,
    toolbar,
  );
  const stage = createElement('section', { className: 'study-stage' }, table);
  stage.setAttribute('aria-label', texts.study.board);

  const panel = createElement('aside', { className: 'study-panel' });
  panel.setAttribute('aria-label', texts.study.label);
  return { top, title, games, back, stage, table, board, toolbar, tools, panel };
}

function createTool([name, outline], act) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  svg.appendChild(document.createElementNS(SVG, 'path')).setAttribute('d', outline);
  const element = button('', () => act(name));
  element.append(svg, createElement('span', { textContent: texts.study.tool[name] }));
  return element;
}

function button(textContent, act, className = '') {
  const element = createElement('button', { type: 'button', textContent, className });
  element.addEventListener('click', act);
  return element;
}

const LEAST_HEIGHT = 320;

const pixels = (length) => Number.parseFloat(length) || 0;

/** `{ width, height }` in CSS pixels: the stage's width and the window's height, less all that stands beside, above and below the board. */
export function boardSpace(root, { top, stage, table, board }) {
  if (root.hidden) return { width: 0, height: 0 };
  const screen = getComputedStyle(root);
  const right = pixels(screen.getPropertyValue('--beside'));
  const isBeside = (element) => element.classList.contains('study-bar');
  const others = [...table.children].filter((child) => child !== board);
  const { rowGap, columnGap } = right ? screen : getComputedStyle(table);
  const bars = others
    .filter(isBeside)
    .reduce((sum, { offsetWidth }) => sum + offsetWidth + pixels(columnGap), 0);
  if (right) {
    const { width, height } = inside(root, screen);
    return { width: width - bars - right - pixels(columnGap), height };
  }
  const below = others
    .filter((element) => !isBeside(element))
    .reduce((sum, { offsetHeight }) => sum + offsetHeight + pixels(rowGap), 0);
  const { width, height } = inside(stage, getComputedStyle(stage));
  return { width: width - bars, height: Math.max(height - top.offsetHeight - below, LEAST_HEIGHT) };
}
