// The rules of the games: a page a game, and a page for each decision, from the rulebooks and the positions of the
// tests.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { linkTo } from '../../web/game/game-link.js';
import { learnAddress } from '../../web/game/page-address.js';
import { toSvg } from '../../web/kingcraft/draw/draw.js';
import { en } from '../../web/texts/game-texts.en.js';
import { games as gameTexts } from '../../web/variants/generated/games.en.js';
import { dataFolder, webFolder } from '../variants/variants.mjs';
import { addressFrom, escapeHtml, headingHtml, scrollBox } from './html.mjs';

/** @import { Color, Game, Kingcraft, Outcome, PlacedPiece, Variant } from '../../web/kingcraft/index.js' */
/** @import { Glance, Rule, Rulebook, RulePosition } from '../../web/variants/rulebook.js' */
/** @import { DrawnArrow, DrawColor } from '../../web/kingcraft/draw/draw.js' */
/** @import { DocsPage } from './html.mjs' */

/** @typedef {{ rule: string, what: string, fen: string, decision?: boolean }} RuleRecord a line of data/rules.jsonl */

const DECISIONS = 'decisions/index.html';
const SITE = '../';
const TAG = '<span class="tag">our interpretation</span>';

const paragraphs = (/** @type {string[]} */ texts) =>
  texts.map((/** @type {string} */ text) => `<p>${escapeHtml(text)}</p>\n`).join('');
const numberOf = (/** @type {string} */ id) => id.slice(id.indexOf('/') + 1);
/** @type {Record<string, { name: string } | undefined>} */
const names = gameTexts;
const gameName = (/** @type {Variant} */ { id, name }) => names[id]?.name ?? name;
const gamePath = (/** @type {string} */ variant) => `rules/${variant}.html`;
const decisionPath = (/** @type {string} */ id) => `decisions/${id.replace('/', '-')}.html`;

/** The pieces of one side in words: "king a4, pawns g2, g5". */
function piecesOf(/** @type {PlacedPiece[]} */ board, /** @type {Color} */ color) {
  /** @type {Map<string, string[]>} */
  const byRole = new Map();
  for (const { piece, square } of board.filter((placed) => placed.color === color))
    byRole.set(piece, [...(byRole.get(piece) ?? []), square]);
  return [...byRole]
    .map(([role, squares]) => `${role}${squares.length > 1 ? 's' : ''} ${squares.join(', ')}`)
    .join(', ');
}

/**
 * The shapes over a position: circles around a piece and its squares, or arrows for moves of several pieces.
 * @param {Game} game
 * @param {Pick<RulePosition, 'from' | 'moves' | 'forbidden'>} position
 * @returns {DrawnArrow[]}
 */
