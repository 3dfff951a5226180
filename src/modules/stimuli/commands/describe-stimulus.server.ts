import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import {
  findMisplacement,
  lockStimulus,
  type MisplacedStimulus,
  type StimulusNotChanged,
  type StimulusTarget,
  searchTextOfStimulus,
  touchStimulus,
} from "../lock-stimulus.server.ts";
import { auditedStimulus, nameOfStimulus, type StimulusMetadata, stimulusMetadataOf } from "../metadata.ts";

export type DescribeStimulusResult = { kind: "saved"; updatedAt: Date } | MisplacedStimulus | StimulusNotChanged;

/** Changes title, lesson, labels, areas and reservation, at once and also of what is published, as no version says them. */
export async function describeStimulus(
  db: Db,
  admin: Admin,
  target: StimulusTarget,
  input: StimulusMetadata & { subjectId: Id<"subject"> },
  now: Date,
): Promise<DescribeStimulusResult> {
  return db.transaction(async (tx): Promise<DescribeStimulusResult> => {
    const found = await lockStimulus(tx, admin, target);
    if (found.kind !== "locked") return found;
    const { stimulus } = found;
    const misplaced = await findMisplacement(tx, input);
    if (misplaced) return misplaced;
    const metadata = stimulusMetadataOf(input);
    const { lessonId, categoryId, difficultyId } = metadata;
    const updatedAt = await touchStimulus(
      tx,
      stimulus,
      { ...metadata, searchText: searchTextOfStimulus(metadata, stimulus.draft.content) },
      now,
    );
    await tx.update(questions).set({ lessonId, categoryId, difficultyId }).where(eq(questions.stimulusId, stimulus.id));
    await recordAudit(
      tx,
      admin,
      {
        action: "stimulus.edited",
        subject: { id: stimulus.id, name: nameOfStimulus({ ...stimulus, title: metadata.title }) },
        before: auditedStimulus(stimulus),
        after: auditedStimulus({ ...metadata, draft: stimulus.draft }),
      },
      now,
    );
    return { kind: "saved", updatedAt };
  });
}
