// The rulebooks say what the package does: every rule has positions, and the engine agrees with each.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readDeclarations } from './declarations.js';
import { createCheck } from './schema-faults.js';
import { assertSame, kingcraft, readDataOf, variantIds, withGame } from './support.js';

const schema = JSON.parse(readFileSync(new URL('./rulebook-schema.json', import.meta.url), 'utf8'));
const rulebookFaults = createCheck(schema);

const sorted = (texts) => [...texts].sort();

const readBook = (variant) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../web/variants/${variant}/rulebook.json`, import.meta.url),
      'utf8',
    ),
  );

const books = new Map(variantIds.map((variant) => [variant, readBook(variant)]));

const rulesOf = ({ sections }) => sections.flatMap(({ rules }) => rules);

/** The articles of the FIDE Laws that a paragraph explains. */
const CHESS_RULES =
  '1.2 3.1 3.2 3.3 3.4 3.5 3.6 3.7.1 3.7.2 3.7.3 3.7.4 3.7.5 3.8.1 3.8.2 3.9.2 5.1.1 5.2.1 5.2.2 5.2.3 6.9 9.2 9.3 9.6';

/** The rules with our interpretation; only we answer for them, so none may be lost. */
const DECISIONS = [
  'chess/9.6',
  'flying/5',
  'flying/insufficient-material',
  'kingscourt/1',
  'kingscourt/6',
  'kingscourt/7',
  'levitating/1',
  'levitating/2',
  'levitating/3',
  'levitating/insufficient-material',
  'levitating/stalemate',
  'tax/3',
  'tax/4',
  'tax/insufficient-material',
  'twokings/4',
  'twokings/insufficient-material',
];

/** As the data writes it: `white checkmate`, `draw stalemate`. */
const outcomeText = (outcome) => outcome && `${outcome.winner ?? 'draw'} ${outcome.reason}`;

for (const [variant, book] of books)
  test(`${variant}: every numbered rule has a position in the data of the engine`, () => {
    const shown = new Set(readDataOf(variant, 'rules.jsonl').map(({ rule }) => rule));
    const numbered = rulesOf(book).filter(({ id }) => /^\w+\/\d+$/.test(id));
    assert.deepEqual(
      numbered.map(({ id }) => id).filter((id) => !shown.has(id)),
      [],
    );
    assert.ok(variant === 'chess' || numbered.length >= 4, variant);
  });

/** Runs `work` with a game at the position that the reader sees. */
function withPosition(variant, { fen, play = [] }, work) {
  withGame(variant, fen, (game) => {
    for (const id of play) assertSame(game.move(id).id, id, { variant, fen }, `play ${id}`);
    work(game);
  });
}

function replayFacts(game, { check, outcome, claims }, where, what) {
  if (check !== undefined) assertSame(game.isCheck(), check, where, `${what}: isCheck()`);
  if (outcome !== undefined)
    assertSame(outcomeText(game.outcome()), outcome, where, `${what}: outcome()`);
  if (claims) assertSame(game.claims(), claims, where, `${what}: claims()`);
}

function replay(variant, position, what) {
  const where = { variant, fen: position.fen };
  const { from, moves = [], forbidden = [] } = position;
  withPosition(variant, position, (game) => {
    const legal = game.moves().map(({ id }) => id);
    const missing = moves.filter((id) => !legal.includes(id));
    assertSame(missing, [], where, `${what}: moves that are shown and not legal`);
    const allowed = forbidden.filter((id) => legal.includes(id));
    assertSame(allowed, [], where, `${what}: moves that are forbidden and legal`);
    if (from) {
      const all = game.moves({ square: from }).map(({ id }) => id);
      assertSame(sorted(moves), sorted(all), where, `${what}: all moves from ${from}`);
    }
    replayFacts(game, position, where, what);
  });
}

/** The moves that win at once for the side to move. */
function winningIds(game) {
  const color = game.turn();
  return game.moves().flatMap(({ id }) => {
    game.move(id);
    const won = game.outcome()?.winner === color;
    game.undo();
    return won ? [id] : [];
  });
}

function replayStep(variant, step) {
  const where = { variant, fen: step.fen };
  const what = `lesson, ${step.title}`;
  const wrong = (step.wrong ?? []).flatMap(({ moves }) => moves);
  withPosition(variant, step, (game) => {
    const legal = game.moves().map(({ id }) => id);
    const lost = step.goal.filter((id) => !legal.includes(id));
    assertSame(lost, [], where, `${what}: moves to find that are not legal`);
    const both = step.goal.filter((id) => wrong.includes(id));
    assertSame(both, [], where, `${what}: moves that are right and wrong`);
    const strange = wrong.filter((id) => !/^([a-l][1-8]\^?){2}[a-z]?$/.test(id));
    assertSame(strange, [], where, `${what}: wrong moves that are none`);
    if (step.wins)
      assertSame(sorted(winningIds(game)), sorted(step.goal), where, `${what}: moves that win`);
  });
}

for (const [variant, book] of books) {
  const rules = rulesOf(book);

  test(`${variant}: the rulebook is sound`, () => {
    assert.deepEqual(rulebookFaults(book), []);
    assert.equal(book.variant, variant);
    const ids = rules.map(({ id }) => id);
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
      'ids that occur twice',
    );
    assert.deepEqual(
      ids.filter((id) => !id.startsWith(`${variant}/`)),
      [],
      'ids of another game',
    );
  });

  test(`${variant}: the rules stand in the order of their numbers`, () => {
    const numbers = rules.map(({ id }) => id.split('/')[1]).filter((number) => /^\d/.test(number));
    const byNumber = (one, other) => one.localeCompare(other, 'en', { numeric: true });
    assert.deepEqual(numbers, [...numbers].sort(byNumber));
  });

  for (const { id, positions } of rules) {
    test(`${id}: ${positions.length} positions`, () => {
      for (const position of positions) replay(variant, position, id);
    });
  }

  test(`${variant}: the lesson can be played, and ends with a win`, () => {
    for (const step of book.lesson) replayStep(variant, step);
    assert.deepEqual(
      book.lesson.map(({ wins = false }) => wins),
      book.lesson.map((_, index) => index === book.lesson.length - 1),
      'steps that win',
    );
  });

  test(`${variant}: the moves at a glance, of every kind of piece`, () => {
    for (const entry of book.glance) {
      replay(variant, entry, `glance, ${entry.piece}`);
      withGame(variant, entry.fen, (game) => {
        const placed = game.board().find(({ square }) => square === entry.from);
        assertSame(
          placed?.piece,
          entry.piece,
          { variant, fen: entry.fen },
          `glance, ${entry.from}`,
        );
      });
    }
    const { pieces } = kingcraft.variants.find(({ id }) => id === variant);
    const shown = new Set(book.glance.map(({ piece }) => piece));
    assert.deepEqual(sorted(shown), sorted(pieces));
  });

  test(`${variant}: every rule of the test data has a paragraph, and every decision its flag`, () => {
    const rows = readDataOf(variant, 'rules.jsonl');
    const ids = rules.map(({ id }) => id);
    const lost = rows.map(({ rule }) => rule).filter((rule) => !ids.includes(rule));
    assert.deepEqual(lost, [], 'rules without a paragraph');
    const flagged = rules.filter(({ decision }) => decision).map(({ id }) => id);
    const decided = rows.filter(({ decision }) => decision).map(({ rule }) => rule);
    assert.deepEqual(
      decided.filter((rule) => !flagged.includes(rule)),
      [],
      'decisions without a flag',
    );
  });
}

test('the types declare the same fields', () => {
  const types = readDeclarations('../../../web/variants/rulebook.d.ts');
  const kinds = {
    book: 'Rulebook',
    step: 'LessonStep',
    glance: 'Glance',
    rule: 'Rule',
    position: 'RulePosition',
  };
  for (const [kind, type] of Object.entries(kinds)) {
    const names = Object.keys(schema.$defs[kind].properties);
    assert.deepEqual(sorted(types.get(type).members), sorted(names), type);
  }
});

/** [what is wrong, how a sound rulebook comes to be so] */
const UNSOUND = [
  ['a field that nobody knows', (book) => Object.assign(book, { author: 'A' })],
  ['no summary', (book) => Object.assign(book, { summary: [] })],
  ['a text that shouts', (book) => Object.assign(book.lesson[0], { done: 'Well done!' })],
  ['an empty text', (book) => Object.assign(book.sections[0], { title: ' ' })],
  ['a short lesson', (book) => book.lesson.splice(4)],
  ['a rule without positions', (book) => Object.assign(rulesOf(book)[0], { positions: [] })],
  ['a reading without a decision', (book) => Object.assign(plainRule(book), { reading: ['So.'] })],
  ['a decision without a reading', (book) => delete decidedRule(book).reading],
  ['a decision that no position shows', (book) => deleteAll(decidedRule(book), 'decision')],
  [
    'a decision under a rule that holds none',
    (book) => Object.assign(plainRule(book).positions[0], { decision: true }),
  ],
  [
    'a position that shows nothing',
    (book) =>
      deleteAll(rulesOf(book)[0], 'moves', 'forbidden', 'check', 'outcome', 'claims', 'from'),
  ],
  [
    'a piece without its moves',
    (book) =>
      Object.assign(deleteAll(rulesOf(book)[0], 'moves').positions[0], { from: 'e1', check: true }),
  ],
];
const plainRule = (book) => rulesOf(book).find(({ decision }) => !decision);
const decidedRule = (book) => rulesOf(book).find(({ decision }) => decision);

/** Deletes fields of all positions of a rule. */
function deleteAll(rule, ...names) {
  for (const position of rule.positions) for (const name of names) delete position[name];
  return rule;
}

for (const [what, spoil] of UNSOUND) {
  test(`a rulebook is not sound with ${what}`, () => {
    const book = structuredClone(books.get('tax'));
    spoil(book);
    assert.notDeepEqual(rulebookFaults(book), []);
  });
}

test('the articles of chess have their paragraphs', () => {
  const expected = CHESS_RULES.split(' ').map((article) => `chess/${article}`);
  const ids = rulesOf(books.get('chess')).map(({ id }) => id);
  assert.deepEqual(ids, expected);
});

test('the readings of ours are these', () => {
  const flagged = [...books.values()]
    .flatMap(rulesOf)
    .filter(({ decision }) => decision)
    .map(({ id }) => id);
  assert.deepEqual(sorted(flagged), DECISIONS);
});
