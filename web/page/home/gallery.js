/**
 * The first screen: what Kingcraft is, the game to go on with, and a card for each game.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { Session } from '../play/session.js'
 * @import { Visit } from '../app/router.js'
 */

import { h } from '../../dom/elements.js';
import { learnAddress, pageAddress } from '../../game/page-address.js';
import { hasTables } from '../../kingcraft/tables.js';
import { hasBalance } from '../base/balances.js';
import { inOrder } from '../base/game-words.js';
import { byId, findIn } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { settings } from '../store/settings.js';
import { DailyPuzzles } from './daily-puzzles.js';
import { GameCard } from './game-card.js';
import { playWhenSeen } from './play-when-seen.js';
import { ResumeCard } from './resume-card.js';

export class Gallery {
  root = byId('gallery');
  #cards;
  #resume;
  #daily;
  #session;

  /**
   * @param {readonly Variant[]} variants as the package lists them
   * @param {{ play(variant: string): void, resume(): void, session(): Session | null }} handlers `session()`: the game
   *   on the board
   */
  constructor(variants, { play, resume, session }) {
    this.#session = session;
    this.#resume = new ResumeCard(byId('resume'), resume);
    this.#cards = inOrder(variants).map((variant) => new GameCard(variant, play));
    byId('cards').append(...this.#cards.map(({ element }) => element));
    this.#daily = new DailyPuzzles(byId('daily'), variants);
    const facts = texts.gallery.facts(variants.length);
    byId('facts').append(...facts.map((text) => h('li', {}, text)));
    const [first] = inOrder(variants);
    if (first) byId('ways').append(...createWays(first.id));
    playWhenSeen(this.#cards);
    settings.watch(() => this.update());
  }

  /**
   * @param {string} _address
   * @param {Visit} visit
   */
  show(_address, visit) {
    if (!visit.enter(this)) return;
    document.title = `Kingcraft · ${texts.gallery.title}`;
    for (const card of this.#cards) card.open();
    this.update();
  }

  /** Shows the game on the board as it is now, where this screen is seen. */
  update() {
    if (this.root.hidden) return;
    this.#resume.update(this.#session());
    this.#daily.update();
    for (const card of this.#cards) card.update();
  }

  /** Brings the reader to the games to choose from. */
  focusGames() {
    const first = findIn(byId('cards'), 'button');
    first.focus({ preventScroll: true });
    byId('cards').scrollIntoView({ block: 'nearest' });
  }
}

/**
 * Everything else: analysis, endgames, rules, and whether they are fair. A page that is one file has no
 * endgame tables to train with.
 * @param {string} variant whose pages they open
 */
function createWays(variant) {
  const { analyse, endings, rules, fair } = texts.gallery.elsewhere;
  const ways = [
    { ...analyse, href: '#analyse' },
    ...(hasTables ? [{ ...endings, href: pageAddress('endings', variant) }] : []),
    { ...rules, href: learnAddress(variant) },
    ...(hasBalance(variant) ? [{ ...fair, href: pageAddress('fair', variant) }] : []),
  ];
  return ways.map(({ title, text, href }) =>
    h('li', {}, h('a', { href }, h('strong', {}, title), h('span', {}, text))),
  );
}
