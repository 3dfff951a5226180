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
import { attemptItems, attempts } from "../../../db/schema.ts";
import { parseAnswer } from "../../../items/registry/models.ts";
import type { Student } from "../../accounts/viewer.ts";
import { type AttemptFrame, findAttemptFrame } from "../queries/attempt-frame.server.ts";
import { findOpenVersions } from "../queries/versions.server.ts";
import { type AttemptState, isInTime, isPossibleAge, transitMs } from "../rules.ts";
import type { AnswerSave, Flag, SavedAnswer } from "../save-protocol.ts";
import { type LateAnswer, storeLateAnswers } from "./store-late-answers.server.ts";

export type SaveResult =
  | { kind: "received"; saved: SavedAnswer[] }
  | { kind: "closed" }
  /** Nothing of the request was stored: these fields are invalid. */
  | { kind: "impossible"; errors: FieldErrors };

/**
 * Saves answers of one attempt, each if it is based on its latest save or was given later than the stored answer. "closed" for
 * anyone else's attempt, too. `sentAt` is when the page sent them, in milliseconds, if it said so.
 */
export async function saveAnswers(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  sent: ReadonlyArray<AnswerSave>,
  now: Date,
  sentAt?: number,
): Promise<SaveResult> {
  const frame = await findAttemptFrame(db, student, attemptId);
  if (!frame) return { kind: "closed" };
  const tooOld = sent.flatMap(({ ageMs }, index) =>
    isPossibleAge(frame.startedAt, ageMs, now) ? [] : [[`saves.${index}.ageMs`, texts.impossibleAge]],
  );
  if (tooOld.length > 0) return { kind: "impossible", errors: Object.fromEntries(tooOld) };

  const transit = transitMs(sentAt, now);
  const saves = sent.map((save) => ({ ...save, ageMs: save.ageMs + transit }));
  const { fitting, refused } = await sortByFit(db, frame, saves);
  const inTime = fitting.filter(({ ageMs }) => isInTime(frame.closesAt, ageMs, now));
  const written = inTime.length > 0 ? await writeAnswers(db, { attemptId, saves: inTime, now }) : [];
  const rest = fitting.filter(({ position }) => !written.some((row) => row.position === position));
  return {
    kind: "received",
    saved: [
      ...written.map(({ position, revision }): SavedAnswer => ({ kind: "saved", position, revision })),
      ...(rest.length > 0 ? await explainUnwritten(db, attemptId, rest, now, frame) : []),
      ...refused,
    ],
  };
}

async function sortByFit(db: Db, frame: AttemptFrame, saves: ReadonlyArray<AnswerSave>) {
  const versions = await findOpenVersions(db, frame.versionIds);
  const fitting: AnswerSave[] = [];
  const refused: SavedAnswer[] = [];
  for (const save of saves) {
    const versionId = frame.versionIds[save.position - 1];
    const version = versionId && versions.get(versionId);
    const answer = version ? parseAnswer(version, save.answer) : null;
    if (answer === null) refused.push({ kind: "refused", position: save.position });
    else fitting.push({ ...save, answer });
  }
  return { fitting, refused };
}

type Write = { attemptId: Id<"attempt">; saves: ReadonlyArray<AnswerSave>; now: Date };
type Written = { attempt_id: Id<"attempt">; position: number; revision: number };

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
 * The lock on an attempt lasts no longer than the write. Locks are taken in one order, so rounds cannot deadlock. A retry after
 * a lost acknowledgement does not count as a new save.
 */
const writeIncoming = nameStatement<Written>(
  "save_answers",
  sql`
    with incoming as materialized (
      select * from jsonb_to_recordset(${sql.placeholder("incoming")}::jsonb)
        as given (attempt_id uuid, position int, based_on int, answer jsonb, saved_at timestamptz, answered_at timestamptz)
    ), running as materialized (
      select id from ${attempts} where id = any (array (select attempt_id from incoming)) and state = 'open'
      order by id for no key update
    )
    update ${attemptItems} as item
    set answer = incoming.answer, saved_at = incoming.saved_at, answered_at = incoming.answered_at,
      revision = item.revision + (item.revision = incoming.based_on or item.answer <> incoming.answer)::int
    from incoming join running on running.id = incoming.attempt_id
    where item.attempt_id = incoming.attempt_id and item.position = incoming.position
      and (item.revision = incoming.based_on or incoming.answered_at > coalesce(item.answered_at, item.saved_at))
    returning item.attempt_id, item.position, item.revision`,
);

function writeAll(db: Db, writes: ReadonlyArray<Write>): Promise<Written[]> {
  const incoming = writes.flatMap(({ attemptId, saves, now }) =>
    saves.map(({ position, basedOn, answer, ageMs }) => ({
      attempt_id: attemptId,
      position,
      based_on: basedOn,
      answer,
      saved_at: now,
      answered_at: new Date(now.getTime() - ageMs),
    })),
  );
  return writeIncoming(db, { incoming: JSON.stringify(incoming) });
}

/** Why these answers were not written: they are already stored, a newer one is, or the attempt is over. */
async function explainUnwritten(
  db: Db,
  attemptId: Id<"attempt">,
  saves: ReadonlyArray<AnswerSave>,
  now: Date,
  frame: AttemptFrame,
): Promise<SavedAnswer[]> {
  const positions = saves.map(({ position }) => position);
  const rows = await db
    .select({
      position: attemptItems.position,
      revision: attemptItems.revision,
      answer: attemptItems.answer,
      state: attempts.state,
    })
    .from(attemptItems)
    .innerJoin(attempts, eq(attempts.id, attemptItems.attemptId))
    .where(and(eq(attemptItems.attemptId, attemptId), inArray(attemptItems.position, positions)));

  const explained: SavedAnswer[] = [];
  const late: LateAnswer[] = [];
  for (const { position, answer, ageMs } of saves) {
    const row = rows.find((candidate) => candidate.position === position);
    if (!row) continue;
    if (isDeepStrictEqual(row.answer, answer)) explained.push({ kind: "saved", position, revision: row.revision });
    else if (row.state === "open" && isInTime(frame.closesAt, ageMs, now)) {
      explained.push({ kind: "stale", position, revision: row.revision, answer: row.answer });
    } else {
      late.push({ position, answer, answeredAt: new Date(now.getTime() - ageMs) });
    }
  }
  if (late.length === 0) return explained;
  const kept = await storeLateAnswers(db, attemptId, late, now);
  return [
    ...explained,
    ...late.map(({ position }): SavedAnswer => ({ kind: "late", position, isKept: kept.has(position) })),
  ];
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
