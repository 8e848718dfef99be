// The table of floors: which folders may include or import which. See scripts/checks/check-floors.mjs.

/** The folders that the element and the page may import. */
const foldersBelowScreens = [
  'web/board',
  'web/dom',
  'web/kingcraft',
  'web/worker',
  'web/variants',
  'web/texts',
  'web/game',
];

/**
 * Folder → the other folders that it may include or import.
 * @type {Record<string, string[]>}
 */
export const allowedFolders = {
  'engine/base': [],
  'engine/board': ['engine/base'],
  'engine/rules': ['engine/base', 'engine/board'],
  'engine/variants': ['engine/base', 'engine/board', 'engine/rules'],
  'engine/notation': ['engine/base', 'engine/board', 'engine/rules'],
  'engine/endgame': ['engine/base', 'engine/board', 'engine/rules'],
  'engine/search': ['engine/base', 'engine/board', 'engine/rules', 'engine/endgame'],
  'engine/game': [
    'engine/base',
    'engine/board',
    'engine/rules',
    'engine/variants',
    'engine/notation',
    'engine/endgame',
    'engine/search',
  ],
  // The texts of messages: for the native program and the tests, never for the WebAssembly.
  'engine/english': ['engine/base'],
  'engine/train': [
    'engine/base',
    'engine/board',
    'engine/rules',
    'engine/variants',
    'engine/notation',
    'engine/search',
    'engine/endgame',
    'engine/game',
  ],
  // The nets that the native program has inside.
  'engine/nets': ['engine/base', 'engine/board', 'engine/search', 'engine/game'],
  'engine/uci': [
    'engine/nets',
    'engine/base',
    'engine/board',
    'engine/english',
    'engine/rules',
    'engine/notation',
    'engine/endgame',
    'engine/search',
    'engine/game',
    // The openings of self-play, which farms ask the program for.
    'engine/self_play',
  ],
  'engine/self_play': [
    'engine/nets',
    'engine/base',
    'engine/board',
    'engine/english',
    'engine/rules',
    'engine/variants',
    'engine/notation',
    'engine/search',
    'engine/game',
  ],
  bindings: [
    'engine/base',
    'engine/board',
    'engine/rules',
    'engine/notation',
    'engine/endgame',
    'engine/search',
    'engine/game',
  ],
  // The folders of the games, what scripts/variants/generate-modules.mjs makes of them, and what loads their rulebooks.
  'web/variants': [],
  // Pictures of positions, without a page.
  'web/kingcraft/draw': ['web/board', 'web/kingcraft', 'web/game', 'web/variants'],
  // Positions that are set up piece by piece.
  'web/kingcraft/setup': ['web/kingcraft', 'web/game'],
  'web/kingcraft': ['web/variants', 'web/kingcraft/reasons'],
  // Why a move is good, asked of games that are given.
  'web/kingcraft/reasons': ['web/variants'],
  'web/worker': ['web/kingcraft', 'web/variants'],
  'web/cli/referee': ['web/kingcraft'],
  'web/cli': [
    'web/kingcraft',
    'web/worker',
    'web/kingcraft/draw',
    'web/cli/referee',
    'web/variants',
  ],
  'web/fixtures': ['web/cli', 'web/kingcraft', 'web/cli/referee', 'web/variants'],
  // The functions for documents that the page and the element use.
  'web/dom': [],
  'web/board': ['web/dom', 'web/variants'],
  // From the package's positions and moves to what the board shows, and a game between people and the computer, without
  // what shows it. A game says how the moves that it alone has are drawn; texts are arguments.
  'web/game': ['web/board', 'web/dom', 'web/kingcraft', 'web/variants', 'web/worker'],
  // Games between two browsers, without what shows them.
  'web/friend': ['web/game', 'web/kingcraft'],
  'web/texts': ['web/board', 'web/kingcraft', 'web/variants'],
  'web/element/embed': ['web/kingcraft', 'web/texts', 'web/variants'],
  // The replacements of scripts/site/inline.mjs for modules that fetch something.
  'web/element/inline': ['web/kingcraft', 'web/worker', 'web/variants'],
  // Declarations of types alone.
  'web/element/frameworks': ['web/element'],
  'web/element': foldersBelowScreens,
  // The scripts of the pages of the documentation.
  'web/page/docs': ['web/dom', 'web/element'],
  'web/page': [...foldersBelowScreens, 'web/friend'],
};

/** Folders on floor 5, the only ones with streams on the console, threads, clocks and Emscripten. */
export const topFolders = ['engine/uci', 'engine/self_play', 'engine/train', 'bindings'];

/** Headers that only floor 5 may include. */
export const topHeaders =
  /^(iostream|thread|mutex|shared_mutex|condition_variable|future|stop_token|semaphore|latch|barrier|chrono|ctime|time\.h|sys\/time\.h|emscripten\b.*)$/;

/** Folders of C++ whose code serves every variant alike. */
export const sharedFolders = [
  'engine/base',
  'engine/board',
  'engine/rules',
  'engine/notation',
  'engine/endgame',
  'engine/search',
  'engine/game',
  'engine/uci',
  'engine/self_play',
  'engine/train',
  'bindings',
];

/** The folders with a folder for each game. */
export const variantFolders = ['engine/variants', 'web/variants'];

/** The game that all others inherit, which shared code may name. */
export const baseVariant = 'chess';

/** The names of roles and kinds of moves that only one game has; shared code may not use them. */
export const ownName = /\b(?:Role|MoveKind) (\w+) = own_(?:role|kind)\(/g;

/** Those that mean something else, too: a board has levels, and `headbutt` is an option of `move()`. */
export const sharedNames = ['level', 'headbutt'];

/** A comparison of the variant V, which shared C++ must not have. */
export const variantComparison = /\b(is_same|is_same_v|same_as)\s*<\s*V\s*,/;

/**
 * Folders → the packages of others that they may use. What the package kingcraft has uses none.
 * @type {Record<string, string[]>}
 */
export const allowedPackages = {
  'web/page': ['gifenc', 'glicko2-lite', 'idb', 'uqr'],
  'web/page/docs': ['minisearch'],
};

/** Folders whose declarations extend the types of packages that a user has. */
export const packageTypeFolders = ['web/element/frameworks'];

/** Folders that may use node's own modules, behind a test for node. */
export const nodeFolders = [
  'web/kingcraft',
  'web/worker',
  'web/fixtures',
  'web/cli/referee',
  'web/cli',
];
