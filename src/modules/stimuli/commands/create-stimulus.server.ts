import { type Id, newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { stimuli } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { blankStimulus } from "../draft.ts";
import { findMisplacement, type MisplacedStimulus, searchTextOfStimulus } from "../lock-stimulus.server.ts";
import { auditedStimulus, nameOfStimulus, type StimulusMetadata } from "../metadata.ts";
import type { StimulusKind } from "../rules.ts";

export type CreateStimulusResult = { kind: "created"; stimulusId: Id<"stimulus"> } | MisplacedStimulus;

/** A draft of a case study, a trend or a passage, with nothing to read and nothing to ask yet. */
export async function createStimulus(
  db: Db,
  admin: Admin,
  input: StimulusMetadata & { kind: StimulusKind; subjectId: Id<"subject"> },
  now: Date,
): Promise<CreateStimulusResult> {
  return db.transaction(async (tx): Promise<CreateStimulusResult> => {
    await takeLock(tx, "questionBank");
    const misplaced = await findMisplacement(tx, input);
    if (misplaced) return misplaced;
    const { subjectId: _, ...about } = input;
    const stimulusId = newId<"stimulus">();
    const draft = blankStimulus();
    const searchText = searchTextOfStimulus(about, draft.content);
    const [row] = await tx
      .insert(stimuli)
      .values({ id: stimulusId, ...about, draft, searchText, createdAt: now, updatedAt: now })
      .returning({ displayId: stimuli.displayId });
    if (!row) throw new Error("The stimulus was not stored.");
    const subject = { id: stimulusId, name: nameOfStimulus({ ...row, title: about.title }) };
    await recordAudit(
      tx,
      admin,
      { action: "stimulus.added", subject, after: { type: about.kind, ...auditedStimulus({ ...about, draft }) } },
      now,
    );
    return { kind: "created", stimulusId };
  });
}
