// @ts-nocheck
// node scripts/settle-claims.mjs PROGRAM FOLDER BOOK...
// Fills into each book (web/variants/GAME/endgames.json) what the endgame tables in FOLDER say: verdicts, figures, and the
// values of positions. The words are written by hand. What needs tables that are not there is left as it is.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { holdsFor, menOf } from './positions-where.mjs';

const OTHER = { white: 'black', black: 'white' };
const SIDES = { w: 'white', b: 'black' };
const MEN_MIN = 2;

const [program, folder, ...files] = process.argv.slice(2);

const turnOf = (fen) => SIDES[fen[fen.indexOf(' ') + 1]];

/** Who wins when so many plies are left. */
const winnerIn = (plies, turn) => (plies % 2 ? turn : OTHER[turn]);

/** Shows each line of a text that comes in pieces: of lists of tables, which have many millions, a piece at a time. */
function visitLines(stream, visit) {
  let begun = '';
  stream.setEncoding('latin1');
  stream.on('data', (text) => {
    const lines = (begun + text).split('\n');
    begun = lines.pop();
    for (const line of lines) visit(line);
  });
}

/** The lines that a command about a table says, one at a time; false when there is no such table. */
async function readTable(what, variant, men, visit) {
  const words = ['tables', what, variant, men, '--dir', folder];
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let fault = '';
  child.stderr.on('data', (text) => {
    fault += text;
  });
  const ended = once(child, 'close');
  visitLines(child.stdout, visit);
  const [status] = await ended;
  if (status === 0) return true;
  if (/cannot be read/.test(fault)) return false;
  throw new Error(fault);
}

/** A line of `kingcraft tables list`. */
function readPosition(line) {
  const [fen, result, text] = line.split('\t');
  const turn = turnOf(fen);
  if (result === 'draw') return { fen, turn, winner: null, plies: null };
  const plies = Number(text);
  return { fen, turn, winner: winnerIn(plies, turn), plies };
}

const newCounts = () => ({ white: 0, draw: 0, black: 0 });

/** Counts the positions of a table that a filter lets through, or all; `beyond` leaves out those that are won in so few plies. */
class Counter {
  #filter;
  #beyond;
  #turns = { white: newCounts(), black: newCounts() };
  /** A position that lasts longest, as `{ fen, winner, plies }`; null where all are drawn. */
  longest = null;

  constructor({ filter, beyond = -1 }) {
    this.#filter = filter;
    this.#beyond = beyond;
  }

  get asksWhere() {
    return this.#filter !== undefined;
  }

