// Finds the mutants of a C++ source: places where one small fault can be put in. Writes all of them into the text, each
// switched on by its number (mutants.hpp), so that one build tests all.
// It knows brackets and operators, no grammar: clang-format has put blanks around binary operators, and none around
// those of templates.

/**
 * What stands from `start` to `end` is replaced in the mutant; `open` and `close` are written around it, with # for the
 * number of the mutant.
 * @typedef {{ start: number, end: number, from: string, to: string, open: string, close: string }} Place
 */

/** @type {Record<string, string>} */
const swapped = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '+',
  '&': '|',
  '|': '&',
};
// Statements that are not evaluated in every program, and those that are no expressions.
const untouched =
  /\b((static_)?assert|requires|concept|using|enum|operator|friend|decltype|sizeof|template)\b|\[\[/;
const keyword =
  /^(return|using|template|static|constexpr|const|auto|if|for|while|else|case|default|delete|public|private|assert)\b/;
const effect = /^(\+\+|--|\*?[\w:.>()[\]-]+(\(| [-|&^+*]?= |\+\+|--))/;
const isActive = 'kingcraft_mutants::mutant(#)';

/** The text with blanks for comments and directives, and underscores for what is quoted. */
function withoutTexts(/** @type {string} */ source) {
  const parts =
    /\/\/.*|\/\*[\s\S]*?\*\/|^[ \t]*#(?:.*\\\n)*.*|"(?:\\.|[^"\\\n])*"|(?<!\w)'(?:\\.|[^'\\\n])'/gm;
  return source.replace(parts, (part) =>
    /["']/.test(part[0])
      ? part[0] + '_'.repeat(part.length - 2) + part[0]
      : part.replace(/[^\n]/g, ' '),
  );
}

/** The index of each bracket → that of its partner, and the index of each brace → the text in front of it. */
function findBrackets(/** @type {string} */ text) {
  /** @type {Map<number, number>} */
  const partners = new Map();
  /** @type {Map<number, string>} */
  const heads = new Map();
  /** @type {number[]} */
  const open = [];
  let start = 0;
  for (let i = 0; i < text.length; ++i) {
    const opensTemplate =
      text[i] === '<' &&
      /(template |[\w\]])</.test(text.slice(Math.max(0, i - 9), i + 1)) &&
      /[^\s<=]/.test(text[i + 1]);
    const closesTemplate =
      text[i] === '>' && /[^\s\-<=]/.test(text[i - 1]) && text[open.at(-1) ?? 0] === '<';
    if (opensTemplate || '([{'.includes(text[i])) {
      open.push(i);
      if (text[i] === '{') heads.set(i, text.slice(start, i));
    } else if (closesTemplate || ')]}'.includes(text[i])) {
      const opened = open.pop() ?? i;
      partners.set(i, opened).set(opened, i);
    }
    if (';{}'.includes(text[i]) && !open.some((index) => text[index] === '(')) start = i + 1;
  }
  return { partners, heads };
}

/**
 * All places of mutants in a source, in their order.
 * @returns {Place[]}
 */
export function findMutants(/** @type {string} */ source) {
  const text = withoutTexts(source);
  const { partners, heads } = findBrackets(text);
  /** @type {Place[]} */
  const places = [];

  const all = (/** @type {RegExp} */ pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ at: match.index, found: match[0] }));
  const partnerOf = (/** @type {number} */ at) => partners.get(at) ?? at;

  const constants = all(/\bif constexpr \(|\brequires[^;{}]*\{/g).map(({ at, found }) => ({
    start: at,
    end: partnerOf(at + found.length - 1),
  }));
  function isTouchable(/** @type {number} */ at) {
    const start = Math.max(...[';', '{', '}'].map((sign) => text.lastIndexOf(sign, at - 1))) + 1;
    return (
      !untouched.test(text.slice(start, at)) &&
      !constants.some(({ start, end }) => start <= at && at <= end)
    );
  }

  // The braces of functions, statements and types, without those of values.
  const bodies = [...heads].filter(([, head]) => /([\w)>]|^|[^\w=(,\s])\s*$/.test(head));
  const headsAround = (/** @type {number} */ at) =>
    bodies.filter(([start]) => start < at && at < partnerOf(start)).map(([, head]) => head);
  function isInFunction(/** @type {number} */ at) {
    const head = headsAround(at).at(-1) ?? 'namespace';
    return !/\b(namespace|struct|class|enum)\b/.test(head) || /\) *(const)?\s*$/.test(head);
  }
  function returnsBool(/** @type {number} */ at) {
    const isFunction = (/** @type {string} */ head) =>
      !/^\s*(if|for|while|switch|else)\b/.test(head);
    return /\bbool (\w+::)*\w+\(/.test(headsAround(at).filter(isFunction).at(-1) ?? '');
  }

  /**
   * Where an operand ends that begins at `at`, or begins that ends there: at one of these operators, or at what binds
   * less.
   * @param {number} at
   * @param {1 | -1} step
   * @param {string[]} operators
   */
  function otherEnd(at, step, operators) {
    for (let i = at; i >= 0 && i < text.length; i += step) {
      const partner = partnerOf(i);
      if (Math.sign(partner - i) === step) {
        i = partner;
        continue;
      }
      const two = text.slice(i + Math.min(0, step), i + 1 + Math.max(0, step));
      const isColon = text[i] === ':' && text[i - 1] === ' ';
      const isAssignment = /[\s|&+-]=\s/.test(text.slice(i - 1, i + 2));
      const isReturn = step < 0 && /\breturn\s$/.test(text.slice(i - 7, i + 2));
      const isEnd = partner !== i || ',;?'.includes(text[i]) || operators.includes(two);
      if (isEnd || isColon || isAssignment || isReturn) return step > 0 ? i : i + 1;
    }
    return at;
  }

  /**
   * @param {number} start
   * @param {number} end
   * @param {string} open
   * @param {string} close
   * @param {(from: string) => string} to
   */
  function add(start, end, open, close, to) {
    while (start < end && /\s/.test(text[start])) ++start;
    while (end > start && /\s/.test(text[end - 1])) --end;
    const from = source.slice(start, end).replace(/\s+/g, ' ');
    const isThere = places.some(
      (one) => one.start === start && one.end === end && one.open === open,
    );
    if (start < end && !isThere && !/^\.\.\.|\.\.\.$/.test(from))
      places.push({ start, end, from, to: to(from), open, close });
  }
  /** Negates a condition that has no operators: those have mutants that say as much. */
  function negate(/** @type {number} */ start, /** @type {number} */ end) {
    if (!/\s(==|!=|<=?|>=?|&&|\|\|)\s/.test(text.slice(start, end)))
      add(start, end, `(${isActive} != static_cast<bool>(`, '))', (from) => `!(${from})`);
  }

  for (const { at, found } of all(/(?<=\s)(==|!=|<=?|>=?|[-+*&|])(?=\s)/g)) {
    const end = at + found.length;
    if (!isTouchable(at) || text.slice(at - 5, end + 5).includes('...')) continue;
    const close = ` kingcraft_mutants::infix<#>{} ${found}`;
    places.push({ start: end, end, from: found, to: swapped[found], open: '', close });
  }
  for (const { at, found } of all(/(?<=\s)(&&|\|\|)(?=\s)/g)) {
    if (!isTouchable(at)) continue;
    const stops = found === '&&' ? ['&&', '||'] : ['||'];
    const [open, to] =
      found === '&&' ? [`(${isActive} || (`, 'true'] : [`(!${isActive} && (`, 'false'];
    add(otherEnd(at - 1, -1, stops), at, open, '))', () => to);
    add(at + 2, otherEnd(at + 2, 1, stops), open, '))', () => to);
  }
  for (const { at, found } of all(/\b(if|while) \(/g)) {
    const start = at + found.length;
    const condition = text.slice(start, partnerOf(start - 1));
    if (!/;|\w [&*]?(const )?\w+ = /.test(condition)) negate(start, start + condition.length);
  }
  for (const { at } of all(/ \?(?=\s)/g)) if (isTouchable(at)) negate(otherEnd(at - 1, -1, []), at);
  for (const { at, found } of all(/(?<=\breturn )[^;{]+(?=;)/g))
    if (isTouchable(at) && returnsBool(at)) negate(at, at + found.length);
  // `< 1` is `<= 0`, and `>= 1` is `> 0`: those mutants are there already.
  for (const { at, found } of all(/(?<![\w.'"]|< |>= )\d+(?![\w.'])/g)) {
    const next = String(Number(found) + 1);
    if (isTouchable(at) && isInFunction(at))
      add(at, at + found.length, `(${isActive} ? ${next} : `, ')', () => next);
  }
  for (const { at, found } of all(/(?<=[;{}):]|\belse)\s+(?=[\w+*-])/g)) {
    const start = at + found.length;
    let end = start;
    while (end < text.length && !';)}]'.includes(text[end]))
      end = Math.max(end, partnerOf(end)) + 1;
    const statement = text.slice(start, end);
    const isJump = /^(break|continue)$/.test(statement);
    const hasEffect = found.includes('\n') && effect.test(statement) && !keyword.test(statement);
    if (text[end] === ';' && (isJump || hasEffect) && isInFunction(start) && isTouchable(start))
      add(start, end + 1, `{ if (!${isActive}) { `, ' } }', () => '');
  }
  return places.sort((a, b) => a.start - b.start);
}

/**
 * The text with these mutants in it.
 * @param {string} source
 * @param {(Place & { number: number })[]} mutants
 */
export function writeMutants(source, mutants) {
  const edits = mutants.flatMap(({ start, end, open, close, number }) => [
    { at: start, text: open.replace('#', String(number)), order: start - end },
    { at: end, text: close.replace('#', String(number)), order: end - start - source.length },
  ]);
  // Where several meet, the inner ones close first and the outer ones open first.
  edits.sort((a, b) => a.at - b.at || a.order - b.order);
  let end = 0;
  const parts = edits.map(({ at, text }) => {
    const part = source.slice(end, at) + text;
    end = at;
    return part;
  });
  return parts.join('') + source.slice(end);
}
