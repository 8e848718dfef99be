/**
 * The match on the page: games that are saved and opened again, with clocks and offers of a draw.
 * @import { Color, Kingcraft, Move } from '../../kingcraft/index.js'
 * @import { Computer, SearchSettings } from '../../game/match.js'
 * @import { End } from '../../game/played-game.js'
 * @import { SearchLine } from '../../worker/client.js'
 * @import { BlunderCheck, Doubt } from './blunder-check.js'
 * @import { FriendGame } from '../../friend/friend-game.js'
 * @import { MatchHandlers, MatchEvent } from './match-types.js'
 * @import { GameSettings, SavedGame } from './session.js'
 */
import { withOffer } from '../../friend/friend-game.js';
import { Match } from '../../game/match.js';
import { loadTablesFor } from '../../kingcraft/tables.js';
import { fullStrength } from '../../worker/search-options.js';
import { loadHostedTablesFor } from '../base/endgame-tables.js';
import { faultText, texts } from '../base/page-texts.js';
import { Timekeeper } from './game-clock.js';
import { Session } from './session.js';
import { giveTime } from './watch-pace.js';

/** @extends {Match<Session>} */
export class PageMatch extends Match {
  #kingcraft;
  #handlers;
  #check;
  #timekeeper = new Timekeeper(() => this.#loseOnTime());
  /** Whether the computer, and the clock, wait until the person lets them go on. */
  paused = false;
  /**
   * Why the computer could not think, as a sentence; null when it could.
   * @type {string | null}
   */
  fault = null;
  /**
   * Why the person is asked whether to take the last move back; the computer waits for the answer.
   * @type {Doubt | null}
   */
  doubt = null;
  /**
   * The best line that the computer has found so far; null while there is none.
   * @type {SearchLine | null}
   */
  thought = null;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {{ computer: Computer, check: Pick<BlunderCheck, 'doubt'> }} engines
   * @param {MatchHandlers} handlers
   */
  constructor(kingcraft, { computer, check }, handlers) {
    super(computer);
    this.#kingcraft = kingcraft;
    this.#check = check;
    this.#handlers = handlers;
  }

  /** The game on the board. Throws where there is none yet. */
  get session() {
    return this.played;
  }

  /** The computer's reply to an offer of a draw, as a sentence; null when the game has gone on since. */
  get reply() {
    const { reply } = this.session.scores;
    return Object.entries(texts.drawOffer).find(([name]) => name === reply)?.[1] ?? null;
  }

  /** Whether a game is on the board that goes on. */
  get isRunning() {
    return this.isOpen && this.session.outcome === null && this.session.ply > 0;
  }

  /**
   * Begins a new game.
   * @param {GameSettings} settings
   */
  start(settings) {
    this.#put(new Session(this.#kingcraft, { ...settings, helped: false }), 'new');
  }

  /**
   * Goes on with a saved game. Throws when it cannot be read.
   * @param {SavedGame} saved
   * @returns {Session}
   */
  restore(saved) {
    const session = Session.restore(this.#kingcraft, saved);
    this.#put(session, 'restored');
    return session;
  }

  /**
   * @param {Session} session
   * @param {'new' | 'restored'} cause
   */
  #put(session, cause) {
    this.open(session);
    const isTimed = session.clock !== null && !session.friend?.live;
    const waits = session.outcome === null && (session.betweenComputers || isTimed);
    this.paused = cause === 'restored' && waits && session.ply > 0;
    this.fault = null;
    this.#changed({ cause });
    this.goOn();
    if (session.personToMove && !session.betweenPeople) this.warmUp();
  }

