/**
 * Saves a student's answers as they are given. Safe to repeat: a browser that lost our reply sends the same again and gets an
 * acknowledgement. The statement that writes locks the attempt's row, so a save and a submission cannot overlap: an answer is
 * either stored before scoring, or it is late.
 */
import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { attemptRefusalTexts as texts } from "../../../content/en/attempt-refusals.ts";
import { inBatches } from "../../../core/batch.ts";
import type { FieldErrors } from "../../../core/forms.ts";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attemptItems, attemptSections, attempts } from "../../../db/schema.ts";
import { parseAnswer, progressOf } from "../../../items/registry/models.ts";
import type { Student } from "../../accounts/viewer.ts";
import { adaptivePlanOf } from "../../tests/test-version.ts";
import { recordContact } from "../contact.server.ts";
import { type AttemptConstants, findAttemptConstants } from "../queries/attempt-constants.server.ts";
import { requireOpenVersions, withOpenItems } from "../queries/versions.server.ts";
import {
  type AttemptState,
  ageOnArrival,
  CLOCK_LEEWAY_MS,
  contactOfRequest,
  GRACE_MS,
  isInTime,
  isPossibleAge,
  transitMs,
} from "../rules.ts";
import type {
  AnswerSave,
  AnswerSaves,
  Flag,
  FlagReply,
  LeftQuestion,
  SavedAnswer,
  SectionAct,
} from "../save-protocol.ts";
import { hasEarlyEnds, isForward } from "../sections.ts";
import { applySectionActs, lockOpenAttempt } from "./record-section-act.server.ts";
import { type LateAnswer, storeLateAnswers } from "./store-late-answers.server.ts";

export type SaveResult =
  /** `extraMinutes`: those that the institute gave so far; absent for none, and where none of the answers fits. */
  | { kind: "received"; saved: SavedAnswer[]; extraMinutes?: number }
  | { kind: "closed" }
  /** Nothing of the request was stored: these fields are invalid. */
  | { kind: "impossible"; errors: FieldErrors };

/**
 * Saves what a device sends of one attempt, judged as one: acts with sections first, then each answer that is based on its latest save or
 * was given later than the stored answer, then the questions that were left for good. "closed" for anyone else's attempt, too. `sentAt` is
 * when the page sent it, in milliseconds, if it said so.
 */
export async function saveAnswers(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  sent: ReadonlyArray<AnswerSave>,
  now: Date,
  { sentAt, left = [], acts = [] }: Partial<Omit<AnswerSaves, "saves">> = {},
): Promise<SaveResult> {
  const upTo = Math.max(1, ...[...sent, ...left].map(({ position }) => position));
  const constants = await findAttemptConstants(db, student, attemptId, upTo);
  if (!constants) return { kind: "closed" };
  const { startedAt } = constants;
  const tooOld = Object.entries({ acts, saves: sent, left }).flatMap(([field, done]) =>
    done.flatMap(({ ageMs }, index) =>
      isPossibleAge(startedAt, ageMs, now) ? [] : [[`${field}.${index}.ageMs`, texts.impossibleAge]],
    ),
  );
  if (tooOld.length > 0) return { kind: "impossible", errors: Object.fromEntries(tooOld) };

  const transit = transitMs(sentAt, startedAt, now);
  const onArrival = <Done extends { ageMs: number }>(done: Done): Done => ({
    ...done,
    ageMs: ageOnArrival(done.ageMs, transit, startedAt, now),
  });
  const { fitting, refused } = await splitByFit(db, constants, sent.map(onArrival));
  const delivery = {
    attemptId,
    constants,
    now,
    acts: acts.map(onArrival),
    saves: fitting,
    left: left.map(onArrival).filter(({ position }) => isFinalOnceLeft(constants, position)),
  };
  const written = await writeDelivery(db, delivery);
  const rest = fitting.filter(({ position }) => !written.some((row) => row.position === position));
  const explained = await explainUnwritten(db, attemptId, rest, now, constants);
  const extraMinutes = written[0]?.extra_minutes ?? explained.extraMinutes;
  return {
    kind: "received",
    saved: [
      ...written.map(({ position, revision }): SavedAnswer => ({ kind: "saved", position, revision })),
      ...explained.saved,
      ...refused,
    ],
    ...(extraMinutes > 0 && { extraMinutes }),
  };
}

