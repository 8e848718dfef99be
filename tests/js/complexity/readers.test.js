// How much work it is to read what comes from elsewhere: four times as much is four times the work, in any form.

import { test } from 'node:test';
import { checkGrowth } from './count-work.js';

const { load } = await import('kingcraft');
const { readShapes } = await import('../../../web/element/attribute-text.js');
const { readAttribute } = await import('../../../web/element/attributes.js');
const { readParameters } = await import('../../../web/element/embed/frame-parameters.js');
const { readFriendLink } = await import('../../../web/friend/friend-link.js');
const { readReplyLink } = await import('../../../web/friend/live-link.js');
const { readMessage } = await import('../../../web/friend/live-messages.js');
const { writeLink } = await import('../../../web/friend/link-text.js');
const { readGamesAddress } = await import('../../../web/game/page-address.js');
const { readPlacement } = await import('../../../web/kingcraft/fen.js');
const { PgnDecoder } = await import('../../../web/kingcraft/pgn/pgn-decoder.js');
const { GameDivider } = await import('../../../web/kingcraft/pgn/pgn-list.js');
const { parseGo } = await import('../../../web/cli/uci-go.js');
const { readLine, readOption } = await import('../../../web/cli/referee/uci-text.js');
const { readBackup, restoreBackup } = await import('../../../web/page/library/backup.js');
const { readLink } = await import('../../../web/page/play/read-link.js');
const { readTypedMove } = await import('../../../web/page/play/typed-moves.js');
const { restoreInSteps } = await import('../../../web/page/study/study-record.js');
const { readValues } = await import('../../../web/page/store/stored-values.js');
const { speak } = await import('../../../web/page/base/page-texts.js');
const { atOnce } = await import('../../../web/page/base/sliced-work.js');

const SIZE = 500;
const kingcraft = await load();
await speak({ code: 'en', locale: 'en' });

const repeated = (text) => (count) => text.repeat(count);
const listOf = (valueAt) => (count) => Array.from({ length: count }, (_, index) => valueAt(index));
const entriesOf = (entryAt) => (count) => Object.fromEntries(listOf(entryAt)(count));

/** What a reader refuses has been read up to there. */
function attempt(read) {
  try {
    return read();
  } catch {
    return null;
  }
}

const saved = { variant: 'chess', fen: null, moves: [], players: {} };
const gameAt = (index) => ({ id: `g${index}`, created: 1, changed: 1, saved });
const studyAt = (index) => ({
  id: `s${index}`,
  variant: 'chess',
  changed: 1,
  summary: { plies: 0 },
  text: '{}',
});
const backupOf = (parts) => JSON.stringify({ kingcraft: 1, games: [], studies: [], ...parts });

/** A store of the browser that has the records of a file already. */
const storeOf = ({ games, studies }) => ({
  values: readValues({}),
  games: async () => games,
  studies: async () => studies,
  putGames: async () => {},
  putStudies: async () => {},
  setValues: async () => {},
});

async function restore(text) {
  const backup = readBackup(text);
  await restoreBackup(storeOf(backup), backup, new Set());
}

/** A file of PGN that comes in pieces. */
function divide(text) {
  const decoder = new PgnDecoder(true);
  const divider = new GameDivider();
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 64)
    Array.from(divider.take(decoder.decode(bytes.subarray(at, at + 64)), false));
  Array.from(divider.take(decoder.end(), true));
}

const game = kingcraft.newGame('chess');
const restoreStudy = (nodes) =>
  atOnce(
    restoreInSteps(kingcraft, {
      variant: 'chess',
      text: JSON.stringify({ fen: game.fen(), tags: [], at: 0, result: '*', nodes }),
    }),
  );

/**
 * What is read, how, and in which forms any number of times.
 * @type {[string, (input: any) => unknown, Record<string, (count: number) => unknown>][]}
 */
