/**
 * The dialog for a new game: which game, against whom, with which color and clock. Any screen can open it.
 * @import { Color, Variant } from '../../kingcraft/index.js'
 * @import { ColorChoice, NextSettings, OpponentKind } from './next-game.js'
 * @import { FriendPart, GameSettings } from './session.js'
 */
import { h } from '../../dom/elements.js';
import { canConnect } from '../../friend/can-connect.js';
import { NOTHING_SENT, readPlayerName, readPlayerNames } from '../../friend/friend-game.js';
import { wholeNumber } from '../base/formats.js';
import { inOrder, opponentOf } from '../base/game-words.js';
import { byId, closeFromOutside, createTile, findIn } from '../base/page-elements.js';
import { gameName, texts } from '../base/page-texts.js';
import { storedValues, storeValues } from '../store/page-storage.js';
import { friendId } from '../store/saved-records.js';
import { settings } from '../store/settings.js';
import { choiceOf, colorOf, knownLevel, playersOf } from './next-game.js';
import { createFace } from './opponent-faces.js';
import { ratingOfLevel } from './player-standing.js';
import { standingIn } from './standing-store.js';
import { TimeForm } from './time-form.js';

/**
 * A position that a game is to begin from: `side` of the reader, and `note`, which shows it.
 * @typedef {{ fen: string, side: Color, note: HTMLElement }} GameStart
 */

