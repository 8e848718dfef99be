// kingcraft uci: the search as a UCI engine, for programs that play or analyse with one.

/**
 * @import { Game, Kingcraft, Variant } from '../kingcraft/index.js'
 * @import { Engine, SearchOptions, SearchReport } from '../worker/client.js'
 */

import { createInterface } from 'node:readline';
import { KingcraftError } from '../kingcraft/errors.js';
import { createEngine } from '../worker/client.js';
import { print, readWords, status } from './command-line.js';

/** The options that are numbers, with their defaults and limits. */
const NUMBERS = {
  hash: { name: 'Hash', usual: 16, least: 1, most: 4095 },
  threads: { name: 'Threads', usual: 1, least: 1, most: 256 },
  multipv: { name: 'MultiPV', usual: 1, least: 1, most: 256 },
  level: { name: 'Skill Level', usual: 10, least: 1, most: 10 },
};

/** @typedef {keyof typeof NUMBERS} NumberName */

const names = /** @type {NumberName[]} */ (Object.keys(NUMBERS));

/** The lines of a report. @param {SearchReport} report */
function infoLines({ lines, nodes, nps, elapsed, hashfull }) {
  return lines.map(({ depth, seldepth, score, pv }, index) => {
    const value = 'mate' in score ? `mate ${score.mate}` : `cp ${score.cp}`;
    const counts = `nodes ${nodes} nps ${nps} hashfull ${hashfull} time ${elapsed}`;
    return `info depth ${depth} seldepth ${seldepth} multipv ${index + 1} score ${value} ${counts} pv ${pv.join(' ')}`;
  });
}

/** The numbers of `go`: name → value. @param {string[]} words */
function numbersOf(words) {
  /** @type {Record<string, number | undefined>} */
  const numbers = {};
  for (const [index, word] of words.entries()) {
    const number = Number(words[index + 1]);
    if (Number.isInteger(number) && words[index + 1] !== undefined) numbers[word] = number;
  }
  return numbers;
}

/** A conversation with a program: what it has set, and the search that it waits for. */
export class UciSession {
  #kingcraft;
  #send;
  #values = Object.fromEntries(names.map((name) => [name, NUMBERS[name].usual]));
  /** @type {Variant} */
  #variant;
  /** @type {Game} */
  #game;
  /** Null until a search needs it, and after another size of the table or number of threads. @type {Engine | null} */
  #engine = null;
  #abort = new AbortController();
  /** Resolves when `go` is answered. @type {Promise<void>} */
  #search = Promise.resolve();

  /** @param {Kingcraft} kingcraft @param {(line: string) => void} send */
  constructor(kingcraft, send) {
    this.#kingcraft = kingcraft;
    this.#send = send;
    [this.#variant] = kingcraft.variants;
    this.#game = kingcraft.newGame(this.#variant.id);
  }

  /** Answers a line; false after the last one. @param {string} line */
  async take(line) {
    const [command, ...words] = line.trim().split(/\s+/);
    try {
      if (command === 'quit') return false;
      if (command === 'stop') this.#abort.abort();
      else if (command === 'uci') this.#introduce();
      else if (command === 'isready') this.#send('readyok');
      else if (command === 'go') await this.#go(words);
      else if (command === 'position') await this.#setPosition(words);
      else if (command === 'setoption') await this.#setOption(words);
      else if (command === 'ucinewgame') await this.#closeEngine();
      else if (command === 'd') this.#send(`${this.#game.ascii()}\nFen: ${this.#game.fen()}`);
      else if (command !== '') this.#send(`info string there is no command ${command}`);
    } catch (error) {
      if (!(error instanceof KingcraftError)) throw error;
      this.#send(`info string ${error.message}`);
    }
    return true;
  }

  /** Ends the search and the engine. */
  async close() {
    await this.#closeEngine();
    this.#game.dispose();
  }

  #introduce() {
    const variants = this.#kingcraft.variants.map(({ id }) => `var ${id}`).join(' ');
    this.#send('id name Kingcraft\nid author the Kingcraft authors');
    const [first] = this.#kingcraft.variants;
    this.#send(`option name UCI_Variant type combo default ${first.id} ${variants}`);
    for (const { name, usual, least, most } of Object.values(NUMBERS))
      this.#send(`option name ${name} type spin default ${usual} min ${least} max ${most}`);
    this.#send('uciok');
  }

