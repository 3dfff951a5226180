import { eq } from "drizzle-orm";
import { newId } from "../../core/id.ts";
import type { Tx } from "../../db/client.ts";
import { questions, stimuli } from "../../db/schema.ts";
import type { Admin, Operator } from "../accounts/viewer.ts";
import type { StimulusDraft } from "./draft.ts";
import { searchTextOfStimulus } from "./lock-stimulus.server.ts";
import type { StimulusMetadata } from "./metadata.ts";
import type { StimulusKind } from "./rules.ts";
import { storeVersion } from "./store-version.server.ts";

/** A stimulus from elsewhere, with clean texts; one of the two that it says is there. */
export type NewStimulus = StimulusMetadata & {
  kind: StimulusKind;
  /** Without errors. */
  published: StimulusDraft | null;
  /** What is written and not published. */
  draft: StimulusDraft | null;
  createdAt: Date;
  withdrawnAt: Date | null;
};

/** Stores stimuli, their questions as old as they are. The caller has checked them and holds the lock of the bank. */
export async function insertStimuli(
  tx: Tx,
  author: Admin | Operator,
  newStimuli: ReadonlyArray<NewStimulus>,
  now: Date,
): Promise<void> {
  for (const { published, draft, withdrawnAt, ...row } of newStimuli) {
    const id = newId<"stimulus">();
    const shown = draft ?? published;
    if (!shown) throw new Error("A stimulus says nothing.");
    const searchText = searchTextOfStimulus(row, shown.content);
    await tx.insert(stimuli).values({ id, ...row, draft, searchText, updatedAt: now });
    if (published) {
      await storeVersion(tx, author, { ...row, id, draft: published, version: null, updatedAt: now }, now);
      await tx.update(questions).set({ createdAt: row.createdAt, withdrawnAt }).where(eq(questions.stimulusId, id));
    }
    await tx.update(stimuli).set({ draft, withdrawnAt }).where(eq(stimuli.id, id));
  }
}
