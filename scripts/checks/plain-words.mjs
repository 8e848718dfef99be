// The words that scripts/checks/check-words.mjs refuses, with what to write instead, and the places where one may stay.

/**
 * @typedef {object} WordRule
 * @property {string[]} words words, or several with a space between them
 * @property {string} instead
 * @property {('name' | 'comment')[]} [kinds] where the words are refused; both when absent
 * @property {string[]} [under] the folders where they are refused; all when absent
 */

/** The screens of players, and their tests. */
const screens = [
  'web',
  ...['board', 'dom', 'element', 'game', 'page', 'texts', 'variants'].map(
    (room) => `tests/js/${room}`,
  ),
  'e2e',
];

/** @type {WordRule[]} */
export const wordRules = [
  { words: ['man', 'men', 'officer', 'officers'], instead: 'piece, minor or major piece' },
  { words: ['wish', 'wishes', 'wished'], instead: 'settings, preferences' },
  { words: ['told'], instead: 'reported, tablebase score' },
  { words: ['news'], instead: 'result, transposition table entry' },
  { words: ['liking'], instead: 'rank' },
  { words: ['shelf', 'shelves'], instead: 'store' },
  { words: ['desk', 'desks'], instead: 'controller' },
  { words: ['doors'], instead: 'router' },
  { words: ['keep', 'keeper', 'kept'], instead: 'stored, saved, store', kinds: ['name'] },
  { words: ['stage', 'stages'], instead: 'host, screen', under: screens },
  { words: ['machine', 'machines'], instead: 'computer, engine', kinds: ['name'] },
  {
    words: ['machine', 'machines'],
    instead: 'computer, engine',
    kinds: ['comment'],
    under: screens,
  },
  { words: ['hopeless'], instead: 'razoring, futility' },
  { words: ['unguided'], instead: 'internal iterative reduction' },
  { words: ['losing quiet'], instead: 'SEE pruning' },
  { words: ['good enough'], instead: 'reverse futility', kinds: ['name'] },
  { words: ['expects line'], instead: 'PV node' },
  { words: ['expects cut'], instead: 'cut node' },
  { words: ['exchange gains'], instead: 'static exchange evaluation, see_ge' },
  { words: ['disturbing'], instead: 'tactical' },
  { words: ['victim', 'victims'], instead: 'captured piece, captured square' },
  { words: ['shield', 'shields'], instead: 'blockers for king' },
  { words: ['evasions'], instead: 'check mask' },
  { words: ['suspect', 'suspects'], instead: 'moves that need a legality check' },
  { words: ['survey', 'surveys'], instead: 'evaluation' },
  { words: ['judge', 'judges', 'judged'], instead: 'what the function does' },
  // 'Bare king' is a term of chess.
  { words: ['bare'], instead: 'lone king, insufficient material', kinds: ['name'] },
  { words: ['bare material', 'is bare'], instead: 'insufficient material', kinds: ['comment'] },
  { words: ['gradually'], instead: 'lazy' },
  { words: ['hush'], instead: 'clear the error' },
  { words: ['wear', 'wears'], instead: 'apply' },
  { words: ['thereby', 'hence'], instead: 'so', kinds: ['comment'] },
  { words: ['anew'], instead: 'again', kinds: ['comment'] },
  { words: ['whatever'], instead: 'any, all', kinds: ['comment'] },
  { words: ['besides'], instead: 'also, except', kinds: ['comment'] },
  { words: ['apart from'], instead: 'except', kinds: ['comment'] },
  { words: ['for good'], instead: 'permanently', kinds: ['comment'] },
];

/**
 * @typedef {object} AllowedWord
 * @property {string} file a file, or a folder with all that is in it
 * @property {string[]} words
 * @property {string} reason
 */

/** The allowed words, with the files or folders that have the same reason. */
const allowed = [
  {
    words: ['men'],
    reason: 'the field of rulebook/known/*.json, which the package publishes',
    files: [
      'web/variants/rulebook.d.ts',
      'scripts/tables/write-endgame-figures.mjs',
      'scripts/tables/prove-claims.mjs',
      'scripts/tables/table-viewers.mjs',
      'web/page/learn/solved-endgames-page.js',
      'tests/js/variants/solved-endgames.test.js',
      'tests/js/scripts/prove-claims.test.js',
    ],
  },
  {
    words: ['man', 'men'],
    reason: 'the refused words, which this test looks for in texts and docs',
    files: ['tests/js/texts/plain-words.test.js'],
  },
  {
    words: ['judge', 'judges'],
    reason: 'the engine that judges whether openings are balanced: an option of scripts/match/run',
    files: [
      'scripts/match',
      'tests/js/scripts/match-ladder.test.js',
      'tests/js/scripts/match-openings.test.js',
      'tests/js/scripts/match-options.test.js',
      'tests/js/scripts/match-support.js',
    ],
  },
];

/** An entry for each place. @type {AllowedWord[]} */
export const allowedWords = allowed.flatMap(({ files, ...entry }) =>
  files.map((file) => ({ file, ...entry })),
);
