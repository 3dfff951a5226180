/**
 * The contract of an item type.
 *
 * A question is stored in two halves. `content` is what a student may see while answering; `solution` is what only
 * scoring and review may see. They are separate schemas and separate columns, so showing a question never means
 * remembering to strip the answer out of it.
 *
 * In the words of QTI: `content` is the item body with its interaction, the schema of the answer the response declaration,
 * `solution` the correct response with its feedback, a score the outcome, and the scorer the response processing.
 *
 * Start reading at `types/text`, the smallest example; `define-item-type.ts` holds what all types repeat.
 */
import type { ComponentType } from "react";
import type { z } from "zod/mini";
import type { ExchangeField, ExchangeFields } from "./exchange-row.ts";
import type { Score, ScoringRule } from "./scoring-rules.ts";

/** A problem for the author to fix. An error blocks publishing; a warning does not. `at` is a path like `content.options.1`. */
export type Problem = { level: "error" | "warning"; at: string; message: string };

export interface ItemModel<Content, Solution, Answer> {
  /** Shown while answering. Strict: an unknown field is a parse error. */
  content: z.ZodMiniType<Content>;
  /** What is right, and why. Leaves the server only after `reveal` allows it. */
  solution: z.ZodMiniType<Solution>;
  /** What a browser may send. Anything else is refused, not repaired. */
  answer: z.ZodMiniType<Answer>;
  /** The answer of a student who has not touched the question. */
  blank(content: Content): Answer;
  /** True if every id in the answer is one that the question offers, and no more are chosen than it allows. */
  fits(content: Content, answer: Answer): boolean;
  /** True when nothing is left to fill in. A complete answer may still be wrong. */
  isComplete(content: Content, answer: Answer): boolean;
  /** True if an attempt arranges its options whether or not its test mixes options: where their order is the question. */
  isAlwaysArranged: boolean;
  /** Everything that an answer refers to by id, with its text. Callers need not know which fields contain it. */
  choices(content: Content): ChoiceList[];
  /** The content with `change` applied to each of its options. */
  withOptions(content: Content, change: (option: Choice) => Choice): Content;
  /** The content with each of its lists of options as `arrange` orders it, but for those whose order means something. */
  arrangeOptions(content: Content, arrange: Arrange): Content;
}

/** What is asked of a type while its questions are written, checked and listed. The browser of a student never loads it. */
export interface ItemAuthoring<Content, Solution> {
  /** A new draft. Incomplete: `problems` says what is missing. */
  draft(): { content: Content; solution: Solution };
  /** What is wrong with the question as a whole, beyond what the schemas can check, in display order. */
  problems(content: Content, solution: Solution): Problem[];
  /** True if its views need more width than a column beside a form. */
  isWide: boolean;
  /** The text a student reads in it, plain, the question text first; for the search. */
  texts(content: Content): string[];
  /** What a list shows of it to tell it from others. */
  outline(content: Content, solution: Solution): Outline;
}

/** Something that an answer may refer to, with its text. */
export type Choice = { id: string; text: string };

/** The same options in another order. `list` tells the lists of one question apart. */
export type Arrange = (options: ReadonlyArray<Choice>, list: string) => Choice[];

/**
 * One list of what an answer may refer to (in QTI the choices of an interaction). Words that the product adds to each row, such
 * as "Expected", are not among them.
 */
export type ChoiceList = {
  /** Identifies it among the lists of the question. */
  list: string;
  /** The id of the choice that these belong to, such as a location or a drop-down; null for those of the question itself. */
  of: string | null;
  choices: ReadonlyArray<Choice>;
};

/**
 * A question in short: the patient's scenario (null for types without one), its stem as rich text and every choice it offers as
 * plain text, with what is right. The choices are in the parts of the question; a single part has no title.
 */
export type Outline = { scenario: string | null; stem: string; parts: ReadonlyArray<OutlinePart> };
export type OutlinePart = {
  title: string | null;
  choices: ReadonlyArray<{ text: string; isRight: boolean }>;
  /**
   * What is asked for other than a choice: an order, in which the choices stand, or an entry, whose only "choice" is the right one
   * and part of the solution.
   */
  asks?: "order" | "entry";
  /** What the choices are where nobody wrote them as options: verdicts on the title, or pieces of a text. */
  choicesAre?: "verdicts" | "pieces";
};

/** A scorer and the name of the rule it applies, stored with each result so that history can be scored again. */
export type Scorer<Content, Solution, Answer> = {
  /** NCSBN's rule and our version of it, e.g. `plus-minus/1`. Some types apply one or the other by what the question is. */
  rule(content: Content): ScoringRule;
  /** The answer that earns every point. Only for a question without problems. */
  best(content: Content, solution: Solution): Answer;
  /** Pure: no clock, no randomness, no database. The same input always gets the same score. */
  score(content: Content, solution: Solution, answer: Answer): Score;
};

/** The form of a question in an import or export file. */
export type ExchangeFormat<Content, Solution> = {
  /** Which field of a row holds each field of content and solution. */
  fields: Readonly<Record<string, ExchangeField>>;
  toRow(content: Content, solution: Solution): ExchangeFields;
  /** Throws a ZodError or an Error that names the field when the row does not hold a question of this type. */
  fromRow(row: ExchangeFields): { content: Content; solution: Solution };
};

export type AnswerView<Content, Answer> = ComponentType<{
  content: Content;
  answer: Answer;
  onChange: (answer: Answer) => void;
  disabled: boolean;
}>;

export type ReviewView<Content, Solution, Answer> = ComponentType<{
  content: Content;
  solution: Solution;
  answer: Answer;
  score: Score;
}>;

/** Edits a draft, which may be incomplete: `problems` says what is missing. */
export type AuthorView<Content, Solution> = ComponentType<{
  content: Content;
  solution: Solution;
  problems: ReadonlyArray<Problem>;
  onChange: (draft: { content: Content; solution: Solution }) => void;
}>;

/** A worked example: feeds the contract test, the gallery, the sample dialog and "start from an example". */
export type Sample<Content, Solution, Answer> = {
  name: string;
  content: Content;
  solution: Solution;
  max: number;
  /** At least one full-marks answer, one worthless one, and one per partial-credit case. */
  scored: ReadonlyArray<{ name: string; answer: Answer; earned: number }>;
};

export type ContentOf<M> = M extends ItemModel<infer C, infer _S, infer _A> ? C : never;
export type SolutionOf<M> = M extends ItemModel<infer _C, infer S, infer _A> ? S : never;
export type AnswerOf<M> = M extends ItemModel<infer _C, infer _S, infer A> ? A : never;
