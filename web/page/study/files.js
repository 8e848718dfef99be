// @ts-nocheck
/** What games of a file are called, and the file that a game is saved in. */
import { texts } from '../texts.js';

/**
 * What a game is called in a list.
 * @param game of listGames
 * @returns {{ title: string, detail: string }} who played, and what is known besides
 */
export function describeGame({ tags, result, error }) {
  const value = (name) => {
    const text = tags.find((tag) => tag.name === name)?.value ?? '';
    return /^[?.\s]*$/.test(text) ? '' : text;
  };
  const title = `${value('White') || texts.colors.white} – ${value('Black') || texts.colors.black}`;
  const facts = [value('Variant'), value('Event'), value('Date').replace(/\.\?\?/g, ''), result];
  const detail = error ? texts.files.unreadable(error.line) : facts.filter(Boolean).join(' · ');
  return { title, detail };
}

/** A name for files from names of people: letters, digits and dashes. */
export function fileName(...names) {
  const words =
    names
      .join('-')
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60) || 'study';
}