function shapesOf(game, { from: origin, moves = [], forbidden = [] }) {
  const headbutts = new Map(
    game
      .moves()
      .filter(({ kind }) => kind === 'headbutt')
      .map(({ id, captured }) => [id, captured[0].square]),
  );
  const shape = (/** @type {DrawColor} */ color) => (/** @type {string} */ id) => {
    const [, from, square] = /^([a-p]\d+\^?)([a-p]\d+\^?)/.exec(id) ?? [];
    const to = headbutts.get(id) ?? square;
    return { from: origin ? to : from, to, color };
  };
  /** @type {DrawnArrow[]} */
  const first = origin ? [{ from: origin, to: origin, color: 'blue' }] : [];
  const all = [...first, ...moves.map(shape('green')), ...forbidden.map(shape('red'))];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** Draws the positions of one game and collects the pictures. */
class Painter {
  #kingcraft;
  #variant;
  #files;

  /**
   * @param {Kingcraft} kingcraft
   * @param {Variant} variant
   * @param {Map<string, string>} files gets the pictures, by their paths
   */
  constructor(kingcraft, variant, files) {
    this.#kingcraft = kingcraft;
    this.#variant = variant;
    this.#files = files;
  }

  /**
   * Draws a position into a file. Returns its image with the pieces in words, the side to move or the result, and the
   * link that opens it.
   * @param {string} page
   * @param {string} name
   * @param {Pick<RulePosition, 'fen' | 'play' | 'from' | 'moves' | 'forbidden'>} position
   */
  #draw(page, name, position) {
    const { fen, play = [] } = position;
    const game = this.#kingcraft.newGame(this.#variant.id, fen);
    for (const id of play) game.move(id);
    const board = game.board();
    const turn = game.turn();
    const outcome = game.outcome();
    const pieces = `White: ${piecesOf(board, 'white')}. Black: ${piecesOf(board, 'black')}.`;
    const svg = toSvg(game, { arrows: shapesOf(game, position), label: pieces });
    game.dispose();
    const picture = `pictures/${this.#variant.id}-${name}.svg`;
    this.#files.set(picture, svg);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    const saved = { variant: this.#variant.id, fen, moves: play, end: null };
    return {
      image: `<img src="${addressFrom(page, picture)}" alt="${pieces}" width="${width}" height="${height}" loading="lazy">`,
      state: outcome
        ? en.outcome.sentence(outcome.winner, outcome.reason)
        : `${turn === 'white' ? 'White' : 'Black'} to move.`,
      link: `${addressFrom(page, SITE)}${escapeHtml(linkTo(saved, this.#variant.startFen))}`,
    };
  }

  /** A row of pictures; wide boards are not drawn side by side. */
  #row(/** @type {string[]} */ figures) {
    const { files, levels } = this.#variant;
    const isWide = files * levels > 8;
    const inside = figures.map((html) => `<figure>\n${html}\n</figure>`).join('\n');
    return `<div class="figures${isWide ? ' wide' : ''}">\n${inside}\n</div>\n`;
  }

  /** How the pieces move. */
  glance(/** @type {string} */ page, /** @type {Glance[]} */ entries) {
    const figures = entries.map((entry, index) => {
      const { image } = this.#draw(page, `glance-${index + 1}`, entry);
      const piece = entry.piece[0].toUpperCase() + entry.piece.slice(1);
      return `${image}\n<figcaption><strong>${piece}.</strong> ${escapeHtml(entry.text)}</figcaption>`;
    });
    return this.#row(figures);
  }

  /** Positions of a rule, each with a link that opens it. */
  positions(/** @type {string} */ page, /** @type {Rule} */ rule, positions = rule.positions) {
    const figures = positions.map((position) => {
      const name = `${numberOf(rule.id)}-${rule.positions.indexOf(position) + 1}`;
      const { image, state, link } = this.#draw(page, name, position);
      const caption = escapeHtml(position.caption);
      return `${image}
<figcaption>${position.decision ? `${TAG} ` : ''}${caption} <span class="quiet">${state}</span>
<a href="${link}" aria-label="Open on the board: ${caption}">Open</a></figcaption>`;
    });
    return this.#row(figures);
  }
}

function tableHtml(
  /** @type {NonNullable<Rule['table']>} */ { columns, rows },
  /** @type {string} */ label,
) {
  const head = columns.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map(
    ([first, ...others]) =>
      `<tr><th scope="row">${escapeHtml(first)}</th>${others.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`,
  );
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
  return scrollBox(label, 'scroll', table);
}

function ruleHtml(
  /** @type {string} */ page,
  /** @type {Rule} */ rule,
  /** @type {Painter} */ painter,
) {
  const number = /^[\d.]+$/.test(numberOf(rule.id)) ? `${numberOf(rule.id)} ` : '';
  const reading = rule.reading
    ? `<div class="reading"><p>${TAG} <a href="${addressFrom(page, decisionPath(rule.id))}">why, and what follows</a></p>\n${paragraphs(rule.reading)}</div>\n`
    : '';
  return [
    headingHtml(3, numberOf(rule.id), escapeHtml(`${number}${rule.title}`)),
    paragraphs(rule.text),
    rule.table ? tableHtml(rule.table, rule.title) : '',
    reading,
    painter.positions(page, rule),
  ].join('');
}

const credit = (/** @type {Variant} */ { inventor, year }) =>
  inventor ? `<p class="quiet">By ${escapeHtml(inventor)}, ${year}.</p>\n` : '';

/**
 * @param {Variant} variant
 * @param {Rulebook} book
 * @param {Painter} painter
 * @returns {DocsPage}
 */
function gamePage(variant, book, painter) {
  const page = gamePath(variant.id);
  const site = addressFrom(page, SITE);
  const atAGlance = { id: 'at-a-glance', html: 'The pieces at a glance' };
  const headings = book.glance.length > 0 ? [atAGlance] : [];
  const glance = headings
    .map(({ id, html }) => headingHtml(2, id, html) + painter.glance(page, book.glance))
    .join('');
  const sections = book.sections.map(({ title, rules }) => {
    const id = title.toLowerCase().replaceAll(/\W+/g, '-');
    headings.push({ id, html: escapeHtml(title) });
    return (
      headingHtml(2, id, escapeHtml(title)) +
      rules.map((rule) => ruleHtml(page, rule, painter)).join('')
    );
  });
  const html = `<h1>${escapeHtml(gameName(variant))}</h1>
${credit(variant)}<ol class="summary">${book.summary.map((text) => `<li>${escapeHtml(text)}</li>`).join('\n')}</ol>
<p><a href="${site}#play/${variant.id}">Play</a> · <a href="${site}${learnAddress(variant.id)}">Learn it on boards that you can touch</a></p>
<p>A blue circle in a picture marks the piece that it is about, a green one where it can go, a red one where a rule forbids it to go. Arrows mark single moves.</p>
${glance}${sections.join('')}`;
  return { path: page, title: gameName(variant), name: gameName(variant), html, headings };
}