async function splitByFit(db: Db, constants: AttemptConstants, saves: ReadonlyArray<AnswerSave>) {
  const versions = await requireOpenVersions(db, constants.versionIds);
  const fitting: AnswerSave[] = [];
  const refused: SavedAnswer[] = [];
  for (const save of saves) {
    const versionId = constants.versionIds[save.position - 1];
    const version = versionId && versions.get(versionId);
    const answer = version ? parseAnswer(version, save.answer) : null;
    if (answer === null) refused.push({ kind: "refused", position: save.position });
    else fitting.push({ ...save, answer });
  }
  return { fitting, refused };
}

/** Data that a device sends for an attempt in one request. The ages are those on arrival. */
type Delivery = {
  attemptId: Id<"attempt">;
  constants: AttemptConstants;
  now: Date;
  acts: ReadonlyArray<Omit<SectionAct, "sentAt">>;
  saves: ReadonlyArray<AnswerSave>;
  left: ReadonlyArray<LeftQuestion>;
};

/**
 * Writes a delivery. Each step is a statement of its own, but for acts, and for leaving a question of an adaptive test: the answers are
 * judged by the contact before the acts, and no answer may become blank while its question becomes final.
 */
async function writeDelivery(db: Db, delivery: Delivery): Promise<ReadonlyArray<Written>> {
  const { attemptId, constants, now, acts, saves, left } = delivery;
  const contactAt = contactOf(delivery);
  const isAdaptive = adaptivePlanOf(constants.version) !== null;
  if (acts.length === 0 && !(isAdaptive && left.length > 0)) {
    const written = saves.length > 0 ? await writeAnswers(db, { attemptId, saves, constants, now, contactAt }) : [];
    await leaveQuestions(db, delivery, left);
    return written;
  }
  return db.transaction(async (tx) => {
    if (!(await lockOpenAttempt(tx, attemptId, now))) {
      await recordContact(tx, { attemptId, version: constants.version }, contactOfDelivery(delivery));
      return [];
    }
    const endsBefore = acts.length > 0 ? (await applySectionActs(tx, delivery, acts, now)).endsBefore : [];
    const written =
      saves.length > 0 ? await writeAll(tx, [{ attemptId, saves, constants, now, contactAt, endsBefore }]) : [];
    await leaveQuestions(tx, delivery, isAdaptive ? await answeredAmong(tx, attemptId, left) : left);
    await recordContact(tx, { attemptId, version: constants.version }, contactOfDelivery(delivery));
    return written;
  });
}

function contactOfDelivery({ acts, saves, left, now }: Delivery): Date {
  return contactOfRequest(
    [...acts, ...saves, ...left].map(({ ageMs }) => ageMs),
    now,
  );
}

/** Null where no contact is recorded. */
function contactOf(delivery: Delivery): Date | null {
  return hasEarlyEnds(delivery.constants.version) ? contactOfDelivery(delivery) : null;
}

type Write = Pick<Delivery, "attemptId" | "saves" | "constants" | "now"> & {
  contactAt: Date | null;
  /** When each section would have ended without the acts of the same delivery, in milliseconds; absent without acts. */
  endsBefore?: ReadonlyArray<number>;
};
type Written = { attempt_id: Id<"attempt">; position: number; revision: number; extra_minutes: number };

/** Saves in one round trip and one commit. Few enough that no student waits for a long round. */
const ATTEMPTS_A_ROUND = 64;
/** While one round commits, the next is being sent. */
const ROUNDS = 2;

const writers = new WeakMap<Db, ReturnType<typeof writerFor>>();

async function writeAnswers(db: Db, write: Write): Promise<ReadonlyArray<Written>> {
  const known = writers.get(db);
  const writer = known ?? writerFor(db);
  if (!known) writers.set(db, writer);
  return writer(write);
}

