import { isDeepStrictEqual } from "node:util";
import { sanitizeRichText } from "../../../core/rich-text.server.ts";
import type { Db } from "../../../db/client.ts";
import { mapRichTexts } from "../../../items/registry/authoring.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { mapRecordTexts } from "../content.ts";
import { changedStimulus, type StimulusChange, StimulusDraft } from "../draft.ts";
import {
  lockStimulus,
  type StimulusNotChanged,
  type StimulusTarget,
  searchTextOfStimulus,
  touchStimulus,
} from "../lock-stimulus.server.ts";
import { auditedStimulus, nameOfStimulus } from "../metadata.ts";
import { findPublishedStimulus } from "../queries/find-stimulus.server.ts";

export type ChangeStimulusResult =
  | { kind: "saved"; updatedAt: Date }
  /** There are as many questions as one can have. */
  | { kind: "too-many" }
  | StimulusNotChanged;

/** Changes the draft of a stimulus, cleaned of all that the editor cannot make. What is published stays as it is. */
export async function changeStimulus(
  db: Db,
  admin: Admin,
  target: StimulusTarget,
  change: StimulusChange,
  now: Date,
): Promise<ChangeStimulusResult> {
  return db.transaction(async (tx): Promise<ChangeStimulusResult> => {
    const found = await lockStimulus(tx, admin, target);
    if (found.kind !== "locked") return found;
    const { stimulus } = found;
    const parsed = StimulusDraft.safeParse(changedStimulus(stimulus.draft, cleaned(change)));
    if (!parsed.success) return { kind: "too-many" };
    const draft = parsed.data;
    // A change that was taken back leaves nothing to publish.
    const isPublished = isDeepStrictEqual(draft, await findPublishedStimulus(tx, stimulus));
    const updatedAt = await touchStimulus(
      tx,
      stimulus,
      { draft: isPublished ? null : draft, searchText: searchTextOfStimulus(stimulus, draft.content) },
      now,
    );
    await recordAudit(
      tx,
      admin,
      {
        action: "stimulus.edited",
        subject: { id: stimulus.id, name: nameOfStimulus(stimulus) },
        before: auditedStimulus(stimulus),
        after: auditedStimulus({ ...stimulus, draft }),
      },
      now,
    );
    return { kind: "saved", updatedAt };
  });
}

function cleaned(change: StimulusChange): StimulusChange {
  switch (change.kind) {
    case "record":
      return { ...change, content: mapRecordTexts(change.content, sanitizeRichText) };
    case "question": {
      const { question } = change;
      return { ...change, question: { ...question, body: mapRichTexts(question.body, sanitizeRichText) } };
    }
    case "remove-question":
    case "order-questions":
      return change;
    default:
      return change satisfies never;
  }
}
