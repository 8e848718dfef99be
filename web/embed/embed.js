// @ts-nocheck
/** A board that fills a frame, and speaks with the page around it. */
import { EVENTS, isHeard, messageOf, obey } from './frame-messages.js';
import { readParameters } from './frame-parameters.js';

/** Starts the talk of a board with the page around; `origin` is the only one to talk with, or null for any. */
function talk(board, origin) {
  const post = (message) => parent.postMessage(message, origin ?? '*');
  const tellHeight = heightTeller(board, post);
  for (const type of EVENTS)
    board.addEventListener(type, (event) => {
      post(messageOf(event));
      tellHeight();
    });
  addEventListener('resize', tellHeight);
  addEventListener('message', async (event) => {
    if (!isHeard(event, parent, origin)) return;
    const answer = await obey(board, event.data);
    if (answer) post(answer);
  });
  board.ready.then(
    () => {
      post({ kingcraft: 'ready', fen: board.position });
      tellHeight();
    },
    // The board itself has said so, as an event too.
    () => {},
  );
}

/** A function that tells how high the frame would have to be for the whole board, where that has changed. */
function heightTeller(board, post) {
  let told = 0;
  return () => {
    board.style.height = 'auto';
    const height = Math.ceil(board.getBoundingClientRect().height);
    board.style.height = '';
    if (height !== told) post({ kingcraft: 'resize', height });
    told = height;
  };
}

function start() {
  const { attributes, lang, origin, fault } = readParameters(location.search, navigator.language);
  document.documentElement.lang = lang;
  if (fault) {
    const sentence = document.createElement('p');
    sentence.setAttribute('role', 'alert');
    sentence.textContent = fault;
    document.body.append(sentence);
    if (parent !== window)
      parent.postMessage(
        { kingcraft: 'error', code: 'argument', message: fault, text: fault },
        '*',
      );
    return;
  }
  const board = document.createElement('kingcraft-board');
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  document.body.append(board);
  if (parent !== window) talk(board, origin);
}

start();
