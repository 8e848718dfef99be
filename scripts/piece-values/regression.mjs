// Logistic regression of results on differences. Its errors allow for the dependence of positions of one game.

/** @typedef {(number[] | Float64Array)[]} Matrix */
/** @typedef {{ differences: ArrayLike<number>, result: number, game: number }} Row */

const STEPS_MAX = 50;
const CLOSE = 1e-10; // the largest change of a coefficient in the last step

/** The score that is expected of a sum of advantages. */
export const logistic = (/** @type {number} */ x) => 1 / (1 + Math.exp(-x));

const square = (/** @type {number} */ size) =>
  Array.from({ length: size }, () => new Float64Array(size));

/**
 * The inverse of a symmetric matrix whose eigenvalues are above 0, by Gauss and Jordan; an Error where there is none.
 */
function inverse(/** @type {Matrix} */ matrix) {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...square(size)[i].fill(1, i, i + 1)]);
  for (let i = 0; i < size; ++i) {
    const pivot = rows[i][i];
    // Compared with its first value: of a column that depends on others, only rounding errors are left.
    if (!(pivot > 1e-9 * matrix[i][i]))
      throw new Error('the differences cannot separate the pieces');
    rows[i] = rows[i].map((entry) => entry / pivot);
    for (let other = 0; other < size; ++other) {
      const factor = rows[other][i];
      if (other !== i && factor !== 0) {
        rows[other] = rows[other].map((entry, j) => entry - factor * rows[i][j]);
      }
    }
  }
  return rows.map((row) => row.slice(size));
}

const times = (/** @type {Matrix} */ matrix, /** @type {ArrayLike<number>} */ vector) =>
  matrix.map((row) => Array.from(row).reduce((sum, entry, j) => sum + entry * vector[j], 0));

/**
 * The gradient and the information of the likelihood at these coefficients; `addScore` gets each row's part of the
 * gradient.
 * @param {Row[]} rows
 * @param {Float64Array} coefficients
 * @param {(game: number, score: Float64Array) => void} [addScore]
 */
function slopes(rows, coefficients, addScore) {
  const width = coefficients.length;
  const gradient = new Float64Array(width);
  const information = square(width);
  const score = new Float64Array(width);
  for (const { differences, result, game } of rows) {
    let logit = 0;
    for (let i = 0; i < width; ++i) logit += coefficients[i] * differences[i];
    const expected = logistic(logit);
    const spread = expected * (1 - expected);
    for (let i = 0; i < width; ++i) {
      score[i] = (result - expected) * differences[i];
      gradient[i] += score[i];
      for (let j = 0; j < width; ++j) information[i][j] += spread * differences[i] * differences[j];
    }
    addScore?.(game, score);
  }
  return { gradient, information };
}

/**
 * The coefficients under which the results are likeliest, where a result (0, ½ or 1) is expected to be 1 / (1 +
 * e^-(coefficients · differences)), and their covariance. The covariance is the sandwich of clusters (Liang and Zeger
 * 1986): the rows of a game may depend on each other as they like, games do not. An Error says why there is no such
 * fit.
 * @param {Row[]} rows
 * @param {number} width how many differences a row has
 */
export function fitLogistic(rows, width) {
  const coefficients = new Float64Array(width);
  let change = Number.POSITIVE_INFINITY;
  for (let step = 0; change > CLOSE; ++step) {
    if (step === STEPS_MAX) throw new Error('the results follow the differences without exception');
    const { gradient, information } = slopes(rows, coefficients);
    const steps = times(inverse(information), gradient);
    for (let i = 0; i < width; ++i) coefficients[i] += steps[i];
    change = Math.max(...steps.map(Math.abs));
  }

  /** @type {Map<number, Float64Array>} */
  const scores = new Map();
  const { information } = slopes(rows, coefficients, (game, score) => {
    const sum = scores.get(game) ?? new Float64Array(width);
    for (let i = 0; i < width; ++i) sum[i] += score[i];
    scores.set(game, sum);
  });
  const bread = inverse(information);
  const covariance = square(width);
  const factor = scores.size / (scores.size - 1);
  for (const score of scores.values()) {
    const pull = times(bread, score);
    for (let i = 0; i < width; ++i) {
      for (let j = 0; j < width; ++j) covariance[i][j] += factor * pull[i] * pull[j];
    }
  }
  return { coefficients, covariance };
}
