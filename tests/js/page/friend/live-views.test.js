// The panel below the state of a live game, and the sheet that connects it: its sentences, and its hidden and enabled
// parts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWindow } from '../../dom/browser-window.js';

openWindow('<p id="state"></p>');

/** The data given to the system to share. */
const shared = [];
const navigator = {
  languages: ['en'],
  share: async (given) => {
    shared.push(given);
    throw new DOMException('The reader changed their mind.', 'AbortError');
  },
};
Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });

const { speak } = await import('../../../../web/page/base/page-texts.js');
const { LivePanel } = await import('../../../../web/page/friend/live-panel.js');
const { LiveSheet } = await import('../../../../web/page/friend/live-sheet.js');
const { loadLiveTexts } = await import('../../../../web/page/friend/live-words.js');

const LINK = '#live?to=black';
const HREF = 'https://example.org/#live?to=black';

const find = (selector) => document.querySelector(selector);
const button = (name) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

/** The words in a language, in which the page speaks from then on. */
async function wordsIn(code) {
  await speak({ code, locale: code });
  return loadLiveTexts();
}

/** A panel with what its reader has done. */
async function openPanel(t, language = 'en') {
  const done = [];
  const panel = new LivePanel(await wordsIn(language), {
    answer: (agrees) => done.push(agrees ? 'accepts' : 'declines'),
    say: (sentence) => done.push(sentence),
  });
  t.after(() => panel.remove());
  return { panel, done };
}

/** [what the game asks, the way of a message, whether there are answers, what is said of the way] */
const states = [
  [null, null, false, ''],
  [null, 0, false, 'Connected, 0 ms'],
  [null, 42, false, 'Connected, 42 ms'],
  ['draw', null, true, ''],
  ['take-back', 1234, true, 'Connected, 1,234 ms'],
  ['rematch', 5, true, 'Connected, 5 ms'],
];
for (const [question, lag, isAsked, said] of states)
  test(`panel: asked ${question}, ${lag} ms`, async (t) => {
    const { panel } = await openPanel(t);
    panel.update({ question: 'draw', lag: 7 });
    panel.update({ question, lag });
    assert.equal(find('#live .answers').hidden, !isAsked);
    assert.equal(find('#live .lag').textContent, said);
  });

test('panel: it is hidden until it is shown, and gone once it is removed', async (t) => {
  const { panel } = await openPanel(t);
  assert.equal(find('#state > #live').hidden, true);
  panel.show();
  assert.equal(find('#live').hidden, false);
  panel.hide();
  assert.equal(find('#live').hidden, true);
  panel.remove();
  assert.equal(find('#live'), null);
});

/** [a language, the buttons of the answers, one of the sentences] */
const answers = [
  ['en', ['Accept', 'Decline'], 'Good luck!'],
  ['de', ['Annehmen', 'Ablehnen'], 'Viel Glück!'],
];
for (const [language, names, sentence] of answers)
  test(`panel: ${names.join(', ')}, ${sentence}`, async (t) => {
    const { panel, done } = await openPanel(t, language);
    panel.show();
    panel.update({ question: 'draw', lag: null });
    for (const name of names) button(name).click();
    const sentences = find('#live details');
    sentences.open = true;
    button(sentence).click();
    assert.equal(sentences.open, false, 'the sentences are closed');
    assert.equal(sentences.querySelectorAll('button').length, 6);
    assert.deepEqual(done, ['accepts', 'declines', 1]);
  });

/** A sheet, and what has been typed as a reply; one that is “good” is taken. */
async function openSheet(t, language = 'en') {
  const typed = [];
  const sheet = new LiveSheet(await wordsIn(language), {
    take(text) {
      typed.push(text);
      return text === 'good' ? null : 'This is not a reply to this link.';
    },
    renew: () => typed.push('(new link)'),
  });
  t.after(() => sheet.remove());
  return { sheet, typed };
}

