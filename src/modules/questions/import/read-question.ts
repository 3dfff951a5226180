/** What a row of an imported file comes to, whatever the format of the file. */
import type { Id } from "../../../core/id.ts";
import type { QuestionBody } from "../../../items/registry/models.ts";
import type { StimulusDraft } from "../../stimuli/draft.ts";
import type { StimulusKind } from "../../stimuli/rules.ts";
import type { JudgmentStep } from "../taxonomy.ts";

/** The column, or the field, is null when it is about the whole row. `line` is where it stands, if not where the row begins. */
export type RowProblem = { column: string | null; reason: string; line?: number };

/** With `imageId`, it is about a picture that a text names, and holds only if that picture is not stored. */
export type RowWarning = RowProblem & { imageId?: string };

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
  /** About texts that are stored as they are and may not be meant so, content that rich text cannot keep, and pictures. */
  warnings: RowWarning[];
};

/** What CSV does not say of a question. */
export const NOTHING_MORE = {
  manualId: null,
  category: null,
  difficulty: null,
  createdAt: null,
  withdrawnAt: null,
} as const;

/** A case study, a trend or a passage with its questions; one of the two that it says is there. */
export type GoodStimulus = Omit<GoodQuestion, "body" | "manualId" | "judgmentStep"> & {
  stimulus: StimulusKind;
  title: string;
  published: StimulusDraft | null;
  /** What is written and not published. */
  draft: StimulusDraft | null;
};

export type ReadRow =
  | ({ kind: "good" } & GoodQuestion)
  | ({ kind: "stimulus" } & GoodStimulus)
  | { kind: "wrong"; problems: RowProblem[] }
  /** Nothing in it: what spreadsheets leave behind. */
  | { kind: "blank" };

/** `line` is where the row begins, 1 for the first of the file; `length` is about how many characters it has. */
export type FileRow = { line: number; length: number; row: ReadRow };
