import type { Db } from "../../../db/client.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import {
  lockStimulus,
  type StimulusNotChanged,
  type StimulusTarget,
  searchTextOfStimulus,
  touchStimulus,
} from "../lock-stimulus.server.ts";
import { auditedStimulus, nameOfStimulus } from "../metadata.ts";
import { findPublishedStimulus } from "../queries/find-stimulus.server.ts";

export type DiscardStimulusDraftResult =
  | { kind: "discarded" }
  /** There is no version to go back to, or nothing was written since. */
  | { kind: "nothing" }
  | StimulusNotChanged;

/** Forgets what was written after the present version. */
export async function discardStimulusDraft(
  db: Db,
  admin: Admin,
  target: StimulusTarget,
  now: Date,
): Promise<DiscardStimulusDraftResult> {
  return db.transaction(async (tx): Promise<DiscardStimulusDraftResult> => {
    const found = await lockStimulus(tx, admin, target);
    if (found.kind !== "locked") return found;
    const { stimulus } = found;
    const published = stimulus.hasDraft ? await findPublishedStimulus(tx, stimulus) : null;
    if (!published) return { kind: "nothing" };
    const searchText = searchTextOfStimulus(stimulus, published.content);
    await touchStimulus(tx, stimulus, { draft: null, searchText }, now);
    await recordAudit(
      tx,
      admin,
      {
        action: "stimulus.edited",
        subject: { id: stimulus.id, name: nameOfStimulus(stimulus) },
        before: auditedStimulus(stimulus),
        after: auditedStimulus({ ...stimulus, draft: published }),
      },
      now,
    );
    return { kind: "discarded" };
  });
}
