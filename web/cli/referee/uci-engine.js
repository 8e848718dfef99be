// One UCI engine: a process, what is asked of it, and how long it may take to answer.

/**
 * @import { Clock } from './time-control.js'
 * @import { UciInfo, UciLine, UciOption } from './uci-text.js'
 *
 * @typedef {(direction: '<' | '>', line: string) => void} Log gets every line that goes in or comes out
 *
 * @typedef {object} Pending the question that is not answered
 * @property {(line: string) => any} read what it makes of a line of the answer; undefined if that is nothing
 * @property {(value: any) => void} resolve with that value
 * @property {(error: EngineFault) => void} reject
 * @property {() => void} callOff ends its timer
 */

import { spawn } from 'node:child_process';
import { readBestMove, readInfo, readLeaves, readLine, readOption } from './uci-text.js';

/** How long an engine may take to start, or to get ready for a game, in milliseconds. */
const readyTime = 30_000;

/** An engine that broke down: `kind` is 'time' when it did not answer, 'crash' when it is gone. */
export class EngineFault extends Error {
  /** @param {'time' | 'crash'} kind @param {string} message */
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
}

export class UciEngine {
  #child;
  #name;
  #clock;
  #log;
  /** @type {Pending | null} */
  #pending = null;
  #unread = '';
  /** @type {EngineFault | null} */
  #gone = null;

  /**
   * The options on offer, by their names in lower case.
   * @type {Map<string, UciOption>}
   */
  options = new Map();

  /**
   * Starts the program.
   * @param {string[]} command the program, and its arguments
   * @param {string} name for messages
   * @param {Clock} clock
   * @param {Log} [log]
   */
  constructor([program, ...words], name, clock, log = () => {}) {
    this.#name = name;
    this.#clock = clock;
    this.#log = log;
    this.#child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.stdout.setEncoding('utf8').on('data', (text) => this.#read(text));
    // A pipe that breaks belongs to a process whose end is handled below.
    this.#child.stdin.on('error', () => {});
    this.#child.on('error', (error) => this.#end(`cannot be started: ${error.message}`));
    this.#child.on('close', (status, signal) =>
      this.#end(`ended (${signal ?? `status ${status}`})`),
    );
  }

  /** Asks for the options; the first thing to do. Rejected with an EngineFault. */
  async identify() {
    await this.#ask('uci', readyTime, (line) => {
      if (line.startsWith('option ')) {
        const option = readOption(line);
        this.options.set(option.name.toLowerCase(), option);
      }
      return line === 'uciok' ? true : undefined;
    });
  }

  /** The number of the process. */
  get pid() {
    return this.#child.pid;
  }

  get isGone() {
    return this.#gone !== null;
  }

  /** @param {string} name @param {string} value */
  setOption(name, value) {
    this.#send(`setoption name ${name} value ${value}`);
  }

  /** Forgets the last game. */
  async newGame() {
    this.#send('ucinewgame');
    await this.#ask('isready', readyTime, (line) => (line === 'readyok' ? true : undefined));
  }

  /**
   * Searches the position after these moves from the start.
   * @param {string[]} moves ids
   * @param {string} go the command, `go …`
   * @param {number} allowance how long it may take, in milliseconds; an EngineFault afterwards
   * @returns {Promise<{ best: string, elapsed: number, info: UciInfo | null }>}
   */
  async search(moves, go, allowance) {
    this.#send(
      moves.length > 0 ? `position startpos moves ${moves.join(' ')}` : 'position startpos',
    );
    const start = this.#clock.now();
    /** @type {UciInfo | null} */
    let info = null;
    const best = await this.#ask(go, allowance, (line) => {
      if (line.startsWith('info ')) info = readInfo(line) ?? info;
      return line.startsWith('bestmove') ? readBestMove(line) : undefined;
    });
    return { best, elapsed: this.#clock.now() - start, info };
  }

  /**
   * Searches any position, and returns the move that is best.
   * @param {string} position as FEN
   * @param {string} go the command, `go …`
   * @param {number} allowance how long it may take, in milliseconds; an EngineFault afterwards
   * @param {(line: UciLine) => boolean} isEnough gets each line that the engine reports; the search ends early when it
   *   says so
   */
  analyze(position, go, allowance, isEnough) {
    this.#send(`position fen ${position}`);
    let isStopped = false;
    return this.#ask(go, allowance, (text) => {
      const line = isStopped || !text.startsWith('info ') ? null : readLine(text);
      if (line && isEnough(line)) {
        isStopped = true;
        this.#send('stop');
      }
      return text.startsWith('bestmove') ? readBestMove(text) : undefined;
    });
  }

  /**
   * The leaves of the tree of legal moves from the start, `depth` plies deep.
   * @param {number} depth @param {number} allowance
   */
  perft(depth, allowance) {
    this.#send('position startpos');
    return this.#ask(`go perft ${depth}`, allowance, readLeaves);
  }

  /** Ends the process at once. */
  kill() {
    this.#end('was ended');
    this.#child.kill('SIGKILL');
  }

  /** @param {string} line */
  #send(line) {
    this.#log('<', line);
    this.#child.stdin.write(`${line}\n`);
  }

  /**
   * Sends a line; resolves with the first value that `read` makes of a line of the answer.
   * @template T
   * @param {string} question
   * @param {number} allowance
   * @param {(line: string) => T | undefined} read
   * @returns {Promise<T>}
   */
  #ask(question, allowance, read) {
    return new Promise((resolve, reject) => {
      if (this.#gone) return reject(this.#gone);
      const callOff = this.#clock.after(allowance, () => {
        this.#pending = null;
        const message = `${this.#name} gave no answer to '${question}' in ${allowance} ms`;
        reject(new EngineFault('time', message));
      });
      this.#pending = { read, resolve, reject, callOff };
      this.#send(question);
    });
  }

  /** @param {string} text */
  #read(text) {
    const lines = (this.#unread + text).split('\n');
    this.#unread = lines.pop() ?? '';
    for (const line of lines) this.#take(line.trim());
  }

  /** @param {string} line */
  #take(line) {
    this.#log('>', line);
    if (!this.#pending) return;
    const { read, resolve, callOff } = this.#pending;
    const value = read(line);
    if (value === undefined) return;
    this.#pending = null;
    callOff();
    resolve(value);
  }

  /** @param {string} message */
  #end(message) {
    if (this.#gone) return;
    this.#gone = new EngineFault('crash', `${this.#name} ${message}`);
    this.#pending?.callOff();
    this.#pending?.reject(this.#gone);
    this.#pending = null;
  }
}
