// @ts-nocheck
/** What a reader wishes of the board and its sounds, with what holds until something is wished. */
import { LANGUAGE_CODES } from '../texts.js';

const CHOICES = Object.freeze({
  /** What the page speaks; what the browser prefers, where nothing is wished. */
  language: ['automatic', ...LANGUAGE_CODES],
  sound: [true, false],
  coordinates: [true, false],
  /** Whether the board turns to the one who is to move, where two play at it. */
  turning: [false, true],
  /** Whether single keys do something wherever the focus is (WCAG 2.1.4). */
  shortcuts: [true, false],
  /** How much of the room there is the board takes. */
  size: ['large', 'medium', 'small'],
  /** How the levels of a board stand; what fits best, where nothing is wished. */
  levels: ['fit', 'beside', 'stacked', 'badges'],
});

const PARTS = { large: 1, medium: 0.85, small: 0.7 };

/** Wishes that are complete and known, out of what was kept: what is broken there is as good as nothing. */
export function readPreferences(kept) {
  const entries = Object.entries(CHOICES).map(([name, values]) => [
    name,
    values.includes(kept?.[name]) ? kept[name] : values[0],
  ]);
  return Object.fromEntries(entries);
}

/** The part of a length that a board of this size takes. */
export function partOf(size) {
  return PARTS[size];
}
