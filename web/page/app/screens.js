/**
 * The screens of the page: which address asks for each of them, and how it is loaded and connected to the page.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { Page } from './page.js'
 * @import { StartPosition } from '../play/play-from.js'
 * @import { Route } from './router.js'
 * @import { StudyScreen } from '../study/study-screen.js'
 */

import { isLink } from '../../game/game-link.js';
import {
  GALLERY_ADDRESS,
  GAME_ADDRESS,
  gamesAddress,
  isFriendLink,
  isGalleryAddress,
  isLiveLink,
  isReplyLink,
  readAddress,
  readGamesAddress,
} from '../../game/page-address.js';
import { openFriendFile, takeDroppedFiles } from '../friend/friend-files.js';
import { takeLinks } from '../friend/other-tab.js';
import { readProgressAddress } from '../progress/progress-address.js';
import { readPuzzleAddress, readPuzzlesAddress } from '../puzzles/puzzle-address.js';
import { GameLocks, tab } from '../store/browser-tab.js';
import {
  editAddress,
  REVIEW_ADDRESS,
  readEditAddress,
  readStudyAddress,
  studyAddress,
} from '../study/study-address.js';

/**
 * @typedef {{ variant: string, fen: string, moves?: string[] }} Position `moves`: the ids of those that were played
 *   from there
 */

/** @typedef {{ id: string, variant: string }} SavedStudy */

/**
 * The routes to all screens.
 * @param {Kingcraft} kingcraft the loaded package
 * @param {Page} page
 * @returns {Route[]}
 */
export function routesOf(kingcraft, page) {
  takeLinks(page);
  takeDroppedFiles(page);
  const session = () => page.session;
  const running = () => page.running;
  /** @param {Position} position */
  const analyse = (position) => page.go(studyAddress(position.variant), { position });
  const studyLocks = new GameLocks(navigator.locks, 'study');
  /** @type {StudyScreen | null} */
  let studyScreen = null;
  const play = (/** @type {string} */ variant) => page.play(variant);
  /** @param {StartPosition} position */
  const playFrom = async (position) => {
    const { askToPlayFrom } = await import('../play/play-from.js');
    await askToPlayFrom(kingcraft, page, position);
  };
  return [
    {
      what: () => 'gallery',
      read: (fragment) => (isGalleryAddress(fragment) ? fragment : null),
      load: () => page.gallery,
    },
    {
      what: () => 'game',
      read: (fragment) => (fragment === GAME_ADDRESS || isLink(fragment) ? fragment : null),
      load: () => ({ show: (fragment, visit) => page.showGame(fragment, visit) }),
    },
    {
      what: () => 'game',
      read: (fragment) => (isFriendLink(fragment) ? fragment : null),
      async load() {
        const { FriendArrivals } = await import('../friend/friend-arrivals.js');
        return new FriendArrivals(kingcraft, page);
      },
    },
    {
      what: () => 'game',
      read: (fragment) => (isLiveLink(fragment) || isReplyLink(fragment) ? fragment : null),
      async load() {
        const { LiveArrivals } = await import('../friend/live-arrivals.js');
        return new LiveArrivals(kingcraft, page);
      },
    },
    {
      what: ({ page }) => page,
      read: readAddress,
      async load() {
        const { LearnScreen } = await import('../learn/learn-screen.js');
        return new LearnScreen(kingcraft, {
          back: () => page.backToGame(),
          running,
          play,
          playFrom,
          analyse,
        });
      },
    },
    {
      what: () => 'puzzles',
      read: readPuzzlesAddress,
      async load() {
        const { PuzzlesScreen } = await import('../puzzles/puzzles-screen.js');
        return new PuzzlesScreen(kingcraft, {
          current: () => session()?.variant ?? null,
          rename: (/** @type {string} */ address) => page.rename(address),
        });
      },
    },
    {
      what: () => 'puzzle',
      read: readPuzzleAddress,
      async load() {
        const { PuzzleScreen } = await import('../puzzles/puzzle-screen.js');
        return new PuzzleScreen(kingcraft, {
          go: (/** @type {string} */ address) => page.go(address),
          createEngine: () => page.createEngine({ threads: 1 }),
          study: analyse,
          playFrom,
          notify: (/** @type {string} */ text) => page.library.notices.show(text),
        });
      },
    },
    {
      what: () => 'progress',
      read: readProgressAddress,
      async load() {
        const { ProgressScreen } = await import('../progress/progress-screen.js');
        return new ProgressScreen(kingcraft, {
          play: (/** @type {string} */ variant, /** @type {number} */ level) =>
            page.askForGame(variant, { level }),
        });
      },
    },
    {
      what: () => 'games',
      read: readGamesAddress,
      async load() {
        const { LibraryScreen } = await import('../library/library-screen.js');
        return new LibraryScreen(
          kingcraft,
          { ...page.library, studyLocks },
          {
            gallery: () => page.go(GALLERY_ADDRESS),
            play,
            filter: (filter) => page.go(gamesAddress(filter)),
            open: (id) => page.openSavedGame(id),
            openCopy: (id) => page.openCopy(id),
            openFriendFile: (file) => openFriendFile(page, file),
            review: (id) => page.openSavedGame(id, REVIEW_ADDRESS),
            hasStudy: (id) => studyScreen?.has(id) ?? false,
            forgetStudy: (id) => studyScreen?.forget(id),
            openStudy: (study) => page.go(studyAddress(study.variant), { study }),
          },
        );
      },
    },
    {
      what: () => 'study',
      read: readStudyAddress,
      async load() {
        const { StudyScreen } = await import('../study/study-screen.js');
        const { StudySaver } = await import('../study/study-saver.js');
        const { store } = page.library;
        studyScreen = new StudyScreen(kingcraft, {
          session,
          go: (/** @type {string} */ address) => page.go(address),
          rename: (/** @type {string} */ address) => page.rename(address),
          saver: new StudySaver(kingcraft, store, studyLocks, tab),
          createEngine: page.createEngine,
          edit: (/** @type {Position} */ position) =>
            page.go(editAddress(position.variant), { position }),
          playFrom,
          notify: (/** @type {string} */ text) => page.library.notices.show(text),
        });
        return studyScreen;
      },
    },
    {
      what: () => 'editor',
      read: readEditAddress,
      async load() {
        const { EditorScreen } = await import('../editor/editor-screen.js');
        return new EditorScreen(kingcraft, {
          playFrom,
          go: (/** @type {string} */ address) => page.go(address),
          rename: (/** @type {string} */ address) => page.rename(address),
          analyse,
        });
      },
    },
  ];
}
