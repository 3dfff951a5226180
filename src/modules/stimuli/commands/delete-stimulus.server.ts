import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { questions, stimuli, testQuestions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { lockQuestions } from "../../questions/lock-questions.server.ts";
import { isAnswered } from "../../questions/queries/is-answered.server.ts";
import { lockStimulus, type StimulusNotChanged, type StimulusTarget } from "../lock-stimulus.server.ts";
import { auditedStimulus, nameOfStimulus } from "../metadata.ts";

export type DeleteStimulusResult =
  | { kind: "deleted" }
  /** A result or an attempt refers to it: it can be withdrawn. */
  | { kind: "asked" }
  /** Tests of the institute name its questions. */
  | { kind: "in-tests" }
  | StimulusNotChanged;

/** Deletes a stimulus that nobody was asked, with its questions and versions. */
export async function deleteStimulus(
  db: Db,
  admin: Admin,
  target: StimulusTarget,
  now: Date,
): Promise<DeleteStimulusResult> {
  return db.transaction(async (tx): Promise<DeleteStimulusResult> => {
    const found = await lockStimulus(tx, admin, target);
    if (found.kind !== "locked") return found;
    const { stimulus } = found;
    const ofStimulus = eq(questions.stimulusId, stimulus.id);
    await lockQuestions(tx, ofStimulus);
    const asked = await tx.select({ isAnswered }).from(questions).where(ofStimulus);
    if (stimulus.isAsked || asked.some((question) => question.isAnswered)) return { kind: "asked" };
    const ids = tx.select({ id: questions.id }).from(questions).where(ofStimulus);
    if ((await tx.$count(testQuestions, inArray(testQuestions.questionId, ids))) > 0) return { kind: "in-tests" };
    await tx.update(stimuli).set({ versionId: null }).where(eq(stimuli.id, stimulus.id));
    await tx.delete(questions).where(ofStimulus);
    await tx.delete(stimuli).where(eq(stimuli.id, stimulus.id));
    await recordAudit(
      tx,
      admin,
      {
        action: "stimulus.deleted",
        subject: { id: stimulus.id, name: nameOfStimulus(stimulus) },
        before: auditedStimulus(stimulus),
      },
      now,
    );
    return { kind: "deleted" };
  });
}
