/**
 * Asks the next question of an adaptive attempt once the last one was left, or ends the attempt. It follows from what is stored, so
 * it is the same for whoever asks, however often: a lost reply, another device, a process that died (record 64).
 */
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { type Id, idOf } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attemptItems, attempts, questions } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { weightedAbility } from "../../adaptive/ability.ts";
import { bankOf } from "../../adaptive/bank-content.ts";
import type { AdaptivePlan } from "../../adaptive/plan.ts";
import { type LoadedBank, loadBank } from "../../adaptive/queries/find-bank.server.ts";
import {
  type Answered,
  type Bank,
  type Choice,
  isInsideCase,
  nextQuestion,
  scoredOf,
} from "../../adaptive/selection.ts";
import { stopAfter } from "../../adaptive/stopping.ts";
import { loadTestVersion } from "../../tests/queries/test-versions.server.ts";
import { adaptivePlanOf } from "../../tests/test-version.ts";
import { placedAnswers } from "../adaptive-log.server.ts";
import { findAttemptConstants } from "../queries/attempt-constants.server.ts";
import { type FoundAttempt, findOpenAttempt, findSentLater } from "../queries/open-attempt.server.ts";
import { loadSeenBefore, type Seen } from "../queries/seen-before.server.ts";
import { findStimuliInProgress } from "../queries/withheld.server.ts";
import { isOverdue } from "../rules.ts";
import { closeAttempt, scoreAnswers } from "./submit-attempt.server.ts";

/** `over`: the attempt is closed now, by a rule of it or because the bank has no question left. */
export type AskResult = "asked" | "nothing-to-ask" | "over";

