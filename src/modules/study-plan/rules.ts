/**
 * What a student does on a day: what is due first, then new questions and those that went wrong, where they help most
 * (docs/product/students.md#the-plan-of-a-day). Pure; the same values give the same plan.
 */
import { z } from "zod/mini";
import type { Id } from "../../core/id.ts";
import { idSchema } from "../../core/schemas.ts";
import type { Mastery } from "./mastery.ts";

/** Unless the student says otherwise. */
export const USUAL_MINUTES = 45;
/** Time for a question until the student's own times are known. */
export const SECONDS_A_QUESTION = 75;
/** Minimum time for a question: who clicks faster has not read it. */
const SECONDS_MIN = 30;
/** At most so much of a day for what is due. */
const DUE_SHARE = 0.4;
/** Of the rest, as long as there are new questions. */
const NEW_SHARE = 0.75;
/** Questions of a topic in one test. */
const PART_MAX = 20;
const PART_MIN = 5;
/** Maximum of a day: questions, and blocks of questions with what is due. */
const QUESTIONS_MAX = 40;
const BLOCKS_MAX = 3;
/** From the last mock exam to the next, and from the last to the exam. */
const MOCK_AFTER_DAYS = 7;
const NO_MOCK_DAYS = 3;
/** A mock exam says little of somebody who has answered less. */
const MOCK_FROM_ANSWERS = 100;
/** The test of what went wrong mixes this many topics, and a test of a topic so many lessons. */
const TOPICS_AGAIN = 3;
const LESSONS_MIXED = 3;

/** Of fewer students a median would say something of each of them. */
export const STUDENTS_MIN = 30;
/** Weak topics that are named, none of which little is known, and none that is known well. */
const WEAKEST = 3;
const UNKNOWN_ERROR = 0.15;
const KNOWN_WELL = 0.75;

const Count = z.int().check(z.minimum(0));
const LessonIds = z.array(idSchema<"lesson">(() => "No id of a lesson."));

/**
 * Why a topic comes before others: little of it is known, the exam plan gives it a large share, too little has been seen to say, or, without
 * an exam plan, the course has most questions of it.
 */
export const Why = z.enum(["weak", "large", "most", "unsure"]);
export type Why = z.infer<typeof Why>;

const Part = z.discriminatedUnion("kind", [
  /** Questions that the student has not answered yet. `mastery` is a percentage, as it was when the plan was made; null while too little is known. */
  z.object({
    kind: z.literal("new"),
    subjectId: z.string(),
    name: z.string(),
    lessons: LessonIds,
    count: Count,
    why: Why,
    mastery: z.nullable(z.int()),
  }),
  /** Questions that went wrong, of several topics. */
  z.object({ kind: z.literal("again"), names: z.array(z.string()), lessons: LessonIds, count: Count }),
  /** A whole exam, beyond the minutes of the day. */
  z.object({ kind: z.literal("mock") }),
]);
export type Part = z.infer<typeof Part>;

export const DayPlan = z.object({
  v: z.literal(1),
  /** For which it was made; absent in plans of releases before 0.9. */
  course: z.optional(z.string()),
  /** Of what is due. */
  due: Count,
  parts: z.array(Part),
  /** Of which least is known, the weakest first. */
  weakest: z.array(z.object({ subjectId: z.string(), name: z.string(), mastery: z.int(), error: z.int() })),
  /** Questions that the student had answered in all, and those that were new. */
  answered: Count,
  fresh: Count,
});
export type DayPlan = z.infer<typeof DayPlan>;

export type Topic = {
  subjectId: Id<"subject">;
  name: string;
  /** Its share of the exam, in whatever unit is the same for all topics. */
  weight: number;
  mastery: Mastery;
  /** Lessons with questions that were not answered yet, and how many there are. */
  unused: { lessonId: Id<"lesson">; count: number }[];
  /** Lessons with questions whose last answer was not fully right, and how many there are. */
  wrong: { lessonId: Id<"lesson">; count: number }[];
};

export type PlanInput = {
  course: string;
  minutes: number;
  secondsAQuestion: number;
  /** Due today, as many as the student wants to repeat on a day. */
  due: number;
  topics: ReadonlyArray<Topic>;
  /** True where an exam plan says how much of the exam each topic is. */
  isPlanned: boolean;
  /** The topic of the last part of the plan before. */
  lastSubjectId: string | null;
  /** Null without an exam. */
  daysToExam: number | null;
  /** Questions answered in all, and days since the last exam simulation; null for none. */
  answered: number;
  daysSinceMock: number | null;
};

/** The plan of a day. It never takes longer than the minutes that the student has set, except for an exam simulation. */
export function planDay(input: PlanInput): DayPlan {
  const seconds = Math.max(SECONDS_MIN, input.secondsAQuestion);
  const total = Math.max(1, Math.min(QUESTIONS_MAX, Math.floor((input.minutes * 60) / seconds)));
  const due = Math.min(input.due, Math.floor(total * DUE_SHARE));
  const rest = total - due;
  const [unused, wrong] = [sumOf(input.topics, "unused"), sumOf(input.topics, "wrong")];
  const fresh = Math.min(unused, Math.max(Math.round(rest * NEW_SHARE), rest - wrong));
  const again = Math.min(wrong, rest - fresh);
  const ranked = rankTopics(input.topics, input.isPlanned);
  const partsAgain = againParts(ranked, again);
  const blocks = BLOCKS_MAX - partsAgain.length - (due > 0 ? 1 : 0);
  return {
    v: 1,
    course: input.course,
    due,
    parts: [
      ...newParts(ranked, { count: fresh, blocks, lastSubjectId: input.lastSubjectId }),
      ...partsAgain,
      ...(isMockDue(input) ? [{ kind: "mock" } as const] : []),
    ],
    weakest: weakestOf(input.topics),
    answered: input.answered,
    fresh: unused,
  };
}

