/**
 * What a test asks and how it is taken, as data (record 48). A version never changes once an attempt points at it. One schema for
 * forms, for files of tests, for presets and for what the database holds.
 */
import { z } from "zod/mini";
import { testTexts } from "../../content/en/tests.ts";
import type { TestName } from "../../content/test-name.ts";
import { idSchema } from "../../core/schemas.ts";
import { AdaptivePlan } from "../adaptive/plan.ts";
import { clockSeconds } from "../practice-tests/rules.ts";
import { questionCountOfKind, STIMULUS_KINDS, STIMULUS_QUESTIONS_MAX } from "../stimuli/rules.ts";
import { QUESTIONS_MAX, SECTIONS_MAX } from "./limits.ts";
import type { Breaks, TestPlan } from "./timeline.ts";

const texts = testTexts.problems;

/** The longest clock of a section or of a whole test; no day of an exam has more. */
export const MINUTES_MAX = 600;
/** Of a test or of a section. */
export const TITLE_MAX = 120;
export const INSTRUCTIONS_MAX = 4_000;
export const SECTION_INSTRUCTIONS_MAX = 2_000;
/** As many as a custom test can be made of (docs/product/tests.md#custom-test). */
const LESSONS_MAX = 5_000;
const LABELS_MAX = 200;

export const Minutes = z.int({ error: () => texts.minutes(MINUTES_MAX) }).check(z.minimum(1), z.maximum(MINUTES_MAX));
/** Names a section for as long as the test lives, also in marks and pass rules. */
export const SectionId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40));

const LessonId = idSchema<"lesson">(() => texts.unknownLesson);

const LabelId = idSchema<"label">(() => texts.unknownLabel);
const Labels = z.optional(z.array(LabelId).check(z.minLength(1), z.maxLength(LABELS_MAX)));

export const QuestionId = idSchema<"question">(() => texts.unknownQuestion);

/** What a question can be to a student (record 55): `unused`, `wrong`, `partly` and `blank` exclude each other, `flagged` none. */
export const QUESTION_STATUSES = ["unused", "wrong", "partly", "flagged", "blank"] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

/** Which questions of the bank a rule draws from: those that each of its lists has a place for; an absent list leaves none out. */
export const QuestionFilter = z.strictObject({
  lessons: z.optional(z.array(LessonId).check(z.minLength(1), z.maxLength(LESSONS_MAX))),
  /** Areas of exam plans, by their codes. */
  areas: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.minLength(1), z.maxLength(100))),
  /** Item types, as the bank names them. */
  types: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(30))),
  categories: Labels,
  difficulties: Labels,
  /** To the student who takes the test, when it starts; each of them will do. */
  only: z.optional(z.array(z.enum(QUESTION_STATUSES)).check(z.minLength(1), z.maxLength(QUESTION_STATUSES.length))),
});
export type QuestionFilter = z.infer<typeof QuestionFilter>;

/** A stimulus with so many questions, which are asked together and in its order. */
const StimulusUnit = z
  .strictObject({
    kind: z.enum(STIMULUS_KINDS),
    questions: z.int().check(z.minimum(1), z.maximum(STIMULUS_QUESTIONS_MAX)),
  })
  .check(
    z.refine(({ kind, questions }) => (questionCountOfKind(kind) ?? questions) === questions, {
      error: () => texts.unitSize,
      path: ["questions"],
    }),
  );

/** So many questions of those that a filter lets through, or so many stimuli of a kind. */
export const DrawRule = z
  .strictObject({
    count: z.int().check(z.minimum(1), z.maximum(QUESTIONS_MAX)),
    from: QuestionFilter,
    /** Absent for questions that stand alone. */
    unit: z.optional(StimulusUnit),
  })
  .check(
    z.refine(({ unit, from }) => unit === undefined || (from.types === undefined && from.only === undefined), {
      error: () => texts.unitFilter,
      path: ["from"],
    }),
  );
export type DrawRule = z.infer<typeof DrawRule>;
export const RULES_MAX = 100;

const Source = z.discriminatedUnion("kind", [
  /** These questions, in this order; what is asked is each one's version at the start. */
  z.strictObject({
    kind: z.literal("fixed"),
    questions: z
      .array(QuestionId)
      .check(z.minLength(1, { error: () => texts.noQuestions }), z.maxLength(QUESTIONS_MAX)),
  }),
  /** The ten questions of the practice test that the attempt names. */
  z.strictObject({ kind: z.literal("practice-test"), count: z.int().check(z.minimum(1), z.maximum(QUESTIONS_MAX)) }),
  /** Drawn when an attempt starts, rule by rule; no question twice. */
  z.strictObject({
    kind: z.literal("drawn"),
    rules: z.array(DrawRule).check(z.minLength(1, { error: () => texts.noQuestions }), z.maxLength(RULES_MAX)),
  }),
  /** Each question chosen by the answers before it; only simulations of exams have it. */
  z.strictObject({ kind: z.literal("adaptive"), plan: AdaptivePlan }),
]);
export type Source = z.infer<typeof Source>;

