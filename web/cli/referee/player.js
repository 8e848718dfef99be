// A side of the match: a program with its options, started again after it broke down.

/**
 * @import { Clock } from './time-control.js'
 * @import { Log } from './uci-engine.js'
 */

import { UciEngine } from './uci-engine.js';

/**
 * @typedef {object} PlayerSetup
 * @property {string[]} command the UCI program, and its arguments
 * @property {string} name how it is shown
 * @property {[string, string][]} options what to set, names and values; unknown names are refused
 * @property {[string, string][]} defaults what to set where the program has it
 */

/** What the caller of the command got wrong; the message says how to put it right. */
export class UsageError extends Error {}

const variantOption = 'UCI_Variant';

/**
 * The options that are set: those asked for, and the defaults that the engine offers.
 * @param {PlayerSetup} setup @param {UciEngine} engine
 */
function settingsOf({ name, options, defaults }, engine) {
  for (const [option] of options) {
    if (!engine.options.has(option.toLowerCase())) {
      throw new UsageError(`${name} has no option '${option}'`);
    }
  }
  const asked = new Set(options.map(([option]) => option.toLowerCase()));
  /** @param {[string, string]} setting */
  const offered = ([option]) => engine.options.has(option.toLowerCase());
  return [
    ...defaults.filter(([option]) => !asked.has(option.toLowerCase())).filter(offered),
    ...options,
  ];
}

export class Player {
  #setup;
  #clock;
  #log;
  /** @type {UciEngine | null} */
  #engine = null;
  #variant = '';
  #retired = false;

  /**
   * @param {PlayerSetup} setup
   * @param {Clock} clock
   * @param {(line: string) => void} log gets every line that passes
   */
  constructor(setup, clock, log = () => {}) {
    this.#setup = setup;
    this.#clock = clock;
    this.#log = log;
  }

  get name() {
    return this.#setup.name;
  }

  /**
   * Makes the engine ready for a new game.
   * @param {string} variant
   * @throws UsageError when it does not play the variant or does not start, EngineFault when it breaks down, Error when
   *   the player has retired
   */
  async prepare(variant) {
    if (this.#retired) throw new Error(`${this.name} plays no more`);
    const running = this.#engine?.isGone === false ? this.#engine : null;
    this.#setVariant(running ?? (await this.#start()), variant);
    await this.#ask((engine) => engine.newGame());
  }

  /** As UciEngine's `search()`. @param {string[]} moves @param {string} go @param {number} allowance */
  search(moves, go, allowance) {
    return this.#ask((engine) => engine.search(moves, go, allowance));
  }

  /** Ends the engine permanently; a search that is under way is rejected. */
  retire() {
    this.#retired = true;
    this.#engine?.kill();
  }

  async #start() {
    const { command, name } = this.#setup;
    /** @type {Log} */
    const log = (direction, line) => this.#log(`${name} ${direction} ${line}`);
    const engine = new UciEngine(command, `${name} (${command.join(' ')})`, this.#clock, log);
    this.#engine = engine;
    await this.#ask(() => engine.identify()).catch((fault) => {
      throw new UsageError(fault.message, { cause: fault });
    });
    this.#variant = engine.options.get(variantOption.toLowerCase())?.default ?? 'chess';
    for (const [option, value] of settingsOf(this.#setup, engine)) engine.setOption(option, value);
    return engine;
  }

  /** @param {UciEngine} engine @param {string} variant */
  #setVariant(engine, variant) {
    if (variant === this.#variant) return;
    const option = engine.options.get(variantOption.toLowerCase());
    if (!option?.choices.includes(variant)) {
      throw new UsageError(`${this.name} does not play '${variant}'`);
    }
    engine.setOption(variantOption, variant);
    this.#variant = variant;
  }

  /**
   * Asks the engine something; one that breaks down in it is ended.
   * @template T
   * @param {(engine: UciEngine) => Promise<T>} question
   */
  async #ask(question) {
    if (!this.#engine) throw new Error(`${this.name} was not made ready`);
    try {
      return await question(this.#engine);
    } catch (fault) {
      this.#engine.kill();
      throw fault;
    }
  }
}

/** How the command line sets an option of an engine. */
/**
 * @param {string} value `NAME=VALUE`
 * @param {string} subject of the error: the options that need it, and that verb
 * @returns {[string, string]} name and value
 * @throws UsageError
 */
export function readSetting(value, subject = '--option-a and --option-b need') {
  const at = value.indexOf('=');
  if (at > 0) return [value.slice(0, at), value.slice(at + 1)];
  throw new UsageError(`${subject} NAME=VALUE, not '${value}'`);
}
