/** Changing many questions at once, in one transaction, and taking it back: what they were before is kept for a while. */
import {
  and,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import {
  bankChangeItems,
  bankChanges,
  lessons,
  questionLabels,
  questionReviews,
  questions,
} from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";
import { areaOfPlan } from "../../tests/exam-plans.ts";
import { BankChange, CHANGED_MAX, msBeforeAudit, undoableSince } from "../bank-change.ts";
import { conditionOfSelection, isUnreviewed } from "../queries/bank-conditions.server.ts";
import type { SelectedQuestions } from "../selected-questions.ts";
import type { Signature } from "../signature.ts";

export type ChangeQuestionsResult =
  /** `count` leaves out those that were so already, `ofStimuli` is how many stay as they are, as they change with their stimulus. */
  | { kind: "changed"; count: number; ofStimuli: number }
  /** None of them needs the change, or they were deleted. */
  | { kind: "nothing"; ofStimuli: number }
  | { kind: "too-many" }
  /** The lesson or the label no longer exists. */
  | { kind: "target-gone" };

/**
 * Moves, tags, withdraws or brings back the chosen questions that stand alone, or signs all of them as reviewed. Results and open attempts
 * keep what they have.
 */
export async function changeQuestions(
  db: Db,
  admin: Admin,
  selected: SelectedQuestions,
  change: BankChange,
  now: Date,
): Promise<ChangeQuestionsResult> {
  return db.transaction(async (tx): Promise<ChangeQuestionsResult> => {
    await takeLock(tx, "questionBank");
    if (!(await isTargetThere(tx, change))) return { kind: "target-gone" };
    const wanted = and(await conditionOfSelection(tx, selected), willChange(change));
    // A signature changes no question.
    const standsAlone = change.kind === "sign" ? undefined : isNull(questions.stimulusId);
    const ofStimuli = standsAlone ? await tx.$count(questions, and(wanted, not(standsAlone))) : 0;
    const found = await tx
      .select({ id: questions.id })
      .from(questions)
      .where(and(wanted, standsAlone))
      .orderBy(sql`${questions.createdAt} desc`, sql`${questions.id} desc`)
      .limit(CHANGED_MAX + 1);
    if (found.length === 0) return { kind: "nothing", ofStimuli };
    if (found.length > CHANGED_MAX) return { kind: "too-many" };

    const ids = sql`any(${sql.param(found.map(({ id }) => id))}::uuid[])`;
    await keep(tx, admin, change, sql`${questions.id} = ${ids}`, now);
    if (change.kind === "sign") await insertReviews(tx, admin, change, sql`${questions.id} = ${ids}`, now);
    await tx.update(questions).set(valuesOf(change, now)).where(sql`${questions.id} = ${ids}`);
    await formPracticeTests(tx);
    const after = { ...change, questions: found.length };
    await recordAudit(tx, admin, { action: "questions.changed", after }, now);
    return { kind: "changed", count: found.length, ofStimuli };
  });
}

export type UndoChangeResult =
  /** `left` were changed since, or their earlier lesson was deleted. */
  | { kind: "undone"; count: number; left: number }
  /** It was undone already, or too long ago. */
  | { kind: "gone" };

/** Takes a change back, once, for the questions that are still as it left them. */
export async function undoChange(
  db: Db,
  admin: Admin,
  changeId: Id<"bank-change">,
  now: Date,
): Promise<UndoChangeResult> {
  return db.transaction(async (tx): Promise<UndoChangeResult> => {
    await takeLock(tx, "questionBank");
    const [kept] = await tx
      .select()
      .from(bankChanges)
      .where(
        and(
          eq(bankChanges.id, changeId),
          eq(bankChanges.changedBy, admin.userId),
          sql`${bankChanges.changedAt} > ${undoableSince(now)}`,
        ),
      );
    if (!kept) return { kind: "gone" };
    const former = await loadFormer(tx, changeId);
    const change = BankChange.parse(kept.change);
    const there = await loadTargets(tx);
    const back = former.filter(
      (item) => isAsLeft(change, kept.changedAt, item.now) && there.lessonIds.has(item.lessonId),
    );
    await restore(tx, change, back, there);
    await tx.delete(bankChanges).where(eq(bankChanges.id, changeId));
    await formPracticeTests(tx);
    const before = { ...change, questions: back.length };
    await recordAudit(tx, admin, { action: "questions.change-undone", before }, now);
    return { kind: "undone", count: back.length, left: former.length - back.length };
  });
}

/** What the questions are now, for as long as the change can be undone; older changes are forgotten. */
async function keep(tx: Tx, admin: Admin, change: BankChange, which: SQL, now: Date): Promise<void> {
  const changeId = newId<"bank-change">();
  const changedAt = new Date(now.getTime() - msBeforeAudit(change));
  await tx.delete(bankChanges).where(lt(bankChanges.changedAt, undoableSince(now)));
  await tx.insert(bankChanges).values({ id: changeId, changedBy: admin.userId, change, changedAt });
  await tx.execute(sql`
    insert into ${bankChangeItems} (change_id, question_id, lesson_id, category_id, difficulty_id, withdrawn_at, areas,
      judgment_step, is_reserved)
    select ${changeId}, id, lesson_id, category_id, difficulty_id, withdrawn_at, areas, judgment_step, is_reserved
    from ${questions} where ${which}`);
}

/** The versions in use that nobody has signed. */
async function insertReviews(tx: Tx, admin: Admin, { reviewer, qualification }: Signature, which: SQL, now: Date) {
  await tx.execute(sql`
    insert into ${questionReviews} (version_id, reviewer, qualification, recorded_by, signed_at)
    select version_id, ${reviewer}::text, ${qualification}::text, ${admin.userId}::uuid, ${now.toISOString()}::timestamptz from ${questions} where ${which}
    on conflict do nothing`);
}

async function isTargetThere(tx: Tx, change: BankChange): Promise<boolean> {
  switch (change.kind) {
    case "move":
      return (await tx.$count(lessons, eq(lessons.id, change.lessonId))) > 0;
    case "tag":
      return (await isLabel(tx, change.categoryId, "category")) && isLabel(tx, change.difficultyId, "difficulty");
    case "withdraw":
    case "bring-back":
    case "sign":
      return true;
    default:
      return change satisfies never;
  }
}

async function isLabel(tx: Tx, id: Id<"label"> | null | undefined, kind: "category" | "difficulty"): Promise<boolean> {
  if (!id) return true;
  return (await tx.$count(questionLabels, and(eq(questionLabels.id, id), eq(questionLabels.kind, kind)))) > 0;
}

/** Leaves out the questions that are so already. */
function willChange(change: BankChange): SQL | undefined {
  switch (change.kind) {
    case "move":
      return ne(questions.lessonId, change.lessonId);
    case "tag":
      return or(...differencesFrom(change)) ?? sql`false`;
    case "withdraw":
      return isNull(questions.withdrawnAt);
    case "bring-back":
      return isNotNull(questions.withdrawnAt);
    case "sign":
      return isUnreviewed;
    default:
      return change satisfies never;
  }
}

type Tag = Extract<BankChange, { kind: "tag" }>;

function differencesFrom({ categoryId, difficultyId, area, judgmentStep, isReserved }: Tag): SQL[] {
  const isOther = (column: SQLWrapper, value: string | null) => sql`${column} is distinct from ${value}`;
  return [
    ...(categoryId === undefined ? [] : [isOther(questions.categoryId, categoryId)]),
    ...(difficultyId === undefined ? [] : [isOther(questions.difficultyId, difficultyId)]),
    ...(area === undefined ? [] : [isOther(areaOf(area.plan), area.code)]),
    ...(judgmentStep === undefined ? [] : [isOther(questions.judgmentStep, judgmentStep)]),
    ...(isReserved === undefined ? [] : [ne(questions.isReserved, isReserved)]),
  ];
}

function labelsOf({ categoryId, difficultyId, area, judgmentStep, isReserved }: Tag) {
  return {
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(difficultyId === undefined ? {} : { difficultyId }),
    ...(area === undefined ? {} : { areas: areasWith(area.plan, sql`${area.code}::text`) }),
    ...(judgmentStep === undefined ? {} : { judgmentStep }),
    ...(isReserved === undefined ? {} : { isReserved }),
  };
}

/** The area that a question has of a plan, or null. */
function areaOf(plan: string): SQL {
  return sql`(select area from unnest(${questions.areas}) area where starts_with(area, ${`${plan}:`}))`;
}

/** Its areas with that one of the plan, or with none where `code` is null. */
function areasWith(plan: string, code: SQL): SQL {
  const others = sql`array(select area from unnest(${questions.areas}) area where not starts_with(area, ${`${plan}:`}))`;
  return sql`array_remove(${others} || ${code}, null)`;
}

function valuesOf(change: BankChange, now: Date) {
  switch (change.kind) {
    case "move":
      return { lessonId: change.lessonId };
    case "tag":
      return labelsOf(change);
    case "withdraw":
      return { withdrawnAt: now };
    case "bring-back":
      return { withdrawnAt: null };
    case "sign":
      return { reviewedVersionId: questions.versionId };
    default:
      return change satisfies never;
  }
}

type State = {
  lessonId: Id<"lesson">;
  categoryId: Id<"label"> | null;
  difficultyId: Id<"label"> | null;
  withdrawnAt: Date | null;
  areas: string[];
  judgmentStep: string | null;
  isReserved: boolean;
  /** When the version in use was signed; null for one that is not. */
  signedAt: Date | null;
};
type Former = Omit<State, "signedAt"> & { questionId: Id<"question">; now: State };

const STATE = {
  lessonId: questions.lessonId,
  categoryId: questions.categoryId,
  difficultyId: questions.difficultyId,
  withdrawnAt: questions.withdrawnAt,
  areas: questions.areas,
  judgmentStep: questions.judgmentStep,
  isReserved: questions.isReserved,
  signedAt: questionReviews.signedAt,
};

/** What the questions of a change were, and what they are now. The lock of the bank keeps them so. */
async function loadFormer(tx: Tx, changeId: Id<"bank-change">): Promise<Former[]> {
  const { changeId: _, ...former } = getTableColumns(bankChangeItems);
  return tx
    .select({ ...former, now: STATE })
    .from(bankChangeItems)
    .innerJoin(questions, eq(questions.id, bankChangeItems.questionId))
    .leftJoin(questionReviews, eq(questionReviews.versionId, questions.versionId))
    .where(eq(bankChangeItems.changeId, changeId));
}

type Targets = { lessonIds: Set<Id<"lesson">>; labelIds: Set<Id<"label">> };

/** What questions can go back to. */
async function loadTargets(tx: Tx): Promise<Targets> {
  const lessonRows = await tx.select({ id: lessons.id }).from(lessons);
  const labelRows = await tx.select({ id: questionLabels.id }).from(questionLabels);
  return { lessonIds: new Set(lessonRows.map(({ id }) => id)), labelIds: new Set(labelRows.map(({ id }) => id)) };
}

/** True for a question that has not been changed in this respect since. */
function isAsLeft(change: BankChange, changedAt: Date, now: State): boolean {
  switch (change.kind) {
    case "move":
      return now.lessonId === change.lessonId;
    case "tag":
      return isTagged(change, now);
    case "withdraw":
      return now.withdrawnAt?.getTime() === changedAt.getTime();
    case "bring-back":
      return now.withdrawnAt === null;
    case "sign":
      return now.signedAt?.getTime() === changedAt.getTime() + msBeforeAudit(change);
    default:
      return change satisfies never;
  }
}

function isTagged({ categoryId, difficultyId, area, judgmentStep, isReserved }: Tag, now: State): boolean {
  return (
    (categoryId === undefined || now.categoryId === categoryId) &&
    (difficultyId === undefined || now.difficultyId === difficultyId) &&
    (area === undefined || areaOfPlan(now.areas, area.plan) === area.code) &&
    (judgmentStep === undefined || now.judgmentStep === judgmentStep) &&
    (isReserved === undefined || now.isReserved === isReserved)
  );
}

/**
 * Gives each question its own former value. As lists and by id alone: with a condition on what the questions are now, the
 * database expects one row, gets ten thousand, and compares each with each.
 */
async function restore(tx: Tx, change: BankChange, back: ReadonlyArray<Former>, { labelIds }: Targets): Promise<void> {
  if (change.kind === "sign") return deleteReviews(tx, back);
  // A label that was deleted since does not come back.
  const label = (id: Id<"label"> | null) => (id && labelIds.has(id) ? id : null);
  const plan = change.kind === "tag" ? change.area?.plan : undefined;
  const lists = {
    question_id: ["uuid", back.map(({ questionId }) => questionId)],
    lesson_id: ["uuid", back.map(({ lessonId }) => lessonId)],
    category_id: ["uuid", back.map(({ categoryId }) => label(categoryId))],
    difficulty_id: ["uuid", back.map(({ difficultyId }) => label(difficultyId))],
    withdrawn_at: ["timestamptz", back.map(({ withdrawnAt }) => withdrawnAt?.toISOString() ?? null)],
    // Of the one plan: an area of another one may have been set since.
    area: ["text", back.map(({ areas }) => (plan === undefined ? null : areaOfPlan(areas, plan)))],
    judgment_step: ["text", back.map(({ judgmentStep }) => judgmentStep)],
    is_reserved: ["boolean", back.map(({ isReserved }) => isReserved)],
  } as const;
  const columns = Object.values(lists).map(([type, values]) => sql`${sql.param(values)}::${sql.raw(type)}[]`);
  await tx
    .update(questions)
    .set(formerColumns(change))
    .from(sql`unnest(${sql.join(columns, sql`, `)}) as former (${sql.raw(Object.keys(lists).join(", "))})`)
    .where(sql`${questions.id} = former.question_id`);
}

async function deleteReviews(tx: Tx, back: ReadonlyArray<Former>): Promise<void> {
  const ids = sql.param(back.map(({ questionId }) => questionId));
  const signed = sql`select ${questions.versionId} from ${questions} where ${questions.id} = any(${ids}::uuid[])`;
  await tx.delete(questionReviews).where(sql`${questionReviews.versionId} in (${signed})`);
}

function formerColumns(change: Exclude<BankChange, { kind: "sign" }>) {
  switch (change.kind) {
    case "move":
      return { lessonId: sql`former.lesson_id` };
    case "tag":
      return {
        ...(change.categoryId === undefined ? {} : { categoryId: sql`former.category_id` }),
        ...(change.difficultyId === undefined ? {} : { difficultyId: sql`former.difficulty_id` }),
        ...(change.area === undefined ? {} : { areas: areasWith(change.area.plan, sql`former.area`) }),
        ...(change.judgmentStep === undefined ? {} : { judgmentStep: sql`former.judgment_step` }),
        ...(change.isReserved === undefined ? {} : { isReserved: sql`former.is_reserved` }),
      };
    case "withdraw":
    case "bring-back":
      return { withdrawnAt: sql`former.withdrawn_at` };
    default:
      return change satisfies never;
  }
}
