// The figures as Markdown.

import { tableLines } from '../shared/page-part.mjs';

/** @import { takeTurns } from './turns.mjs' */
/** @import { FileSize, Size, Sizes } from './sizes.mjs' */

/** @typedef {Awaited<ReturnType<typeof takeTurns>>} Measured */
/**
 * @typedef {{ atLeast: number, atMost?: undefined } | { atMost: number, atLeast?: undefined }} Target of the median
 *   ratio
 */
/** @typedef {{ what: string, unit: string, measured: Measured, target: Target }} Figure */
/** @typedef {{ what: string, value: number, unit: string, atMost?: number, atLeast?: number }} PageFigure */

const million = 1e6;

function valueText(/** @type {number} */ value, /** @type {string} */ unit) {
  return unit.endsWith('/s')
    ? `${(value / million).toFixed(1)} M/s`
    : `${value.toFixed(2)} ${unit}`;
}

const ratioText = (/** @type {number} */ ratio) => ratio.toFixed(ratio < 0.1 ? 3 : 2);

/** The lines of a table whose columns are all aligned to the left. @param {string[]} heads @param {string[][]} rows */
const lines = (heads, rows) => [...tableLines(heads, rows, heads.length), ''];

/**
 * A figure is met when its median ratio reaches the target.
 * @param {{ measured: Pick<Measured, 'ratio'>, target: Target }} figure
 */
export function isMet({ measured: { ratio }, target }) {
  return target.atLeast === undefined ? ratio <= target.atMost : ratio >= target.atLeast;
}

function figureRow(/** @type {Figure} */ figure) {
  const { what, unit, measured, target } = figure;
  const { ours, theirs, ratio, low, high } = measured;
  const aim =
    target.atLeast === undefined
      ? `≤ ${ratioText(target.atMost)}`
      : `≥ ${ratioText(target.atLeast)}`;
  return [
    what,
    valueText(ours, unit),
    valueText(theirs, unit),
    `${ratioText(ratio)} (${ratioText(low)} to ${ratioText(high)})`,
    aim,
    isMet(figure) ? 'met' : 'not met',
  ];
}

/** The lines of a table of figures, or none. */
export function figureTable(/** @type {Figure[]} */ figures) {
  if (figures.length === 0) return [];
  const heads = ['figure', 'Kingcraft', 'the other', 'ratio (smallest to largest)', 'to reach', ''];
  return lines(heads, figures.map(figureRow));
}

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** @param {string} what @param {Size} size @param {number} [limit] @param {number} [reached] what the limit is for */
function sizeRow(what, { bytes, brotli }, limit, reached = bytes) {
  const aim = limit ? [`≤ ${kilobytes(limit)}`, reached <= limit ? 'met' : 'not met'] : ['', ''];
  return [what, kilobytes(bytes), kilobytes(brotli), ...aim];
}

/** The rows of the payload: its parts, and the sum with the modules in each of their two forms. */
export function payloadRows(
  /** @type {Pick<Sizes, 'payload' | 'bytesMax' | 'joined'>} */ { payload, bytesMax, joined },
) {
  /** @type {(...parts: Size[]) => Size} */
  const sum = (...parts) => ({
    bytes: parts.reduce((all, { bytes }) => all + bytes, 0),
    brotli: parts.reduce((all, { brotli }) => all + brotli, 0),
  });
  const isWasm = (/** @type {FileSize} */ { file }) => file.endsWith('.wasm');
  const isLoader = (/** @type {FileSize} */ { file }) => file.endsWith('wasm/engine.js');
  const wasm = sum(...payload.filter(isWasm));
  const loader = sum(...payload.filter(isLoader));
  const published = sum(...payload.filter((entry) => !isWasm(entry) && !isLoader(entry)));
  const all = sum(wasm, loader, published);
  return [
    sizeRow('engine.wasm', wasm),
    sizeRow('engine.js, which loads it', loader),
    sizeRow('the modules of the package, as they are published', published),
    sizeRow('the same, joined and minified', joined),
    sizeRow('all, with the modules as they are published', all, bytesMax, all.brotli),
    sizeRow('all, with the modules joined and minified', sum(wasm, loader, joined)),
  ];
}

/** The lines of the tables of sizes. */
export function sizeTables(/** @type {Sizes} */ sizes) {
  const shares = sizes.shares.map(({ game, bytes, part }) => [
    game,
    kilobytes(bytes),
    `${(100 * part).toFixed(1)} %`,
  ]);
  return [
    ...lines(['payload', 'plain', 'brotli', 'to reach', ''], payloadRows(sizes)),
    ...lines(['share of', 'code', 'of all code'], shares),
    ...lines(
      ['what other pages and disks have', 'plain', 'brotli', 'to reach', ''],
      sizes.forms.map((form) => sizeRow(form.what, form, form.atMost)),
    ),
  ];
}

const aimText = (/** @type {PageFigure} */ { atMost, atLeast, unit }) => {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trim();
  return atLeast === undefined ? '' : `≥ ${atLeast} ${unit}`.trim();
};

/** Whether a figure of the page meets its target; empty without a target. */
function pageVerdict(/** @type {PageFigure} */ figure) {
  if (aimText(figure) === '') return '';
  const { value, atMost = Infinity, atLeast = -Infinity } = figure;
  return value <= atMost && value >= atLeast ? 'met' : 'not met';
}

/** The lines of the table of the page. */
export function pageTable(/** @type {PageFigure[]} */ figures) {
  const rows = figures.map((figure) => {
    const value = `${Math.round(figure.value)} ${figure.unit}`.trim();
    return [figure.what, value, aimText(figure), pageVerdict(figure)];
  });
  return lines(['figure', 'measured', 'to reach', ''], rows);
}
