// A side of the match: a program with its options, started again after it broke down.

import { EngineFault, UciEngine } from './uci-engine.mjs';
import { UsageError } from './usage-error.mjs';

/**
 * @typedef {object} PlayerSetup
 * @property {string} program path of the UCI program
 * @property {string} name how it is shown
 * @property {[string, string][]} options what to set, names and values; unknown names are refused
 * @property {[string, string][]} wishes what to set where the program has it
 */

const variantOption = 'UCI_Variant';

/** The options that are set: those asked for, and the wishes that the engine can fulfil. */
function settingsOf({ name, options, wishes }, engine) {
  for (const [option] of options) {
    if (!engine.options.has(option.toLowerCase())) {
      throw new UsageError(`${name} has no option '${option}'`);
    }
  }
  const asked = new Set(options.map(([option]) => option.toLowerCase()));
  const offered = ([option]) => engine.options.has(option.toLowerCase());
  return [
    ...wishes.filter(([option]) => !asked.has(option.toLowerCase())).filter(offered),
    ...options,
  ];
}

export class Player {
  #setup;
  #clock;
  #log;
  #engine = null;
  #variant = '';
  #retired = false;

  /**
   * @param {PlayerSetup} setup
   * @param {import('./clock.mjs').Clock} clock
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
   * Makes the engine ready for a new game of the variant. Rejected with a UsageError when it cannot
   * play it or does not start, with another Error when the player has retired.
   */
  async prepare(variant) {
    if (this.#retired) throw new Error(`${this.name} plays no more`);
    if (!this.#engine || this.#engine.isGone) await this.#start();
    this.#setVariant(variant);
    try {
      await this.#engine.newGame();
    } catch (error) {
      throw this.#unusable(error);
    }
  }

  /** As UciEngine's `search`; an engine that breaks down in it is ended. */
  async search(moves, go, allowance) {
    try {
      return await this.#engine.search(moves, go, allowance);
    } catch (error) {
      this.#engine.kill();
      throw error;
    }
  }

  /** Ends the engine for good; a search that is under way is rejected. */
  retire() {
    this.#retired = true;
    this.#engine?.kill();
  }

  async #start() {
    const { program, name } = this.#setup;
    try {
      const log = (direction, line) => this.#log(`${name} ${direction} ${line}`);
      this.#engine = await UciEngine.start(program, this.#clock, log);
    } catch (error) {
      throw this.#unusable(error);
    }
    this.#variant = this.#engine.options.get(variantOption.toLowerCase())?.default ?? 'chess';
    for (const [option, value] of settingsOf(this.#setup, this.#engine)) {
      this.#engine.setOption(option, value);
    }
  }

  #setVariant(variant) {
    if (variant === this.#variant) return;
    const option = this.#engine.options.get(variantOption.toLowerCase());
    if (!option?.choices.includes(variant)) {
      throw new UsageError(`${this.name} does not play '${variant}'`);
    }
    this.#engine.setOption(variantOption, variant);
    this.#variant = variant;
  }

  #unusable(error) {
    if (!(error instanceof EngineFault)) return error;
    return new UsageError(`${this.name} (${this.#setup.program}) ${error.message}`);
  }
}
