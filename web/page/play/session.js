/**
 * The game on the page: a played game with a clock and the computer's scores, which can be saved.
 * @import { Color, Kingcraft, Material, Move, Ray, Right, Variant } from '../../kingcraft/index.js'
 * @import { End, Player } from '../../game/played-game.js'
 * @import { FriendGame } from '../../friend/friend-game.js'
 * @import { Premove } from '../../game/premoves.js'
 * @import { LivePlay } from '../friend/live-play.js'
 * @import { SavedClock, TimeControl } from './game-clock.js'
 */

import {
  isReadable,
  readPlayerNames,
  takeBack,
  withEnd,
  withMove,
} from '../../friend/friend-game.js';
import { factsOf, orientationFor } from '../../game/game-facts.js';
import { PlayedGame } from '../../game/played-game.js';
import { restorePremove, waitingOf } from '../../game/premoves.js';
import { faultText } from '../base/page-texts.js';
import { arePlayers } from '../store/saved-records.js';
import { ComputerScores } from './computer-scores.js';
import { Clock, steadyTime } from './game-clock.js';
import { LiveClockFace } from './live-clock-face.js';
import { isLevel, LEVELS } from './next-game.js';

/** @typedef {Record<Color, Player>} Players */

/**
 * The saved data of a game with a friend elsewhere, in addition to those of every game.
 * @typedef {Pick<FriendGame, 'id' | 'names' | 'sent' | 'offer' | 'isSaid' | 'after' | 'live'>} FriendPart
 */

/**
 * The settings of a new game: without a clock there is no time limit; a linked game came by a link and is stored in the
 * address;
 * `names`: of two people at one board; `helped`: whether the person took a hint or a move back, so that the game is not
 * rated; `friend`: only of a game with a friend elsewhere; `played`: the moves with which
 * it begins; `side`: that of who has shared a linked game that is over.
 * @typedef {{
 *   variant: string,
 *   fen?: string | undefined,
 *   players: Players,
 *   level: number,
 *   clock?: TimeControl | null | undefined,
 *   linked?: boolean | undefined,
 *   names?: Record<Color, string> | null | undefined,
 *   friend?: FriendPart | null | undefined,
 *   helped?: boolean | undefined,
 *   played?: string[] | undefined,
 *   side?: Color | undefined,
 * }} GameSettings
 */

/**
 * A saved game: a clock that has run has its times; other members are ignored.
 * @typedef {GameSettings & {
 *   moves: string[],
 *   end?: End | null,
 *   mind?: unknown,
 *   premove?: Premove | null,
 *   clock?: (TimeControl & Partial<SavedClock>) | null | undefined,
 * }} SavedGame
 */

/**
 * A position of the game: `move` led there, null at the start; `reach` of the kings that count, where their steps are
 * counted.
 * @typedef {ReturnType<typeof factsOf> & {
 *   move: Move | null,
 *   rights: Right[],
 *   material: Material,
 *   reach: Record<Color, Ray[]>,
 * }} SessionPosition
 */

const COLORS = /** @type {const} */ (['white', 'black']);

/** @extends {PlayedGame<Player>} */
export class Session extends PlayedGame {
  #kingcraft;
  /** @type {SessionPosition[]} */
  #positions;
  scores = new ComputerScores();
  /** Whether the person took a hint or a move back: then the game is not rated. */
  helped;
  /** The game with a friend elsewhere, in step with this one; null in any other. @type {FriendGame | null} */
  friend;
  /**
   * The controller of a live game; null if it is not connected, and in any other game.
   * @type {LivePlay | null}
   */
  live = null;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {GameSettings} settings
   * @param {() => number} now milliseconds since any moment
   * @throws FenError, VariantError
   */
  constructor(
    kingcraft,
    { clock, linked, names, friend, played, side, helped = false, ...settings },
    now = steadyTime,
  ) {
    super(kingcraft, settings);
    this.#kingcraft = kingcraft;
    this.linked = linked ?? false;
    this.side = side ?? 'white';
    this.helped = helped === true;
    this.names = this.betweenPeople ? readPlayerNames(names) : null;
    this.friend = friend ? this.#friendGame(friend) : null;
    this.clock = this.friend?.live ? liveClock(this) : clock ? new Clock(clock, now) : null;
    this.#positions = [this.#position()];
    for (const id of played ?? []) this.play(id);
  }