function type(text) {
  const field = find('#live-reply');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('sheet: another link is asked for', async (t) => {
  const { sheet, typed } = await openSheet(t);
  await sheet.invite('#live/tax?v=1', 'Ben', '');
  const buttons = [...document.querySelectorAll('#live-sheet button')];
  buttons.find(({ textContent }) => textContent === 'New link').click();
  assert.deepEqual(typed, ['(new link)']);
});

const texts = () => ({
  title: find('#live-sheet h2').textContent,
  notes: [...document.querySelectorAll('#live-sheet .note')].map((note) => note.textContent),
});

const ONE_NETWORK =
  'Both devices must be on the same network. Each sees the other’s network address.';

/** [language, what is shown, the friend, the servers, the title, what is said first, and of the network] */
const sheets = [
  ['en', 'invite', 'Ben', '', 'Connect to Ben', /^1\. Ben scans the code/, ONE_NETWORK],
  ['en', 'invite', '', '', 'Connect to your friend', /^1\. Your friend scans/, ONE_NETWORK],
  [
    'en',
    'invite',
    'Ben',
    'a.org, b.org',
    'Connect to Ben',
    /^1\. Ben/,
    /contacts a\.org, b\.org\./,
  ],
  ['en', 'invite', '<b>Ben</b>', '<i>', 'Connect to <b>Ben</b>', /^1\. <b>Ben<\/b>/, /<i>/],
  ['en', 'reply', 'Ann', '', 'Send the reply to Ann', /as soon as Ann scans/, ONE_NETWORK],
  ['en', 'reply', '', 'a.org', 'Send the reply to your friend', /your friend scans/, /a\.org/],
  ['de', 'invite', 'Ben', '', 'Mit Ben verbinden', /^1\. Ben scannt/, /im selben Netz/],
  ['de', 'reply', '', 'a.org', 'Antwort an deinen Freund schicken', /^Es geht los/, /a\.org/],
];
for (const [language, kind, name, servers, title, note, network] of sheets)
  test(`sheet, ${language}: ${kind} “${name}” with “${servers}”`, async (t) => {
    const { sheet } = await openSheet(t, language);
    assert.equal(find('#live-sheet').open, false);
    await sheet[kind](LINK, name, servers);
    assert.equal(find('#live-sheet').open, true);
    assert.equal(texts().title, title);
    assert.match(texts().notes[0], note);
    if (typeof network === 'string') assert.equal(texts().notes[1], network);
    else assert.match(texts().notes[1], network);
    assert.equal(find('#live-link').value, HREF);
    assert.ok(find('#live-sheet .qr-code svg'), 'there is a code');
    assert.equal(find('#live-sheet :is(b, i)'), null, 'a name is a text');
    assert.equal(find('.own-reply').hidden, kind === 'reply');
    sheet.close();
    assert.equal(find('#live-sheet').open, false);
  });

/** [what is typed, what is asked for, what is said] */
const replies = [
  ['good', ['good'], ''],
  ['bad', ['bad'], 'This is not a reply to this link.'],
  ['', [], ''],
  ['   ', [], ''],
];
for (const [text, asked, said] of replies)
  test(`sheet: the reply “${text}”`, async (t) => {
    const { sheet, typed } = await openSheet(t);
    await sheet.invite(LINK, 'Ben', '');
    type('wrong');
    typed.length = 0;
    type(text);
    assert.deepEqual(typed, asked);
    const fault = find('#live-sheet [role="alert"]');
    assert.equal(fault.textContent, said);
  });

test('sheet: another invitation begins with an empty field', async (t) => {
  const { sheet } = await openSheet(t);
  await sheet.invite(LINK, 'Ben', '');
  type('bad');
  await sheet.invite(`${LINK}&again`, 'Ben', '');
  assert.equal(find('#live-reply').value, '');
  assert.equal(find('#live-sheet [role="alert"]').textContent, '');
  assert.equal(find('#live-link').value, `${HREF}&again`);
});

/** [a key in the field of the reply, whether the browser does with it what it does] */
for (const [key, isLeft] of [
  ['Enter', false],
  ['a', true],
  ['Escape', true],
  ['Tab', true],
])
  test(`sheet: ${key} ${isLeft ? 'is left to the browser' : 'does not close it'}`, async (t) => {
    const { sheet } = await openSheet(t);
    await sheet.invite(LINK, 'Ben', '');
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    assert.equal(find('#live-reply').dispatchEvent(event), isLeft);
    assert.equal(find('#live-sheet').open, true);
  });

test('sheet: the link is given to the system where that can share, and nothing is said of a change of mind', async (t) => {
  const { sheet } = await openSheet(t);
  await sheet.invite(LINK, 'Ben', '');
  button('Send…').click();
  assert.deepEqual(
    shared.map(({ url }) => url),
    [HREF],
  );
  assert.equal(find('.link-said').textContent, '');
});

test('sheet: where the system cannot share there is no such button', async (t) => {
  const { share } = navigator;
  delete navigator.share;
  t.after(() => Object.assign(navigator, { share }));
  const { sheet } = await openSheet(t);
  await sheet.reply(LINK, 'Ann', '');
  assert.equal(button('Send…'), undefined);
  assert.ok(button('Copy'));
});
