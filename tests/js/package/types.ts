// A program that compiles only while the declarations say what they should: scripts/check runs tsc
// on it.

import {
  AmbiguousMoveError,
  type ErrorCode,
  type Explanation,
  type FenError,
  type Game,
  type GameComment,
  type IllegalMoveError,
  type Kingcraft,
  KingcraftError,
  LoadError,
  load,
  type Material,
  type Message,
  type Move,
  type Outcome,
  PgnError,
  type PlacedPiece,
  type Ray,
  type Right,
  type Variant,
  type VariantId,
} from 'kingcraft';
import {
  type BoardPosition,
  type BoardShape,
  type KingcraftBoard,
  type KingcraftBoardProps,
  useFiles,
} from 'kingcraft/board';
import 'kingcraft/board/define';
import { type DrawOptions, toSvg } from 'kingcraft/draw';
import { createEngine, type Engine, type NetSource, type SearchReport } from 'kingcraft/engine';
import {
  listGames,
  openGame,
  type PgnGame,
  playLine,
  readGames,
  setTag,
  type tagsOf,
  writeGame,
} from 'kingcraft/pgn';
import { setUp } from 'kingcraft/setup';
import { type PositionRecord, perft, positions, rules, variants } from 'kingcraft-fixtures';

/** Accepts a value of exactly the type T. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <T extends true>(): T => true as T;

async function playGames(): Promise<void> {
  const kingcraft: Kingcraft = await load({ wasm: new URL('file:///engine.wasm') });
  const [variant] = kingcraft.variants;
  same<Same<typeof variant, Variant>>();
  const game: Game = kingcraft.newGame('tax', variant?.startFen);
  const move: Move = game.move('e2e4');
  game.move({ from: 'e2', to: 'e4', promotion: 'queen', castle: false });
  game.move({ from: 'e2', to: 'e4', promotion: 'q', headbutt: true });
  game.move(move);
  same<Same<ReturnType<Game['tryMove']>, Move | null>>();
  same<Same<ReturnType<Game['turn']>, 'white' | 'black'>>();
  same<Same<ReturnType<Game['outcome']>, Outcome | null>>();
  same<Same<ReturnType<Game['moveIds']>, string[]>>();
  same<Same<ReturnType<Game['dests']>, Map<string, string[]>>>();
  const explanation: Explanation = game.explain('e2', 'e4');
  same<Same<(typeof explanation)['path'], readonly string[]>>();
  same<Same<Explanation['legal'], boolean>>();
  same<Same<Explanation['key'], string>>();
  same<Same<KingcraftError['values'], Message['values']>>();
  same<Same<Move['promotion'], Variant['promotions'][number] | undefined>>();
  if (move.kind === 'castle') same<Same<typeof move.rook.from, string>>();
  if (move.kind === 'en-passant') same<Same<(typeof move.captured)['length'], 1>>();
  same<Same<Game['variant'], VariantId>>();
  same<Same<Variant['id'], VariantId>>();
  const asked: string = String(variant);
  kingcraft.newGame(asked);
  const [claim] = game.claims();
  if (claim) game.claim(claim);
  same<Same<ReturnType<Game['canWin']>, boolean>>();
  same<Same<ReturnType<Game['attacks']>, string[]>>();
  same<Same<ReturnType<Game['royals']>, string[]>>();
  same<Same<ReturnType<Game['rays']>, Ray[]>>();
  same<Same<ReturnType<Game['rights']>, Right[]>>();
  same<Same<ReturnType<Game['material']>, Material>>();
  same<Same<Variant['points'], readonly number[]>>();
  same<Same<ReturnType<Game['pass']>, string>>();
  same<Same<Outcome['rule'], string | null>>();
  same<Same<ReturnType<Game['forfeitOnTime']>, Outcome>>();
  same<Same<ReturnType<Game['get']>, PlacedPiece | null>>();
  same<Same<ReturnType<Game['line']>, Move[]>>();
  same<Same<ReturnType<Game['clone']>, Game>>();
  same<Same<ReturnType<Game['sans']>, string[]>>();
  same<Same<ReturnType<Game['sanLine']>, string>>();
  same<Same<ReturnType<Game['squareColor']>, 'light' | 'dark'>>();
  same<Same<ReturnType<Game['comments']>, GameComment[]>>();
  game.moves({ piece: 'knight', square: 'g1' });
  game.moves({ piece: 'n' });
  game.setComment(game.comment(0));
  same<Same<ReturnType<Game['attackers']>, string[]>>();
  game.attackers('e4');
  game.end({ winner: null, reason: 'time' });
  // @ts-expect-error: an agreement has no winner.
  game.end({ winner: 'white', reason: 'agreement' });
  same<Same<IllegalMoveError['explanation'], Explanation | null>>();
  same<Same<AmbiguousMoveError['candidates'], readonly Move[]>>();
  same<Same<ReturnType<typeof tagsOf>, Record<string, string>>>();
  setTag(game, 'White', null);
  const setup = setUp(kingcraft, 'tax').clear().put('e1', { piece: 'king', color: 'white' });
  same<Same<ReturnType<typeof setup.newGame>, Game>>();
  // @ts-expect-error: there is no such piece.
  setup.put('e1', { piece: 'dragon', color: 'white' });
  const checked = kingcraft.validateFen('tax', 'nonsense');
  if (!checked.ok) same<Same<typeof checked.error, FenError>>();
  const drawing: DrawOptions = { arrows: ['e2e4', { from: 'e2', to: 'e4' }], lastMove: move };
  same<Same<ReturnType<typeof toSvg>, string>>();
  toSvg(game, drawing);
  // @ts-expect-error: there is no such theme.
  toSvg(game.fen(), { theme: 'wood' });
  game.dispose();

  // @ts-expect-error: no game has this id.
  same<Same<'checkers' extends VariantId ? true : false, true>>();
  // @ts-expect-error: only a castling moves a rook.
  if (move.kind === 'step') move.rook.from;
  // @ts-expect-error: a move is no number.
  game.move(1);
  // @ts-expect-error: there is no such color.
  game.resign('red');
  // @ts-expect-error: a clock is somebody's.
  game.forfeitOnTime();
  // @ts-expect-error: moves are frozen.
  move.san = '';
  // @ts-expect-error: so are explanations.
  explanation.text = '';
  // @ts-expect-error: so are variants.
  kingcraft.variants.push(variant);
  const notation: string | undefined = variant?.betza.chancellor;
  // @ts-expect-error: nor can what they say be changed.
  if (variant) variant.betza.king = notation;
  // @ts-expect-error: a move has two squares.
  game.explain('e2');
  // @ts-expect-error: checkmate is no claim.
  game.claim('checkmate');
}

async function search(game: Game): Promise<SearchReport> {
  const engine: Engine = await createEngine({ threads: 2, hash: 64, nets: false });
  const source: NetSource = new URL('file:///tax.net');
  await engine.loadNet('tax', { source });
  await engine.loadNet('tax', { source: new Uint8Array() });
  await engine.loadNet('tax');
  const { signal } = new AbortController();
  const onInfo = ({ lines, nps }: SearchReport): void => {
    const [line] = lines;
    if (line && 'mate' in line.score) same<Same<typeof line.score.mate, number>>();
    same<Same<typeof nps, number>>();
  };
  same<Same<typeof engine.threads, number>>();
  await engine.search(game, { depth: 3, level: 5, multipv: 2, signal, onInfo });
  const clock = { remaining: 60_000, increment: 1000 };
  const report = await engine.search({ variant: 'tax', fen: game.fen(), moves: ['e4'] }, { clock });
  same<Same<typeof report.best, string | null>>();
  for await (const { elapsed } of engine.analyse({ variant: 'tax' }))
    same<Same<typeof elapsed, number>>();
  engine.dispose();

  // @ts-expect-error: a net comes from a URL or is bytes.
  await engine.loadNet('tax', { source: 'tax.net' });
  // @ts-expect-error: a position names its variant.
  await engine.search({ fen: game.fen() });
  return report;
}

async function readPgn(kingcraft: Kingcraft): Promise<string> {
  const [entry] = listGames('1. e4 *');
  const game: PgnGame = openGame(kingcraft, '1. e4 *', { entry, variant: 'tax' });
  for await (const each of readGames(kingcraft, new Response('1. e4 *'))) {
    if (each.error) same<Same<typeof each.error, PgnError>>();
    else same<Same<typeof each.game, PgnGame>>();
  }
  const node = playLine(kingcraft, game, game.tree.root, ['e4', { from: 'e7', to: 'e5' }]);
  node.comment = 'good';
  node.clock = 3.5;
  node.toggleShape({ from: 'e2', to: 'e4', color: 'green' });
  same<Same<typeof node.move, Move | null>>();
  same<Same<ReturnType<typeof listGames>[number]['error'], PgnError | null>>();
  // @ts-expect-error: a tree grows by moves.
  node.children.push(node);
  return writeGame(kingcraft, game);
}

async function readFixtures(): Promise<PositionRecord[]> {
  const [variant] = variants;
  const all: PositionRecord[] = [];
  for await (const record of positions(variant)) all.push(record);
  for await (const { counts } of perft()) same<Same<typeof counts, number[]>>();
  for await (const { fen_after } of rules('tax')) {
    same<Same<typeof fen_after, string | undefined>>();
  }
  // @ts-expect-error: there is one game at a time, or all.
  positions(['tax', 'chess']);
  return all;
}

async function show(page: Document): Promise<readonly Move[]> {
  useFiles({ wasm: new URL('file:///engine.wasm') });
  const board = page.createElement('kingcraft-board');
  same<Same<typeof board, KingcraftBoard>>();
  board.level = 3;
  same<Same<typeof board.level, string | null>>();
  board.controls = ['moves', 'flip'];
  board.arrows = ['e2e4:red', { from: 'g1', to: 'f3' }];
  board.marks = [{ square: 'e4', color: 'blue' }];
  // @ts-expect-error: an arrow has two squares.
  board.arrows = [{ square: 'e4' }];
  board.shapes = [...board.shapes, 'e2e4', { square: 'e4' }];
  same<Same<(typeof board.shapes)[number], BoardShape>>();
  // @ts-expect-error: a shape is no number.
  board.shapes = [7];
  board.src = new URL('https://example.org/games.pgn');
  board.pieces = '/pieces/{color}-{piece}.svg';
  board.addEventListener('squareselect', ({ detail }) => {
    same<Same<typeof detail.piece, Readonly<PlacedPiece> | null>>();
  });
  board.addEventListener('shapeschange', ({ detail }) => {
    board.shapes = detail.shapes;
  });
  same<Same<Awaited<ReturnType<typeof board.goTo>>, Move | null>>();
  const play: KingcraftBoardProps['play'] = 'white';
  board.play = play;
  // @ts-expect-error: there are no other players.
  board.play = 'red';
  board.addEventListener('movestart', (event) => {
    same<Same<typeof event.detail.move, Move>>();
    event.preventDefault();
  });
  board.addEventListener('positionchange', ({ detail }) => {
    const position: BoardPosition = detail;
    same<Same<typeof position.ply, number>>();
    same<Same<typeof detail.error, FenError | null | undefined>>();
  });
  const onClick = (event: MouseEvent): void => event.stopPropagation();
  board.addEventListener('click', onClick);
  board.removeEventListener('click', onClick);
  board.addEventListener('keydown', ({ key }) => same<Same<typeof key, string>>());
  board.addEventListener('error', ({ detail }) => {
    same<Same<typeof detail.message, string>>();
  });
  board.focus({ preventScroll: true });
  await board.load({ variant: 'tax', moves: ['e4'] });
  same<Same<Awaited<ReturnType<typeof board.move>>, Move | null>>();
  // @ts-expect-error: what was played is not set.
  board.history = [];
  return board.history;
}

function explain(error: unknown): string {
  if (error instanceof PgnError) return `${error.line}:${error.column} ${error.message}`;
  if (error instanceof AmbiguousMoveError) return error.message;
  if (error instanceof LoadError) same<Same<typeof error.code, 'load'>>();
  if (error instanceof KingcraftError) same<Same<typeof error.code, ErrorCode>>();
  return error instanceof KingcraftError ? error.code : 'unknown';
}

export { explain, playGames, readFixtures, readPgn, search, show };