  /**
   * The session that `toSave` described. Throws when the description does not make a game.
   * @param {Kingcraft} kingcraft the loaded package
   * @param {SavedGame} saved
   * @param {() => number} now milliseconds since any moment
   */
  static restore(kingcraft, { moves, end, mind, premove, ...settings }, now = steadyTime) {
    const session = new Session(kingcraft, { ...readSettings(settings), played: [...moves] }, now);
    if (settings.clock && !session.friend?.live) session.#restoreClock(settings.clock, now);
    if (end) session.finish(end.how, end.what);
    if (session.friend && settings.friend)
      session.friend = { ...session.friend, ...friendPartOf(settings.friend) };
    session.scores = ComputerScores.restore(mind);
    if (session.friend && premove) restorePremove(kingcraft, session, premove);
    return session;
  }

  /**
   * @param {TimeControl & Partial<SavedClock>} saved
   * @param {() => number} now
   */
  #restoreClock(saved, now) {
    const clock = Clock.restore(saved, now);
    if (clock.ply !== this.ply) throw new RangeError('the clock is of another game');
    this.clock = clock;
  }

  /**
   * @param {FriendPart} friend
   * @returns {FriendGame}
   */
  #friendGame(friend) {
    if (!isReadable(friend)) throw new RangeError('no such game with a friend');
    const fen = this.startFen === this.variant.startFen ? null : this.startFen;
    const side = COLORS.find((color) => this.players[color] === 'person') ?? null;
    const begun = { variant: this.variant.id, fen, first: this.turn, side, moves: [], end: null };
    return { ...friendPartOf(friend), ...begun };
  }

  /** All that `restore` needs, as plain data. */
  toSave() {
    const { players, level, names, friend, helped } = this;
    return {
      variant: this.variant.id,
      fen: this.startFen,
      players,
      level,
      moves: this.moveIds(),
      end: this.end,
      clock: this.clock?.toSave() ?? null,
      mind: this.scores.toSave(),
      ...(helped && { helped }),
      ...(names && { names }),
      ...(friend && { friend: friendPartOf(friend), premove: waitingOf(this) }),
    };
  }

  /** Whether the game can only go on when it is connected to the friend. */
  get isHeld() {
    return Boolean(this.friend?.live) && !this.live?.game.isConnected;
  }

  /** @override */
  get personToMove() {
    return super.personToMove && !this.isHeld;
  }

  /** Whether a person plays here. */
  get hasPerson() {
    return COLORS.some((color) => this.players[color] === 'person');
  }

  /** @returns {SessionPosition} the one on the board */
  #position() {
    const { game, lastMove } = this;
    const facts = factsOf(game);
    const reachOf = (/** @type {Color} */ color) =>
      facts.royals[color].flatMap((square) => game.rays(square));
    return {
      ...facts,
      move: lastMove,
      rights: game.rights(),
      material: game.material(),
      reach: { white: reachOf('white'), black: reachOf('black') },
    };
  }

  /**
   * The position after so many half-moves that were played.
   * @param {number} ply
   */
  position(ply) {
    const position = this.#positions[ply];
    if (!position) throw new RangeError(`there is no half-move ${ply}`);
    return position;
  }

  /**
   * The time left on a player's clock, in milliseconds; Infinity without a clock.
   * @param {Color} color
   */
  timeLeft(color) {
    return this.clock?.left(color, this.turn) ?? Number.POSITIVE_INFINITY;
  }

  /** Whether the player to move has run out of time. */
  get isOutOfTime() {
    return this.outcome === null && this.clock?.hasFallen(this.turn) === true;
  }

  /**
   * @override
   * @param {string | Move} move
   */
  play(move) {
    const played = super.play(move);
    this.#positions.length = this.ply;
    this.#positions.push(this.#position());
    this.clock?.moved(played.color);
    if (this.friend) this.friend = withMove(this.friend, played.id);
    return played;
  }

  /**
   * @override
   * @param {number} ply
   */
  goTo(ply) {
    super.goTo(ply);
    this.scores.goBack(this.ply);
    this.clock?.goTo(this.ply);
    if (this.friend) this.friend = takeBack(this.friend);
  }

  /**
   * None where the person has not moved yet; with a friend elsewhere only the move that was not sent yet.
   * @override
   */
  undoDepth() {
    if (this.friend) return this.ply - takeBack(this.friend).moves.length;
    return this.stride > this.ply ? 0 : super.undoDepth();
  }

  /** @override A friend elsewhere may have answered already. */
  redoDepth() {
    return this.friend ? 0 : super.redoDepth();
  }

  /** Whether the friend may be asked, in a live game, to let a move be taken back. */
  get #mayAskBack() {
    const { game } = this.live ?? {};
    return Boolean(game?.isConnected && !game.asked && game.mayAsk('take-back'));
  }

  /** Whether there is a result of the players to take back, or a move. */
  get canUndo() {
    if (this.friend?.live) return this.#mayAskBack;
    return (this.end !== null && !this.friend) || this.undoDepth() > 0;
  }

  /**
   * Becomes what a friend elsewhere says: what differs is taken back, and what is new is played.
   * @param {FriendGame} game
   */
  follow(game) {
    const own = this.moveIds();
    const at = game.moves.findIndex((move, index) => move !== own[index]);
    this.friend = null;
    this.takeBackEnd();
    this.goTo(at < 0 ? game.moves.length : at);
    for (const move of game.moves.slice(this.ply)) this.play(move);
    if (game.end) this.finish(game.end.how, game.end.what);
    this.friend = game;
  }

  /**
   * @override
   * @param {End['how']} how
   * @param {End['what']} [what]
   */
  finish(how, what) {
    super.finish(how, what);
    this.clock?.stop();
    if (this.friend && this.end) this.friend = withEnd(this.friend, this.end);
  }

  /** @override What was said to a friend elsewhere stands. */
  takeBackEnd() {
    if (this.friend) return;
    super.takeBackEnd();
    this.clock?.goTo(this.ply);
  }

  /** @override */
  dispose() {
    this.live?.dispose();
    super.dispose();
  }

  /**
   * The fault in a FEN of this variant, as a sentence, or null.
   * @param {string} fen
   */
  fenFault(fen) {
    const result = this.#kingcraft.validateFen(this.variant.id, fen);
    return result.ok ? null : faultText(result.error);
  }
}