export const Section = z.strictObject({
  id: SectionId,
  title: z.string().check(z.minLength(1), z.maxLength(TITLE_MAX)),
  instructions: z.string().check(z.maxLength(SECTION_INSTRUCTIONS_MAX)),
  /** Its own clock; null where only the clock of the test runs. */
  minutes: z.nullable(Minutes),
  onEarlyEnd: z.enum(["next", "wait"]),
  /** `by-section`: nothing of it is in the browser before it opens. */
  content: z.enum(["all", "by-section"]),
  source: Source,
  /** `forward`: a question that was left is final. */
  navigation: z.enum(["free", "forward"]),
  answerRequired: z.boolean(),
  shuffle: z.enum(["none", "questions", "questions-and-options"]),
});
export type Section = z.infer<typeof Section>;

const BreaksOfTest = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  z.strictObject({
    kind: z.literal("fixed"),
    breaks: z
      .array(z.strictObject({ after: SectionId, minutes: Minutes, clock: z.enum(["stops", "runs"]) }))
      .check(z.minLength(1), z.maxLength(SECTIONS_MAX)),
  }),
  z.strictObject({ kind: z.literal("pool"), minutes: Minutes, unusedSectionTime: z.enum(["adds", "lost"]) }),
]);

/** Beside the display of the page, which is the student's own everywhere. */
export const TOOLS = ["strike-out", "highlighter", "notes", "calculator", "reference-values"] as const;
export type Tool = (typeof TOOLS)[number];

/** Each by itself; what contradicts each other is found by `TestVersion`. */
export const TestFields = z.strictObject({
  v: z.literal(1),
  title: z.string().check(z.minLength(1), z.maxLength(TITLE_MAX)),
  instructions: z.string().check(z.maxLength(INSTRUCTIONS_MAX)),
  /** The clock of the whole test; null where it has none. */
  minutes: z.nullable(Minutes),
  sections: z.array(Section).check(
    z.minLength(1, { error: () => texts.noSections }),
    z.maxLength(SECTIONS_MAX, {
      error: () => texts.tooManySections(SECTIONS_MAX),
    }),
  ),
  /** `may-return`: all sections are open until the test ends. */
  leavingASection: z.enum(["may-return", "closes"]),
  breaks: BreaksOfTest,
  tools: z.array(z.enum(TOOLS)).check(z.refine((tools) => new Set(tools).size === tools.length)),
  confidence: z.enum(["ask", "no"]),
});

export const TestVersion = TestFields.check(
  z.superRefine((version, context) => {
    for (const { at, message } of contradictionsIn(version)) {
      context.addIssue({ code: "custom", path: at, message });
    }
  }),
);
export type TestVersion = z.infer<typeof TestVersion>;

/**
 * The tools that an attempt has. Tests of every day have all of them whatever their version says: its id is made of its content, so
 * another list would make another test of what students have open, saved or compare (record 57).
 */
export function toolsOf(kind: TestName["kind"], version: Pick<TestVersion, "tools">): ReadonlyArray<Tool> {
  return kind === "titled" ? version.tools : TOOLS;
}

/** True where students are asked how sure they are: in tests of every day always, for the same reason. */
export function asksHowSure(kind: TestName["kind"], version: Pick<TestVersion, "confidence">): boolean {
  return kind !== "titled" || version.confidence === "ask";
}

/** How many questions a section asks of a bank that has enough, at most. */
export function questionCountOf({ source }: Pick<Section, "source">): number {
  switch (source.kind) {
    case "fixed":
      return source.questions.length;
    case "practice-test":
      return source.count;
    case "drawn":
      return source.rules.reduce((sum, rule) => sum + questionsOfRule(rule), 0);
    case "adaptive":
      return source.plan.maximum;
    default:
      return source satisfies never;
  }
}

/** What an adaptive test goes by; null for every other. */
export function adaptivePlanOf(version: Pick<TestVersion, "sections"> | null): AdaptivePlan | null {
  const source = version?.sections[0]?.source;
  return source?.kind === "adaptive" ? source.plan : null;
}

/** How many questions a rule asks of a bank that has enough. */
export function questionsOfRule({ count, unit }: DrawRule): number {
  return count * (unit?.questions ?? 1);
}

/** How many questions a version asks in all its sections. */
export function questionsIn({ sections }: Pick<TestVersion, "sections">): number {
  return sections.reduce((sum, section) => sum + questionCountOf(section), 0);
}

/** True where all attempts ask the same questions, in whatever order. */
export function isForm({ sections }: Pick<TestVersion, "sections">): boolean {
  return sections.every(({ source }) => source.kind === "fixed");
}

