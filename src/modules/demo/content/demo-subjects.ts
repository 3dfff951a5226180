import { adultHealth } from "./adult-health.ts";
import { childHealth } from "./child-health.ts";
import { fundamentals } from "./fundamentals.ts";
import { maternalNewborn } from "./maternal-newborn.ts";
import { mentalHealth } from "./mental-health.ts";
import { numeracy } from "./numeracy.ts";
import { pharmacology } from "./pharmacology.ts";
import { calculationQuestions } from "./questions-calculation.ts";
import { clinicalDecisionQuestions } from "./questions-clinical-decision.ts";
import { dragdropClozeQuestions } from "./questions-dragdrop-cloze.ts";
import { dropdownTableQuestions } from "./questions-dropdown-table.ts";
import { groupingQuestions } from "./questions-grouping.ts";
import { highlightTableQuestions } from "./questions-highlight-table.ts";
import { highlightTextQuestions } from "./questions-highlight-text.ts";
import { hotSpotQuestions } from "./questions-hot-spot.ts";
import { locationBasedQuestions } from "./questions-location-based.ts";
import { matrixQuestions } from "./questions-matrix.ts";
import { nursingActionQuestions } from "./questions-nursing-action.ts";
import { orderedResponseQuestions } from "./questions-ordered-response.ts";
import { prioritizeHypothesisQuestions } from "./questions-prioritize-hypothesis.ts";
import { rationaleQuestions } from "./questions-rationale.ts";
import { recognizeCuesQuestions } from "./questions-recognize-cues.ts";
import { sentenceCompletionQuestions } from "./questions-sentence-completion.ts";
import { reading } from "./reading.ts";
import type { DemoQuestionsByLesson, DemoSubject } from "./shape.ts";
import { teas } from "./teas.ts";

/** The item types whose questions have a file of their own; one line each. */
const QUESTIONS_BY_TYPE: ReadonlyArray<DemoQuestionsByLesson> = [
  locationBasedQuestions,
  nursingActionQuestions,
  prioritizeHypothesisQuestions,
  clinicalDecisionQuestions,
  sentenceCompletionQuestions,
  recognizeCuesQuestions,
  matrixQuestions,
  highlightTextQuestions,
  highlightTableQuestions,
  dragdropClozeQuestions,
  rationaleQuestions,
  dropdownTableQuestions,
  orderedResponseQuestions,
  calculationQuestions,
  groupingQuestions,
  hotSpotQuestions,
];

const subjects: ReadonlyArray<DemoSubject> = [
  fundamentals,
  adultHealth,
  pharmacology,
  maternalNewborn,
  childHealth,
  mentalHealth,
  reading,
  numeracy,
  teas,
];

export const demoSubjects: ReadonlyArray<DemoSubject> = subjects.map((subject) => ({
  ...subject,
  lessons: subject.lessons.map((lesson) => ({
    ...lesson,
    questions: [...lesson.questions, ...QUESTIONS_BY_TYPE.flatMap((byLesson) => byLesson[lesson.title] ?? [])],
  })),
}));

/** The titles of lessons that a file of questions names and that no subject has: a typing mistake. */
export function strayLessonTitles(): string[] {
  const titles = new Set(subjects.flatMap(({ lessons }) => lessons.map(({ title }) => title)));
  return QUESTIONS_BY_TYPE.flatMap((byLesson) => Object.keys(byLesson)).filter((title) => !titles.has(title));
}
