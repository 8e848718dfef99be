// The messages of the parts that many programs do not load: pictures, trees of PGN and the board of a page.

// biome-ignore format: one message a line, see web/kingcraft/messages.en.js
/** @type {Readonly<Record<string, string>>} */
export const messages = {
  'board-choice': '{name} is one of {allowed::list}, not “{value}”',
  'board-shape': '{name} is a list such as {examples::list}, not “{value}”',
  'board-level': 'level is a whole number from 1 to 10, not “{value}”',
  'board-lesson': 'There is no rule “{value}”',
  'board-puzzle': 'There is no puzzle “{value}”',
  'setup-piece': 'piece: {value} is no piece of this game',
  'board-no-game': 'There is no game on this board',
  'board-not-on-page': 'This board is not on a page',
  'load-texts': 'The texts cannot be loaded',
  'pgn-zero-byte': 'A zero byte stands here; PGN is text',
  'pgn-too-many': 'There are more than {most::grouped} games; those from here on are not read',
  'pgn-misplaced-tag': 'A tag cannot stand inside a variation',
  'pgn-unknown-variant': 'There is no variant "{variant}"',
  'kind.position': 'a game or a FEN',
  'pgn-long': 'The game that begins here is longer than {most::grouped} characters',
  'kind.pgn-source': 'a text, a stream or something to iterate over',
  'kind.pgn-chunk': 'a text or bytes',
  'kind.pgn-entry': 'a game of listGames()',
  'kind.evaluation': 'an object with cp or mate in their limits, or null',
  'kind.clock': 'a time in seconds below 1000 hours, or null',
  'kind.kingcraft': 'what load() returns',
  'kind.game': 'a game of newGame()',
  'kind.node': 'a node of a MoveTree',
  'kind.tree': 'a MoveTree',
  'kind.played-move': 'a Move that a game returned',
  'kind.moves': 'an array or another list of moves',
  'tag-own': 'The tag "{tag}" follows from the game and cannot be set',
};
