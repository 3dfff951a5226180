/**
 * What the demo content files hold. Lessons and rationales are rich text (HTML of the editor's own tags), options are
 * plain text. The two simplest item types are written in short; every other one as the body that it is.
 */
import type { ItemType, QuestionBody } from "../../../items/registry/models.ts";
import type { JudgmentStep } from "../../questions/taxonomy.ts";
import type { StimulusContent } from "../../stimuli/content.ts";
import type { StimulusKind } from "../../stimuli/rules.ts";

/** What a question is to exams, where that is not what the rest of its lesson or of its type are. */
type ForExams = {
  /** Codes: each takes the place of the lesson's area of that plan. */
  areas?: readonly string[];
  step?: JudgmentStep;
};

export type DemoQuestion = ForExams & DemoBody;
export type DemoBody =
  | { type: "text"; stem: string; options: readonly string[]; correct: string; rationale: string }
  | { type: "multi-select"; stem: string; options: readonly string[]; correct: readonly string[]; rationale: string }
  | QuestionBody<Exclude<ItemType, "text" | "multi-select">>;
type DemoLesson = { title: string; areas: readonly string[]; content: string; questions: readonly DemoQuestion[] };
export type DemoSubject = {
  name: string;
  description: string;
  /** The titles of the courses for whose exams it is written. */
  courses: readonly string[];
  /** The category of all its questions, where one fits. */
  category?: "pathology" | "pharmacology";
  lessons: readonly DemoLesson[];
};
/** The courses whose exams have the nursing subjects of the demo content in their plans. */
export const NURSING_COURSES = ["NCLEX-RN", "NORCET", "DHA"] as const;

/** The questions of one item type, by the title of the lesson they belong to. */
export type DemoQuestionsByLesson = Readonly<Record<string, readonly DemoQuestion[]>>;

/** A case study, a trend or a reading passage with its questions. The questions of a case have the steps in their order. */
export type DemoStimulus = {
  kind: StimulusKind;
  title: string;
  /** The title of the lesson it belongs to, whose areas it has. */
  lesson: string;
  difficulty: "easy" | "medium" | "hard";
  content: StimulusContent;
  questions: readonly DemoQuestion[];
};
