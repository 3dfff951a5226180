/** An attempt as its student may see it. Nothing here reads a solution. */
import { sql } from "drizzle-orm";
import type { TestName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import {
  attemptItems,
  attemptMarkups,
  attemptSections,
  attempts,
  deliveries,
  extraMinutes,
} from "../../../db/schema.ts";
import { showsAtAnswer } from "../../../db/tables/tests.ts";
import { type OpenItem, parseOpenItem } from "../../../items/registry/models.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { AdaptivePlan } from "../../adaptive/plan.ts";
import { loadBank } from "../../adaptive/queries/find-bank.server.ts";
import type { Confidence } from "../../repetition/confidence.ts";
import { requireStimulusVersions } from "../../stimuli/queries/stimulus-versions.server.ts";
import { ownTestName } from "../../tests/queries/test-name.server.ts";
import { loadTestVersion } from "../../tests/queries/test-versions.server.ts";
import { adaptivePlanOf, asksHowSure, type Tool, toolsOf } from "../../tests/test-version.ts";
import type { ExtraTime, SectionEvents, TestPlan } from "../../tests/timeline.ts";
import { madeOf } from "../made-markup.server.ts";
import { type OpenRecord, openRecordsOf } from "../records.ts";
import { type AttemptState, isOverdue } from "../rules.ts";
import type { StoredMarkup } from "../save-protocol.ts";
import {
  eventsOf,
  extraTimeOf,
  isForward,
  isSentLater,
  type OpenSection,
  openSectionsOf,
  planOfAttempt,
  timelineOfAttempt,
  timesOfAttempt,
} from "../sections.ts";
import { asShown } from "../shown-options.ts";
import { cacheAttemptConstants, findAttemptConstants } from "./attempt-constants.server.ts";
import { requireOpenVersions } from "./versions.server.ts";

export type OpenQuestion = {
  position: number;
  /** 1 for the first. */
  section: number;
  item: OpenItem;
  /** How often this answer was saved; a save must name it. */
  revision: number;
  flagged: boolean;
  /** How long it was in sight so far, as devices have said. */
  seconds: number;
  /** True when it can no longer be answered, because it was left in a forward-only section, or explained. */
  isFinal: boolean;
  /** How sure the student said to be; absent for nothing. */
  confidence?: Confidence | undefined;
  /** With the tools of the test; absent for nothing. */
  made?: StoredMarkup | undefined;
};

export type OpenAttempt = {
  id: Id<"attempt">;
  test: TestName;
  startedAt: Date;
  /** When nothing can be answered any more, if nothing more is done by hand. */
  closesAt: Date;
  /** Its clocks, with the student's extra time; with the events and `extra` they give the times of the sections (`timelineOf`). */
  plan: TestPlan;
  events: SectionEvents[];
  /** What the institute gave while it was running. */
  extra: ExtraTime[];
  sections: OpenSection[];
  tools: ReadonlyArray<Tool>;
  /** Without those that are sent only when their section opens, until then. */
  questions: OpenQuestion[];
  /** What they are asked with, as far as it may be read by now. */
  records: OpenRecord[];
  /** Of an adaptive test, in which only the question asked last is sent; null for every other. */
  adaptive: OpenAdaptive | null;
  /** True where students are asked how sure they are of an answer. */
  asksConfidence: boolean;
  /** True where each answer is explained once it is final. */
  isExplained: boolean;
  /** True in an adaptive test while the last question was left and the next one is not asked yet. */
  isNextDue: boolean;
};

/** What its page tells of an adaptive test; breaks are minutes of the clock. */
export type OpenAdaptive = Pick<AdaptivePlan, "minimum" | "maximum" | "breaks">;

export type FoundAttempt =
  | { kind: "open"; attempt: OpenAttempt }
  /** Over, or due to be closed: there is nothing to answer any more. */
  | { kind: "over"; state: AttemptState }
  | { kind: "unknown" };

type OpenRow = {
  state: AttemptState;
  startedAt: string;
  closesAt: string;
  extraTimePercent: number;
  extraMinutes: number;
  testVersionId: Id<"test-version"> | null;
  bankId: Id<"adaptive-bank"> | null;
  seed: number;
  isExplained: boolean;
  test: TestName;
  events: { closedAt: string | null; breakEndedAt: string | null }[];
  extra: { givenAt: string; minutes: number }[];
  position: number;
  section: number;
  versionId: Id<"version">;
  stimulusVersionId: Id<"stimulus-version"> | null;
  answer: unknown;
  revision: number;
  flagged: boolean;
  seconds: number;
  isFinal: boolean;
  confidence: Confidence | null;
  markup: unknown;
  madeAt: string | null;
};

const readOpenAttempt = nameStatement<OpenRow>(
  "read_open_attempt",
  sql`
    with attempt as materialized (
      select ${attempts.id}, ${attempts.state}, ${attempts.startedAt} as "startedAt", ${attempts.closesAt} as "closesAt",
        ${attempts.extraTimePercent} as "extraTimePercent", ${attempts.extraMinutes} as "extraMinutes",
        ${attempts.testVersionId} as "testVersionId", ${attempts.bankId} as "bankId", ${attempts.seed}, ${ownTestName} as "test",
        exists (select from ${deliveries} where ${deliveries.id} = ${attempts.deliveryId} and ${showsAtAnswer(deliveries)}) as "isExplained",
        (select coalesce(jsonb_agg(
            jsonb_build_object('closedAt', ${attemptSections.closedAt}, 'breakEndedAt', ${attemptSections.breakEndedAt})
            order by ${attemptSections.section}), '[]')
          from ${attemptSections} where ${attemptSections.attemptId} = ${attempts.id}) as "events",
        (select coalesce(jsonb_agg(
            jsonb_build_object('givenAt', ${extraMinutes.givenAt}, 'minutes', ${extraMinutes.minutes})
            order by ${extraMinutes.givenAt}, ${extraMinutes.giftId}), '[]')
          from ${extraMinutes} where ${extraMinutes.attemptId} = ${attempts.id}) as "extra"
      from ${attempts}
      where ${attempts.id} = ${sql.placeholder("attemptId")} and ${attempts.studentId} = ${sql.placeholder("studentId")}
    )
    select attempt.*, ${attemptItems.position}, ${attemptItems.section}, ${attemptItems.versionId} as "versionId",
      ${attemptItems.stimulusVersionId} as "stimulusVersionId", ${attemptItems.answer}, ${attemptItems.revision},
      ${attemptItems.flagged}, ${attemptItems.seconds}, ${attemptItems.finalAt} is not null as "isFinal",
      ${attemptItems.confidence},
      ${attemptMarkups.markup}, ${attemptMarkups.madeAt} as "madeAt"
    from attempt join ${attemptItems} on ${attemptItems.attemptId} = attempt.id
    left join ${attemptMarkups} on ${attemptMarkups.attemptId} = attempt.id
      and ${attemptMarkups.position} = ${attemptItems.position}
    order by ${attemptItems.position}`,
);

/** The student's own attempt with contents, answers and flags, in the order of the questions. */
export async function findOpenAttempt(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<FoundAttempt> {
  const { studentId } = student;
  const rows = await readOpenAttempt(db, { attemptId, studentId });
  const [first] = rows;
  if (!first) return { kind: "unknown" };
  const startedAt = new Date(first.startedAt);
  const closesAt = new Date(first.closesAt);
  if (first.state !== "open" || isOverdue(closesAt, now)) return { kind: "over", state: first.state };

  const { test, extraTimePercent, extraMinutes, testVersionId, seed, isExplained } = first;
  const version = testVersionId && (await loadTestVersion(db, testVersionId));
  const versionIds = rows.map(({ versionId }) => versionId);
  const sectionOfQuestions = rows.map(({ section }) => section);
  const times = timesOfAttempt({ startedAt, closesAt, extraTimePercent, extraMinutes, version });
  const constants = { studentId, ...times, versionIds, sections: sectionOfQuestions, isExplained };
  cacheAttemptConstants(attemptId, constants);
  const events = eventsOf(first.events);
  const extra = extraTimeOf(first.extra);
  const timeline = timelineOfAttempt(times, events, extra);
  const contents = await requireOpenVersions(db, versionIds);
  const plan = adaptivePlanOf(version);
  const last = rows.at(-1);
  const sent = rows.filter(
    ({ section, position }) =>
      (plan === null || position === last?.position) &&
      (!isSentLater(version, section) || now.getTime() >= (timeline[section - 1]?.opensAt ?? Number.POSITIVE_INFINITY)),
  );
  const questions = sent.flatMap(({ position, section, versionId, answer, markup, madeAt, ...row }) => {
    const { revision, flagged, seconds, isFinal } = row;
    const confidence = row.confidence ?? undefined;
    const content = contents.get(versionId);
    if (!content) return [];
    const item = asShown(parseOpenItem({ ...content, answer }), { version, seed }, { section, position });
    const state = { revision, flagged, seconds, isFinal, confidence };
    return [{ position, section, item, ...state, made: madeOf(markup, madeAt) }];
  });
  // In an adaptive test those of the case study that the last question is of.
  const together = plan === null ? sent : rows.filter((row) => row.stimulusVersionId === last?.stimulusVersionId);
  const stimuli = await requireStimulusVersions(
    db,
    together.flatMap(({ stimulusVersionId }) => stimulusVersionId ?? []),
  );
  const bank = first.bankId && (await loadBank(db, first.bankId));
  const countOf = (id: string) =>
    bank ? [...bank.asked.values()].filter(({ stimulusVersionId }) => stimulusVersionId === id).length : 0;
  const records = openRecordsOf(
    together.map((row) => ({ ...row, isForward: isForward(version, row.section) })),
    stimuli,
    countOf,
  );
  const sections = openSectionsOf(version, sectionOfQuestions);
  const tools = toolsOf(test.kind, version);
  const clocks = { startedAt, closesAt, plan: planOfAttempt(times), events, extra };
  const adaptive = plan && { minimum: plan.minimum, maximum: plan.maximum, breaks: plan.breaks };
  const isNextDue = plan !== null && last?.isFinal === true;
  const asksConfidence = asksHowSure(test.kind, version);
  const asked = { sections, tools, questions, records, adaptive, asksConfidence, isExplained, isNextDue };
  return { kind: "open", attempt: { id: attemptId, test, ...clocks, ...asked } };
}

/** The questions and records of which a page that was opened earlier may miss something. */
export async function findSentLater(
  db: Db,
  student: Student,
  { id, questions, records }: OpenAttempt,
): Promise<{ opened: OpenQuestion[]; records: OpenRecord[] }> {
  const constants = await findAttemptConstants(db, student, id);
  const version = constants?.version ?? null;
  const mayMiss = (position: number) => {
    const section = constants?.sections[position - 1] ?? 1;
    return isSentLater(version, section) || isForward(version, section);
  };
  return {
    opened: questions.filter(({ section }) => isSentLater(version, section)),
    records: records.filter(({ first }) => mayMiss(first)),
  };
}
