import type { Db } from "../../../db/client.ts";
import type { Problem } from "../../../items/contract.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { lockStimulus, type StimulusNotChanged, type StimulusTarget } from "../lock-stimulus.server.ts";
import { nameOfStimulus } from "../metadata.ts";
import { problemsOfStimulus } from "../problems.ts";
import { storeVersion } from "../store-version.server.ts";

export type PublishStimulusResult =
  | { kind: "published"; number: number }
  /** The present version says the same. */
  | { kind: "nothing" }
  /** It has to be brought back first. */
  | { kind: "withdrawn" }
  | { kind: "incomplete"; problems: Problem[] }
  | StimulusNotChanged;

/**
 * Makes the draft the version that tests ask from now on, with its questions as they are in it. Open attempts and results keep the
 * versions they have. Questions that it no longer has are withdrawn.
 */
export async function publishStimulus(
  db: Db,
  admin: Admin,
  target: StimulusTarget,
  now: Date,
): Promise<PublishStimulusResult> {
  return db.transaction(async (tx): Promise<PublishStimulusResult> => {
    const found = await lockStimulus(tx, admin, target);
    if (found.kind !== "locked") return found;
    const { stimulus } = found;
    if (stimulus.withdrawnAt !== null) return { kind: "withdrawn" };
    if (!stimulus.hasDraft) return { kind: "nothing" };
    const problems = problemsOfStimulus(stimulus.kind, stimulus.draft).filter(({ level }) => level === "error");
    if (problems.length > 0) return { kind: "incomplete", problems };
    const number = await storeVersion(tx, admin, stimulus, now);
    await recordAudit(
      tx,
      admin,
      {
        action: "stimulus.published",
        subject: { id: stimulus.id, name: nameOfStimulus(stimulus) },
        after: { version: number, questions: stimulus.draft.questions.length },
      },
      now,
    );
    return { kind: "published", number };
  });
}
