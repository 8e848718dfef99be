/**
 * The screen of the reader's progress: the streak, the rating and the ladder of each game, and the achievements.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { Visit } from '../app/router.js'
 * @import { ProgressTexts } from './progress-words.js'
 */
import { h } from '../../dom/elements.js';
import { wholeNumber } from '../base/formats.js';
import { inOrder } from '../base/game-words.js';
import { loadStyle } from '../base/load-style.js';
import { byId, createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { standingIn } from '../play/standing-store.js';
import { changeSettings } from '../store/page-storage.js';
import { settings } from '../store/settings.js';
import { createAchievements } from './achievement-list.js';
import { createGameSection, headingId } from './game-section.js';
import { progressNow, today } from './progress-store.js';
import { loadProgressTexts } from './progress-words.js';
import { settleDay } from './settle.js';
import { streakOn } from './streak.js';

const STYLE = new URL('progress.css', import.meta.url);

export class ProgressScreen {
  root = byId('progress-page');
  #games;
  #handlers;
  /** Null before the first visit. @type {ProgressTexts | null} */
  #words = null;
  #title = h('h1', { tabIndex: -1 }, texts.progress.title);

  /**
   * @param {Kingcraft} kingcraft
   * @param {{ play(variant: string, level: number): void }} handlers `play`: asks for a game against an opponent
   */
  constructor({ variants }, handlers) {
    this.#games = inOrder(variants);
    this.#handlers = handlers;
    settings.watch(() => {
      if (!this.root.hidden) this.#draw();
    });
  }

  /**
   * Shows the progress, from one game on where the address names it; see Router.follow.
   * @param {{ variant: string | null }} request
   * @param {Visit} visit
   * @throws when there is no such game, or a part of the page is missing
   */
  async show({ variant }, visit) {
    if (variant !== null && !this.#games.some(({ id }) => id === variant))
      throw new Error(texts.page.noSuchGame);
    const [words] = await Promise.all([loadProgressTexts(), loadStyle(STYLE)]);
    await settleDay();
    if (!visit.enter(this)) return;
    this.#words = words;
    document.title = `${texts.progress.title} · Kingcraft`;
    this.#draw();
    const heading = variant !== null && document.getElementById(headingId(variant));
    if (heading) heading.focus();
    else if (!visit.isFirst) this.#title.focus({ preventScroll: true });
  }

  #draw() {
    const words = this.#words;
    if (!words) return;
    const parts = settings.current.progress ? this.#createParts(words) : this.#createOffer(words);
    const body = h('div', { class: 'progress-body' }, this.#title, ...parts);
    this.root.replaceChildren(body);
  }

  /** The screen while progress is off. @param {ProgressTexts} words */
  #createOffer(words) {
    const turnOn = createButton(
      words.turnOn,
      async () => {
        await changeSettings({ progress: true });
        this.#title.focus();
      },
      'primary',
    );
    return [h('p', {}, words.off), turnOn];
  }

  /** @param {ProgressTexts} words */
  #createParts(words) {
    const day = today();
    const progress = progressNow();
    const heading = h('h2', { id: 'progress-games-title' }, words.games);
    const games = this.#games.map((variant) =>
      createGameSection(words, variant, standingIn(variant), this.#handlers.play),
    );
    return [
      createStreak(words, streakOn(progress, day)),
      h(
        'section',
        { 'aria-labelledby': heading.id },
        heading,
        h('div', { class: 'progress-games' }, ...games),
      ),
      createAchievements(words, this.#games, progress, day),
      h('footer', {}, h('p', {}, words.counts), h('p', {}, words.stored)),
    ];
  }
}

/**
 * @param {ProgressTexts} words
 * @param {ReturnType<typeof streakOn>} streak
 */
function createStreak(words, { length, best, hasToday }) {
  const days = length > 0 ? [h('strong', {}, words.days(length, wholeNumber(length)))] : [];
  const next = length === 0 ? words.begin : hasToday ? words.doneToday : words.goOn;
  const former = best > length ? ` ${words.best(best, wholeNumber(best))}` : '';
  const title = h('h2', { id: 'streak-title' }, words.streak);
  return h(
    'section',
    { class: 'progress-streak', 'aria-labelledby': title.id },
    title,
    h('p', {}, ...days, h('span', {}, next + former)),
  );
}
