// A browser by the protocol WebDriver (https://www.w3.org/TR/webdriver2/), which needs no more than fetch: WebKitGTK,
// whose own driver starts it. Its window needs a screen, which Xvfb is.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Keys that have no character, by the names that the web has for them. */
const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Two points in this many milliseconds: a drag and not a jump. */
const DRAG_TIME = 200;

async function freePort() {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** A function in the page, whose answer may be a promise: its value, or what it threw. */
const inPage = (work) => `const done = arguments[1];
  Promise.resolve(arguments[0]).then(${work}).then(
    (value) => done({ value: value ?? null }),
    (error) => done({ error: String(error) }),
  );`;

/** One window of a browser, with nothing stored in it. */
class Window {
  #send;
  #end;

  /**
   * @param {(method: string, command: string, body?: object) => Promise<any>} send to the session
   * @param {() => void} end the driver
   */
  constructor(send, end) {
    this.#send = send;
    this.#end = end;
  }

  go(url) {
    return this.#send('POST', '/url', { url });
  }

  async run(work, argument) {
    const script = inPage(work);
    const { value, error } = await this.#send('POST', '/execute/async', {
      script,
      args: [argument],
    });
    if (error !== undefined) throw new Error(error);
    return value;
  }

  #act(type, actions) {
    return this.#send('POST', '/actions', { actions: [{ type, id: type, actions }] });
  }

  async point([[x, y], ...others]) {
    await this.#act('pointer', [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      ...others.map(([x, y]) => ({ type: 'pointerMove', x, y, duration: DRAG_TIME })),
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async press(key) {
    const value = KEYS[key] ?? key;
    assert.equal([...value].length, 1, `no key ${key}`);
    await this.#act('key', [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
  }

  async choose(css, file) {
    const element = await this.#send('POST', '/element', { using: 'css selector', value: css });
    await this.#send('POST', `/element/${element[ELEMENT]}/value`, { text: file });
  }

  async close() {
    await this.#send('DELETE', '');
    this.#end();
  }
}

/** Starts a program; says which Debian package has it where it is missing. */
async function start(program, words, { debian, ...options }) {
  const child = spawn(program, words, options);
  await once(child, 'spawn').catch((error) => {
    throw new Error(`${program} is missing; Debian has it in the package ${debian}`, {
      cause: error,
    });
  });
  return child;
}

/**
 * Starts a driver on a screen; it has one window at a time.
 * @returns its process, and what sends it a command
 */
async function startDriver(screen) {
  const port = await freePort();
  const driver = await start('WebKitWebDriver', [`--port=${port}`], {
    debian: 'webkit2gtk-driver',
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen },
  });
  const send = async (method, command, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${command}: ${value.error} ${value.message}`);
    return value;
  };
  // It says nowhere that it listens.
  while (!(await send('GET', '/status').catch(() => null))) await pause(50);
  return { driver, send };
}

/** Starts WebKit: `openWindow` opens a window with nothing stored, `close` ends all. */
export async function startWebKit() {
  const screen = await start('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    debian: 'xvfb',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  return {
    openWindow: async () => {
      const { driver, send } = await startDriver(`:${String(number).trim()}`);
      const { sessionId } = await send('POST', '/session', { capabilities: {} });
      const inSession = (method, command, body) =>
        send(method, `/session/${sessionId}${command}`, body);
      return new Window(inSession, () => driver.kill());
    },
    close: () => screen.kill(),
  };
}
