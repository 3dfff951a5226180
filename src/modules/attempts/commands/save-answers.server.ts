/**
 * Saves a student's answers as they are given. Safe to repeat: a browser that lost our reply sends the same again and gets an
 * acknowledgement. The statement that writes locks the attempt's row, so a save and a submission cannot overlap: an answer is
 * either stored before scoring, or it is late.
 */
import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, sql } from "drizzle-orm";
import { attemptTexts as texts } from "../../../content/en/attempts.ts";
import { inBatches } from "../../../core/batch.ts";
import type { FieldErrors } from "../../../core/forms.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attemptItems, attemptSections, attempts } from "../../../db/schema.ts";
import { parseAnswer, progressOf } from "../../../items/registry/models.ts";
import type { Student } from "../../accounts/viewer.ts";
import { adaptivePlanOf } from "../../tests/test-version.ts";
import { type AttemptConstants, findAttemptConstants } from "../queries/attempt-constants.server.ts";
import { requireOpenVersions, withOpenItems } from "../queries/versions.server.ts";
import { type AttemptState, CLOCK_LEEWAY_MS, GRACE_MS, isInTime, isPossibleAge, transitMs } from "../rules.ts";
import type { AnswerSave, AnswerSaves, Flag, LeftQuestion, SavedAnswer } from "../save-protocol.ts";
import { type LateAnswer, storeLateAnswers } from "./store-late-answers.server.ts";

export type SaveResult =
  /** `extraMinutes`: those that the institute gave so far; absent for none, and where none of the answers fits. */
  | { kind: "received"; saved: SavedAnswer[]; extraMinutes?: number }
  | { kind: "closed" }
  /** Nothing of the request was stored: these fields are invalid. */
  | { kind: "impossible"; errors: FieldErrors };

/**
 * Saves answers of one attempt, each if it is based on its latest save or was given later than the stored answer. "closed" for
 * anyone else's attempt, too. `sentAt` is when the page sent them, in milliseconds, if it said so; `left` are questions of
 * forward-only sections that were left.
 */
