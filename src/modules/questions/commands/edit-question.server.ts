import { isDeepStrictEqual } from "node:util";
import { eq, inArray } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { questionLabels, questions, questionVersions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";
import { auditedQuestion, nameOfQuestion } from "../audited-question.ts";
import { checkQuestion, type RefusedQuestion } from "../check-question.server.ts";
import { describeQuestion } from "../describe-question.server.ts";
import type { QuestionInput } from "../forms.ts";
import { type FoundQuestion, findQuestion } from "../queries/find-question.server.ts";
import { metadataOf, overwrittenParts, type QuestionMetadata } from "../question-metadata.ts";

export type EditQuestionResult =
  | RefusedQuestion
  /** The number is the old one when the question still says the same. */
  | { kind: "saved"; versionNumber: number }
  /** Another edit was saved first; nothing was stored. */
  | { kind: "stale"; versionNumber: number }
  /** It was moved or tagged meanwhile and this would undo it; nothing was saved. `lost` would be overwritten. */
  | { kind: "moved"; metadata: QuestionMetadata; lost: (keyof QuestionMetadata)[]; names: MetadataNames }
  /** Nothing was stored: it is edited with what it belongs to. */
  | { kind: "of-stimulus"; stimulusId: Id<"stimulus"> }
  | { kind: "not-found" };

/** The names of lesson and labels; null for a label that the question does not have. */
export type MetadataNames = { subject: string; lesson: string; category: string | null; difficulty: string | null };

/**
 * Publishes a new version of a question; results and open attempts keep the one they have (P8). `basedOnVersion`
 * is the number of the version that the author saw, `basedOnMetadata` what its metadata were then; without
 * the latter they are stored as given.
 */
export async function editQuestion(
  db: Db,
  admin: Admin,
  edit: {
    questionId: Id<"question">;
    basedOnVersion: number;
    basedOnMetadata?: QuestionMetadata | null;
    input: QuestionInput;
  },
  now: Date,
): Promise<EditQuestionResult> {
  return db.transaction(async (tx): Promise<EditQuestionResult> => {
    await takeLock(tx, "questionBank");
    const current = await findQuestion(tx, admin, edit.questionId);
    if (!current) return { kind: "not-found" };
    const { versionNumber, stimulusId } = current;
    if (stimulusId !== null) return { kind: "of-stimulus", stimulusId };
    if (versionNumber !== edit.basedOnVersion) return { kind: "stale", versionNumber };
    const lost = edit.basedOnMetadata
      ? overwrittenParts(edit.basedOnMetadata, { now: current, wanted: edit.input })
      : [];
    if (lost.length > 0)
      return { kind: "moved", metadata: metadataOf(current), lost, names: await findNames(tx, current) };

    const checked = await checkQuestion(tx, edit.input, edit.questionId);
    if (checked.kind !== "fine") return checked;
    const { body, ...metadata } = checked.question;
    await recordAudit(
      tx,
      admin,
      {
        action: "question.edited",
        subject: { id: edit.questionId, name: nameOfQuestion(current.displayId) },
        before: auditedQuestion(current),
        after: auditedQuestion(checked.question),
      },
      now,
    );
    const isSame = isDeepStrictEqual(body, current.body);
    const version = isSame
      ? { id: current.versionId, number: versionNumber }
      : { id: newId<"version">(), number: versionNumber + 1 };
    if (!isSame) {
      const created = { createdBy: admin.userId, createdAt: now };
      await tx.insert(questionVersions).values({ ...version, questionId: edit.questionId, ...body, ...created });
    }
    await tx
      .update(questions)
      .set({ versionId: version.id, ...metadata, ...describeQuestion(body, metadata.manualId) })
      .where(eq(questions.id, edit.questionId));
    if (metadata.isReserved !== current.isReserved) await formPracticeTests(tx);
    return { kind: "saved", versionNumber: version.number };
  });
}

async function findNames(tx: Tx, now: FoundQuestion): Promise<MetadataNames> {
  const { subjectName: subject, lessonTitle: lesson, categoryId, difficultyId } = now;
  const ids = [categoryId, difficultyId].filter((id) => id !== null);
  const labels = ids.length > 0 ? await tx.select().from(questionLabels).where(inArray(questionLabels.id, ids)) : [];
  const nameOf = (id: Id<"label"> | null) => labels.find((label) => label.id === id)?.name ?? null;
  return { subject, lesson, category: nameOf(categoryId), difficulty: nameOf(difficultyId) };
}