  /**
   * Lets the clocks go as they must after a change, and reports the change.
   * @param {MatchEvent} event
   */
  #changed(event) {
    this.#timekeeper.follow(this.session, this.paused || this.session.friend?.live != null);
    return this.#handlers.changed(event);
  }

  /**
   * Plays a move, and lets the computer answer. A move after the time is over comes too late. In a live game, what
   * leads it says here what comes of it.
   * @param {string} id
   */
  play(id) {
    const { live } = this.session;
    if (live) live.game.play(id);
    else if (this.session.isOutOfTime) this.#loseOnTime();
    else this.makeMove(id, 'person');
  }

  /**
   * @override
   * @param {End['how']} how
   * @param {End['what']} [what]
   */
  finish(how, what) {
    const { live } = this.session;
    if (live) return live.finish(how, what);
    super.finish(how, what);
    this.#changed({ cause: 'end' });
  }

  #loseOnTime() {
    this.finish('time', this.session.turn);
  }

  /**
   * Takes what a friend elsewhere has sent.
   * @param {FriendGame} game the one on the board as it goes on
   */
  receive(game) {
    const { ply, lastMove: undone } = this.session;
    const former = this.session.moveIds();
    this.interrupt();
    this.session.follow(game);
    const { lastMove: move } = this.session;
    const added = this.session.ply - ply;
    const isFewer = game.moves.every((id, index) => id === former[index]);
    if (move && added === 1) return this.#changed({ cause: 'move', move });
    if (undone && added === -1 && isFewer && !game.end)
      return this.#changed({ cause: 'takeBack', move: undone });
    return this.#changed({ cause: game.end ? 'end' : 'other' });
  }

  /**
   * The message to a friend elsewhere changes, or it was sent.
   * @param {FriendGame} friend
   */
  tellFriend(friend) {
    this.session.friend = friend;
    this.#changed({ cause: 'other' });
  }

  /** Offers a draw; the computer replies at once, in `reply` too. */
  offerDraw() {
    const { scores, ply, friend, live } = this.session;
    if (live) {
      live.game.ask('draw');
      return texts.friend.youOffer;
    }
    if (friend) {
      this.tellFriend(withOffer(friend));
      return texts.friend.offered;
    }
    const { accepts, reply } = scores.answer(ply);
    if (accepts) super.finish('agreeDraw');
    scores.reply = reply;
    this.#changed({ cause: accepts ? 'end' : 'other' });
    return texts.drawOffer[reply];
  }

  /** @override In a live game the friend is asked. */
  undo() {
    const { live } = this.session;
    if (!live) {
      this.session.helped = true;
      return super.undo();
    }
    live.game.ask('take-back');
    return null;
  }

  /** @override Between two computers the game waits after the move, or at once where none of them thinks. */
  stop() {
    this.paused = this.session.betweenComputers;
    super.stop();
    this.#handlers.thinking();
  }

  /** Lets a waiting computer think, and the clock run. */
  resume() {
    this.paused = false;
    this.fault = null;
    this.#timekeeper.follow(this.session, false);
    this.goOn();
  }

  /** @override What the computer said stays until the person acts. */
  interrupt() {
    this.doubt = null;
    if (this.isOpen && !this.session.computerToMove) this.session.scores.reply = null;
    super.interrupt();
  }

  /** @override */
  get mayThink() {
    return !this.paused && !this.doubt && super.mayThink;
  }

  /**
   * @override
   * @returns {SearchSettings}
   */
  searchSettings() {
    this.thought = null;
    const { level, variant, game } = this.session;
    const fen = game.fen();
    return {
      level,
      clock: () => this.#clockOfTurn(),
      onInfo: ({ lines }) => {
        this.thought = lines[0] ?? null;
        this.#handlers.thinking();
      },
      // Lower levels do without tables.
      prepare: (engine) => {
        if (level !== fullStrength) return;
        loadTablesFor(engine, variant.id, fen);
        loadHostedTablesFor(engine, variant.id, fen);
      },
    };
  }

  /** The time of the computer, in the form for the engine. */
  #clockOfTurn() {
    const { clock, turn } = this.session;
    if (!clock) return undefined;
    return { remaining: Math.round(this.session.timeLeft(turn)), increment: clock.increment };
  }

  /**
   * @override
   * @param {Move} move
   */
  onMove(move) {
    this.paused &&= this.session.betweenComputers;
    const shown = this.#changed({ cause: 'move', move });
    if (this.session.betweenComputers) return giveTime(this.session, shown);
    return this.session.computerToMove ? this.#checkMove(shown) : shown;
  }

  /**
   * Asks whether the move should be taken back where it loses something. An engine that fails has no doubts: the game
   * goes on.
   * @param {Promise<void> | void} shown
   */
  async #checkMove(shown) {
    const { step } = this;
    const [doubt] = await Promise.all([this.#check.doubt(this.session).catch(() => null), shown]);
    if (!doubt || step !== this.step) return;
    this.doubt = doubt;
    this.#handlers.doubted();
  }

  /** The person stands by the move: the computer answers it. */
  playOn() {
    this.doubt = null;
    this.goOn();
  }

  /**
   * @override
   * @param {number} from
   * @returns {Promise<void> | void}
   */
  onStep(from) {
    const { ply, line, lastMove, computerToMove, betweenComputers } = this.session;
    this.paused = ply < from ? computerToMove : betweenComputers && (computerToMove || ply > from);
    const undone = ply < from ? line[ply] : null;
    if (undone) return this.#changed({ cause: 'takeBack', move: undone });
    if (ply > from && lastMove) return this.#changed({ cause: 'move', move: lastMove });
    return this.#changed({ cause: 'other' });
  }

  /** @override */
  onThinking() {
    this.#handlers.thinking();
  }

  /**
   * @override
   * @param {string} best
   * @param {readonly SearchLine[]} lines
   */
  onAnswer(best, lines) {
    const line = lines.find(({ pv }) => pv[0] === best) ?? lines[0];
    if (line) this.session.scores.add(this.session.ply, line.score);
    this.play(best);
  }

  /**
   * @override
   * @param {unknown} error
   */
  onFault(error) {
    this.paused = true;
    this.fault = texts.game.couldNotThink(faultText(error));
    this.#timekeeper.follow(this.session, true);
    this.#handlers.thinking();
  }
}