export async function saveAnswers(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  sent: ReadonlyArray<AnswerSave>,
  now: Date,
  { sentAt, left = [] }: Partial<Omit<AnswerSaves, "saves">> = {},
): Promise<SaveResult> {
  const upTo = Math.max(1, ...[...sent, ...left].map(({ position }) => position));
  const constants = await findAttemptConstants(db, student, attemptId, upTo);
  if (!constants) return { kind: "closed" };
  const tooOld = Object.entries({ saves: sent, left }).flatMap(([field, done]) =>
    done.flatMap(({ ageMs }, index) =>
      isPossibleAge(constants.startedAt, ageMs, now) ? [] : [[`${field}.${index}.ageMs`, texts.impossibleAge]],
    ),
  );
  if (tooOld.length > 0) return { kind: "impossible", errors: Object.fromEntries(tooOld) };

  const transit = transitMs(sentAt, constants.startedAt, now);
  const saves = sent.map((save) => ({ ...save, ageMs: save.ageMs + transit }));
  const { fitting, refused } = await splitByFit(db, constants, saves);
  const written = fitting.length > 0 ? await writeAnswers(db, { attemptId, saves: fitting, constants, now }) : [];
  await leaveQuestions(db, { attemptId, left, constants, transit, now });
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

type Write = {
  attemptId: Id<"attempt">;
  saves: ReadonlyArray<AnswerSave>;
  constants: AttemptConstants;
  now: Date;
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
 * The lock on an attempt lasts no longer than the write, and says which extra minutes it has by then: `isInTime` in SQL. Locks are taken in one order, so rounds cannot deadlock. A retry after
 * a lost acknowledgement does not count as a new save. A final answer whose solution was shown never changes. The lock on a section is there to read what it is once the attempt is
 * ours: who closes a section has the lock of its attempt, too. In adaptive tests the next question follows from a final answer, which so
 * never changes. The last condition is record 49.
 */
const writeIncoming = nameStatement<Written>(
  "save_answers",
  sql`
    with incoming as materialized (
      select * from jsonb_to_recordset(${sql.placeholder("incoming")}::jsonb)
        as given (attempt_id uuid, position int, section int, based_on int, answer jsonb, seconds int,
          saved_at timestamptz, answered_at timestamptz, closes_at timestamptz, confidence text, is_explained boolean)
    ), running as materialized (
      select id, extra_minutes, make_interval(mins => extra_minutes) as extra from ${attempts} where id = any (array (select attempt_id from incoming)) and state = 'open'
      order by id for no key update
    ), sections as materialized (
      select section.attempt_id, section.section, section.opens_at, section.ends_at,
        (select max(saved_at) from ${attemptItems} as heard where heard.attempt_id = section.attempt_id) as heard_at
      from running
      join (select distinct attempt_id, section from incoming where section is not null) as given on given.attempt_id = running.id
      join ${attemptSections} as section using (attempt_id, section)
      for share of section
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
        or item.asked_as is null and not incoming.is_explained and incoming.answered_at <= item.final_at)
      and (incoming.section is null or exists (
        select from sections
        where sections.attempt_id = incoming.attempt_id and sections.section = incoming.section
          and sections.opens_at <= incoming.answered_at + interval '${sql.raw(String(CLOCK_LEEWAY_MS))} ms'
          and incoming.answered_at < coalesce(sections.ends_at, 'infinity')
          and (incoming.saved_at < sections.ends_at + interval '${sql.raw(String(GRACE_MS))} ms'
            or sections.ends_at is null or incoming.answered_at > coalesce(sections.heard_at, '-infinity'))
      ))
    returning item.attempt_id, item.position, item.revision, running.extra_minutes`,
);

function writeAll(db: Db, writes: ReadonlyArray<Write>): Promise<Written[]> {
  const incoming = writes.flatMap(({ attemptId, saves, constants, now }) =>
    saves.map(({ position, basedOn, answer, ageMs, seconds = 0, confidence }) => ({
      attempt_id: attemptId,
      position,
      section: hasSections(constants) ? constants.sections[position - 1] : null,
      based_on: basedOn,
      answer,
      seconds,
      saved_at: now,
      answered_at: new Date(now.getTime() - ageMs),
      closes_at: constants.closesAt,
      confidence,
      is_explained: constants.isExplained,
    })),
  );
  return writeIncoming(db, { incoming: JSON.stringify(incoming) });
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
    )
    update ${attemptItems} as item set final_at = left_questions.at
    from running, unnest(${sql.placeholder("positions")}::int[], ${sql.placeholder("times")}::timestamptz[])
      as left_questions (position, at)
    where item.attempt_id = running.id and item.position = left_questions.position and item.final_at is null`,
);

/** Questions are final once they are left where there is no way back, or to be explained; others are not. */
async function leaveQuestions(
  db: Db,
  left: {
    attemptId: Id<"attempt">;
    left: ReadonlyArray<LeftQuestion>;
    constants: AttemptConstants;
    transit: number;
    now: Date;
  },
): Promise<void> {
  const { attemptId, constants, transit, now } = left;
  const forward = left.left.filter(({ position }) => {
    const section = constants.sections[position - 1];
    if (section === undefined) return false;
    return constants.isExplained || constants.version?.sections[section - 1]?.navigation === "forward";
  });
  const isAdaptive = adaptivePlanOf(constants.version) !== null;
  const final = isAdaptive ? await answeredAmong(db, attemptId, forward) : forward;
  if (final.length === 0) return;
  await writeLeft(db, {
    attemptId,
    positions: final.map(({ position }) => position),
    times: final.map(({ ageMs }) => new Date(now.getTime() - ageMs - transit).toISOString()),
  });
}

/** Those that were answered, without which an adaptive test does not go on. */
async function answeredAmong(db: Db, attemptId: Id<"attempt">, left: ReadonlyArray<LeftQuestion>) {
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
  const answered = new Set(items.filter(({ item }) => progressOf(item) !== "untouched").map((one) => one.position));
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
 * closed is kept as well: it was set while offline. `isKept` is false for attempts of others.
 */
export async function flagQuestion(
  db: Db,
  { studentId }: Student,
  attemptId: Id<"attempt">,
  { position, flagged }: Flag,
): Promise<{ kind: "saved" } | { kind: "closed"; isKept: boolean }> {
  const [changed] = await writeFlag(db, { attemptId, studentId, position, flagged });
  return changed?.state === "open" ? { kind: "saved" } : { kind: "closed", isKept: changed !== undefined };
}
