import { and, eq } from "drizzle-orm";
import { parseId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, deliveries, tests } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { DeliveryRules } from "../delivery.ts";
import { neededFor, type PassRule } from "../pass-rules.ts";
import { PRESETS } from "../presets/presets.ts";
import { ChangedTerms } from "../terms.ts";
import { isForm } from "../test-version.ts";
import { loadTestVersion } from "./test-versions.server.ts";

/** What the student has to tell for the pass mark of a preset, or of an own attempt; null for nothing, and where there is none. */
export async function findNeededCategory(
  db: Db,
  student: Student,
  test: { kind: "attempt" | "preset"; id: string },
): Promise<ReturnType<typeof neededFor>> {
  if (test.kind === "attempt") return findNeededForAttempt(db, student, test.id);
  const rule = await findRuleOfPreset(db, test.id);
  return rule ? neededFor(rule, { isForm: false }) : null;
}

/** As the institute has set it, else as it came. */
async function findRuleOfPreset(db: Db, presetId: string): Promise<PassRule | undefined> {
  const preset = PRESETS.find(({ id }) => id === presetId);
  if (!preset) return;
  const [row] = await db.select({ changed: tests.changedTerms }).from(tests).where(eq(tests.presetId, presetId));
  return ChangedTerms.parse(row?.changed ?? {}).pass ?? preset.rules.pass;
}

async function findNeededForAttempt(db: Db, { studentId }: Student, id: string): Promise<ReturnType<typeof neededFor>> {
  const attemptId = parseId<"attempt">(id);
  if (!attemptId) return null;
  const [row] = await db
    .select({ rules: deliveries.rules, versionId: attempts.testVersionId })
    .from(attempts)
    .innerJoin(deliveries, eq(deliveries.id, attempts.deliveryId))
    .where(and(eq(attempts.id, attemptId), eq(attempts.studentId, studentId)));
  if (!row) return null;
  const version = await loadTestVersion(db, row.versionId);
  return neededFor(DeliveryRules.parse(row.rules).pass, { isForm: isForm(version) });
}
