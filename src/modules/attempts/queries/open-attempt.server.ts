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
  stimulusVersions,
} from "../../../db/schema.ts";
import { showsAtAnswer } from "../../../db/tables/tests.ts";
import { type OpenItem, parseOpenItem } from "../../../items/registry/models.ts";
import type { Student } from "../../accounts/viewer.ts";
import { isMeasuredPlan } from "../../adaptive/outcome.ts";
import type { AdaptivePlan } from "../../adaptive/plan.ts";
import { loadBank } from "../../adaptive/queries/find-bank.server.ts";
import type { Confidence } from "../../repetition/confidence.ts";
import { requireStimulusVersions } from "../../stimuli/queries/stimulus-versions.server.ts";
import { entriesOf } from "../../stimuli/record.ts";
import { ownTestName } from "../../tests/queries/test-name.server.ts";
import { loadTestVersion } from "../../tests/queries/test-versions.server.ts";
import { adaptivePlanOf, asksHowSure, type Tool, toolsOf } from "../../tests/test-version.ts";
import type { ExtraTime, SectionEvents, TestPlan } from "../../tests/timeline.ts";
import { recordContact } from "../contact.server.ts";
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
  sentBy,
  timelineOfAttempt,
  timesOfAttempt,
} from "../sections.ts";
import { asShown } from "../shown-options.ts";
import { cacheAttemptConstants, findAttemptConstants } from "./attempt-constants.server.ts";
import { requireOpenVersions } from "./versions.server.ts";
import { isRunning, overdueSince } from "./withheld.server.ts";

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
  /** The one whose answer was given last, or made final, and when, in milliseconds; null while there is none. */
  lastAnswered: { position: number; at: number } | null;
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

/** Facts on the page of an adaptive test; breaks are minutes of the clock. `isMeasured` is true where its result can have a band. */
export type OpenAdaptive = Pick<AdaptivePlan, "minimum" | "maximum" | "breaks"> & { isMeasured: boolean };

export type FoundAttempt =
  | { kind: "open"; attempt: OpenAttempt }
  /** Over, or due to be closed: there is nothing to answer any more. */
  | { kind: "over"; state: AttemptState }
  | { kind: "unknown" };

type OpenRow = {
  state: AttemptState;
  startedAt: string;
  closesAt: string;
  closedAt: string | null;
  extraTimePercent: number;
  extraMinutes: number;
  testVersionId: Id<"test-version">;
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
  answeredAt: string | null;
  confidence: Confidence | null;
  markup: unknown;
  madeAt: string | null;
};

const readOpenAttempt = nameStatement<OpenRow>(
  "read_open_attempt",
  sql`
    with attempt as materialized (
      select ${attempts.id}, ${attempts.state}, ${attempts.startedAt} as "startedAt", ${attempts.closesAt} as "closesAt",
        ${attempts.closedAt} as "closedAt", ${attempts.extraTimePercent} as "extraTimePercent", ${attempts.extraMinutes} as "extraMinutes",
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
      greatest(${attemptItems.answeredAt}, ${attemptItems.finalAt}) as "answeredAt",
      ${attemptItems.confidence},
      ${attemptMarkups.markup}, ${attemptMarkups.madeAt} as "madeAt"
    from attempt join ${attemptItems} on ${attemptItems.attemptId} = attempt.id
    left join ${attemptMarkups} on ${attemptMarkups.attemptId} = attempt.id
      and ${attemptMarkups.position} = ${attemptItems.position}
    order by ${attemptItems.position}`,
);

