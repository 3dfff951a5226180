import { inArray } from "drizzle-orm";
import type { Db, Tx } from "../../../db/client.ts";
import { questions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { findStimuliOf } from "../../stimuli/queries/find-stimuli-of.server.ts";
import { auditedDraft } from "../audited-test.server.ts";
import { changedDraft, type DraftChange, draftOf, TestDraft } from "../draft.ts";
import {
  forgetDraftQuestions,
  lockInstituteTest,
  type NotChanged,
  nameQuestions,
  storeRules,
  type TestTarget,
  touchTest,
  withMarksFor,
} from "../lock-institute-test.server.ts";
import { rowIdOf } from "../row-ids.ts";
import { questionsIn } from "../test-version.ts";

export type SaveDraftResult =
  /** `questions` is how many the draft asks now. */
  | { kind: "saved"; updatedAt: Date; questions: number }
  /** What the change is about is not in the draft, or there is no room for it. */
  | { kind: "impossible" }
  | NotChanged;

/**
 * Changes what the next version of a test will be. Students go on taking the present one until the draft is published; a draft that
 * says what that says is none.
 */
export async function saveDraft(
  db: Db,
  admin: Admin,
  target: TestTarget,
  change: DraftChange,
  now: Date,
): Promise<SaveDraftResult> {
  return db.transaction(async (tx): Promise<SaveDraftResult> => {
    const found = await lockInstituteTest(tx, admin, target);
    if (found.kind !== "locked") return found;
    const { test } = found;
    const changed = changedDraft(test.draft, await completed(tx, change));
    const draft = changed && TestDraft.parse(changed);
    if (!draft) return { kind: "impossible" };
    const isAsPublished = test.version !== null && rowIdOf("draft", draft) === rowIdOf("draft", draftOf(test.version));
    const updatedAt = await touchTest(tx, test, { title: draft.title, draft: isAsPublished ? null : draft }, now);
    if (isAsPublished) await forgetDraftQuestions(tx, test.id);
    else await nameQuestions(tx, test.id, draft, { isDraft: true });
    await storeRules(tx, test, withMarksFor(test.delivery.rules, draft));
    const subject = { id: test.id, name: draft.title };
    const both = { before: await auditedDraft(tx, test.draft), after: await auditedDraft(tx, draft) };
    await recordAudit(tx, admin, { action: "test.draft-saved", subject, ...both }, now);
    return { kind: "saved", updatedAt, questions: questionsIn(draft) };
  });
}

export type DiscardDraftResult = { kind: "discarded" } | { kind: "nothing" } | NotChanged;

/** Throws away what is written and not published; a test that was never published is deleted instead. */
export async function discardDraft(db: Db, admin: Admin, target: TestTarget, now: Date): Promise<DiscardDraftResult> {
  return db.transaction(async (tx): Promise<DiscardDraftResult> => {
    const found = await lockInstituteTest(tx, admin, target);
    if (found.kind !== "locked") return found;
    const { test } = found;
    if (!test.hasDraft || !test.version) return { kind: "nothing" };
    await touchTest(tx, test, { title: test.version.title, draft: null }, now);
    await forgetDraftQuestions(tx, test.id);
    const subject = { id: test.id, name: test.version.title };
    const both = { before: await auditedDraft(tx, test.draft), after: await auditedDraft(tx, draftOf(test.version)) };
    await recordAudit(tx, admin, { action: "test.draft-discarded", subject, ...both }, now);
    return { kind: "discarded" };
  });
}

/** A stimulus comes and goes with all of its questions. A question that was deleted since the list was shown is not added. */
async function completed(tx: Tx, change: DraftChange): Promise<DraftChange> {
  if (change.kind === "remove-questions") {
    const stimuli = await findStimuliOf(tx, change.ids);
    return { ...change, ids: change.ids.flatMap((id) => stimuli.get(id)?.all ?? [id]) };
  }
  if (change.kind !== "add-questions" || change.ids.length === 0) return change;
  const stimuli = await findStimuliOf(tx, change.ids);
  const rows = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(inArray(questions.id, [...change.ids]));
  const there = new Set(rows.map(({ id }) => id));
  return { ...change, ids: change.ids.filter((id) => there.has(id)).flatMap((id) => stimuli.get(id)?.asked ?? [id]) };
}
