/** What is wrong with what a board was given or needs: an error for programs, a sentence for readers. */

export class Fault extends Error {
  /** Says it in the language of these texts. */
  sentence;

  /**
   * @param {Error} cause what programs get
   * @param {(texts) => string} sentence
   */
  constructor(cause, sentence = (texts) => texts.ofPackage(cause.message)) {
    super(cause.message, { cause });
    this.sentence = sentence;
  }
}