/**
 * Concurrent saves of many students are written by one statement and acknowledged after its commit (record 3). A round
 * holds an attempt only once: two saves of one answer must see each other.
 */
function writerFor(db: Db) {
  return inBatches<Write, ReadonlyArray<Written>>({
    run: async (writes) => {
      const rows = await writeAll(db, writes);
      return writes.map(({ attemptId }) => rows.filter((row) => row.attempt_id === attemptId));
    },
    keyOf: ({ attemptId }) => attemptId,
    most: ATTEMPTS_A_ROUND,
    rounds: ROUNDS,
  });
}

/**
 * An answer to something that ended at that time is taken, record 49: within the grace, or if the last contact was before the end. Then
 * no device can have seen, by then, that it was over.
 */
function isTakenAfter(end: SQL, knownEnd: SQL = end): SQL {
  return sql`(incoming.saved_at < ${end} + interval '${sql.raw(String(GRACE_MS))} ms'
    or coalesce(running.last_contact_at, '-infinity') < ${knownEnd})`;
}

/**
 * The lock on an attempt lasts no longer than the write, and says which extra minutes and which last contact it has by then: `isInTime` in
 * SQL. Locks are taken in one order, so rounds cannot deadlock. A retry after a lost acknowledgement does not count as a new save. A final
 * answer whose solution was shown never changes. The lock on a section is there to read what it is once the attempt is ours: who closes a
 * section has the lock of its attempt, too. In adaptive tests the next question follows from a final answer, which so never changes. A
 * section that acts of the same delivery closed was open at the last contact if its end before them is later. Where no contact is recorded
 * `contact_at` is null, and the row of the attempt is not written.
 */
const writeIncoming = nameStatement<Written>(
  "save_answers",
  sql`
    with incoming as materialized (
      select * from jsonb_to_recordset(${sql.placeholder("incoming")}::jsonb)
        as given (attempt_id uuid, position int, section int, based_on int, answer jsonb, seconds int,
          saved_at timestamptz, answered_at timestamptz, closes_at timestamptz, contact_at timestamptz,
          ends_before timestamptz, confidence text, is_explained boolean)
    ), running as materialized (
      select id, extra_minutes, make_interval(mins => extra_minutes) as extra, last_contact_at
      from ${attempts} where id = any (array (select attempt_id from incoming)) and state = 'open'
      order by id for no key update
    ), sections as materialized (
      select section.attempt_id, section.section, section.opens_at, section.ends_at
      from running
      join (select distinct attempt_id, section from incoming where section is not null) as given on given.attempt_id = running.id
      join ${attemptSections} as section using (attempt_id, section)
      for share of section
    ), contact as (
      update ${attempts} as attempt set last_contact_at = greatest(attempt.last_contact_at, given.contact_at)
      from running join (select distinct attempt_id, contact_at from incoming where contact_at is not null) as given
        on given.attempt_id = running.id
      where attempt.id = running.id
    )
    update ${attemptItems} as item
    set answer = incoming.answer, saved_at = incoming.saved_at, answered_at = incoming.answered_at,
      seconds = greatest(item.seconds, incoming.seconds),
      confidence = coalesce(incoming.confidence, item.confidence),
      first_answer = coalesce(item.first_answer, case when item.answer <> incoming.answer then item.answer end),
      revision = item.revision + (item.revision = incoming.based_on or item.answer <> incoming.answer)::int
    from incoming join running on running.id = incoming.attempt_id
    where item.attempt_id = incoming.attempt_id and item.position = incoming.position
      and incoming.answered_at < incoming.closes_at + running.extra
      and incoming.saved_at < incoming.closes_at + running.extra + interval '${sql.raw(String(GRACE_MS))} ms'
      and (item.revision = incoming.based_on or incoming.answered_at > coalesce(item.answered_at, item.saved_at))
      and (item.final_at is null
        or item.asked_as is null and not incoming.is_explained and incoming.answered_at <= item.final_at
          and ${isTakenAfter(sql`item.final_at`)})
      and (incoming.section is null or exists (
        select from sections
        where sections.attempt_id = incoming.attempt_id and sections.section = incoming.section
          and sections.opens_at <= incoming.answered_at + interval '${sql.raw(String(CLOCK_LEEWAY_MS))} ms'
          and incoming.answered_at < coalesce(sections.ends_at, 'infinity')
          and (sections.ends_at is null
            or ${isTakenAfter(sql`sections.ends_at`, sql`greatest(sections.ends_at, incoming.ends_before)`)})
      ))
    returning item.attempt_id, item.position, item.revision, running.extra_minutes`,
);