  /** What is set or asked for during a search waits for it, as the protocol has it. */
  async #stopSearch() {
    this.#abort.abort();
    await this.#search;
  }

  async #closeEngine() {
    await this.#stopSearch();
    this.#engine?.dispose();
    this.#engine = null;
  }

  /** `name … value …`. @param {string[]} words */
  async #setOption(words) {
    const [, name = '', value = ''] = /^name (.*?)(?: value (.*))?$/i.exec(words.join(' ')) ?? [];
    if (name.toLowerCase() === 'uci_variant') {
      const found = this.#kingcraft.variants.find(({ id }) => id === value);
      if (!found) return this.#send(`info string there is no variant ${value}`);
      this.#variant = found;
      return this.#setPosition(['startpos']);
    }
    const key = names.find((each) => NUMBERS[each].name.toLowerCase() === name.toLowerCase());
    const number = Number(value);
    const { least, most } = key ? NUMBERS[key] : { least: 0, most: 0 };
    if (!key) return this.#send(`info string there is no option ${name}`);
    if (!Number.isInteger(number) || number < least || number > most)
      return this.#send(`info string ${NUMBERS[key].name} is a number from ${least} to ${most}`);
    if (key === 'hash' || key === 'threads') await this.#closeEngine();
    this.#values[key] = number;
  }

  /** `startpos` or `fen …`, and `moves …`. @param {string[]} words */
  async #setPosition(words) {
    await this.#stopSearch();
    const at = words.includes('moves') ? words.indexOf('moves') : words.length;
    const fen = words[0] === 'fen' ? words.slice(1, at).join(' ') : undefined;
    const game = this.#kingcraft.newGame(this.#variant.id, fen);
    try {
      for (const move of words.slice(at + 1)) game.move(move);
    } catch (error) {
      game.dispose();
      throw error;
    }
    this.#game.dispose();
    this.#game = game;
  }

  /** @param {string[]} words */
  async #go(words) {
    await this.#stopSearch();
    this.#abort = new AbortController();
    this.#engine ??= await createEngine({ hash: this.#values.hash, threads: this.#values.threads });
    this.#search = this.#think(this.#engine, this.#optionsOf(words), words.includes('infinite'));
  }

  /** @param {string[]} words of `go` @returns {SearchOptions} */
  #optionsOf(words) {
    const { depth, nodes, movetime, movestogo, ...clocks } = numbersOf(words);
    const [time, increment] =
      this.#game.turn() === 'white' ? [clocks.wtime, clocks.winc] : [clocks.btime, clocks.binc];
    const clock =
      time === undefined
        ? undefined
        : { remaining: Math.max(0, time), increment, movesToGo: movestogo };
    const { multipv, level } = this.#values;
    return { depth, nodes, movetime, clock, multipv, level, signal: this.#abort.signal };
  }

  /** @param {Engine} engine @param {SearchOptions} options @param {boolean} isInfinite whether the answer waits for `stop` */
  async #think(engine, options, isInfinite) {
    let answer = 'bestmove (none)';
    try {
      for await (const report of engine.analyse(this.#game, options)) {
        for (const line of infoLines(report)) this.#send(line);
        const { best, ponder } = report;
        answer = `bestmove ${best ?? '(none)'}${ponder ? ` ponder ${ponder}` : ''}`;
      }
      const { signal } = this.#abort;
      if (isInfinite && !signal.aborted)
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
    } catch (error) {
      if (!(error instanceof KingcraftError)) throw error;
      this.#send(`info string ${error.message}`);
    }
    this.#send(answer);
  }
}

/** Is a UCI engine until its input ends. @param {Kingcraft} kingcraft @param {string[]} words */
export async function runUci(kingcraft, words) {
  readWords(words);
  const session = new UciSession(kingcraft, print);
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) if (!(await session.take(line))) break;
  await session.close();
  return status.right;
}
