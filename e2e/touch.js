// Fingers on a page, as the browser gets them from a touch screen.

const STEPS = 8;

/** The middle of an element, in the window. */
export async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Fingers that are put down, moved and lifted; each has an id. */
export class Fingers {
  #client;
  #down = new Map();

  static async on(page) {
    return new Fingers(await page.context().newCDPSession(page));
  }

  constructor(client) {
    this.#client = client;
  }

  #send(type) {
    const touchPoints = [...this.#down].map(([id, { x, y }]) => ({ id, x, y }));
    return this.#client.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  press(id, point) {
    this.#down.set(id, point);
    return this.#send('touchStart');
  }

  async move(id, to) {
    const from = this.#down.get(id);
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS;
      const at = (name) => from[name] + (to[name] - from[name]) * part;
      this.#down.set(id, { x: at('x'), y: at('y') });
      await this.#send('touchMove');
    }
  }

  /** Lifts all fingers at once. */
  lift() {
    this.#down.clear();
    return this.#send('touchEnd');
  }

  async drag(from, to) {
    await this.press(0, from);
    await this.move(0, to);
    await this.lift();
  }
}