/**
 * The saved data of a game with a friend elsewhere, in addition to those of the session.
 * @param {FriendPart} game
 * @returns {FriendPart}
 */
export function friendPartOf({ id, names, sent, offer = null, isSaid, after = null, live = null }) {
  const { white, black } = names;
  return { id, names: { white, black }, sent, offer, isSaid: isSaid === true, after, live };
}

/**
 * Saved settings as those of a new game: what may be broken in them and has a default gets it.
 * @template {Pick<SavedGame, 'players' | 'level' | 'side' | 'linked'>} Settings
 * @param {Settings} settings
 * @throws RangeError where they do not say who plays
 */
function readSettings({ players, level, side, linked, ...settings }) {
  if (!arePlayers(players)) throw new RangeError('the players of a saved game are missing');
  const { white, black } = players;
  return {
    ...settings,
    players: { white, black },
    level: isLevel(level) ? level : LEVELS.first,
    side: side === 'black' ? /** @type {const} */ ('black') : /** @type {const} */ ('white'),
    linked: linked === true,
  };
}

/** @param {Session} session of a live game */
const liveClock = (session) =>
  session.friend?.live?.clock ? new LiveClockFace(session, session.friend.live.clock) : null;

/**
 * The color that sits below when a game is opened: the person's, and where a link was followed, the one to move, or the
 * one of who has shared a game that is over.
 * @param {Pick<Session, 'players' | 'linked' | 'turn' | 'side'> & { outcome: unknown, variant: Pick<Variant,
 *   'flipsForBlack'> }} session
 * @returns {Color}
 */
export function colorBelow({ players, linked, turn, side, outcome, variant }) {
  const isPersonsBlack = players.white !== 'person' && players.black === 'person';
  const own = isPersonsBlack ? 'black' : 'white';
  return orientationFor(variant, linked ? (outcome ? side : turn) : own);
}
