// A person at a page, in any browser: finds what has a name, points at it, and reads what is there. Of a browser it
// takes a window that can do these: `go` to an address, `run` a function in the page, `point` with the mouse, `press`
// a key, `choose` a file, `close`.

import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/** A bound, not a wait, in milliseconds. */
const PATIENCE = 90_000;
const BETWEEN_LOOKS = 50;

/**
 * Runs in the page: the first element that is shown and matches, also inside of custom elements, with its centre and
 * text; null if there is none, or another element lies over it.
 * @param {{ css: string, name?: string }} wanted `name`: a pattern of its label or text
 */
function findInPage({ css, name }) {
  const all = (/** @type {Document | ShadowRoot} */ root) => [
    ...root.querySelectorAll(css),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? all(shadowRoot) : [],
    ),
  ];
  const textOf = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
  const found = all(document).find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || new RegExp(name).test(textOf(element))),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = found.getRootNode().elementFromPoint(x, y);
  const isFree = hit !== null && (found.contains(hit) || hit.contains(found));
  return { x, y, isFree, text: textOf(found), value: found.value };
}

/** Runs in the page: collects what goes wrong from now on. */
function watchFaults() {
  if (globalThis.seenFaults) return;
  globalThis.seenFaults = [];
  const note = (text) => globalThis.seenFaults.push(String(text));
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} forbids ${blockedURI}`),
  );
}

/** The pattern of a text that is the whole of it. */
const whole = (text) => `^${text.replaceAll(/[\^$.*+?()[\]{}|]/g, '\\$&')}$`;

export const button = (text) => ({ css: 'button, [role=button]', name: whole(text) });
export const link = (text) => ({ css: 'a[href]', name: whole(text) });
export const text = (css, pattern) => ({ css, name: pattern });
export const square = (name) => ({ css: '[role=gridcell]', name: `^${name.replace('^', '\\^')},` });

export class Visitor {
  #window;

  /** @param {object} window of a browser */
  constructor(window) {
    this.#window = window;
  }

  async go(address) {
    await this.#window.go(address);
    await this.run(watchFaults);
  }

  /** Loads the page again. */
  async reload() {
    await this.go(await this.run(() => location.href));
  }

  /** What a function returns in the page. It has one argument, which is data. */
  run(work, argument = null) {
    return this.#window.run(work, argument);
  }

  /**
   * What `look` returns once it is not null; says what was wanted when it never is.
   * @template T
   * @param {string} what
   * @param {() => Promise<T | null>} look
   */
  async until(what, look) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      // A page that is being left answers no more.
      const found = await look().catch((error) => {
        if (Date.now() > end) throw error;
        return null;
      });
      if (found !== null) return found;
      if (Date.now() > end)
        assert.fail(`${what} did not come; the page says: ${await this.#said()}`);
      await pause(BETWEEN_LOOKS);
    }
  }

  #said() {
    return this.run(() => `${location.href}\n${document.body.textContent.slice(0, 2000)}`);
  }

  /** The first that matches, once it is shown: its text and value. */
  see(wanted) {
    return this.until(JSON.stringify(wanted), () => this.run(findInPage, wanted));
  }

  /** Waits until nothing that matches is shown. */
  async seeNo(wanted) {
    await this.until(`the end of ${JSON.stringify(wanted)}`, async () =>
      (await this.run(findInPage, wanted)) === null ? true : null,
    );
  }

  /** The centre of what can be pointed at, once it rests. */
  async #centreOf(wanted) {
    let last = '';
    return this.until(`${JSON.stringify(wanted)} to point at`, async () => {
      const found = await this.run(findInPage, wanted);
      const place = JSON.stringify(found);
      const rests = place === last;
      last = place;
      return found?.isFree && rests ? [found.x, found.y] : null;
    });
  }

  async click(wanted) {
    await this.#window.point([await this.#centreOf(wanted)]);
  }

  async drag(from, to) {
    await this.#window.point([await this.#centreOf(from), await this.#centreOf(to)]);
  }

  /** Presses keys one after the other, by the names that the web has for them. */
  async press(...keys) {
    for (const key of keys) await this.#window.press(key);
  }

  /** Writes into a field, in the place of what it has. */
  async fill(wanted, value) {
    await this.click(wanted);
    await this.run(() => document.activeElement.select());
    await this.press(...value);
  }

  /** Chooses a file for a field. @param {string} css */
  choose(css, file) {
    return this.#window.choose(css, file);
  }

  /** How many elements match. @param {string} css */
  count(css) {
    return this.run((wanted) => document.querySelectorAll(wanted).length, css);
  }

  /** What went wrong on the page since it was opened; a page that has loaded itself again is not watched. */
  faults() {
    return this.run(() => globalThis.seenFaults ?? []);
  }

  close() {
    return this.#window.close();
  }
}
