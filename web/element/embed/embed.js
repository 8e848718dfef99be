/**
 * A board that fills a frame, and exchanges messages with the page around it.
 * @import { KingcraftBoard } from '../index.js'
 */
import { CommandQueue } from './command-queue.js';
import { EVENTS, isHeard, messageOf } from './frame-messages.js';
import { readParameters } from './frame-parameters.js';

/**
 * Connects a board with the page around it.
 * @param {KingcraftBoard} board
 * @param {string | null} origin the only one to exchange messages with, or null for any
 */
function connect(board, origin) {
  const post = (/** @type {object} */ message) => parent.postMessage(message, origin ?? '*');
  const reportHeight = heightReporter(board, post);
  for (const type of EVENTS)
    board.addEventListener(type, (event) => {
      post(messageOf(event));
      reportHeight();
    });
  addEventListener('resize', reportHeight);
  const commands = new CommandQueue(board, post);
  addEventListener('message', (event) => {
    if (isHeard(event, parent, origin)) commands.add(event.data);
  });
  board.ready.then(
    () => {
      post({ kingcraft: 'ready', fen: board.position });
      reportHeight();
    },
    // The board itself has shown the error, and reported it as an event.
    () => {},
  );
}

/**
 * A function that posts the height that shows the whole board, when it has changed.
 * @param {KingcraftBoard} board
 * @param {(message: object) => void} post
 */
function heightReporter(board, post) {
  let reported = 0;
  return () => {
    board.style.height = 'auto';
    const height = Math.ceil(board.getBoundingClientRect().height);
    board.style.height = '';
    if (height !== reported) post({ kingcraft: 'resize', height });
    reported = height;
  };
}

/**
 * Shows and reports what is wrong with the address.
 * @param {string} fault
 */
function refuse(fault) {
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.textContent = fault;
  document.body.append(sentence);
  if (parent === window) return;
  const message = { kingcraft: 'error', code: 'argument', message: fault, text: fault };
  parent.postMessage(message, '*');
}

function start() {
  const { attributes, lang, origin, fault } = readParameters(location.search, navigator.language);
  document.documentElement.lang = lang;
  if (fault) {
    refuse(fault);
    return;
  }
  const board = document.createElement('kingcraft-board');
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  document.body.append(board);
  if (parent !== window) connect(board, origin);
}

start();