/** True for a test without any clock. */
export function isUntimed({ minutes, sections }: Pick<TestVersion, "minutes" | "sections">): boolean {
  return minutes === null && sections.every((section) => section.minutes === null);
}

/**
 * The clocks of a version for a student with so many percent of extra time, which every clock gets and no break, each in whole
 * seconds.
 */
export function planOf(version: TestVersion, extraTimePercent: number): TestPlan {
  const msOf = (minutes: number | null) => (minutes === null ? null : clockSeconds(minutes, extraTimePercent) * 1000);
  return {
    ms: msOf(version.minutes),
    sections: version.sections.map(({ minutes, onEarlyEnd }) => ({ ms: msOf(minutes), onEarlyEnd })),
    leaving: version.leavingASection,
    breaks: breaksOf(version),
  };
}

function breaksOf({ breaks, sections }: TestVersion): Breaks {
  switch (breaks.kind) {
    case "none":
      return { kind: "fixed", after: {} };
    case "fixed": {
      const entries = breaks.breaks.map(({ after, minutes, clock }) => {
        const index = sections.findIndex(({ id }) => id === after);
        return [index, { ms: minutes * 60_000, clock }] as const;
      });
      return { kind: "fixed", after: Object.fromEntries(entries) };
    }
    case "pool":
      return { kind: "pool", ms: breaks.minutes * 60_000, unusedSectionTime: breaks.unusedSectionTime };
    default:
      return breaks satisfies never;
  }
}

type Contradiction = { at: (string | number)[]; message: string };

/** What cannot be true together, with the field to change. */
function contradictionsIn(version: TestVersion): Contradiction[] {
  return [
    ...contradictionsOfSections(version),
    ...contradictionsOfQuestions(version),
    ...contradictionsOfClocks(version),
    ...contradictionsOfBreaks(version),
  ];
}

function contradictionsOfSections({ sections }: TestVersion): Contradiction[] {
  const found: Contradiction[] = [];
  const total = questionsIn({ sections });
  const adaptive = sections.findIndex(({ source }) => source.kind === "adaptive");
  const [section] = sections;
  const isAsExpected =
    sections.length === 1 && section?.navigation === "forward" && section.answerRequired && section.minutes === null;
  if (adaptive !== -1 && !isAsExpected) {
    found.push({ at: ["sections", adaptive, "source"], message: texts.adaptiveAlone });
  }
  if (total > QUESTIONS_MAX) found.push({ at: ["sections"], message: texts.tooManyQuestions(QUESTIONS_MAX, total) });
  for (const [index, { id }] of sections.entries()) {
    if (sections.findIndex((other) => other.id === id) < index) {
      found.push({ at: ["sections", index, "id"], message: texts.sameSection });
    }
  }
  return found;
}

/** A question is asked once in a test. */
function contradictionsOfQuestions({ sections }: TestVersion): Contradiction[] {
  const seen = new Set<string>();
  return sections.flatMap(({ source }, index) =>
    (source.kind === "fixed" ? source.questions : []).flatMap((id, nth): Contradiction[] => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew ? [] : [{ at: ["sections", index, "source", "questions", nth], message: texts.sameQuestion }];
    }),
  );
}

function contradictionsOfClocks({ sections, minutes, leavingASection }: TestVersion): Contradiction[] {
  const found = sections.flatMap((section, index): Contradiction[] => {
    if (leavingASection === "may-return" && section.minutes !== null) {
      return [{ at: ["sections", index, "minutes"], message: texts.minutesWhileReturning }];
    }
    if (section.onEarlyEnd === "wait" && section.minutes === null) {
      return [{ at: ["sections", index, "onEarlyEnd"], message: texts.noMinutesToWait }];
    }
    return [];
  });
  const own = sections.flatMap((section) => section.minutes ?? []);
  const sum = own.reduce((total, each) => total + each, 0);
  return minutes !== null && own.length === sections.length && sum > minutes
    ? [...found, { at: ["minutes"], message: texts.sectionsLongerThanTest(sum, minutes) }]
    : found;
}

function contradictionsOfBreaks({ sections, minutes, leavingASection, breaks }: TestVersion): Contradiction[] {
  if (breaks.kind === "none") return [];
  if (leavingASection === "may-return") return [{ at: ["breaks"], message: texts.breakWhileReturning }];
  if (breaks.kind === "pool") {
    const hasClocks = minutes === null && sections.every((section) => section.minutes !== null);
    return hasClocks ? [] : [{ at: ["breaks", "kind"], message: texts.poolBesideClock }];
  }
  return breaks.breaks.flatMap(({ after }, index): Contradiction[] => {
    const place = sections.findIndex(({ id }) => id === after);
    const isKnown = place >= 0 && place < sections.length - 1;
    const isRepeated = breaks.breaks.findIndex((other) => other.after === after) < index;
    return isKnown && !isRepeated
      ? []
      : [{ at: ["breaks", "breaks", index, "after"], message: texts.breakAfterNothing }];
  });
}
