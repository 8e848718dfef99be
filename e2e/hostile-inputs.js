// Texts and records that want to be more than that, by the place where they come in. What would become an element
// carries the attribute that MARK names, and what would run sets a global of its name.

export const MARK = 'data-hostile';

const RUN = "globalThis['data-hostile']=1";
const IMAGE = `<img ${MARK} src=x onerror="${RUN}">`;
const SCRIPT = `<script ${MARK}>${RUN}</script>`;
const SVG = `"><svg ${MARK} onload="${RUN}">`;
const LONG = 'K'.repeat(20_000);
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** Put into the field for a FEN, and set up. */
export const FENS = [
  '',
  IMAGE,
  SCRIPT,
  SVG,
  LONG,
  `${START} ${IMAGE} KQkq - 0 1`,
  `${START} w ${SCRIPT} - 0 1`,
  `${START} w KQkq ${'e'.repeat(5000)} 0 1`,
  `${START} w KQkq - 99999999999999999999 -1`,
  `${START} w KQkq - 0 1 ${SVG}`,
  '9999999999999999999999/8/8/8/8/8/8/8 w - - 0 1',
  'k/k/k/k/k/k/k/k/k/k/k/k/k/k/k/k/k/k/k/k w - - 0 1',
  '♔♕♖♗♘♙/8/8/8/8/8/8/8 w - - 0 1',
  'rnbqkbnr\u0000/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1',
  '\ud800 w - - 0 1',
  '{{7*7}}%s%n%00../../etc/passwd',
];

/** Put behind the address of the page. */
export const FRAGMENTS = [
  '#',
  '#learn/',
  '#learn/__proto__',
  '#learn/constructor/constructor',
  `#learn/${IMAGE}`,
  '#learn/chess/../../../x',
  '#games/x',
  `#games?${SCRIPT}`,
  '#play/',
  '#play/__proto__?moves=e2e4',
  `#play/${IMAGE}?moves=e2e4`,
  `#play/chess?moves=${SCRIPT}`,
  `#play/chess?moves=e2e4,${encodeURIComponent(SVG)}`,
  `#play/chess?fen=${encodeURIComponent(IMAGE)}`,
  `#play/chess?moves=e2e4&end=${encodeURIComponent(SCRIPT)}`,
  '#play/chess?moves=e2e4&end=claim-__proto__',
  '#play/chess?fen=%&moves=%E0%A4%A',
  `#play/chess?moves=${'e2e4,'.repeat(5001)}`,
  `#play/tax?moves=${LONG}`,
  '#javascript:alert(1)',
];

/** Names of games. */
const NAMES = [
  IMAGE,
  SCRIPT,
  SVG,
  LONG,
  '\u202eemag ym\u202c',
  '\u0000\u0007\u001b[31m',
  `a"] [Event "${IMAGE}`,
  '__proto__',
];

const people = { white: 'person', black: 'person' };
const saved = { variant: 'chess', players: people, level: 1, moves: ['e2e4'], end: null };
const record = (parts, inGame = {}) => ({ name: null, ...parts, saved: { ...saved, ...inGame } });

/** Written into the database as games: a list shows or leaves them out. */
export const RECORDS = [
  {},
  { saved: null },
  { saved: 'chess' },
  { saved: [] },
  record({ name: IMAGE, changed: Number.NaN, created: SCRIPT }),
  record({ name: { toString: 'x' }, changed: 8.65e15 }),
  record({ name: SCRIPT, summary: { turn: 'white', outcome: { winner: null, reason: IMAGE } } }),
  record({ summary: { turn: IMAGE, outcome: SCRIPT } }),
  record({}, { variant: IMAGE }),
  record({}, { variant: '__proto__' }),
  record({}, { players: { white: 'dog', black: IMAGE } }),
  ...NAMES.map((name) => record({ name })),
];

/** Written into the database as games with such a part: a list shows them, and they cannot be opened. */
export const BROKEN_PARTS = [
  { fen: IMAGE },
  { fen: 7 },
  { moves: ['e2e5'] },
  { moves: [IMAGE] },
  { moves: { length: 1e9 } },
  { moves: [null, {}, []] },
  { end: { how: 'constructor', what: IMAGE } },
  { clock: { base: IMAGE, increment: -1 } },
];

export const BROKEN_RECORDS = BROKEN_PARTS.map((part, index) =>
  record({ name: `Broken ${index}` }, part),
);

/** Written into the database as the reader's settings and progress, a set for each visit. */
export const VALUES = [
  { theme: IMAGE, lessons: 7, [SCRIPT]: SCRIPT },
  { theme: { toString: null }, lessons: { chess: IMAGE, tax: -1, flying: 1e9 } },
];
