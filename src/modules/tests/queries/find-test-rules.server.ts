import { desc, eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { deliveries, ruleChanges, tests, testVersions, voidedQuestions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { DeliveryRules } from "../delivery.ts";
import { rulesForVersion } from "../institute-test.ts";
import type { Preset } from "../presets/preset.ts";
import { PRESETS } from "../presets/presets.ts";
import type { Voided } from "../rule-change.ts";
import { ChangedTerms, withTerms } from "../terms.ts";
import { rowsOfPreset } from "../test-rows.ts";
import { TestVersion } from "../test-version.ts";

export type TestRules = {
  id: Id<"test">;
  /** Null for a test that does not ship with the product (any more). */
  preset: Preset | null;
  /** As a bank with enough questions gives it. */
  version: TestVersion;
  /** As they count now. */
  rules: DeliveryRules;
  /** What the institute has set of them; empty for nothing. */
  changed: ChangedTerms;
  voided: ReadonlyMap<string, Voided>;
  /** The number of the latest change; 0 for none. */
  lastChange: number;
};

/** By what a test is marked now; null for one whose marks and pass mark nobody can change. */
export async function findTestRules(db: Db | Tx, _admin: Admin, testId: Id<"test">): Promise<TestRules | null> {
  const preset = PRESETS.find((one) => rowsOfPreset(one, one.version).test.id === testId) ?? null;
  const [row] = await db
    .select({
      kind: tests.kind,
      content: testVersions.content,
      changed: tests.changedTerms,
      rules: deliveries.rules,
      lastChange: sql<number>`coalesce(
        (select max(${ruleChanges.number}) from ${ruleChanges} where ${ruleChanges.testId} = ${tests.id}), 0)`,
    })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.versionId))
    .leftJoin(deliveries, eq(deliveries.testId, tests.id))
    .where(eq(tests.id, testId))
    .orderBy(desc(deliveries.createdAt))
    .limit(1);
  const hasMarks = row?.kind === "preset" || row?.kind === "institute";
  const version = preset?.version ?? (hasMarks ? TestVersion.parse(row.content) : null);
  const rules = preset?.rules ?? (hasMarks && row.rules ? DeliveryRules.parse(row.rules) : null);
  if (!version || !rules) return null;
  const changed = ChangedTerms.parse(row?.changed ?? {});
  const voided = await db
    .select({ questionId: voidedQuestions.questionId, countedAs: voidedQuestions.countedAs })
    .from(voidedQuestions)
    .where(eq(voidedQuestions.testId, testId));
  return {
    ...{ id: testId, preset, version, changed, rules: rulesForVersion(withTerms(rules, changed), version) },
    voided: new Map(voided.map(({ questionId, countedAs }) => [questionId, countedAs])),
    lastChange: row?.lastChange ?? 0,
  };
}
