/**
 * The solved endgames of a game: who claimed what, and what the endgame tables say of it.
 * @import { Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { KnownClaim, KnownFigure, KnownPosition } from '../../variants/rulebook.js'
 * @import { LearnHandlers, LearnPage } from './learn-screen.js'
 */

import { h, sentence } from '../../dom/elements.js';
import { Diagram } from '../../game/diagram.js';
import { percent } from '../base/formats.js';
import { movesOf } from '../base/game-words.js';
import { createButton } from '../base/page-elements.js';
import { gameName, texts } from '../base/page-texts.js';
import { createContents, createHead, createSection, loadSolvedEndgames } from './learn-parts.js';
import {
  createArticle,
  createHeading,
  createParagraphs,
  createPlayFrom,
  createTable,
} from './rule-view.js';

/**
 * In the order in which they are shown.
 * @type {KnownClaim['verdict'][]}
 */
const VERDICTS = ['proved', 'refuted', 'settled', 'open'];

/**
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @param {LearnHandlers} handlers
 * @returns {Promise<LearnPage>}
 * @throws when it cannot be loaded
 */
export async function loadPage(kingcraft, variant, handlers) {
  const { claims } = await loadSolvedEndgames(variant.id);
  const groups = VERDICTS.map((verdict) => ({
    title: texts.solved.groups[verdict],
    rules: claims.filter((claim) => claim.verdict === verdict),
  })).filter(({ rules }) => rules.length > 0);
  const views = groups.map(({ rules }) =>
    rules.map((claim) => createClaim(kingcraft, variant, claim, handlers)),
  );
  const sections = groups.map(({ title }, index) => createSection(title, views[index]));
  const notes = claims.length > 0 ? [texts.solved.lead, texts.solved.shares] : [texts.solved.none];
  const title = texts.solved.title(gameName(variant));
  const head = createHead(variant, 'known', title, ...notes);
  return {
    title,
    text: h('div', { class: 'learn-text' }, head, ...sections),
    contents: createContents('known', groups),
    get plans() {
      return views.flat().flatMap(({ diagram }) => (diagram ? [diagram.plan] : []));
    },
    open: () => [],
    update() {},
  };
}

/**
 * One claim as the reader sees it: what is claimed and by whom, the verdict, the figures, and positions that show it.
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @param {KnownClaim} claim
 * @param {LearnHandlers} handlers
 */
function createClaim(kingcraft, variant, claim, handlers) {
  const { id, title, source, verdict } = claim;
  const figures = claim.figures.filter(({ white }) => white);
  const positions = claim.positions.flatMap(({ fen, ...position }) =>
    fen ? [{ fen, caption: `${position.caption} ${describeResult(position)}` }] : [],
  );
  const tag = h('span', { class: 'tag', 'data-verdict': verdict }, texts.solved.verdicts[verdict]);
  const text = h(
    'div',
    { class: 'rule-words' },
    createHeading(claim),
    h('p', { class: 'claim' }, ...sentence(claim.claim)),
    h('p', { class: 'credit' }, tag, ' ', source),
    ...createParagraphs(claim.text),
  );
  if (figures.length > 0) text.append(createFigures(title, figures));
  if (positions.length === 0) return { element: createArticle(id, text, null), diagram: null };

  const diagram = new Diagram(kingcraft, variant, { title, positions }, texts);
  const analyse = () => handlers.analyse({ variant: variant.id, fen: diagram.position.fen });
  const buttons = [
    createButton(texts.solved.open, analyse),
    createPlayFrom(variant, diagram, handlers),
  ];
  diagram.figure.append(h('div', { class: 'diagram-buttons' }, ...buttons));
  return { element: createArticle(id, text, diagram), diagram };
}

/**
 * "White wins in 12 moves."
 * @param {KnownPosition} position
 */
function describeResult({ winner, plies }) {
  return winner && plies ? texts.solved.wins(winner, movesOf(plies)) : texts.solved.draw;
}

/**
 * @param {string} title
 * @param {KnownFigure[]} figures
 */
function createFigures(title, figures) {
  const rows = figures.map(({ men: pieces, where, white, black, longest }) => [
    where ? `${pieces}, ${where}` : pieces,
    shares(white),
    shares(black),
    longest ? String(movesOf(longest)) : '–',
  ]);
  const table = createTable({ columns: texts.solved.columns, rows }, title);
  table.className = 'figures';
  return table;
}

/**
 * The shares of White's wins, draws and Black's wins.
 * @param {number[]} counts
 */
function shares(counts = []) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all === 0 ? '–' : counts.map((count) => percent(count, all)).join(' / ');
}
