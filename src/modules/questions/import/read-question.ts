/** What a row of an imported file comes to, whatever the format of the file. */
import type { Id } from "../../../core/id.ts";
import type { QuestionBody } from "../../../items/registry/models.ts";
import type { JudgmentStep } from "../taxonomy.ts";

/** The column, or the field, is null when it is about the whole row. */
export type RowProblem = { column: string | null; reason: string };

export type GoodQuestion = {
  /** By name, or a lesson that must be there. */
  lesson: { subject: string; lesson: string } | { lessonId: Id<"lesson"> };
  body: QuestionBody;
  manualId: string | null;
  category: string | null;
  difficulty: string | null;
  areas: string[];
  judgmentStep: JudgmentStep | null;
  isReserved: boolean;
  /** Null when the file does not say. */
  createdAt: Date | null;
  /** Null for a question in use. */
  withdrawnAt: Date | null;
};

/** What CSV does not say of a question. */
export const NOTHING_MORE = {
  manualId: null,
  category: null,
  difficulty: null,
  createdAt: null,
  withdrawnAt: null,
} as const;

export type ReadRow =
  | ({ kind: "good" } & GoodQuestion)
  | { kind: "wrong"; problems: RowProblem[] }
  /** Nothing in it: what spreadsheets leave behind. */
  | { kind: "blank" };
