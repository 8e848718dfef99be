// The rules of a game as data: `kingcraft/rulebook/tax.json` and so on. The tests of the package replay every position.

/** A move as coordinates, as in `Move.id` of the package; one that is forbidden is written in the same way. */
export type MoveId = string;

/** A position that shows a rule. What it says of the game holds after `play`. */
export interface RulePosition {
  /** One line that says what is to be seen. */
  caption: string;
  fen: string;
  /** Moves that lead from the FEN to the position. */
  play?: MoveId[];
  /** The position shows a reading of ours. */
  decision?: true;
  /** The square of the piece to look at; `moves` are then all of its moves. */
  from?: string;
  /** Legal moves that show the rule. */
  moves?: MoveId[];
  /** Moves that the rule forbids. */
  forbidden?: MoveId[];
  /** Whether the royal king of the side to move is attacked. */
  check?: boolean;
  /** `white checkmate`, `draw stalemate` …, null where the game goes on. */
  outcome?: string | null;
  /** The draws that the player to move may claim. */
  claims?: string[];
}

/** A rule, or an article of the FIDE Laws. */
export interface Rule {
  /** Stable: `tax/3`, `chess/3.8.2`, `flying/insufficient-material`. */
  id: string;
  title: string;
  /** Paragraphs. */
  text: string[];
  /** Shown after the paragraphs; the first cell of a row is its name. */
  table?: { columns: string[]; rows: string[][] };
  /** The rule holds a reading of ours of what its source leaves open, which `reading` says. */
  decision?: true;
  reading?: string[];
  /** One at least. */
  positions: RulePosition[];
}

/** A step of the lesson: the reader finds a move. */
export interface LessonStep {
  title: string;
  /** What is to be done. */
  text: string;
  fen: string;
  /** Moves that lead from the FEN to the position. */
  play?: MoveId[];
  /** The moves that do it. */
  goal: MoveId[];
  /** Why other moves do not, legal or not. */
  wrong?: { moves: MoveId[]; text: string }[];
  /** What to say of all other moves. */
  otherwise: string;
  /** What to say when it is done. */
  done: string;
  /** The goals are all the moves that win at once. */
  wins?: true;
}

/** How a kind of piece moves, on one small board. */
export interface Glance {
  /** Its role; a role may occur twice. */
  piece: string;
  text: string;
  fen: string;
  from: string;
  /** All moves of that piece. */
  moves: MoveId[];
}

/** The texts of a rulebook in another language, by the text as it is in the book: `kingcraft/rulebook/de/tax.json`. */
export type RulebookTranslation = Record<string, string>;

/** The rules of one game. */
export interface Rulebook {
  /** The id of the variant. */
  variant: string;
  /** The game in a few sentences. */
  summary: string[];
  /** A short course for those who know chess. */
  lesson: LessonStep[];
  /** How each kind of piece moves. */
  glance: Glance[];
  /** The rules in the order of their numbers. */
  sections: { title: string; rules: Rule[] }[];
}

/** What the endgame tables say of a position, filled in by a script. */
export interface KnownValue {
  /** The pieces, White's before the v: `KQvK`. */
  men: string;
  fen?: string;
  /** Who wins with best play; null for a draw. */
  winner?: 'white' | 'black' | null;
  /** How many plies that takes; null for a draw. */
  plies?: number | null;
}

/** A position that shows what a claim says. */
export interface KnownPosition extends KnownValue {
  caption: string;
  /** It is the longest win with these pieces. */
  longest?: true;
}

/** How the positions of some pieces come out, by the side to move: White's wins, draws, Black's wins. */
export interface KnownFigure {
  men: string;
  /** Which of the positions, in words, and as the script asks for them. */
  where?: string;
  filter?: Record<string, string | number | boolean>;
  /** Positions that are won in at most so many plies are left out. */
  beyond?: number;
  white?: [number, number, number];
  black?: [number, number, number];
  /** The plies of the longest win. */
  longest?: number;
}

/** What somebody claims or asks about endgames, and what the tables answer. */
export interface KnownClaim {
  /** Stable: `twokings/two-kings`. */
  id: string;
  title: string;
  claim: string;
  /** Who claims it, or where the question comes from. */
  source: string;
  /** Settled is a question that the figures answer; open is what needs tables that have not been built. */
  verdict: 'proved' | 'refuted' | 'settled' | 'open';
  /** Paragraphs. */
  text: string[];
  /**
   * What must hold of all positions of some pieces for the claim to be proved; see
   * scripts/tables/prove-claims.mjs.
   */
  proof: { men?: string; [condition: string]: unknown }[];
  figures: KnownFigure[];
  positions: KnownPosition[];
}

/** An ending to play against the tables, for the side to move. */
export interface KnownEnding extends KnownValue {
  /** Stable: `chess/rook`. */
  id: string;
  title: string;
  /** What is to be done. */
  text: string;
  fen: string;
  /** How many moves a draw has to be held; the ending is to be won where it is left out. */
  hold?: number;
}

/** What is known of a game, and endings of it to play: `kingcraft/rulebook/known/tax.json`. */
export interface Known {
  variant: string;
  claims: KnownClaim[];
  endings: KnownEnding[];
}
