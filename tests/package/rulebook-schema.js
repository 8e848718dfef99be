// What a rulebook must look like, as data: the faults of one, as sentences that say where.

const isText = (value) => typeof value === 'string' && value.trim() !== '' && !value.includes('!');
const isTexts = (value) => Array.isArray(value) && value.length > 0 && value.every(isText);
const isIds = (value) => Array.isArray(value) && value.every(isText);
const isFlag = (value) => value === true;
const isResult = (value) => value === null || isText(value);

/** Kind → field → what it must hold. A field with a `?` may be left out; others than these are faults. */
export const FIELDS = {
  book: {
    variant: isText,
    summary: isTexts,
    glance: Array.isArray,
    sections: Array.isArray,
    lesson: (value) => Array.isArray(value) && value.length >= 5 && value.length <= 8,
  },
  glance: { piece: isText, text: isText, fen: isText, from: isText, moves: isIds },
  step: {
    title: isText,
    text: isText,
    fen: isText,
    'play?': isIds,
    goal: isTexts,
    'wrong?': (value) => value.every(({ moves, text }) => isTexts(moves) && isText(text)),
    otherwise: isText,
    done: isText,
    'wins?': isFlag,
  },
  section: { title: isText, rules: Array.isArray },
  rule: {
    id: isText,
    title: isText,
    text: isTexts,
    'table?': ({ columns, rows }) => isTexts(columns) && rows.every(isTexts),
    'decision?': isFlag,
    'reading?': isTexts,
    positions: (value) => Array.isArray(value) && value.length > 0,
  },
  position: {
    caption: isText,
    fen: isText,
    'play?': isIds,
    'decision?': isFlag,
    'from?': isText,
    'moves?': isIds,
    'forbidden?': isIds,
    'check?': (value) => typeof value === 'boolean',
    'outcome?': isResult,
    'claims?': isIds,
  },
};

/** The faults of one object by its kind, each beginning with `where`. */
function objectFaults(kind, object, where) {
  const fields = Object.entries(FIELDS[kind]);
  const known = fields.map(([name]) => name.replace('?', ''));
  const strangers = Object.keys(object).filter((name) => !known.includes(name));
  const faults = strangers.map((name) => `${where}: a ${kind} has no field '${name}'`);
  for (const [name, isRight] of fields) {
    const value = object[name.replace('?', '')];
    if (value === undefined && name.endsWith('?')) continue;
    if (value === undefined) faults.push(`${where}: the ${kind} lacks '${name}'`);
    else if (!isRight(value))
      faults.push(`${where}: '${name.replace('?', '')}' is wrong: ${JSON.stringify(value)}`);
  }
  return faults;
}

/** What `position` shows: moves, or a fact about the game. */
const SHOWN = ['from', 'moves', 'forbidden', 'check', 'outcome', 'claims'];

function positionFaults(position, where) {
  const faults = objectFaults('position', position, where);
  if (!SHOWN.some((name) => name in position)) faults.push(`${where}: the position shows nothing`);
  if (position.from && !position.moves)
    faults.push(`${where}: 'from' wants all moves of that man in 'moves'`);
  return faults;
}

function ruleFaults(rule) {
  const faults = objectFaults('rule', rule, rule.id);
  if (Boolean(rule.decision) !== Boolean(rule.reading))
    faults.push(`${rule.id}: 'decision' and 'reading' go together`);
  const positions = rule.positions ?? [];
  if (rule.decision && !positions.some(({ decision }) => decision))
    faults.push(`${rule.id}: no position shows the decision`);
  for (const position of positions) {
    const where = `${rule.id}, ${position.fen}`;
    faults.push(...positionFaults(position, where));
    if (position.decision && !rule.decision)
      faults.push(`${where}: a decision under a rule that holds none`);
  }
  return faults;
}

/** The faults of a whole rulebook; none when it is sound. */
export function rulebookFaults(book) {
  const faults = objectFaults('book', book, 'the book');
  for (const entry of book.glance ?? [])
    faults.push(...objectFaults('glance', entry, `glance, ${entry.piece}`));
  for (const step of book.lesson ?? [])
    faults.push(...objectFaults('step', step, `lesson, ${step.title}`));
  for (const section of book.sections ?? []) {
    faults.push(...objectFaults('section', section, section.title));
    for (const rule of section.rules ?? []) faults.push(...ruleFaults(rule));
  }
  return faults;
}