export class NewGameView {
  #dialog = byId('new-game', HTMLDialogElement);
  #form = byId('new-game-form', HTMLFormElement);
  #time = new TimeForm();
  #name = findIn(this.#form, '[name="name"]', HTMLInputElement);
  #names = {
    white: findIn(this.#form, '[name="white-name"]', HTMLInputElement),
    black: findIn(this.#form, '[name="black-name"]', HTMLInputElement),
  };
  #first;
  /** Where the game begins, if not where all games of its kind do. @type {GameStart | null} */
  #start = null;

  /**
   * @param {readonly Variant[]} variants as the package lists them
   * @param {(settings: GameSettings) => void} start closes the dialog when the game is on the board
   */
  constructor(variants, start) {
    const games = inOrder(variants);
    this.#first = games[0]?.id ?? '';
    byId('new-game-variants').append(...games.map(createGameChoice));
    byId('new-game-opponents').append(...texts.opponents.list.map(createOpponentChoice));
    byId('new-game-close').addEventListener('click', () => this.close());
    closeFromOutside(this.#dialog);
    findIn(this.#form, '[value="live"]', HTMLInputElement).disabled = whyNotLive() !== '';
    this.#form.addEventListener('change', () => this.#fold());
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      start(this.#settings(colorOf(/** @type {ColorChoice} */ (this.#chosen('color')))));
    });
  }

  /**
   * Asks for a new game; the form is filled in with what was played last.
   * @param {string | undefined} variant the first of the list where there is none
   * @param {NextSettings} settings
   * @param {GameStart | null} [start] of a game that does not begin where all games of its kind do
   */
  open(variant, { players, level, clock, names }, start = null) {
    const { opponent, color } = choiceOf(players);
    this.#beginAt(start);
    this.#choose('variant', variant ?? this.#first);
    this.#choose('opponent', opponent);
    this.#choose('level', String(knownLevel(level)));
    if (start || this.#chosen('color') !== 'random') this.#choose('color', start?.side ?? color);
    this.#time.value = clock ?? null;
    this.#name.value = storedValues().friends.name;
    this.#names.white.value = names?.white ?? '';
    this.#names.black.value = names?.black ?? '';
    this.#fold();
    if (!this.#dialog.open) this.#dialog.showModal();
    findIn(this.#form, `[name="${start ? 'opponent' : 'variant'}"]:checked`).focus();
  }

  /** Shows the position instead of the games. @param {GameStart | null} start */
  #beginAt(start) {
    const games = findIn(this.#form, 'fieldset');
    this.#start?.note.remove();
    this.#start = start;
    games.hidden = start !== null;
    if (start) games.after(start.note);
  }

  close() {
    this.#dialog.close();
  }

  /** Shows what is asked of this kind of opponent alone. */
  #fold() {
    const kind = this.#chosen('opponent');
    byId('new-game-computer').hidden = kind !== 'computer';
    byId('new-game-color').hidden = kind === 'friend';
    byId('new-game-watch').hidden = kind === 'link';
    if (kind === 'link' && this.#chosen('color') === 'none') this.#choose('color', 'white');
    byId('new-game-friend').hidden = kind === 'computer';
    byId('new-game-pace').hidden = kind !== 'link';
    byId('new-game-friend').textContent =
      kind === 'link' ? this.#describePace() : texts.newGame.friendHint;
    byId('new-game-name').hidden = kind !== 'link';
    byId('new-game-names').hidden = kind !== 'friend';
    byId('new-game-clock').hidden = kind === 'link' && !this.#isLive;
    const level = Number(this.#chosen('level'));
    byId('opponent-about').replaceChildren(
      h('strong', {}, texts.opponents.level(level, wholeNumber(ratingOfLevel(level)))),
      ` ${opponentOf(level)?.about ?? ''}`,
    );
    const { rating } = standingIn({ id: this.#chosen('variant') });
    const value = wholeNumber(Math.round(rating.value));
    const { before, fromHere } = texts.standing;
    byId('new-game-standing').textContent = this.#start ? fromHere : before(value);
    byId('new-game-standing').hidden = !settings.current.progress;
  }

  get #isLive() {
    return this.#chosen('pace') === 'live';
  }

  /** How a game with a friend elsewhere is played. */
  #describePace() {
    if (this.#isLive) return texts.friend.liveHint;
    return [texts.friend.hint, whyNotLive()].filter(Boolean).join(' ');
  }

  /**
   * The buttons of one question.
   * @param {string} name
   */
  #question(name) {
    const buttons = this.#form.elements.namedItem(name);
    if (buttons instanceof RadioNodeList) return buttons;
    throw new Error(`the page has no choice of ${name}`);
  }

  /** @param {string} name */
  #chosen(name) {
    return this.#question(name).value;
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  #choose(name, value) {
    this.#question(name).value = value;
  }

  /**
   * @param {Color | 'none'} color of the reader
   * @returns {GameSettings}
   */
  #settings(color) {
    const opponent = /** @type {OpponentKind} */ (this.#chosen('opponent'));
    const isLinked = opponent === 'link';
    return {
      variant: this.#chosen('variant'),
      fen: this.#start?.fen,
      players: playersOf(opponent, color),
      level: Number(this.#chosen('level')),
      clock: isLinked ? null : this.#time.value,
      names: opponent === 'friend' ? this.#typedNames() : null,
      friend: isLinked ? this.#invitation(color === 'black' ? 'black' : 'white') : null,
    };
  }

  /** The names of two people at this board. */
  #typedNames() {
    const { white, black } = this.#names;
    return readPlayerNames({ white: white.value, black: black.value });
  }

  /**
   * @param {Color} side of the reader
   * @returns {FriendPart}
   */
  #invitation(side) {
    const name = readPlayerName(this.#name.value);
    storeValues({ friends: { ...storedValues().friends, name } });
    const names = { white: '', black: '', [side]: name };
    const control = this.#time.value;
    const clock = control && { time: control.base, increment: control.increment };
    const live = this.#isLive ? { clock, round: 0, left: null, asked: null } : null;
    return { ...NOTHING_SENT, id: friendId(), names, live };
  }
}

/** Why this page cannot play live, as a sentence; empty if it can. */
function whyNotLive() {
  if (location.protocol === 'file:') return texts.friend.notFromFile;
  return canConnect() ? '' : texts.friend.notLive;
}

/** @param {Variant} variant */
function createGameChoice(variant) {
  return createTile('variant', variant.id, gameName(variant));
}

/**
 * @param {{ name: string }} opponent
 * @param {number} index
 */
function createOpponentChoice({ name }, index) {
  const choice = createTile('level', String(index + 1), name);
  choice.prepend(createFace(index + 1));
  return choice;
}
