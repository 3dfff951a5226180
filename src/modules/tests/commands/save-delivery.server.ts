import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { deliveries } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { DeliveryInput } from "../builder-forms.ts";
import type { DeliveryRules } from "../delivery.ts";
import {
  lockInstituteTest,
  type NotChanged,
  storeRules,
  type TestTarget,
  touchTest,
} from "../lock-institute-test.server.ts";
import type { PassRule } from "../pass-rules.ts";

export type SaveDeliveryResult = { kind: "saved" } | NotChanged;

/** Changes for whom and when a test is given. It holds at once, also for those who are taking the test. */
export async function saveDelivery(
  db: Db,
  admin: Admin,
  target: TestTarget,
  input: DeliveryInput,
  now: Date,
): Promise<SaveDeliveryResult> {
  return db.transaction(async (tx): Promise<SaveDeliveryResult> => {
    const found = await lockInstituteTest(tx, admin, target);
    if (found.kind !== "locked") return found;
    const { test } = found;
    const { release, ...columns } = input;
    await tx
      .update(deliveries)
      .set({ ...columns, rules: { ...test.delivery.rules, release } })
      .where(eq(deliveries.id, test.delivery.id));
    await touchTest(tx, test, {}, now);
    const { id: _, rules, ...was } = test.delivery;
    const subject = { id: test.id, name: test.title };
    const both = { before: { ...was, ...rules.release }, after: { ...columns, ...release } };
    await recordAudit(tx, admin, { action: "test.delivery-changed", subject, ...both }, now);
    return { kind: "saved" };
  });
}

/** Null where the pass rule stays. */
export type MarksInput = { marks: DeliveryRules["marks"]; pass: PassRule | null };

export type SaveMarksResult =
  | { kind: "saved" }
  /** Students have been asked these sections: results have to be marked again, which `changeRules` does. */
  | { kind: "started" }
  | NotChanged;

/**
 * Sets marks and pass rule of a test that nobody has started, and the marks of sections that are new in its draft. Once somebody
 * has, whatever results are marked by changes only by `changeRules` (record 52).
 */
export async function saveMarks(
  db: Db,
  admin: Admin,
  target: TestTarget,
  { marks, pass }: MarksInput,
  now: Date,
): Promise<SaveMarksResult> {
  return db.transaction(async (tx): Promise<SaveMarksResult> => {
    const found = await lockInstituteTest(tx, admin, target);
    if (found.kind !== "locked") return found;
    const { test } = found;
    const asked = new Set(test.isStarted ? test.version?.sections.map(({ id }) => id) : []);
    const isNew = (id: string) => test.draft.sections.some((section) => section.id === id) && !asked.has(id);
    if ((test.isStarted && pass !== null) || !Object.keys(marks).every(isNew)) return { kind: "started" };
    const { rules } = test.delivery;
    const changed = { ...rules, marks: { ...rules.marks, ...marks }, pass: pass ?? rules.pass };
    await storeRules(tx, test, changed);
    // What was changed before anybody started it would else go on counting.
    await touchTest(tx, test, test.isStarted ? {} : { changedTerms: null }, now);
    const named = (of: DeliveryRules) => ({
      sectionMarks: test.draft.sections.map(({ id, title }) => ({ title, ...of.marks[id] })),
      passRule: of.pass,
    });
    const subject = { id: test.id, name: test.title };
    const both = { before: named(rules), after: named(changed) };
    await recordAudit(tx, admin, { action: "test.marks-changed", subject, ...both }, now);
    return { kind: "saved" };
  });
}
