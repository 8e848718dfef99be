/** Opens the rules of a game when the address asks for them. What they are made of is loaded only then. */
import { readAddress } from './address.js';
import { byId, make } from './dom.js';

export class LearnDoor {
  #kingcraft;
  #handlers;
  #screen = null;
  #open = false;

  /**
   * @param kingcraft the loaded package
   * @param handlers `enter()`: hide all else; `leave()`: show it again; `theme()`: of the boards; and those of LearnScreen
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    addEventListener('hashchange', () => this.follow());
  }

  /** Does what the address asks for. */
  follow() {
    const address = readAddress(location.hash);
    if (address) this.#enter(address);
    else if (this.#open) this.#leave();
  }

  /** Takes the rules out of the address and off the page. */
  close() {
    if (!this.#open) return;
    history.pushState(null, '', location.pathname + location.search);
    this.#leave();
  }

  async #enter(address) {
    const asked = location.hash;
    this.#open = true;
    this.#handlers.enter();
    byId('loading').hidden = true;
    try {
      const { LearnScreen } = await import('./learn/screen.js');
      this.#screen ??= new LearnScreen(this.#kingcraft, this.#handlers);
      const isAsked = () => this.#open && location.hash === asked;
      await this.#screen.show(address, this.#handlers.theme(), isAsked);
    } catch (error) {
      if (location.hash === asked) this.#apologise(error);
    }
  }

  #apologise({ message }) {
    this.#screen?.hide();
    byId('loading').hidden = false;
    byId('loading-text').replaceChildren(
      `The rules could not be loaded: ${message} Reload the page to try again, or see `,
      make('a', { href: '#', textContent: 'all games' }),
      '.',
    );
  }

  #leave() {
    this.#open = false;
    this.#screen?.hide();
    byId('loading').hidden = true;
    this.#handlers.leave();
  }
}
