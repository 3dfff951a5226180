import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { questions, stimulusQuestions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { lockStimulus, type StimulusNotChanged, type StimulusTarget, touchStimulus } from "../lock-stimulus.server.ts";
import { nameOfStimulus } from "../metadata.ts";

export type WithdrawStimulusResult = { kind: "saved"; updatedAt: Date } | StimulusNotChanged;

/** Takes a stimulus with all of its questions out of all tests to come, or brings it back. Results and open attempts keep it. */
export async function withdrawStimulus(
  db: Db,
  admin: Admin,
  target: StimulusTarget & { isWithdrawn: boolean },
  now: Date,
): Promise<WithdrawStimulusResult> {
  return db.transaction(async (tx): Promise<WithdrawStimulusResult> => {
    const found = await lockStimulus(tx, admin, target);
    if (found.kind !== "locked") return found;
    const { stimulus } = found;
    const { isWithdrawn } = target;
    const wasWithdrawn = stimulus.withdrawnAt !== null;
    if (wasWithdrawn === isWithdrawn) return { kind: "saved", updatedAt: stimulus.updatedAt };
    const withdrawnAt = isWithdrawn ? now : null;
    const updatedAt = await touchStimulus(tx, stimulus, { withdrawnAt }, now);
    if (stimulus.version) {
      // Questions that an earlier version had stay withdrawn.
      const ofVersion = tx
        .select({ id: stimulusQuestions.questionId })
        .from(stimulusQuestions)
        .where(eq(stimulusQuestions.stimulusVersionId, stimulus.version.id));
      await tx
        .update(questions)
        .set({ withdrawnAt })
        .where(and(eq(questions.stimulusId, stimulus.id), inArray(questions.id, ofVersion)));
    }
    await recordAudit(
      tx,
      admin,
      {
        action: isWithdrawn ? "stimulus.withdrawn" : "stimulus.brought-back",
        subject: { id: stimulus.id, name: nameOfStimulus(stimulus) },
        before: { withdrawn: wasWithdrawn },
        after: { withdrawn: isWithdrawn },
      },
      now,
    );
    return { kind: "saved", updatedAt };
  });
}
