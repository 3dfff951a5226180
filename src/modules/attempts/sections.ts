/** The sections of an attempt, from the version of its test. Pure. */
import { adaptivePlanOf, isUntimed, planOf, type Section, type TestVersion } from "../tests/test-version.ts";
import {
  type ExtraTime,
  endOf,
  type SectionEvents,
  type SectionTimes,
  type TestPlan,
  timelineOf,
} from "../tests/timeline.ts";

/** An attempt without any clock is closed when nobody has touched it for so long. */
const UNTIMED_DAYS = 14;

/** What never changes of an attempt's times. */
export type AttemptTimes = {
  startedAt: Date;
  /** As it was when the attempt started: the latest that it can be without extra minutes. */
  closesAt: Date;
  extraTimePercent: number;
  version: TestVersion;
};

/** Those times from what is stored of an attempt now. */
export function timesOfAttempt({
  extraMinutes,
  ...times
}: AttemptTimes & { /** Given so far. */ extraMinutes: number }): AttemptTimes {
  const { startedAt, closesAt, extraTimePercent, version } = times;
  return {
    ...times,
    closesAt:
      version.sections.length > 1
        ? closesAtOf(timelineOf(planOf(version, extraTimePercent), startedAt.getTime()), startedAt)
        : new Date(closesAt.getTime() - extraMinutes * 60_000),
  };
}

/** The clocks of an attempt; the times of a test of one section are those of the attempt. */
export function planOfAttempt({ startedAt, closesAt, extraTimePercent, version }: AttemptTimes): TestPlan {
  if (version.sections.length > 1) return planOf(version, extraTimePercent);
  return {
    ms: isUntimed(version) ? null : closesAt.getTime() - startedAt.getTime(),
    sections: [{ ms: null, onEarlyEnd: "next" }],
    leaving: "may-return",
    breaks: { kind: "fixed", after: {} },
  };
}

/** What the page of a running test knows of a section. */
export type OpenSection = Pick<Section, "title" | "instructions" | "navigation" | "answerRequired"> & {
  /** Position of its first question in the test; they follow each other. */
  first: number;
  questionCount: number;
};

/** The sections, from the section number of each question in order; an adaptive one has as many questions as it may ask. */
export function openSectionsOf(version: TestVersion, sectionOfQuestions: ReadonlyArray<number>): OpenSection[] {
  const adaptive = adaptivePlanOf(version);
  return version.sections.map(({ title, instructions, navigation, answerRequired }, index) => ({
    title,
    instructions,
    navigation,
    answerRequired,
    first: sectionOfQuestions.indexOf(index + 1) + 1,
    questionCount: adaptive?.maximum ?? sectionOfQuestions.filter((section) => section === index + 1).length,
  }));
}

/** True for a section, from 1, whose questions are not in the browser before it opens. */
export function isSentLater(version: TestVersion, section: number): boolean {
  return version.sections[section - 1]?.content === "by-section";
}

/** True for a test of which the browser does not have all questions and all records from the start. */
export function isSentInParts({ sections }: TestVersion): boolean {
  return sections.some(({ content, navigation }) => content === "by-section" || navigation === "forward");
}

/** Selects the questions that were sent by `at`; an adaptive attempt has no other questions. */
export function sentBy<Item extends { section: number }>(
  items: ReadonlyArray<Item>,
  version: TestVersion,
  timeline: ReadonlyArray<SectionTimes>,
  at: Date,
): Item[] {
  return items.filter(
    ({ section }) =>
      !isSentLater(version, section) || at.getTime() >= (timeline[section - 1]?.opensAt ?? Number.POSITIVE_INFINITY),
  );
}

/** True for a section, from 1, in which there is no way back. */
export function isForward(version: TestVersion, section: number): boolean {
  return version.sections[section - 1]?.navigation === "forward";
}

/**
 * True where a section or a question can be over before the attempt is, and an answer to it may still arrive. In an adaptive test a
 * question that was left never changes.
 */
export function hasEarlyEnds(version: TestVersion): boolean {
  if (adaptivePlanOf(version)) return false;
  const { sections, leavingASection } = version;
  return (
    (sections.length > 1 && leavingASection === "closes") || sections.some(({ navigation }) => navigation === "forward")
  );
}

/** When an attempt closes, if nothing more is done by hand. */
export function closesAtOf(timeline: ReadonlyArray<SectionTimes>, startedAt: Date): Date {
  const end = endOf(timeline);
  return new Date(Number.isFinite(end) ? end : startedAt.getTime() + UNTIMED_DAYS * 86_400_000);
}

export type SectionRow = { section: number; opens_at: string | null; ends_at: string | null };

/**
 * Rows of `attempt_sections`, none for a test of one section. A section opens there as it would without extra minutes: a device that
 * did not know of them has gone on by the clocks it knew, and what was answered on it counts (record 56).
 */
export function sectionRows(
  timeline: ReadonlyArray<SectionTimes>,
  withoutExtra: ReadonlyArray<SectionTimes> = timeline,
): SectionRow[] {
  if (timeline.length < 2) return [];
  return timeline.map(({ opensAt, endsAt }, index) => ({
    section: index + 1,
    opens_at: momentOf(Math.min(opensAt, withoutExtra[index]?.opensAt ?? opensAt)),
    ends_at: momentOf(endsAt),
  }));
}

/** Null for what no clock says yet. */
function momentOf(ms: number): string | null {
  return Number.isFinite(ms) ? new Date(ms).toISOString() : null;
}

/** Rows of `attempt_sections` as the events that the timeline is computed from. */
export function eventsOf(
  rows: ReadonlyArray<{ closedAt: string | null; breakEndedAt: string | null }>,
): SectionEvents[] {
  const msOf = (time: string | null) => (time === null ? null : Date.parse(time));
  return rows.map(({ closedAt, breakEndedAt }) => ({ closedAt: msOf(closedAt), breakEndedAt: msOf(breakEndedAt) }));
}

/** Rows of `extra_minutes` as the timeline takes them. */
export function extraTimeOf(rows: ReadonlyArray<{ givenAt: Date | string; minutes: number }>): ExtraTime[] {
  return rows.map(({ givenAt, minutes }) => ({ at: new Date(givenAt).getTime(), ms: minutes * 60_000 }));
}

/** The times of an attempt's sections after these events. */
export function timelineOfAttempt(
  times: AttemptTimes,
  events: ReadonlyArray<SectionEvents>,
  extra: ReadonlyArray<ExtraTime> = [],
) {
  return timelineOf(planOfAttempt(times), times.startedAt.getTime(), events, extra);
}
