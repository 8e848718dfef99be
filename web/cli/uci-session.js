// kingcraft uci: the search as a UCI engine, for programs that play or analyse with one.

/**
 * @import { Game, Kingcraft } from '../kingcraft/index.js'
 * @import { Engine, SearchOptions, SearchReport } from '../worker/client.js'
 * @import { Command } from './command-line.js'
 * @import { Go } from './uci-go.js'
 * @typedef {{ run: (session: UciSession, words: string[]) => unknown, whileSearching?: boolean }} UciCommand
 *   whileSearching: it leaves the search alone
 */

import { createInterface } from 'node:readline';
import { quotable } from '../kingcraft/arguments.js';
import { KingcraftError } from '../kingcraft/errors.js';
import { createEngine } from '../worker/client.js';
import { print, status } from './command-line.js';
import { isBounded, parseGo } from './uci-go.js';
import { NUMBERS, numberNames, optionsOf } from './uci-options.js';
import { sendPerft } from './uci-perft.js';
import { GoSignals } from './uci-signals.js';

/** The lines of a report. @param {SearchReport} report @param {Game} game */
function infoLines({ lines, nodes, nps, elapsed, hashfull, best }, game) {
  if (!best) return [`info depth 0 score ${game.outcome()?.winner ? 'mate' : 'cp'} 0`];
  return lines.map(({ depth, seldepth, score, pv }, index) => {
    const value = 'mate' in score ? `mate ${score.mate}` : `cp ${score.cp}`;
    const counts = `nodes ${nodes} nps ${nps} hashfull ${hashfull} time ${elapsed}`;
    return `info depth ${depth} seldepth ${seldepth} multipv ${index + 1} score ${value} ${counts} pv ${pv.join(' ')}`;
  });
}

