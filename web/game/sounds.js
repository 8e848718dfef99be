/**
 * Short sounds of wood: a piece is put down, another one falls. Each is a row of knocks, made when it is heard.
 * @import { Move } from '../kingcraft/index.js'
 */

/** @typedef {{ at: number, from: number, to: number, length: number, loud: number }} Knock */

/** @typedef {'move' | 'capture' | 'check' | 'takeoff' | 'landing' | 'end'} Sound */

/**
 * Knocks by the sound: when, at which pitch from and to (hertz), for how long (seconds), how loud.
 * @type {Record<Sound, Knock[]>}
 */
const KNOCKS = {
  move: [{ at: 0, from: 240, to: 150, length: 0.07, loud: 0.5 }],
  capture: [
    { at: 0, from: 320, to: 180, length: 0.05, loud: 0.5 },
    { at: 0.06, from: 200, to: 120, length: 0.09, loud: 0.6 },
  ],
  check: [
    { at: 0, from: 240, to: 150, length: 0.06, loud: 0.4 },
    { at: 0.09, from: 520, to: 480, length: 0.12, loud: 0.35 },
  ],
  takeoff: [{ at: 0, from: 220, to: 560, length: 0.16, loud: 0.4 }],
  landing: [
    { at: 0, from: 540, to: 220, length: 0.14, loud: 0.35 },
    { at: 0.14, from: 200, to: 130, length: 0.07, loud: 0.5 },
  ],
  end: [
    { at: 0, from: 392, to: 380, length: 0.16, loud: 0.35 },
    { at: 0.16, from: 330, to: 320, length: 0.16, loud: 0.35 },
    { at: 0.32, from: 262, to: 250, length: 0.3, loud: 0.4 },
  ],
};

const VOLUME = 0.5;
const SILENCE = 0.001;
const SOFTEST = 1400;

export class Sounds {
  /** @type {Promise<AudioContext> | null} */
  #opens = null;
  on = true;

  /**
   * Plays a sound; nothing until the reader has touched the page, since browsers forbid it.
   * @param {Sound} name
   */
  async play(name) {
    if (!this.on || document.hidden || !navigator.userActivation?.hasBeenActive) return;
    this.#opens ??= openContext();
    const context = await this.#opens;
    context.resume();
    for (const knock of KNOCKS[name]) this.#knock(context, knock);
  }

  /**
   * @param {AudioContext} context
   * @param {Knock} knock
   */
  #knock(context, { at, from, to, length, loud }) {
    const start = context.currentTime + at;
    const end = start + length;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: from });
    const wood = new BiquadFilterNode(context, { type: 'lowpass', frequency: SOFTEST });
    const loudness = new GainNode(context, { gain: loud * VOLUME });
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    loudness.gain.setValueAtTime(loud * VOLUME, start);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
    tone.connect(wood).connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(end);
  }
}

/**
 * The first context of a page waits for the browser to start its audio, 50 to 140 ms; what asks for the devices lets it
 * start beside the page.
 */
async function openContext() {
  try {
    await navigator.mediaDevices?.enumerateDevices();
  } catch {
    // A browser that does not name its devices may have sound all the same.
  }
  return new AudioContext();
}

/** @param {string} square */
const levelOf = (square) => square.split('^').length;

/**
 * The sound that a move makes.
 * @param {Pick<Move, 'from' | 'to' | 'captured'>} move
 * @param {{ danger: 'check' | 'attack' | null, over: boolean }} after what it led to; `danger` as dangerOf says it
 * @returns {Sound}
 */
export function soundOf({ from, to, captured }, { danger, over }) {
  if (over) return 'end';
  if (danger === 'check') return 'check';
  if (captured.length > 0) return 'capture';
  const climb = levelOf(to) - levelOf(from);
  if (climb > 0) return 'takeoff';
  return climb < 0 ? 'landing' : 'move';
}