/** The test positions of a decision. */
function testedHtml(/** @type {string} */ id, /** @type {RuleRecord[]} */ records) {
  const ours = records.filter(({ rule, decision }) => rule === id && decision);
  if (ours.length === 0) return '';
  const items = ours.map(
    ({ what, fen }) =>
      `<li>${escapeHtml(what)}<br><code class="fen">${escapeHtml(fen)}</code></li>`,
  );
  return `${headingHtml(2, 'tested', 'What the tests hold it to')}<ul>${items.join('\n')}</ul>\n`;
}

/**
 * @param {Variant} variant
 * @param {Rule} rule
 * @param {Painter} painter
 * @param {RuleRecord[]} records
 * @returns {DocsPage}
 */
function decisionPage(variant, rule, painter, records) {
  const page = decisionPath(rule.id);
  const ofDecision = rule.positions.filter(({ decision }) => decision);
  const positions = ofDecision.length ? ofDecision : rule.positions;
  const game = `<a href="${addressFrom(page, gamePath(variant.id))}#${numberOf(rule.id)}">${escapeHtml(gameName(variant))}</a>`;
  const lesson = `<a href="${addressFrom(page, SITE)}${learnAddress(rule.id)}"><code>${rule.id}</code></a>`;
  const html = `<h1>${escapeHtml(rule.title)}</h1>
<p class="quiet">A decision in the rules of ${game}; its id is ${lesson}.</p>
${headingHtml(2, 'rule', 'The rule')}${paragraphs(rule.text)}${headingHtml(2, 'reading', 'Our reading')}<div class="reading">${paragraphs(rule.reading ?? [])}</div>
${headingHtml(2, 'positions', 'What follows')}${painter.positions(page, rule, positions)}${testedHtml(rule.id, records)}`;
  return { path: page, title: rule.title, parent: DECISIONS, html };
}

/**
 * @param {{ variant: Variant, rules: Rule[] }[]} games
 * @returns {DocsPage}
 */
function decisionsPage(games) {
  const parts = games.map(({ variant, rules }) => {
    const items = rules.map(
      (rule) =>
        `<li><a href="${addressFrom(DECISIONS, decisionPath(rule.id))}">${escapeHtml(rule.title)}</a> <code>${rule.id}</code><br>${escapeHtml((rule.reading ?? rule.text)[0])}</li>`,
    );
    const id = `of-${variant.id}`;
    return `${headingHtml(2, id, escapeHtml(gameName(variant)))}<ul class="decisions">${items.join('\n')}</ul>\n`;
  });
  const html = `<h1>Decisions</h1>
<p>Where the inventor left a rule open, we mark our interpretation. Each has the positions that it decides.
Every one has an id, which <code>game.explain()</code> and the <a href="${addressFrom(DECISIONS, 'conformance.html')}">conformance kit</a> name.</p>
${parts.join('')}`;
  return { path: DECISIONS, title: 'Decisions', name: 'Decisions', html };
}

const readLines = (/** @type {string} */ file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/**
 * @param {Kingcraft} kingcraft the loaded package
 * @returns {{ pages: DocsPage[], below: DocsPage[], files: Map<string, string> }} pages of the contents, pages below
 *   them, pictures
 */
export function readRules(kingcraft) {
  /** @type {Map<string, string>} */
  const files = new Map();
  const order = Object.keys(names);
  const variants = [...kingcraft.variants].sort(
    (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
  );
  const games = variants.map((variant) => {
    /** @type {Rulebook} */
    const book = JSON.parse(
      readFileSync(path.join(webFolder(variant.id), 'rulebook.json'), 'utf8'),
    );
    const rules = book.sections
      .flatMap((section) => section.rules)
      .filter(({ decision }) => decision);
    return { variant, book, rules, painter: new Painter(kingcraft, variant, files) };
  });
  const pages = games.map(({ variant, book, painter }) => gamePage(variant, book, painter));
  const below = games.flatMap(({ variant, rules, painter }) => {
    if (rules.length === 0) return [];
    const records = readLines(path.join(dataFolder(variant.id), 'rules.jsonl'));
    return rules.map((rule) => decisionPage(variant, rule, painter, records));
  });
  return {
    pages: [...pages, decisionsPage(games.filter(({ rules }) => rules.length > 0))],
    below,
    files,
  };
}
