/** What the engine finds: its depth and speed, its best lines, and the bar beside the board. */
/** @import { Color, Variant } from '../../kingcraft/index.js' */
/** @import { SearchReport } from '../../worker/client.js' */
/** @import { Findings } from './analysis.js' */
/** @import { LineHandlers } from './engine-line-list.js' */
/** @import { EngineLine } from './engine-lines.js' */
/** @import { Study } from './study.js' */
import { createElement } from '../../dom/elements.js';
import { compactNumber } from '../base/formats.js';
import { describeScore } from '../base/game-words.js';
import { texts } from '../base/page-texts.js';
import { EngineLineList } from './engine-line-list.js';
import { winChance } from './engine-lines.js';

const MOST_LINES = 5;

export class EngineView {
  #switch = createElement('button', {
    type: 'button',
    className: 'study-switch',
    textContent: texts.engine.label,
  });
  #facts = createElement('p', { className: 'study-facts' });
  #fault = createElement('p', { className: 'study-fault' });
  #count = createElement('select', { id: 'study-lines' });
  #list;
  #meter = createElement('div', { className: 'study-bar resting off' });
  #white = createElement('div', { className: 'study-bar-white' });
  #score = createElement('span', { className: 'study-bar-score' });

  /** @param {{ toggle(): void, count(number: number): void, lines: LineHandlers }} handlers `count`: of lines */
  constructor({ toggle, count, lines }) {
    this.#switch.setAttribute('role', 'switch');
    this.#switch.addEventListener('click', toggle);
    for (let number = 1; number <= MOST_LINES; number++)
      this.#count.append(
        createElement('option', { value: String(number), textContent: String(number) }),
      );
    this.#count.addEventListener('change', () => count(Number(this.#count.value)));
    this.#list = new EngineLineList(lines);
    const label = createElement('label', {
      htmlFor: this.#count.id,
      textContent: texts.engine.lines,
    });
    const head = createElement(
      'div',
      { className: 'study-engine-head' },
      this.#switch,
      this.#facts,
      label,
      this.#count,
    );
    this.element = createElement(
      'section',
      { className: 'study-engine' },
      head,
      this.#fault,
      this.#list.element,
    );
    this.#fault.setAttribute('role', 'alert');
    this.element.setAttribute('aria-label', texts.engine.label);
    this.bar = this.#createBar();
  }

  #createBar() {
    this.#meter.setAttribute('role', 'meter');
    this.#meter.setAttribute('aria-label', texts.engine.chance);
    this.#meter.setAttribute('aria-valuemin', '0');
    this.#meter.setAttribute('aria-valuemax', '100');
    this.#meter.append(this.#white, this.#score);
    return this.#meter;
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
    this.#meter.classList.toggle('off', !isOn);
    this.#meter.classList.toggle('turned', orientation === 'black');
    if (lines.length > 0) this.#showScore(lines[0], current.turn, variant);
    else if (!isOn || note) this.#meter.classList.add('resting');
  }

  /**
   * Makes the bar as tall as the squares of the board beside it, in pixels.
   * @param {{ top: number, height: number }} extent
   */
  standBeside({ top, height }) {
    Object.assign(this.#meter.style, { marginTop: `${top}px`, height: `${height}px` });
  }

  /**
   * @param {EngineLine} line
   * @param {Color} turn
   * @param {Variant} variant
   */
  #showScore({ score, short }, turn, variant) {
    this.#meter.classList.remove('resting');
    const percent = Math.round(winChance(score, turn) * 100);
    this.#white.style.height = `${percent}%`;
    this.#score.textContent = short;
    this.#meter.setAttribute('aria-valuenow', String(percent));
    this.#meter.setAttribute('aria-valuetext', describeScore(score, turn, variant));
  }
}

/** @param {SearchReport} report */
function describeReport({ depth, nodes, nps }) {
  return texts.engine.facts(depth, compactNumber(nodes), compactNumber(nps));
}
