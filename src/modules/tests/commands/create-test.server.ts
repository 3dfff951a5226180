import { type Id, newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { deliveries, tests } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { auditedDraft } from "../audited-test.server.ts";
import type { DeliveryRules } from "../delivery.ts";
import { blankDraft, draftOf, type TestDraft } from "../draft.ts";
import { nameQuestions, withMarksFor } from "../lock-institute-test.server.ts";
import { ONE_MARK, rulesOf } from "../presets/preset.ts";
import { PRESETS_TO_COPY } from "../presets/presets.ts";
import { findInstituteTest } from "../queries/find-institute-test.server.ts";
import { type FileMisses, resolveTestFile } from "../queries/find-test-file.server.ts";
import { newSectionId } from "../section-id.ts";
import type { TestFile } from "../test-file.ts";

/** What a new test begins with. Copies have their own delivery, without dates. */
export type TestOrigin =
  | { kind: "blank"; sectionTitle: string }
  | { kind: "preset"; presetId: string }
  | { kind: "test"; testId: Id<"test"> }
  | { kind: "file"; file: TestFile };

export type CreateTestResult =
  | { kind: "created"; testId: Id<"test"> }
  /** What was to be copied is not there. */
  | { kind: "not-found" }
  /** The file names what this bank has not. */
  | ({ kind: "missing" } & FileMisses);

/** A draft of a test of the institute. Without a title it takes that of what it copies. */
export async function createTest(
  db: Db,
  admin: Admin,
  { title, origin }: { title: string; origin: TestOrigin },
  now: Date,
): Promise<CreateTestResult> {
  return db.transaction(async (tx): Promise<CreateTestResult> => {
    const start = await startOf(origin);
    if (!start) return { kind: "not-found" };
    if ("kind" in start) return start;
    const [testId, deliveryId] = [newId<"test">(), newId<"delivery">()];
    const draft = { ...start.draft, title: title || start.draft.title };
    const times = { createdAt: now, updatedAt: now };
    await tx.insert(tests).values({ id: testId, kind: "institute", title: draft.title, draft, ...times });
    const rules = withMarksFor(start.rules, draft);
    await tx.insert(deliveries).values({ id: deliveryId, testId, rules, course: start.course, createdAt: now });
    await nameQuestions(tx, testId, draft, { isDraft: true });
    const subject = { id: testId, name: draft.title };
    await recordAudit(tx, admin, { action: "test.added", subject, after: await auditedDraft(tx, draft) }, now);
    return { kind: "created", testId };

    async function startOf(
      from: TestOrigin,
    ): Promise<
      { draft: TestDraft; rules: DeliveryRules; course: string | null } | ({ kind: "missing" } & FileMisses) | null
    > {
      switch (from.kind) {
        case "blank": {
          const draft = blankDraft(title, { id: newSectionId(), title: from.sectionTitle });
          return { draft, rules: rulesOf({ ...draft, sections: [] }, ONE_MARK), course: null };
        }
        case "preset": {
          const preset = PRESETS_TO_COPY.find(({ id }) => id === from.presetId);
          if (!preset) return null;
          return { draft: draftOf(preset.version), rules: preset.rules, course: preset.courses[0] ?? null };
        }
        case "test": {
          const test = await findInstituteTest(tx, admin, from.testId);
          return test && { draft: test.draft, rules: test.delivery.rules, course: test.delivery.course };
        }
        case "file": {
          const { rules, course } = from.file;
          const resolved = await resolveTestFile(tx, admin, from.file);
          return resolved.kind === "found" ? { draft: resolved.draft, rules, course } : resolved;
        }
        default:
          return from satisfies never;
      }
    }
  });
}
