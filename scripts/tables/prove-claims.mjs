// node scripts/tables/prove-claims.mjs PROGRAM FOLDER BOOK...
// Fills into each book (web/variants/GAME/endgames.json) what the endgame tables in FOLDER say: verdicts, figures, and
// the values of positions. The words are written by hand. What needs tables that are not there is left as it is.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { piecesOf } from './positions-where.mjs';
import { Counter, Finder, readPosition } from './table-viewers.mjs';

/** @import { Readable } from 'node:stream' */
/** @import { Condition, Selection, Value, Viewer } from './table-viewers.mjs' */

/** @typedef {Selection & { men: string, white?: number[], black?: number[], longest?: number }} Figure */
/** @typedef {Selection & { men: string, fen: string, longest?: boolean } & Partial<Value>} BookPosition */
/** @typedef {{ verdict: string, proof: Condition[], figures: Figure[], positions: BookPosition[] }} Claim */
/** @typedef {{ variant: string, claims: Claim[], endings: BookPosition[] }} Book */

const PIECES_MIN = 2;

const [program, folder, ...files] = process.argv.slice(2);

/**
 * Visits each line of a stream. Lists of tables have many millions of lines.
 * @param {Readable} stream
 * @param {(line: string) => void} visit
 */
function visitLines(stream, visit) {
  let begun = '';
  stream.setEncoding('latin1');
  stream.on('data', (text) => {
    const lines = (begun + text).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) visit(line);
  });
}

/**
 * Visits the lines that a command prints about a table, or about all of so many pieces; false when a table is missing.
 * @param {'info' | 'list'} what
 * @param {string} variant
 * @param {string} material
 * @param {(line: string) => void} visit
 */
async function readTable(what, variant, material, visit) {
  const words = ['tables', what, variant, material, '--dir', folder];
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

/** Asks the same of every material of up to `others` pieces that the claim does not name: `sets` in number. */
class Others {
  #condition;
  #named;
  /** @type {Counter[]} */
  #counters = [];

  /**
   * @param {Condition} condition
   * @param {string[]} named
   */
  constructor(condition, named) {
    this.#condition = condition;
    this.#named = new Set(named);
  }

  /** @param {string} variant */
  async read(variant) {
    for (let count = PIECES_MIN; count <= (this.#condition.others ?? 0); count += 1) {
      /** @type {string[]} */
      const lines = [];
      await readTable('info', variant, String(count), (line) => lines.push(line));
      for (const line of lines.slice(1)) this.#add(line);
    }
  }

  #add(/** @type {string} */ line) {
    if (this.#named.has(line.split('\t', 1)[0])) return;
    const counter = new Counter({});
    counter.readInfo(line);
    this.#counters.push(counter);
  }

  get areThere() {
    return this.#counters.length === this.#condition.sets;
  }

  get hold() {
    return this.#counters.every((counter) => counter.fulfils(this.#condition));
  }
}

/** All viewers, by the material of their table. */
class Viewers {
  /** @type {Map<string, Viewer[]>} */
  #byMaterial = new Map();

  /**
   * @template {Viewer} T
   * @param {string} material
   * @param {T} viewer
   */
  add(material, viewer) {
    this.#byMaterial.set(material, [...(this.#byMaterial.get(material) ?? []), viewer]);
    return viewer;
  }

  /**
   * Shows each table; returns the materials that have one.
   * @param {string} variant
   */
  async show(variant) {
    /** @type {Set<string>} */
    const there = new Set();
    for (const [material, viewers] of this.#byMaterial) {
      /** @type {string[]} */
      const lines = [];
      if (!(await readTable('info', variant, material, (line) => lines.push(line)))) continue;
      there.add(material);
      const others = viewers.filter((viewer) => !viewer.readInfo(lines[1]));
      if (others.length === 0) continue;
      const needsPieces = others.some((viewer) => viewer.needsPieces);
      await readTable('list', variant, material, (line) => {
        const position = readPosition(line);
        const placed = needsPieces ? piecesOf(position.fen) : [];
        for (const viewer of others) viewer.visit(position, placed);
      });
    }
    return there;
  }
}

/** The materials that the proof of a claim names. */
const namesIn = (/** @type {Claim} */ { proof }) => proof.flatMap(({ men }) => men ?? []);

/** @param {Book} book */
async function prove(book) {
  const viewers = new Viewers();
  const work = book.claims.map((claim) => ({
    claim,
    proof: claim.proof.flatMap((condition) =>
      condition.men === undefined
        ? []
        : [{ condition, counter: viewers.add(condition.men, new Counter(condition)) }],
    ),
    others: claim.proof
      .filter(({ others }) => others)
      .map((each) => new Others(each, namesIn(claim))),
    figures: claim.figures.map((figure) => ({
      figure,
      counter: viewers.add(figure.men, new Counter(figure)),
    })),
  }));
  const longest = book.claims
    .flatMap(({ positions }) => positions)
    .filter((position) => position.longest)
    .map((position) => ({
      position,
      counter: viewers.add(position.men, new Counter(position)),
    }));
  const found = [...book.claims.flatMap(({ positions }) => positions), ...book.endings]
    .filter((position) => !position.longest)
    .map((position) => ({
      position,
      finder: viewers.add(position.men, new Finder(position.fen)),
    }));
  const there = await viewers.show(book.variant);
  for (const each of work.flatMap(({ others }) => others)) await each.read(book.variant);
  for (const { claim, proof, others, figures } of work) {
    const materials = [...namesIn(claim), ...claim.figures.map(({ men }) => men)];
    if (materials.every((one) => there.has(one)) && others.every(({ areThere }) => areThere)) {
      const holds =
        proof.every(({ condition, counter }) => counter.fulfils(condition)) &&
        others.every(({ hold }) => hold);
      claim.verdict = claim.proof.length === 0 ? 'settled' : holds ? 'proved' : 'refuted';
    }
    for (const { figure, counter } of figures) {
      if (there.has(figure.men)) Object.assign(figure, counter.facts);
    }
  }
  for (const { position, counter } of longest) {
    if (!there.has(position.men)) continue;
    if (!counter.longest) throw new Error(`${position.men} has no win`);
    Object.assign(position, counter.longest);
  }
  for (const { position, finder } of found) {
    if (!there.has(position.men)) continue;
    if (!finder.found) throw new Error(`${position.fen} is not in the table of ${position.men}`);
    Object.assign(position, finder.found);
  }
}

for (const file of files) {
  const book = JSON.parse(readFileSync(file, 'utf8'));
  await prove(book);
  writeFileSync(file, `${JSON.stringify(book, null, 2)}\n`);
}