/** A conversation with a program: what it has set, and the search that it waits for. */
export class UciSession {
  /** @type {Record<string, UciCommand>} */
  static #commands = {
    uci: { run: (session) => session.#introduce() },
    isready: { run: (session) => session.#getReady(), whileSearching: true },
    setoption: { run: (session, words) => session.#setOption(words) },
    ucinewgame: { run: (session) => session.#closeEngine() },
    position: { run: (session, words) => session.#setPosition(words) },
    go: { run: (session, words) => session.#go(words) },
    ponderhit: { run: (session) => session.#ponderHit(), whileSearching: true },
    stop: { run: () => {} },
    d: { run: (session) => session.#show() },
    // There is no debug output, and nothing to register.
    debug: { run: () => {}, whileSearching: true },
    register: { run: () => {}, whileSearching: true },
    quit: { run: () => {} },
  };

  /** What it understands. */
  static commandNames = Object.keys(UciSession.#commands);

  #kingcraft;
  #send;
  #startEngine;
  #values = Object.fromEntries(numberNames.map((name) => [name, NUMBERS[name].usual]));
  #game;
  /** Null until a search needs it, and after another size of the table or number of threads. @type {Engine | null} */
  #engine = null;
  /** The games whose nets and tables the engine has, or cannot have. @type {Set<string>} */
  #prepared = new Set();
  #signals = new GoSignals();
  /** Resolves when `go` is answered. @type {Promise<void>} */
  #search = Promise.resolve();
  #ponders = false;
  /** Whether depth, nodes or its own time bound what is searched or counted. */
  #isBounded = true;

  /** @param {Kingcraft} kingcraft @param {(line: string) => void} send @param {typeof createEngine} startEngine */
  constructor(kingcraft, send, startEngine = createEngine) {
    this.#kingcraft = kingcraft;
    this.#send = send;
    this.#startEngine = startEngine;
    this.#game = kingcraft.newGame(kingcraft.variants[0].id);
  }

  /** Answers a line; false after the last one. @param {string} line */
  async take(line) {
    const [name, ...words] = line.trim().split(/\s+/);
    if (name === '') return true;
    const unknown = { run: () => this.#complain(`Unknown command "${quotable(name)}".`) };
    /** @type {UciCommand} */
    const command = Object.hasOwn(UciSession.#commands, name)
      ? UciSession.#commands[name]
      : unknown;
    try {
      if (!command.whileSearching) await this.#stopSearch();
      await command.run(this, words);
    } catch (error) {
      if (!(error instanceof KingcraftError)) throw error;
      this.#complain(error.message);
    }
    return name !== 'quit';
  }

  /** The input has ended: waits for what the last `go` asked for where it is bounded, and stops any other search. */
  async endOfInput() {
    if (this.#isBounded && !this.#ponders) await this.#search;
    await this.close();
  }

  /** Ends the search and the engine. */
  async close() {
    await this.#stopSearch();
    this.#closeEngine();
    this.#game.dispose();
  }

  /** @param {string} sentence */
  #complain(sentence) {
    this.#send(`info string ${sentence}`);
  }

  #introduce() {
    this.#send('id name Kingcraft\nid author the Kingcraft authors');
    for (const { name, type } of optionsOf(this.#kingcraft.variants.map(({ id }) => id)))
      this.#send(`option name ${name} type ${type}`);
    this.#send('uciok');
  }

  /** What takes time is done before a clock runs. */
  async #getReady() {
    await this.#readyEngine();
    this.#send('readyok');
  }

  /** Null, with a complaint, where no engine can be started. */
  async #newEngine() {
    const { hash, threads } = this.#values;
    const usual = NUMBERS.hash.usual;
    for (const megabytes of hash > usual ? [hash, usual] : [hash])
      try {
        const engine = await this.#startEngine({ hash: megabytes, threads });
        this.#values.hash = megabytes;
        return engine;
      } catch (error) {
        if (!(error instanceof KingcraftError)) throw error;
        this.#complain(error.message);
      }
    return null;
  }

  /** An engine with the net and the tables of the game. Without them it does what it can. */
  async #readyEngine() {
    this.#engine ??= await this.#newEngine();
    if (!this.#engine) return null;
    const { variant } = this.#game;
    if (this.#prepared.has(variant)) return this.#engine;
    this.#prepared.add(variant);
    await this.#engine.loadNet(variant).catch(() => {});
    await this.#engine.loadTables(variant).catch(() => {});
    return this.#engine;
  }

  #show() {
    const game = this.#game;
    this.#send(`${game.ascii()}\nVariant: ${game.variant}\nFEN: ${game.fen()}`);
  }

  async #stopSearch() {
    this.#signals.stop();
    await this.#search;
    this.#ponders = false;
  }

  #closeEngine() {
    this.#engine?.dispose();
    this.#engine = null;
    this.#prepared.clear();
  }

  #ponderHit() {
    if (!this.#ponders) return this.#complain('The engine is not pondering.');
    this.#ponders = false;
    this.#signals.hit();
  }

  /** `name … value …`. @param {string[]} words */
  async #setOption(words) {
    const found = /^name (.+?)(?: value(?: (.*))?)?$/i.exec(words.join(' '));
    if (!found) return this.#complain('"setoption" needs "name" and the option\'s name.');
    const [, name, value = ''] = found;
    const lowered = name.toLowerCase();
    if (lowered === 'uci_variant') return this.#replaceGame(this.#kingcraft.newGame(value));
    if (lowered === 'clear hash') return this.#closeEngine();
    if (lowered === 'ponder') return this.#checkFlag(name, value);
    const key = numberNames.find((each) => NUMBERS[each].name.toLowerCase() === lowered);
    if (!key) return this.#complain(`There is no option "${quotable(name)}".`);
    const { least, most } = NUMBERS[key];
    const number = /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= least && number <= most))
      return this.#complain(
        `The option ${NUMBERS[key].name} takes a number from ${least} to ${most}, not "${quotable(value)}".`,
      );
    if (key === 'hash' || key === 'threads') this.#closeEngine();
    this.#values[key] = number;
  }

  /** The program decides whether to ponder, so nothing is stored. @param {string} name @param {string} value */
  #checkFlag(name, value) {
    if (value !== 'true' && value !== 'false')
      this.#complain(`The option ${name} takes true or false, not "${quotable(value)}".`);
  }

  /** @param {Game} game */
  #replaceGame(game) {
    this.#game.dispose();
    this.#game = game;
  }

  /** `startpos` or `fen …`, and `moves …`. @param {string[]} words */
  #setPosition(words) {
    const at = words.includes('moves') ? words.indexOf('moves') : words.length;
    if (words[0] !== 'fen' && !(words[0] === 'startpos' && at === 1))
      return this.#complain('"position" needs "startpos" or "fen" and a FEN, then "moves" if any.');
    const fen = words[0] === 'fen' ? words.slice(1, at).join(' ') : undefined;
    const game = this.#kingcraft.newGame(this.#game.variant, fen);
    try {
      for (const move of words.slice(at + 1)) game.move(move);
    } catch (error) {
      game.dispose();
      throw error;
    }
    this.#replaceGame(game);
  }

