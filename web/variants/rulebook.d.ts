// The rules of a game as data, such as `kingcraft/rulebook/tax.json`. The tests of the package replay every position.

/** A legal or illegal move as coordinates, as in `Move.id`. */
export type MoveId = string;

/** A position that shows a rule. Its fields describe the position after `play`. */
export interface RulePosition {
  /** What the position shows, in one line. */
  caption: string;
  fen: string;
  /** Moves that lead from the FEN to the position. */
  play?: MoveId[];
  /** The position shows our interpretation. */
  decision?: true;
  /** The square of a piece. `moves` are then all of its moves. */
  from?: string;
  /** Legal moves that show the rule. */
  moves?: MoveId[];
  /** Moves that the rule forbids. */
  forbidden?: MoveId[];
  /** Whether the royal king of the side to move is attacked. */
  check?: boolean;
  /** The result, such as `white checkmate` or `draw stalemate`. Null if the game goes on. */
  outcome?: string | null;
  /** The draws that the player to move can claim. */
  claims?: string[];
}

/** A rule, or an article of the FIDE Laws. */
export interface Rule {
  /** The stable id, such as `tax/3`, `chess/3.8.2` or `flying/insufficient-material`. */
  id: string;
  title: string;
  /** Paragraphs. */
  text: string[];
  /** A table after the paragraphs. The first cell of each row is its name. */
  table?: { columns: string[]; rows: string[][] };
  /** The source leaves something open; `reading` says how we interpret it. */
  decision?: true;
  reading?: string[];
  /** At least one. */
  positions: RulePosition[];
}

/** A step of the lesson, in which the reader finds a move. */
export interface LessonStep {
  title: string;
  /** The task. */
  text: string;
  fen: string;
  /** Moves that lead from the FEN to the position. */
  play?: MoveId[];
  /** The moves that solve the task. */
  goal: MoveId[];
  /** Why certain moves, legal or illegal, do not solve it. */
  wrong?: { moves: MoveId[]; text: string }[];
  /** The reply to all other moves. */
  otherwise: string;
  /** The reply to a solution. */
  done: string;
  /** The goal is to win at once: `goal` has all moves that do. */
  wins?: true;
}

/** How a kind of piece moves, on one small board. */
export interface Glance {
  /** The role of the piece. A role may occur twice. */
  piece: string;
  text: string;
  fen: string;
  from: string;
  /** All moves of that piece. */
  moves: MoveId[];
}

/** The texts of a rulebook in another language, by the English text, such as `kingcraft/rulebook/de/tax.json`. */
export type RulebookTranslation = Record<string, string>;

/** The rules of one game. */
export interface Rulebook {
  /** The id of the variant. */
  variant: string;
  /** A description of the game in a few sentences. */
  summary: string[];
  /** A short course for people who know chess. */
  lesson: LessonStep[];
  /** How each kind of piece moves. */
  glance: Glance[];
  /** The rules in the order of their numbers. */
  sections: { title: string; rules: Rule[] }[];
}

/** The result of a position in the endgame tables. A script fills it in. */
export interface KnownValue {
  /** The pieces, White's before the v, such as `KQvK`. */
  men: string;
  fen?: string;
  /** The winner with best play. Null for a draw. */
  winner?: 'white' | 'black' | null;
  /** The plies to the end with best play. Null for a draw. */
  plies?: number | null;
}

/** A position that illustrates a claim. */
export interface KnownPosition extends KnownValue {
  caption: string;
  /** It has the longest win with these pieces. */
  longest?: true;
}

/** The results of all positions with some pieces, by the side to move: White's wins, draws, Black's wins. */
export interface KnownFigure {
  men: string;
  /** Selects positions: in words, and for the script. */
  where?: string;
  filter?: Record<string, string | number | boolean>;
  /** Leaves out positions that are won in at most this many plies. */
  beyond?: number;
  white?: [number, number, number];
  black?: [number, number, number];
  /** The plies of the longest win. */
  longest?: number;
}

/** A claim or question about endgames, and the answer of the tables. */
export interface KnownClaim {
  /** The stable id, such as `twokings/two-kings`. */
  id: string;
  title: string;
  claim: string;
  /** The source of the claim or question. */
  source: string;
  /** The figures answer a `settled` question. An `open` one needs tables that have not been built. */
  verdict: 'proved' | 'refuted' | 'settled' | 'open';
  /** Paragraphs. */
  text: string[];
  /** Conditions for all positions with some pieces that prove the claim: see scripts/tables/prove-claims.mjs. */
  proof: { men?: string; [condition: string]: unknown }[];
  figures: KnownFigure[];
  positions: KnownPosition[];
}

/** An ending to play against the tables. You have the side to move. */
export interface KnownEnding extends KnownValue {
  /** The stable id, such as `chess/rook`. */
  id: string;
  title: string;
  /** The task. */
  text: string;
  fen: string;
  /** The number of moves to hold a draw. Without it, the task is to win. */
  hold?: number;
}

/** The solved endgames of a game, and endings to play, such as `kingcraft/rulebook/known/tax.json`. */
export interface Known {
  variant: string;
  claims: KnownClaim[];
  endings: KnownEnding[];
}