/** The student's attempt, in an adaptive test with the next question if one is due. */
export async function openWithNext(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<FoundAttempt> {
  const found = await findOpenAttempt(db, student, attemptId, now);
  if (found.kind !== "open" || !found.attempt.isNextDue) return found;
  await askNext(db, student, attemptId, now);
  return findOpenAttempt(db, student, attemptId, now);
}

/**
 * What the page of an adaptive test gets at once when a question was left: the next one, or that it is over. Null for every other test.
 */
export async function findFollowing(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<Awaited<ReturnType<typeof findSentLater>> | { isOver: true } | null> {
  const constants = await findAttemptConstants(db, student, attemptId);
  if (!adaptivePlanOf(constants?.version ?? null)) return null;
  const found = await openWithNext(db, student, attemptId, now);
  return found.kind === "open" ? findSentLater(db, student, found.attempt) : { isOver: true };
}

type Held = {
  state: string;
  startedAt: string;
  closesAt: string;
  seed: number;
  versionId: Id<"test-version">;
  bankId: Id<"adaptive-bank"> | null;
};

const holdAttempt = nameStatement<Held>(
  "hold_adaptive_attempt",
  sql`
    select state, started_at as "startedAt", closes_at as "closesAt", seed, test_version_id as "versionId", bank_id as "bankId"
    from ${attempts}
    where ${attempts.id} = ${sql.placeholder("attemptId")} and ${attempts.studentId} = ${sql.placeholder("studentId")}
    for no key update`,
);

const readLast = nameStatement<{ position: number; isFinal: boolean }>(
  "read_last_question",
  sql`
    select position, final_at is not null as "isFinal" from ${attemptItems}
    where ${attemptItems.attemptId} = ${sql.placeholder("attemptId")} order by position desc limit 1`,
);

/** Asks it unless the last question is still open. Whoever else asks meanwhile waits for the lock, and finds it asked. */
export function askNext(db: Db, { studentId }: Student, attemptId: Id<"attempt">, now: Date): Promise<AskResult> {
  return db.transaction(async (tx) => {
    const [attempt] = await holdAttempt(tx, { attemptId, studentId });
    if (attempt?.state !== "open" || isOverdue(new Date(attempt.closesAt), now)) return "over";
    const plan = adaptivePlanOf(await loadTestVersion(tx, attempt.versionId));
    const [last] = await readLast(tx, { attemptId });
    if (!plan || attempt.bankId === null || !last?.isFinal) return "nothing-to-ask";
    const bank = await loadBank(tx, attempt.bankId);
    const answers = await scoreAnswers(tx, attemptId, []);
    const log = placedAnswers(answers, bank);
    const seen = await loadSeenBefore(tx, { attemptId, studentId, startedAt: new Date(attempt.startedAt) });
    const asked = new Set(log.map(({ questionId }) => questionId));
    const withoutStimuli = await findStimuliInProgress(tx, studentId, now, attemptId);
    const next = await chooseNext(tx, { plan, seed: attempt.seed, bank, seen, log, withoutStimuli }, asked);
    const ability = weightedAbility(scoredOf(log));
    const firm = weightedAbility(scoredOf(log).filter(({ isFirm }) => isFirm));
    const at = { asked: log.length, ability, firm, isOutOfTime: false, isInsideCase: next.isInsideCase };
    const stop = stopAfter(plan, at);
    if (stop || !next.choice) {
      await closeAttempt(tx, { attemptId, studentId }, now, stop ? { stop } : { endedBy: "bank" });
      return "over";
    }
    const question = bank.asked.get(next.choice.questionId);
    if (!question) throw new Error("A question is not in the bank that it was chosen from.");
    const { versionId, stimulusVersionId, parametersId } = question;
    const position = last.position + 1;
    await tx
      .insert(attemptItems)
      .values({ attemptId, position, versionId, stimulusVersionId, parametersId, askedAs: next.choice });
    await tx.update(attempts).set({ questionCount: position }).where(eq(attempts.id, attemptId));
    return "asked";
  });
}

type Choosing = {
  plan: AdaptivePlan;
  seed: number;
  bank: LoadedBank;
  seen: Seen;
  log: ReadonlyArray<Answered>;
  /** Case studies that are not begun, because another open attempt asks them. */
  withoutStimuli: ReadonlyArray<Id<"stimulus">>;
};

/** The next question that nobody has withdrawn: of the bank of the start only that changes. `asked` stay in it, as the log names them. */
export async function chooseNext(
  tx: Db | Tx,
  { plan, seed, bank, seen, log, withoutStimuli }: Choosing,
  asked: ReadonlySet<string> = new Set(),
): Promise<{ choice: Choice | null; isInsideCase: boolean }> {
  const without = new Set<string>(
    bank.content.cases.flatMap(({ stimulusId, questions: own }) => {
      const isBegun = own.some(({ questionId }) => asked.has(questionId));
      return !isBegun && withoutStimuli.includes(stimulusId) ? own.map(({ questionId }) => questionId) : [];
    }),
  );
  for (;;) {
    const available: Bank = bankOf(plan, bank.content, seen, without);
    const choice = nextQuestion(plan, seed, available, log);
    if (!choice) return { choice, isInsideCase: false };
    // A case study whose first question is chosen is asked whole: all of it is looked at.
    const unit = unitOf(bank, choice).filter((id) => !asked.has(id));
    const withdrawn = await tx
      .select({ id: questions.id })
      .from(questions)
      .where(and(inArray(questions.id, unit.map(idOf<"question">)), isNotNull(questions.withdrawnAt)));
    if (withdrawn.length === 0) return { choice, isInsideCase: isInsideCase(available, log) };
    const isWholeCase = choice.as.kind === "case" && !isInsideCase(available, log);
    for (const id of isWholeCase ? unit : withdrawn.map((one) => one.id)) without.add(id);
  }
}

function unitOf({ content }: LoadedBank, { as, questionId }: Choice): string[] {
  if (as.kind !== "case") return [questionId];
  const unit = content.cases.find(({ stimulusId }) => stimulusId === as.stimulusId);
  return unit?.questions.map((one) => one.questionId) ?? [questionId];
}