function writeAll(db: Db | Tx, writes: ReadonlyArray<Write>): Promise<Written[]> {
  const incoming = writes.flatMap(({ attemptId, saves, constants, now, contactAt, endsBefore }) =>
    saves.map(({ position, basedOn, answer, ageMs, seconds = 0, confidence }) => {
      const section = hasSections(constants) ? constants.sections[position - 1] : undefined;
      return {
        attempt_id: attemptId,
        position,
        section,
        based_on: basedOn,
        answer,
        seconds,
        saved_at: now,
        answered_at: new Date(now.getTime() - ageMs),
        closes_at: constants.closesAt,
        contact_at: contactAt,
        ends_before: section && endsBefore && momentOf(endsBefore[section - 1] ?? Number.POSITIVE_INFINITY),
        confidence,
        is_explained: constants.isExplained,
      };
    }),
  );
  return writeIncoming(db, { incoming: JSON.stringify(incoming) });
}

/** Text that the database reads as a time. */
function momentOf(ms: number): string {
  return Number.isFinite(ms) ? new Date(ms).toISOString() : "infinity";
}

/** True when `attempt_sections` has rows of the attempt. */
function hasSections({ version }: AttemptConstants): boolean {
  return version !== null && version.sections.length > 1;
}

const writeLeft = nameStatement<never>(
  "leave_questions",
  sql`
    with running as materialized (
      select id from ${attempts} where id = ${sql.placeholder("attemptId")} and state = 'open' for no key update
    ), contact as (
      update ${attempts} as attempt set last_contact_at = greatest(attempt.last_contact_at, ${sql.placeholder("contactAt")}::timestamptz)
      from running where attempt.id = running.id and ${sql.placeholder("contactAt")}::timestamptz is not null
    )
    update ${attemptItems} as item set final_at = left_questions.at
    from running, unnest(${sql.placeholder("positions")}::int[], ${sql.placeholder("times")}::timestamptz[])
      as left_questions (position, at)
    where item.attempt_id = running.id and item.position = left_questions.position and item.final_at is null`,
);

/** True for a question that is final once it is left, because there is no way back, or to be explained. */
function isFinalOnceLeft({ sections, version, isExplained }: AttemptConstants, position: number): boolean {
  const section = sections[position - 1];
  return section !== undefined && (isExplained || isForward(version, section));
}

async function leaveQuestions(db: Db | Tx, delivery: Delivery, left: ReadonlyArray<LeftQuestion>): Promise<void> {
  if (left.length === 0) return;
  const { attemptId, now } = delivery;
  await writeLeft(db, {
    attemptId,
    positions: left.map(({ position }) => position),
    times: left.map(({ ageMs }) => new Date(now.getTime() - ageMs).toISOString()),
    contactAt: contactOf(delivery)?.toISOString() ?? null,
  });
}

/** Questions with a complete answer, without which an adaptive test does not go on. */
async function answeredAmong(db: Tx, attemptId: Id<"attempt">, left: ReadonlyArray<LeftQuestion>) {
  if (left.length === 0) return [];
  const { position, versionId, answer } = attemptItems;
  const rows = await db
    .select({ position, versionId, answer })
    .from(attemptItems)
    .where(
      and(
        eq(attemptItems.attemptId, attemptId),
        inArray(
          position,
          left.map((one) => one.position),
        ),
      ),
    );
  const items = await withOpenItems(db, rows);
  const answered = new Set(items.filter(({ item }) => progressOf(item) === "complete").map((one) => one.position));
  return left.filter((one) => answered.has(one.position));
}