const readers = [
  [
    'a placement',
    readPlacement,
    {
      'pieces in a row': repeated('K'),
      rows: repeated('8/'),
      levels: repeated('8|'),
      digits: repeated('1'),
      'what is no piece': repeated('?'),
      fields: repeated('8 '),
    },
  ],
  [
    'shapes',
    (value) => attempt(() => readShapes(value)),
    { arrows: listOf(() => 'e2e4:red'), circles: listOf(() => ({ square: 'e4', color: 'green' })) },
  ],
  [
    'an attribute of moves',
    (value) => readAttribute('moves', value),
    {
      moves: repeated('e4 '),
      numbers: repeated('1. '),
      commas: repeated(','),
      'one word': repeated('1'),
      dots: repeated('.'),
    },
  ],
  [
    'an attribute of arrows',
    (value) => attempt(() => readAttribute('arrows', value)),
    {
      arrows: repeated('e2e4:red '),
      'one word': repeated('e2e4'),
      colons: repeated(':'),
      spaces: repeated(' '),
    },
  ],
  [
    'the address of a frame',
    (search) => readParameters(search, 'en'),
    {
      'unknown names': (count) => `?${listOf((index) => `a${index}=b`)(count).join('&')}`,
      'one name again and again': repeated('&moves=e4'),
      'a long value': (count) => `?moves=${'e4,'.repeat(count)}`,
      'signs of a text in percent': (count) => `?fen=${'%41'.repeat(count)}`,
      'no names': repeated('&'),
    },
  ],
  [
    'a link to a game',
    (fragment) => readLink(kingcraft, fragment),
    {
      moves: (count) => `#play/chess?moves=${'g1f3,g8f6,f3g1,f6g8,'.repeat(count)}`,
      commas: (count) => `#play/chess?moves=${','.repeat(count)}`,
      'a long move': (count) => `#play/chess?moves=${'e'.repeat(count)}`,
      'a long position': (count) => `#play/chess?fen=${'8_'.repeat(count)}`,
      'a long name': (count) => `#play/${'a'.repeat(count)}`,
      'names of players': (count) => `#play/chess?white=${'a%20'.repeat(count)}&end=resign-white`,
    },
  ],
  [
    'a link of a friend',
    (fragment) => readFriendLink(kingcraft, fragment),
    {
      'no moves': (count) =>
        writeLink('friend', 'chess', ['id=abcdefgh', 'to=black', `m=${'A'.repeat(count)}`]),
      'signs of a sum': (count) => `#friend/chess?v=1&${'&s='.repeat(count)}`,
      'a long sum': (count) => `#friend/chess?v=1&s=${'a'.repeat(count)}!`,
      'a long version': (count) => `#friend/chess?v=${'1'.repeat(count)}`,
      'a long kind': (count) => `#${'a'.repeat(count)}`,
    },
  ],
  [
    'a reply to a live game',
    readReplyLink,
    {
      'a long connection': (count) =>
        writeLink('reply', 'live', ['id=abcdefgh', `c=${'A'.repeat(count)}`]),
      'signs of a sum': (count) => `#reply/live?v=1&${'&s='.repeat(count)}`,
    },
  ],
  [
    'a message of a live game',
    readMessage,
    {
      'unknown members': (count) =>
        JSON.stringify({ type: 'bye', ...entriesOf((index) => [`a${index}`, 1])(count) }),
    },
  ],
  [
    'the address of saved games',
    readGamesAddress,
    { values: (count) => `#games?${'game=tax&'.repeat(count)}` },
  ],
  [
    'a move that is typed',
    (text) => readTypedMove(kingcraft, game, text),
    {
      letters: repeated('e'),
      pieces: repeated('N'),
      promotions: repeated('=S'),
      figurines: repeated('♘'),
      spaces: repeated(' '),
    },
  ],
  [
    'a file of PGN in pieces',
    divide,
    {
      games: repeated('1. e4 {a} *\n\n'),
      'results on one line': repeated('1-0 '),
      moves: repeated('Nf3 Nf6 Ng1 Ng8 '),
      tags: repeated('[A "b"]\n'),
      'a comment without an end': (count) => `1. e4 {${'a '.repeat(count)}`,
      'a tag without an end': (count) => `[A "${'b'.repeat(4 * count)}`,
      'variations without an end': repeated('(1. d4 '),
      spaces: repeated('    '),
      'bytes that are no text': repeated('\u00e9\ud800'),
    },
  ],
  [
    'go',
    (words) => parseGo(words, 'white'),
    {
      'words that nobody knows': listOf(() => 'a'),
      searchmoves: listOf((index) => (index ? 'e2e4' : 'searchmoves')),
      limits: listOf((index) => (index % 2 ? '1' : 'depth')),
      'limits without a number': listOf(() => 'depth'),
    },
  ],
  [
    'an option of an engine',
    readOption,
    {
      choices: (count) => `option name A type combo${' var a'.repeat(count)}`,
      'a long name': (count) => `option name ${'a '.repeat(count)}`,
      spaces: (count) => `option name a${' '.repeat(count)}type`,
    },
  ],
  [
    'what an engine has found',
    readLine,
    {
      moves: (count) => `info depth 1 score cp 1 pv${' e2e4'.repeat(count)}`,
      'scores without a number': (count) => `info ${'score cp '.repeat(count)}`,
      'lines without a move': (count) => `info score cp 1${' pv'.repeat(count)}`,
    },
  ],
  [
    'a saved file',
    restore,
    {
      games: (count) => backupOf({ games: listOf(gameAt)(count) }),
      'games with one id': (count) => backupOf({ games: listOf(() => gameAt(0))(count) }),
      studies: (count) => backupOf({ studies: listOf(studyAt)(count) }),
      'answers to puzzles': (count) =>
        backupOf({
          puzzles: {
            chess: { answers: entriesOf((index) => [index, { day: 1, right: true }])(count) },
          },
        }),
      'games that do not exist': (count) =>
        backupOf({ puzzles: entriesOf((index) => [`a${index}`, {}])(count) }),
      ratings: (count) => backupOf({ standings: { chess: { curve: listOf(() => 1500)(count) } } }),
      days: (count) => backupOf({ progress: { days: listOf((index) => index)(count) } }),
      achievements: (count) =>
        backupOf({ progress: { earned: entriesOf((index) => [`a${index}`, 1])(count) } }),
    },
  ],
  [
    'a saved study',
    restoreStudy,
    {
      'a long line': listOf((index) =>
        index ? { up: index - 1, move: ['f6g8', 'g1f3', 'g8f6', 'f3g1'][index % 4] } : {},
      ),
      'one variation again and again': listOf((index) => (index ? { up: 0, move: 'e2e4' } : {})),
      'a long comment': (count) => [{ comment: 'a '.repeat(count) }],
      arrows: (count) => [
        { shapes: listOf(() => ({ from: 'e2', to: 'e4', color: 'green' }))(count) },
      ],
    },
  ],
];

for (const [reader, read, forms] of readers)
  for (const [form, inputOf] of Object.entries(forms))
    test(`four times as much is four times the work: ${reader}: ${form}`, () =>
      checkGrowth(SIZE, (count) => read(inputOf(count))));
