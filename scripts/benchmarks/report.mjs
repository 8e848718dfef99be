// The figures as Markdown.

/** @import { takeTurns } from './turns.mjs' */
/** @import { Form, FileSize, Sizes } from './sizes.mjs' */

/** @typedef {Awaited<ReturnType<typeof takeTurns>>} Measured */
/** @typedef {{ atLeast: number, atMost?: undefined } | { atMost: number, atLeast?: undefined }} Target of the median ratio */
/** @typedef {{ what: string, unit: string, measured: Measured, target: Target }} Figure */
/** @typedef {{ what: string, value: number, unit: string, atMost?: number, atLeast?: number }} PageFigure */

const million = 1e6;

function valueText(/** @type {number} */ value, /** @type {string} */ unit) {
  return unit.endsWith('/s')
    ? `${(value / million).toFixed(1)} M/s`
    : `${value.toFixed(2)} ${unit}`;
}

const ratioText = (/** @type {number} */ ratio) => ratio.toFixed(ratio < 0.1 ? 3 : 2);

const row = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;

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
  return row([
    what,
    valueText(ours, unit),
    valueText(theirs, unit),
    `${ratioText(ratio)} (${ratioText(low)} to ${ratioText(high)})`,
    aim,
    isMet(figure) ? 'met' : 'not met',
  ]);
}

/** The lines of a table of figures, or none. */
export function figureTable(/** @type {Figure[]} */ figures) {
  if (figures.length === 0) return [];
  return [
    row(['figure', 'Kingcraft', 'the other', 'ratio (smallest to largest)', 'to reach', '']),
    row(['---', '---', '---', '---', '---', '---']),
    ...figures.map(figureRow),
    '',
  ];
}

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;

function payloadRows(/** @type {Sizes} */ { payload, total, bytesMax }) {
  const wasm = payload.filter(({ file }) => file.endsWith('.wasm'));
  const glue = payload.filter(({ file }) => file.endsWith('engine.js'));
  const rest = payload.filter((entry) => !wasm.includes(entry) && !glue.includes(entry));
  const sum = (/** @type {FileSize[]} */ entries, /** @type {'bytes' | 'brotli'} */ key) =>
    entries.reduce((all, entry) => all + entry[key], 0);
  /** @type {[string, FileSize[]][]} */
  const groups = [
    ['engine.wasm', wasm],
    ['engine.js, which loads it', glue],
    ['the modules of the package', rest],
  ];
  return [
    ...groups.map(([name, entries]) =>
      row([name, kilobytes(sum(entries, 'bytes')), kilobytes(sum(entries, 'brotli')), '', '']),
    ),
    row([
      'all',
      kilobytes(sum(payload, 'bytes')),
      kilobytes(total),
      `≤ ${kilobytes(bytesMax)}`,
      total <= bytesMax ? 'met' : 'not met',
    ]),
  ];
}

function formRow(/** @type {Form} */ { what, bytes, brotli, atMost }) {
  const aim = atMost ? [`≤ ${kilobytes(atMost)}`, bytes <= atMost ? 'met' : 'not met'] : ['', ''];
  return row([what, kilobytes(bytes), kilobytes(brotli), ...aim]);
}

/** The lines of the tables of sizes. */
export function sizeTables(/** @type {Sizes} */ sizes) {
  const percent = (/** @type {number} */ part) => `${(100 * part).toFixed(1)} %`;
  return [
    row(['payload', 'plain', 'brotli', 'to reach', '']),
    row(['---', '---', '---', '---', '---']),
    ...payloadRows(sizes),
    '',
    row(['share of', 'code', 'of all code']),
    row(['---', '---', '---']),
    ...sizes.shares.map(({ game, bytes, part }) => row([game, kilobytes(bytes), percent(part)])),
    '',
    row(['what other pages and disks have', 'plain', 'brotli', 'to reach', '']),
    row(['---', '---', '---', '---', '---']),
    ...sizes.forms.map(formRow),
    '',
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
  return [
    row(['figure', 'measured', 'to reach', '']),
    row(['---', '---', '---', '---']),
    ...figures.map((figure) => {
      const value = `${Math.round(figure.value)} ${figure.unit}`.trim();
      return row([figure.what, value, aimText(figure), pageVerdict(figure)]);
    }),
    '',
  ];
}
