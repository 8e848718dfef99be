/** Shows the engine's depth and speed, its best lines, and the bar beside the board. */
/** @import { Color, Variant } from '../../kingcraft/index.js' */
/** @import { SearchReport } from '../../worker/client.js' */
/** @import { Findings } from './analysis.js' */
/** @import { LineHandlers } from './engine-line-list.js' */
/** @import { EngineLine } from './engine-lines.js' */
/** @import { Study } from './study.js' */
import { h } from '../../dom/elements.js';
import { winChance } from '../../game/win-chance.js';
import { compactNumber } from '../base/formats.js';
import { describeScore } from '../base/game-words.js';
import { texts } from '../base/page-texts.js';
import { EngineLineList } from './engine-line-list.js';

const MOST_LINES = 5;

export class EngineView {
  #switch = h(
    'button',
    { class: 'study-switch', type: 'button', role: 'switch' },
    texts.engine.label,
  );
  #facts = h('p', { class: 'study-facts' });
  #fault = h('p', { class: 'study-fault', role: 'alert' });
  #count = h('select', { id: 'study-lines' });
  #list;
  #white = h('div', { class: 'study-bar-white' });
  #score = h('span', { class: 'study-bar-score' });
  /** The bar beside the board. */
  bar = h(
    'div',
    {
      class: 'study-bar resting off',
      role: 'meter',
      'aria-label': texts.engine.chance,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
    },
    this.#white,
    this.#score,
  );

  /** @param {{ toggle(): void, count(number: number): void, lines: LineHandlers }} handlers `count`: of lines */
  constructor({ toggle, count, lines }) {
    this.#switch.addEventListener('click', toggle);
    for (let number = 1; number <= MOST_LINES; number++)
      this.#count.append(h('option', { value: String(number) }, String(number)));
    this.#count.addEventListener('change', () => count(Number(this.#count.value)));
    this.#list = new EngineLineList(lines);
    const label = h('label', { htmlFor: this.#count.id }, texts.engine.lines);
    const head = h(
      'div',
      { class: 'study-engine-head' },
      this.#switch,
      this.#facts,
      label,
      this.#count,
    );
    this.element = h(
      'section',
      { class: 'study-engine', 'aria-label': texts.engine.label },
      head,
      this.#fault,
      this.#list.element,
    );
  }

  /**
   * @param {{ isOn: boolean, count: number, orientation: Color }} state
   * @param {Findings} found
   * @param {Study} study
   */
  update({ isOn, count, orientation }, { report, lines, note, fault }, { current, variant }) {
    this.#switch.setAttribute('aria-checked', String(isOn));
    this.#facts.textContent = note || (report ? describeReport(report) : '');
    if (this.#fault.textContent !== fault) this.#fault.textContent = fault;
    this.#count.value = String(count);
    this.#list.update(isOn ? lines : [], isOn ? count : 0, current);
    this.bar.classList.toggle('off', !isOn);
    this.bar.classList.toggle('turned', orientation === 'black');
    if (lines.length > 0) this.#showScore(lines[0], current.turn, variant);
    else if (!isOn || note) this.bar.classList.add('resting');
  }

  /**
   * Makes the bar as tall as the squares of the board beside it, in pixels.
   * @param {{ top: number, height: number }} extent
   */
  standBeside({ top, height }) {
    Object.assign(this.bar.style, { marginTop: `${top}px`, height: `${height}px` });
  }

  /**
   * @param {EngineLine} line
   * @param {Color} turn
   * @param {Variant} variant
   */
  #showScore({ score, short }, turn, variant) {
    this.bar.classList.remove('resting');
    const percent = Math.round(winChance(score, turn) * 100);
    this.#white.style.height = `${percent}%`;
    this.#score.textContent = short;
    this.bar.setAttribute('aria-valuenow', String(percent));
    this.bar.setAttribute('aria-valuetext', describeScore(score, turn, variant));
  }
}

/** @param {SearchReport} report */
function describeReport({ depth, nodes, nps }) {
  return texts.engine.facts(depth, compactNumber(nodes), compactNumber(nps));
}
