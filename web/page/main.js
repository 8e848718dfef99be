/** Opens the page: loads the rules, then shows the last game, or all games when there is none. */
import { load } from '../kingcraft/index.js';
import { createEngine } from '../worker/client.js';
import { GAMES_ADDRESS, readAddress } from './address.js';
import { byId } from './dom.js';
import { Doors } from './doors.js';
import { Gallery } from './gallery.js';
import { GameScreen } from './game-screen.js';
import { GameKeeper } from './keep/game-keeper.js';
import { GameLocks } from './keep/game-locks.js';
import { keepOffline } from './keep/offline.js';
import { tab } from './keep/tab.js';
import { Notices } from './notices.js';
import { Opponent } from './opponent.js';
import { LinkDoor } from './play/link-door.js';
import { readPreferences } from './play/preferences.js';
import * as storage from './storage.js';
import { editAddress, readEditAddress, readStudyAddress, studyAddress } from './study/address.js';

const FIRST_SETTINGS = { players: { white: 'person', black: 'machine' }, level: 2 };

/** How many workers the machine may think with: half of the cores stay free for all else. */
const searchThreads = () => Math.min(4, Math.ceil((navigator.hardwareConcurrency ?? 1) / 2));

const newEngine = () => createEngine({ threads: searchThreads() });

async function openPage(kingcraft, store, notices) {
  const kept = storage.load();
  const locks = new GameLocks(navigator.locks);
  const keeper = new GameKeeper(store, locks, tab);
  let theme = kept.theme === 'slate' ? 'slate' : 'paper';
  let front = showGallery;
  let settings = FIRST_SETTINGS;
  const opponent = new Opponent(newEngine);
  const gameScreen = new GameScreen(kingcraft, opponent, readPreferences(kept.preferences), {
    onChange(session) {
      if (session.linked) {
        linkDoor.write(session);
        return;
      }
      linkDoor.close();
      const { players, level, clock } = session.toSave();
      settings = { players, level, clock };
      keeper.keep(session);
    },
    onGallery: () => goTo(showGallery),
    onPreferences: (preferences) => storage.keep({ preferences }),
    onWarning: (text) => notices.show(text),
    onTheme(name) {
      theme = name;
      gameScreen.setTheme(name);
      storage.keep({ theme });
    },
  });
  const gallery = new Gallery(kingcraft.variants, {
    play(variant) {
      gallery.hide();
      startGame(variant);
    },
    resume: () => goTo(showGame),
    running: () => gameScreen.running?.name ?? null,
  });
  const leave = {
    back() {
      front = showGame;
      doors.close();
    },
    gallery() {
      front = showGallery;
      doors.close();
    },
  };
  const learn = {
    ...leave,
    running: () => gameScreen.running,
    play(variant) {
      startGame(variant);
      doors.close();
    },
  };
  const rules = {
    what: 'The rules',
    read: readAddress,
    async load() {
      const { LearnScreen } = await import('./learn/screen.js');
      return new LearnScreen(kingcraft, learn);
    },
  };
  const library = {
    open: (id) => openKept(keeper.open(id, restore)),
    openCopy: (id) => openKept(keeper.openCopy(id, restore)),
    gallery: learn.gallery,
  };
  const games = {
    what: 'Your games',
    read: (fragment) => fragment === GAMES_ADDRESS || null,
    async load() {
      const { LibraryScreen } = await import('./keep/library-screen.js');
      return new LibraryScreen(kingcraft, { store, keeper, locks, notices }, library);
    },
  };
  const study = {
    what: 'The study',
    read: readStudyAddress,
    async load() {
      const { StudyScreen } = await import('./study/screen.js');
      return new StudyScreen(kingcraft, {
        ...leave,
        session: () => gameScreen.session,
        createEngine: newEngine,
        take: takeHanded,
        edit: (position) => hand(position, editAddress(position.variant)),
      });
    },
  };
  const editor = {
    what: 'The editor',
    read: readEditAddress,
    async load() {
      const { EditScreen } = await import('./study/edit/screen.js');
      return new EditScreen(kingcraft, {
        ...leave,
        session: () => gameScreen.session,
        running: () => gameScreen.running,
        take: takeHanded,
        analyse: (position) => hand(position, studyAddress(position.variant)),
        play({ variant, fen }) {
          startGame(variant, fen);
          doors.close();
        },
      });
    },
  };
  /** A position on its way from one screen to another. */
  let handed = null;
  function hand(position, address) {
    handed = position;
    location.hash = address;
  }
  function takeHanded() {
    const position = handed;
    handed = null;
    return position;
  }
  const doors = new Doors([rules, games, study, editor], {
    enter() {
      gallery.hide();
      gameScreen.hide();
    },
    leave: () => front(),
    theme: () => theme,
  });
  const linkDoor = new LinkDoor(kingcraft, {
    open(saved) {
      gameScreen.restore(saved);
      goTo(showGame);
    },
    session: () => gameScreen.session,
    show: () => front !== showGame && goTo(showGame),
    leave: showKept,
    warn: (text, onClose) => notices.show(text, undefined, onClose),
  });
  /** The game that was kept last, or all games when there is none. */
  async function showKept() {
    const opened = keeper.resume(restore) || (await keeper.openLast(restore)) === 'open';
    goTo(opened ? showGame : showGallery);
  }
  async function openKept(opening) {
    const opened = await opening;
    if (opened === 'open') learn.back();
    if (opened === 'broken') notices.show('This game cannot be read.');
    // Another tab was quicker.
    if (opened === 'elsewhere') doors.follow();
  }
  function startGame(variant, fen) {
    front = showGame;
    gameScreen.start({ variant, fen, ...settings });
  }
  function restore(saved) {
    gameScreen.restore(saved);
  }
  function goTo(screen) {
    front = screen;
    screen();
  }
  function showGame() {
    gallery.hide();
    gameScreen.show();
  }
  function showGallery() {
    gameScreen.hide();
    gallery.show(theme);
    document.title = 'Kingcraft';
  }
  gameScreen.setTheme(theme);
  if (!linkDoor.follow()) await showKept();
  byId('loading').hidden = true;
  doors.follow();
}

async function start() {
  try {
    const notices = new Notices();
    const storageOpens = storage.openStorage((text) => notices.show(text));
    const [kingcraft, store] = await Promise.all([load(), storageOpens]);
    await openPage(kingcraft, store, notices);
    keepOffline(notices);
  } catch (error) {
    byId('loading').hidden = false;
    byId('loading-text').textContent =
      `The games could not be loaded: ${error.message} Reload the page to try again.`;
  }
}

start();