/** The student's own attempt with contents, answers and flags, in the order of the questions. A contact of the attempt (record 49). */
export async function findOpenAttempt(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<FoundAttempt> {
  const { studentId } = student;
  const read = await readWithTimes(db, studentId, attemptId);
  if (!read) return { kind: "unknown" };
  const { first, rows, version, times, events, extra, timeline } = read;
  const { startedAt } = times;
  const closesAt = new Date(first.closesAt);
  if (first.state !== "open" || isOverdue(closesAt, now)) return { kind: "over", state: first.state };

  const { test, seed, isExplained } = first;
  const versionIds = rows.map(({ versionId }) => versionId);
  const sectionOfQuestions = rows.map(({ section }) => section);
  const constants = { studentId, ...times, versionIds, sections: sectionOfQuestions, isExplained };
  cacheAttemptConstants(attemptId, constants);
  // Committed before the content leaves: an answer to what is over by now cannot slip in after it.
  await recordContact(db, { attemptId, version }, now);
  const contents = await requireOpenVersions(db, versionIds);
  const plan = adaptivePlanOf(version);
  const last = rows.at(-1);
  const sent = sentBy(rows, version, timeline, now);
  const shown = plan === null ? sent : rows.slice(-1);
  const questions = shown.flatMap(({ position, section, versionId, answer, markup, madeAt, ...row }) => {
    const { revision, flagged, seconds, isFinal } = row;
    const confidence = row.confidence ?? undefined;
    const content = contents.get(versionId);
    if (!content) return [];
    const item = asShown(parseOpenItem({ ...content, answer }), { version, seed }, { section, position });
    const state = { revision, flagged, seconds, isFinal, confidence };
    return [{ position, section, item, ...state, made: madeOf(markup, madeAt) }];
  });
  // In an adaptive test those of the case study that the last question is of.
  const together = plan === null ? sent : sent.filter((row) => row.stimulusVersionId === last?.stimulusVersionId);
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
  const adaptive = plan && {
    ...{ minimum: plan.minimum, maximum: plan.maximum, breaks: plan.breaks },
    isMeasured: isMeasuredPlan(plan),
  };
  const isNextDue = plan !== null && last?.isFinal === true;
  const asksConfidence = asksHowSure(test.kind, version);
  const lastAnswered = lastAnsweredOf(shown);
  const asked = { sections, tools, questions, lastAnswered, records, adaptive, asksConfidence, isExplained, isNextDue };
  return { kind: "open", attempt: { id: attemptId, test, ...clocks, ...asked } };
}

function lastAnsweredOf(rows: ReadonlyArray<OpenRow>): OpenAttempt["lastAnswered"] {
  const times = rows.flatMap(({ position, answeredAt }) =>
    answeredAt === null ? [] : [{ position, at: new Date(answeredAt).getTime() }],
  );
  return times.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

/** An attempt with what its times follow from; null unless it is the student's. */
async function readWithTimes(db: Db, studentId: Id<"student">, attemptId: Id<"attempt">) {
  const rows = await readOpenAttempt(db, { attemptId, studentId });
  const [first] = rows;
  if (!first) return null;
  const { testVersionId, extraTimePercent, extraMinutes } = first;
  const version = await loadTestVersion(db, testVersionId);
  const [startedAt, closesAt] = [new Date(first.startedAt), new Date(first.closesAt)];
  const times = timesOfAttempt({ startedAt, closesAt, extraTimePercent, extraMinutes, version });
  const events = eventsOf(first.events);
  const extra = extraTimeOf(first.extra);
  return { first, rows, version, times, events, extra, timeline: timelineOfAttempt(times, events, extra) };
}

/** Contents of an attempt that its student was sent by now, or by the end of the attempt. */
export type SentContents = {
  positions: ReadonlySet<number>;
  /** The records of these questions, as far as they could be read. */
  records: ReadonlyMap<Id<"stimulus-version">, OpenRecord>;
};

/**
 * Finds the contents of an attempt, in whatever state, that its student was sent. Nothing else of an attempt that is not submitted may be
 * shown or marked. Null unless the attempt is the student's. Showing the contents counts as a contact of an open attempt (record 49).
 */
export async function findSentContents(
  db: Db,
  studentId: Id<"student">,
  attemptId: Id<"attempt">,
  now: Date,
  use: "show" | "check" = "show",
): Promise<SentContents | null> {
  const read = await readWithTimes(db, studentId, attemptId);
  if (!read) return null;
  const { first, rows, version, timeline } = read;
  if (use === "show") await recordContact(db, { attemptId, version }, now);
  const at = first.closedAt === null ? now : new Date(first.closedAt);
  const sent = sentBy(rows, version, timeline, at);
  const stimuli = await requireStimulusVersions(
    db,
    sent.flatMap(({ stimulusVersionId }) => stimulusVersionId ?? []),
  );
  const records = openRecordsOf(
    sent.map((row) => ({ ...row, isForward: isForward(version, row.section) })),
    stimuli,
  );
  return {
    positions: new Set(sent.map(({ position }) => position)),
    records: new Map(records.map((record) => [record.id, record])),
  };
}

type RunningRecord = { id: Id<"stimulus-version">; attemptId: Id<"attempt">; runningId: Id<"stimulus-version"> };

const readRunningRecords = nameStatement<RunningRecord>(
  "read_running_records",
  sql`
    select distinct shown.id, ${attempts.id} as "attemptId", ${attemptItems.stimulusVersionId} as "runningId"
    from ${attempts}
    join ${attemptItems} on ${attemptItems.attemptId} = ${attempts.id}
    join ${stimulusVersions} as running on running.id = ${attemptItems.stimulusVersionId}
    join ${stimulusVersions} as shown on shown.stimulus_id = running.stimulus_id
    where ${attempts.studentId} = ${sql.placeholder("studentId")} and ${isRunning}
      and shown.id = any (${sql.placeholder("ids")}::uuid[])`,
);

/**
 * Until which question, 1 for the first, records that the student's running attempts ask, in whatever version, may be shown elsewhere;
 * 0 for one that is still to come there. A record that is absent may be shown whole.
 */
export async function findRecordLimits(
  db: Db,
  studentId: Id<"student">,
  ids: ReadonlyArray<Id<"stimulus-version">>,
  now: Date,
): Promise<ReadonlyMap<Id<"stimulus-version">, number>> {
  if (ids.length === 0) return new Map();
  const running = await readRunningRecords(db, { studentId, ids, overdueSince: overdueSince(now) });
  const attemptIds = [...new Set(running.map(({ attemptId }) => attemptId))];
  const sent = new Map(
    await Promise.all(attemptIds.map(async (id) => [id, await findSentContents(db, studentId, id, now)] as const)),
  );
  const whole = await requireStimulusVersions(
    db,
    running.map(({ runningId }) => runningId),
  );
  const limits = new Map<Id<"stimulus-version">, number>();
  for (const { id, attemptId, runningId } of running) {
    const upTo = sent.get(attemptId)?.records.get(runningId)?.upTo ?? 0;
    const version = whole.get(runningId);
    const isWhole = version !== undefined && entriesOf(version.content).every(({ from }) => from <= upTo);
    if (!isWhole) limits.set(id, Math.min(upTo, limits.get(id) ?? upTo));
  }
  return limits;
}

/** The questions and records of which a page that was opened earlier may miss something. */
export async function findSentLater(
  db: Db,
  student: Student,
  { id, questions, records }: OpenAttempt,
): Promise<{ opened: OpenQuestion[]; records: OpenRecord[] }> {
  const constants = await findAttemptConstants(db, student, id);
  if (!constants) return { opened: [], records: [] };
  const { version } = constants;
  const mayMiss = (position: number) => {
    const section = constants.sections[position - 1] ?? 1;
    return isSentLater(version, section) || isForward(version, section);
  };
  return {
    opened: questions.filter(({ section }) => isSentLater(version, section)),
    records: records.filter(({ first }) => mayMiss(first)),
  };
}
