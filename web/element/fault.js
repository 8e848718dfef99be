// @ts-nocheck
/** What is wrong with what a board was given or needs: an error for programs, a sentence for readers. */

/** What an error says: one of the package in the language of these texts. */
export const sayError = (error, texts) => (error.key ? texts.message(error) : error.message);

export class Fault extends Error {
  /** Says it in the language of these texts. */
  sentence;

  /**
   * @param {Error} cause what programs get
   * @param {(texts) => string} sentence
   */
  constructor(cause, sentence = (texts) => sayError(cause, texts)) {
    super(cause.message, { cause });
    this.sentence = sentence;
  }
}
