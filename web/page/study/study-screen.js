/** The screen of a study: decides which study is shown, and where it comes from. */
/** @import { Kingcraft } from '../../kingcraft/index.js' */
/** @import { PgnGame } from '../../kingcraft/pgn/pgn.js' */
/** @import { Visit } from '../app/router.js' */
/** @import { Session } from '../play/session.js' */
/** @import { ControllerHandlers } from './study-controller.js' */
/** @import { StudySaver } from './study-saver.js' */
import { ask } from '../base/confirm.js';
import { loadStyle } from '../base/load-style.js';
import { byId } from '../base/page-elements.js';
import { faultText, gameName, texts } from '../base/page-texts.js';
import { gameOf, OpenStudies } from './open-studies.js';
import { replaceQuestion } from './pgn-view.js';
import { describeLinkFault } from './share-view.js';
import { Study } from './study.js';
import { studyAddress } from './study-address.js';
import { StudyController } from './study-controller.js';
import { readStudyLink } from './study-link.js';

const STYLE = new URL('study.css', import.meta.url);

/**
 * The input of a screen from the router: see Router.follow.
 * @typedef {Pick<Visit, 'isAsked' | 'enter' | 'brought' | 'warn'>} ScreenVisit
 */

/**
 * The functions of the page that the screen needs. `session` is the game on the board, or null; `rename`: this screen
 * has another address now.
 * @typedef {Omit<ControllerHandlers, 'show' | 'mustAsk' | 'saver'> & {
 *   saver: StudySaver,
 *   session(): Session | null, rename(address: string): void,
 * }} StudyScreenHandlers
 */

export class StudyScreen {
  #kingcraft;
  #handlers;
  root = byId('study');
  #studies;
  #controller;
  /** The variant of the study that was shown last. */
  #lastVariant = 'chess';

  /**
   * @param {Kingcraft} kingcraft
   * @param {StudyScreenHandlers} handlers
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    this.#studies = new OpenStudies(kingcraft, handlers.saver);
    this.#controller = new StudyController(kingcraft, this.root, {
      ...handlers,
      saver: { save: (study) => this.#save(study) },
      show: (opened) => this.#showOpened(opened),
      mustAsk: async ({ variant }) => (await this.#studies.study(variant)).isChanged,
    });
    addEventListener('pagehide', () => handlers.saver.saveNow());
  }

  /**
   * Shows the study of a game; without one, that of the game on the board, which is reviewed where the address asks for
   * that. A study of a position is another one, so that nothing is lost.
   * @param {{ variant: string | null, asksForReview: boolean, shared: string | null, fen: string | null }} address
   * @param {ScreenVisit} visit
   * @throws when there is no such game, or a part of the page is missing
   */
  async show({ variant, asksForReview, shared, fen }, visit) {
    await loadStyle(STYLE);
    if (!visit.isAsked()) return;
    const session = this.#handlers.session();
    const study =
      variant && shared !== null
        ? await this.#findShared(variant, shared, visit)
        : await this.#find(variant, session, asksForReview);
    if (!visit.enter(this)) return;
    this.#present(study);
    if (variant && fen !== null) await this.#beginAt(variant, fen, visit);
    if (asksForReview) this.#controller.review();
    const { position, study: saved } = visit.brought;
    if (variant && position?.variant === variant) await this.#begin(position);
    if (variant && saved?.variant === variant) await this.#openSaved(saved, visit);
  }

  /**
   * The study of a game, else that of the game on the board, else the last one that was shown.
   * @param {string | null} variant
   * @param {Session | null} session
   * @param {boolean} asksForReview
   */
  async #find(variant, session, asksForReview) {
    if (variant) return this.#studies.study(variant);
    if (session && asksForReview) return this.#studies.studyOf(gameOf(session));
    if (session) return this.#studies.importGame(gameOf(session));
    return this.#studies.study(this.#lastVariant);
  }

  /**
   * The study of a link; where the link does not work, that of its game.
   * @param {string} variant
   * @param {string} shared
   * @param {ScreenVisit} visit
   */
  async #findShared(variant, shared, visit) {
    const open = await this.#studies.study(variant);
    if (open.sharedAs === shared) return open;
    try {
      const study = await readStudyLink(this.#kingcraft, variant, shared);
      study.sharedAs = shared;
      return visit.isAsked() ? await this.#studies.openBeside(study) : open;
    } catch (error) {
      if (!visit.isAsked()) return open;
      visit.warn(texts.shareStudy.notOpened(describeLinkFault(error)));
      this.#handlers.rename(studyAddress(variant));
      return open;
    }
  }

  /**
   * Shows a study of the position in the address, which is no longer there afterwards: the study goes on from it.
   * @param {string} variant
   * @param {string} fen of a reader
   * @param {ScreenVisit} visit
   */
  async #beginAt(variant, fen, visit) {
    this.#handlers.rename(studyAddress(variant));
    const checked = this.#kingcraft.validateFen(variant, fen);
    if (!checked.ok) {
      visit.warn(texts.link.leadsNowhere(faultText(checked.error)));
      return;
    }
    const study = await this.#studies.openBeside(Study.begin(this.#kingcraft, variant, fen));
    if (visit.isAsked()) this.#present(study);
  }

  /**
   * Saves a study. One that came by a link is the reader's own only once it is changed.
   * @param {Study} study
   */
  async #save(study) {
    if (study.sharedAs !== null && !study.isChanged) return;
    if (study.sharedAs !== null) {
      study.sharedAs = null;
      this.#handlers.rename(studyAddress(study.variant.id));
    }
    await this.#handlers.saver.save(study);
  }

  /**
   * Starts a study from a position, and asks first where changes would be lost.
   * @param {{ variant: string, fen: string, moves?: string[] }} position
   */
  async #begin({ variant, fen, moves = [] }) {
    const { study, frame } = this.#controller;
    if (study.isChanged && !(await ask(frame.toolbar, replaceQuestion()))) return;
    const begun = Study.begin(this.#kingcraft, variant, fen);
    begun.addLine(moves);
    this.#present(await this.#studies.replace(begun));
  }

  /**
   * Opens a saved study in the place of the one on the screen, which stays saved.
   * @param {{ id: string, variant: string }} saved
   * @param {ScreenVisit} visit
   */
  async #openSaved(saved, { isAsked }) {
    this.#handlers.saver.saveNow();
    const study = await this.#studies.openSaved(saved);
    if (!isAsked()) return;
    if (study) this.#present(study);
    else this.#controller.say(texts.study.notOpened);
  }

  hide() {
    // A study that is deleted from the list can be brought back as it was here.
    this.#handlers.saver.saveNow();
    this.#controller.rest();
  }

  /**
   * Whether this tab has the study with this id open.
   * @param {string} id
   */
  has(id) {
    return this.#handlers.saver.has(id);
  }

  /**
   * Forgets a deleted study.
   * @param {string} id
   */
  forget(id) {
    this.#studies.forget(id);
  }

  /**
   * Shows a game of a PGN.
   * @param {PgnGame} opened
   */
  async #showOpened(opened) {
    const study = await this.#studies.replace(new Study(this.#kingcraft, opened));
    this.#handlers.rename(studyAddress(study.variant.id));
    this.#present(study);
  }

  /** @param {Study} study */
  #present(study) {
    document.title = `${texts.study.titleOf(gameName(study.variant))} · Kingcraft`;
    this.#lastVariant = study.variant.id;
    this.#controller.present(study);
  }
}