/** Of those that say something: with fewer answers a topic is unknown, not weak. */
function weakestOf(topics: ReadonlyArray<Topic>): DayPlan["weakest"] {
  return topics
    .filter(({ mastery }) => isKnown(mastery) && mastery.expected < KNOWN_WELL)
    .toSorted((one, other) => one.mastery.expected - other.mastery.expected)
    .slice(0, WEAKEST)
    .map(({ subjectId, name, mastery }) => ({ subjectId, name, ...percentOf(mastery) }));
}

/** False while so little was answered that a figure would be a guess. */
export function isKnown({ error }: Mastery): boolean {
  return error <= UNKNOWN_ERROR;
}

/** In whole percent. */
export function percentOf({ expected, error }: Mastery): { mastery: number; error: number } {
  return { mastery: Math.round(expected * 100), error: Math.round(error * 100) };
}

function isMockDue({ daysToExam, daysSinceMock, answered }: PlanInput): boolean {
  if (answered < MOCK_FROM_ANSWERS || (daysToExam !== null && daysToExam < NO_MOCK_DAYS)) return false;
  return daysSinceMock === null || daysSinceMock >= MOCK_AFTER_DAYS;
}

const countOf = (lessons: Topic["unused"]) => lessons.reduce((sum, { count }) => sum + count, 0);
const sumOf = (topics: ReadonlyArray<Topic>, which: "unused" | "wrong") =>
  topics.reduce((sum, topic) => sum + countOf(topic[which]), 0);

/** The topic's share of the exam × what is not known of it × how unsure that is. */
export function worthOf({ weight, mastery }: Pick<Topic, "weight" | "mastery">): number {
  return weight * (1 - mastery.expected) * (1 + mastery.error);
}

type Ranked = Topic & { why: Why };

/** Those that help most first, each with the factor that lifts it most above the others. */
function rankTopics(topics: ReadonlyArray<Topic>, isPlanned: boolean): Ranked[] {
  const mean = (of: (topic: Topic) => number) =>
    topics.reduce((sum, topic) => sum + of(topic), 0) / Math.max(1, topics.length);
  const factors: { why: Why; of: (topic: Topic) => number }[] = [
    // A topic that nothing is known of is not weak.
    { why: "weak", of: ({ mastery }) => (isKnown(mastery) ? 1 - mastery.expected : 0) },
    { why: isPlanned ? "large" : "most", of: ({ weight }) => weight },
    { why: "unsure", of: ({ mastery }) => 1 + mastery.error },
  ];
  const means = factors.map(({ of }) => mean(of));
  return topics
    .map((topic) => {
      const lifts = factors.map(({ why, of }, index) => ({ why, lift: of(topic) / (means[index] || 1) }));
      const [most] = lifts.toSorted((one, other) => other.lift - one.lift);
      return { ...topic, why: most?.why ?? ("weak" as const) };
    })
    .toSorted((one, other) => worthOf(other) - worthOf(one));
}

/** New questions by topic, never two parts of one, and not first what yesterday ended with while there is another. */
function newParts(
  ranked: ReadonlyArray<Ranked>,
  { count, blocks, lastSubjectId }: { count: number; blocks: number; lastSubjectId: string | null },
): Part[] {
  const open = ranked.filter(({ unused }) => unused.length > 0);
  const first = open.find(({ subjectId }) => subjectId !== lastSubjectId);
  const inOrder = first ? [first, ...open.filter((topic) => topic !== first)] : open;
  const parts: Part[] = [];
  let left = count;
  for (const { subjectId, name, unused, why, mastery } of inOrder) {
    if (left <= 0 || parts.length === blocks) break;
    const room = Math.min(PART_MAX, countOf(unused));
    // What is left over would make a test of a few questions.
    const size = left <= room || left - room >= PART_MIN ? Math.min(left, room) : Math.max(1, left - PART_MIN);
    const lessons = lessonsFor(unused, size);
    parts.push({
      ...{ kind: "new", subjectId, name, lessons, count: size, why },
      mastery: isKnown(mastery) ? percentOf(mastery).mastery : null,
    });
    left -= size;
  }
  return parts;
}

function againParts(ranked: ReadonlyArray<Ranked>, count: number): Part[] {
  const topics = ranked.filter(({ wrong }) => wrong.length > 0).slice(0, TOPICS_AGAIN);
  const lessons = topics.flatMap(({ wrong }) => wrong);
  const size = Math.min(count, PART_MAX, countOf(lessons));
  if (size === 0) return [];
  return [
    {
      kind: "again",
      names: topics.map(({ name }) => name),
      lessons: lessons.map(({ lessonId }) => lessonId),
      count: size,
    },
  ];
}

/** Several lessons where there are some, as mixed questions are learned better, and as many as hold twice what is asked. */
function lessonsFor(unused: Topic["unused"], size: number): Id<"lesson">[] {
  const chosen: Id<"lesson">[] = [];
  let held = 0;
  for (const { lessonId, count } of unused) {
    if (chosen.length >= LESSONS_MIXED && held >= size * 2) break;
    chosen.push(lessonId);
    held += count;
  }
  return chosen;
}