/** Why these answers were not written: they are already stored, a newer one is, or their section or the attempt is over. */
async function explainUnwritten(
  db: Db,
  attemptId: Id<"attempt">,
  saves: ReadonlyArray<AnswerSave>,
  now: Date,
  constants: AttemptConstants,
): Promise<{ saved: SavedAnswer[]; extraMinutes: number }> {
  if (saves.length === 0) return { saved: [], extraMinutes: 0 };
  const positions = saves.map(({ position }) => position);
  const rows = await db
    .select({
      position: attemptItems.position,
      revision: attemptItems.revision,
      answer: attemptItems.answer,
      answeredAt: sql<Date | null>`coalesce(${attemptItems.answeredAt}, ${attemptItems.savedAt})`.mapWith(
        attemptItems.answeredAt,
      ),
      isFinal: sql<boolean>`${attemptItems.finalAt} is not null`,
      state: attempts.state,
      extraMinutes: attempts.extraMinutes,
    })
    .from(attemptItems)
    .innerJoin(attempts, eq(attempts.id, attemptItems.attemptId))
    .where(and(eq(attemptItems.attemptId, attemptId), inArray(attemptItems.position, positions)));

  const extraMinutes = rows[0]?.extraMinutes ?? 0;
  const closesAt = new Date(constants.closesAt.getTime() + extraMinutes * 60_000);
  const explained: SavedAnswer[] = [];
  const late: LateAnswer[] = [];
  for (const { position, answer, ageMs, basedOn } of saves) {
    const row = rows.find((candidate) => candidate.position === position);
    if (!row) continue;
    const isOlder = basedOn !== row.revision && now.getTime() - ageMs <= (row.answeredAt?.getTime() ?? 0);
    const isOpen = isOlder || !(row.isFinal || hasSections(constants));
    // What was explained is no longer answered, and what is given later is not kept as a late answer.
    const isExplained = constants.isExplained && row.isFinal;
    if (isDeepStrictEqual(row.answer, answer)) explained.push({ kind: "saved", position, revision: row.revision });
    else if (isExplained || (row.state === "open" && isOpen && isInTime(closesAt, ageMs, now))) {
      explained.push({ kind: "stale", position, revision: row.revision, answer: row.answer });
    } else {
      late.push({ position, answer, answeredAt: new Date(now.getTime() - ageMs) });
    }
  }
  if (late.length === 0) return { saved: explained, extraMinutes };
  const kept = await storeLateAnswers(db, attemptId, late, now);
  const saved = [
    ...explained,
    ...late.map(({ position }): SavedAnswer => ({ kind: "late", position, isKept: kept.has(position) })),
  ];
  return { saved, extraMinutes };
}

const writeFlag = nameStatement<{ state: AttemptState }>(
  "flag_question",
  sql`
    update ${attemptItems} as item set flagged = ${sql.placeholder("flagged")}
    from ${attempts} as attempt
    where item.attempt_id = ${sql.placeholder("attemptId")} and item.position = ${sql.placeholder("position")}
      and attempt.id = item.attempt_id and attempt.student_id = ${sql.placeholder("studentId")}
    returning attempt.state`,
);

/**
 * Marks or unmarks a question to come back to. A flag does not affect the score, so one that arrives after the attempt has
 * closed is kept as well: it was set while offline. `isKept` is false for attempts of others. Where there is no way back, no question is
 * flagged.
 */
export async function flagQuestion(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  { position, flagged }: Flag,
  now: Date,
): Promise<FlagReply | { kind: "impossible"; errors: FieldErrors }> {
  const constants = await findAttemptConstants(db, student, attemptId, position);
  if (!constants) return { kind: "closed", isKept: false };
  await recordContact(db, { attemptId, version: constants.version }, contactOfRequest([], now));
  const section = constants.sections[position - 1];
  if (section !== undefined && isForward(constants.version, section)) {
    return { kind: "impossible", errors: { position: texts.noWayBack } };
  }
  const { studentId } = student;
  const [changed] = await writeFlag(db, { attemptId, studentId, position, flagged });
  return changed?.state === "open" ? { kind: "saved" } : { kind: "closed", isKept: changed !== undefined };
}
