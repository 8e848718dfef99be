/** Opens the page: loads the rules, then shows the last game, or all games when there is none. */
import { load } from '../kingcraft/index.js';
import { createEngine } from '../worker/client.js';
import { byId } from './dom.js';
import { Gallery } from './gallery.js';
import { GameScreen } from './game-screen.js';
import { LearnDoor } from './learn-door.js';
import { Opponent } from './opponent.js';
import * as storage from './storage.js';

const FIRST_SETTINGS = { players: { white: 'person', black: 'machine' }, level: 2 };

/** How many workers the machine may think with: half of the cores stay free for all else. */
const searchThreads = () => Math.min(4, Math.ceil((navigator.hardwareConcurrency ?? 1) / 2));

function openPage(kingcraft) {
  const kept = storage.load();
  let theme = kept.theme === 'slate' ? 'slate' : 'paper';
  let front = showGallery;
  let settings = FIRST_SETTINGS;
  const opponent = new Opponent(() => createEngine({ threads: searchThreads() }));
  const gameScreen = new GameScreen(kingcraft, opponent, {
    onChange(session) {
      const game = session.toSave();
      settings = { players: game.players, level: game.level, clock: game.clock };
      storage.keep({ game });
    },
    onGallery: () => goTo(showGallery),
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
  const learnDoor = new LearnDoor(kingcraft, {
    enter() {
      gallery.hide();
      gameScreen.hide();
    },
    leave: () => front(),
    theme: () => theme,
    running: () => gameScreen.running,
    play(variant) {
      startGame(variant);
      learnDoor.close();
    },
    back() {
      front = showGame;
      learnDoor.close();
    },
    gallery() {
      front = showGallery;
      learnDoor.close();
    },
  });
  function startGame(variant) {
    front = showGame;
    gameScreen.start({ variant, ...settings });
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
  byId('loading').hidden = true;
  goTo(kept.game && restored(gameScreen, kept.game) ? showGame : showGallery);
  learnDoor.follow();
}

/** Whether a kept game could be shown; a broken one is as good as none. */
function restored(gameScreen, game) {
  try {
    gameScreen.restore(game);
    return true;
  } catch {
    return false;
  }
}

async function start() {
  try {
    openPage(await load());
  } catch (error) {
    byId('loading').hidden = false;
    byId('loading-text').textContent =
      `The games could not be loaded: ${error.message} Reload the page to try again.`;
  }
}

start();
