// The program under test: a process that answers a line of JSON with a line of JSON.

/** @import { Case, Fields } from './conformance-cases.js' */

import { spawn } from 'node:child_process';

const lineMax = 2 ** 20;

/** A program that did not answer as the protocol wants. */
export class Breakdown extends Error {}

/** A program that cannot be started at all. */
export class StartError extends Error {}

/** @param {string} text */
const quote = (text) => `'${text.length > 60 ? `${text.slice(0, 59)}…` : text}'`;

/** @param {string} line @returns {Fields} */
function readAnswer(line) {
  try {
    const answer = JSON.parse(line);
    if (answer !== null && typeof answer === 'object' && !Array.isArray(answer)) return answer;
  } catch {
    // It is thrown below.
  }
  throw new Breakdown(`it said ${quote(line)}, which is no JSON object`);
}

export class Program {
  #child;
  #seconds;
  #unread = '';
  /** @type {string[]} */
  #lines = [];
  /** @type {Error | null} */
  #end = null;
  #wake = () => {};
  #lastId = 0;

  /**
   * @param {string[]} command the program and its words
   * @param {number} seconds how long it may take to answer
   */
  constructor([program, ...words], seconds) {
    this.#seconds = seconds;
    this.#child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.stdout.setEncoding('utf8').on('data', (text) => this.#read(text));
    // A pipe that breaks belongs to a process whose end is handled below.
    this.#child.stdin.on('error', () => {});
    this.#child.on('error', ({ message }) => {
      this.#finish(new StartError(`'${program}' cannot be started: ${message}`));
    });
    this.#child.on('close', (code, signal) => {
      this.#finish(new Breakdown(`it ended (${signal ?? `status ${code}`}) without an answer`));
    });
  }

  /**
   * Sends a question and gives the answer to it.
   * @param {Case['question']} question
   * @returns {Promise<Fields>} rejected with a Breakdown or StartError
   */
  async ask(question) {
    const id = ++this.#lastId;
    this.#child.stdin.write(`${JSON.stringify({ id, ...question })}\n`);
    const answer = readAnswer(await this.#nextLine());
    if (answer.id === id) return answer;
    throw new Breakdown(`it answered ${quote(String(answer.id))} where ${id} was asked`);
  }

  /** Ends the process at once. */
  kill() {
    this.#child.kill('SIGKILL');
  }

  /** @param {string} text */
  #read(text) {
    const lines = (this.#unread + text).split('\n');
    if (lines.some((line) => line.length > lineMax)) {
      this.#finish(new Breakdown(`it said more than ${lineMax} characters in one line`));
      return;
    }
    this.#unread = lines.pop() ?? '';
    this.#lines.push(...lines.filter((line) => line.trim() !== ''));
    this.#wake();
  }

  /** @param {Error} error */
  #finish(error) {
    this.#end ??= error;
    this.#wake();
  }

  /** The next line that the program writes, now or within its time. */
  async #nextLine() {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#wake();
    }, this.#seconds * 1000);
    try {
      while (this.#lines.length === 0) {
        if (this.#end) throw this.#end;
        if (isLate) throw new Breakdown(`it gave no answer in ${this.#seconds} s`);
        await new Promise((resolve) => {
          this.#wake = () => resolve(null);
        });
      }
      return this.#lines.shift() ?? '';
    } finally {
      clearTimeout(timer);
    }
  }
}