  /** @param {string[]} words */
  async #go(words) {
    const go = parseGo(words, this.#game.turn());
    for (const fault of go.faults) this.#complain(fault);
    if (Number.isNaN(go.perft)) return;
    this.#signals = new GoSignals();
    this.#isBounded = isBounded(go);
    if (go.perft) {
      const signals = this.#signals;
      this.#search = sendPerft(this.#game, go.perft, () => signals.isStopped, this.#send);
      return;
    }
    const moves = this.#legalAmong(go.moves);
    const engine = await this.#readyEngine();
    if (!engine) return this.#send('bestmove (none)');
    this.#ponders = go.ponder;
    this.#search = this.#answer(engine, go, moves);
  }

  /** The ids of the moves that can be played; of the others it is said what is wrong. @param {string[]} texts */
  #legalAmong(texts) {
    return texts.flatMap((text) => {
      try {
        const { id } = this.#game.move(text);
        this.#game.undo();
        return [id];
      } catch (error) {
        if (!(error instanceof KingcraftError)) throw error;
        this.#complain(error.message);
        return [];
      }
    });
  }

  /** @param {Engine} engine @param {Go} go @param {string[]} searchMoves */
  async #answer(engine, go, searchMoves) {
    let answer = 'bestmove (none)';
    /** @param {Go['limits']} limits @param {AbortSignal} signal */
    const search = async (limits, signal) => {
      for await (const report of engine.analyse(
        this.#game,
        this.#optionsOf(limits, searchMoves, signal),
      )) {
        for (const line of infoLines(report, this.#game)) this.#send(line);
        const { best, ponder } = report;
        answer = `bestmove ${best ?? '(none)'}${ponder ? ` ponder ${ponder}` : ''}`;
      }
    };
    try {
      const { movetime, clock, ...others } = go.limits;
      const isTimed = movetime !== undefined || clock !== undefined;
      if (go.ponder) {
        await search(others, this.#signals.signal(isTimed));
        await this.#signals.wait(true);
      }
      // Whether pondered on or not: the time begins now, with what the table has from before.
      if (!go.ponder || (isTimed && !this.#signals.isStopped))
        await search(go.limits, this.#signals.signal(false));
      if (go.infinite) await this.#signals.wait(false);
    } catch (error) {
      if (!(error instanceof KingcraftError)) throw error;
      this.#complain(error.message);
    }
    this.#send(answer);
  }

  /** @param {Go['limits']} limits @param {string[]} searchMoves @param {AbortSignal} signal @returns {SearchOptions} */
  #optionsOf(limits, searchMoves, signal) {
    const { multipv, level, overhead } = this.#values;
    const clock = limits.clock && { ...limits.clock, overhead };
    return { ...limits, clock, multipv, level, searchMoves, signal };
  }
}

/** Is a UCI engine until its input ends. @type {Command} */
export const uci = {
  options: {},
  async run(kingcraft) {
    const session = new UciSession(kingcraft, print);
    const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines)
      if (!(await session.take(line))) {
        await session.close();
        return status.right;
      }
    await session.endOfInput();
    return status.right;
  },
};