  visit({ fen, turn, winner, plies }, men) {
    if (winner && plies <= this.#beyond) return;
    if (this.#filter && !holdsFor(this.#filter, men)) return;
    this.#turns[turn][winner ?? 'draw'] += 1;
    if (winner && plies > this.#plies) this.longest = { fen, winner, plies };
  }

  /** Takes the line of `kingcraft tables info`, which spares all the positions; false where they are needed one by one. */
  take(line) {
    if (this.#filter || this.#beyond >= 0) return false;
    const [, , ww, wd, wl, bw, bd, bl, plies, fen] = line.split('\t');
    this.#turns = {
      white: { white: Number(ww), draw: Number(wd), black: Number(wl) },
      black: { white: Number(bl), draw: Number(bd), black: Number(bw) },
    };
    if (plies > 0)
      this.longest = { fen, winner: winnerIn(Number(plies), turnOf(fen)), plies: Number(plies) };
    return true;
  }

  get #plies() {
    return this.longest?.plies ?? 0;
  }

  /** What a figure says. */
  get facts() {
    const numbers = ({ white, draw, black }) => [white, draw, black];
    const { white, black } = this.#turns;
    return { white: numbers(white), black: numbers(black), longest: this.#plies };
  }

  /**
   * Whether a condition of a proof holds: `every` position has this result, `no` one or `some`, with that side to move or
   * either; a `win` is either side's. Or the longest win takes so many plies, or is `within` them.
   */
  fulfils({ turn, every, no, some, within, lasts }) {
    const counts = turn ? [this.#turns[turn]] : Object.values(this.#turns);
    const sum = (of) => counts.reduce((all, each) => all + of(each), 0);
    const all = sum(({ white, draw, black }) => white + draw + black);
    if (all === 0) throw new Error('a proof is about no position at all');
    const number = (result) =>
      sum((each) => (result === 'win' ? each.white + each.black : each[result]));
    if (every) return number(every) === all;
    if (some) return number(some) > 0;
    if (no) return number(no) === 0;
    return lasts ? this.#plies === lasts : this.#plies <= within;
  }
}

/** Asks the same of every set of up to `others` men but those that the claim asks of by name: `sets` in number. */
class Others {
  #condition;
  #named;
  #counters = [];

  constructor(condition, named) {
    this.#condition = condition;
    this.#named = new Set(named);
  }

  async read(variant) {
    const take = (line) => {
      if (this.#named.has(line.split('\t', 1)[0])) return;
      const counter = new Counter({});
      counter.take(line);
      this.#counters.push(counter);
    };
    for (let men = MEN_MIN; men <= this.#condition.others; men += 1) {
      const lines = [];
      await readTable('info', variant, String(men), (line) => lines.push(line));
      lines.slice(1).forEach(take);
    }
  }

  get areThere() {
    return this.#counters.length === this.#condition.sets;
  }

  get hold() {
    return this.#counters.every((counter) => counter.fulfils(this.#condition));
  }
}

/** Everything that wants to see the positions of a set of men, by its name. */
class Viewers {
  #byMen = new Map();

  add(men, viewer) {
    this.#byMen.set(men, [...(this.#byMen.get(men) ?? []), viewer]);
    return viewer;
  }

  /** Shows each table; returns the names of those that are there. */
  async show(variant) {
    const there = new Set();
    for (const [men, viewers] of this.#byMen) {
      const facts = [];
      if (!(await readTable('info', variant, men, (line) => facts.push(line)))) continue;
      there.add(men);
      const others = viewers.filter((viewer) => !viewer.take(facts[1]));
      if (others.length === 0) continue;
      const asksWhere = others.some((viewer) => viewer.asksWhere);
      await readTable('list', variant, men, (line) => {
        const position = readPosition(line);
        const placed = asksWhere ? menOf(position.fen) : [];
        for (const viewer of others) viewer.visit(position, placed);
      });
    }
    return there;
  }
}

/** Finds the value of one position. */
class Finder {
  #fen;
  found = null;

  constructor(fen) {
    this.#fen = fen;
  }

  take() {
    return false;
  }

  visit({ fen, winner, plies }) {
    if (fen === this.#fen) this.found = { winner, plies };
  }
}

/** The sets of men that the proof of a claim names. */
const namesIn = ({ proof }) => proof.flatMap(({ men }) => men ?? []);

async function settle(book) {
  const viewers = new Viewers();
  const work = book.claims.map((claim) => ({
    claim,
    proof: claim.proof
      .filter(({ men }) => men)
      .map((each) => [each, viewers.add(each.men, new Counter(each))]),
    others: claim.proof
      .filter(({ others }) => others)
      .map((each) => new Others(each, namesIn(claim))),
    figures: claim.figures.map((each) => [each, viewers.add(each.men, new Counter(each))]),
  }));
  const longest = book.claims
    .flatMap(({ positions }) => positions)
    .filter((position) => position.longest)
    .map((position) => [position, viewers.add(position.men, new Counter(position))]);
  const found = [...book.claims.flatMap(({ positions }) => positions), ...book.endings]
    .filter((position) => !position.longest)
    .map((position) => [position, viewers.add(position.men, new Finder(position.fen))]);
  const there = await viewers.show(book.variant);
  for (const each of work.flatMap(({ others }) => others)) await each.read(book.variant);
  for (const { claim, proof, others, figures } of work) {
    const isNamedThere = [...proof, ...figures].every(([{ men }]) => there.has(men));
    if (isNamedThere && others.every(({ areThere }) => areThere)) {
      const holds =
        proof.every(([condition, counter]) => counter.fulfils(condition)) &&
        others.every(({ hold }) => hold);
      claim.verdict = claim.proof.length === 0 ? 'settled' : holds ? 'proved' : 'refuted';
    }
    for (const [figure, counter] of figures) {
      if (there.has(figure.men)) Object.assign(figure, counter.facts);
    }
  }
  for (const [position, counter] of longest) {
    if (!there.has(position.men)) continue;
    if (!counter.longest) throw new Error(`${position.men} has no win`);
    Object.assign(position, counter.longest);
  }
  for (const [position, finder] of found) {
    if (!there.has(position.men)) continue;
    if (!finder.found) throw new Error(`${position.fen} is not in the table of ${position.men}`);
    Object.assign(position, finder.found);
  }
}

for (const file of files) {
  const book = JSON.parse(readFileSync(file, 'utf8'));
  await settle(book);
  writeFileSync(file, `${JSON.stringify(book, null, 2)}\n`);
}
