import { and, eq, isNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { standards } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { ADAPTIVE_PRESETS } from "../../adaptive/nclex.ts";
import { loadNewestBank } from "../../adaptive/queries/find-bank.server.ts";
import type { Reliability } from "../reliability.ts";
import { countRateable } from "../standard.ts";
import { findReliability } from "./find-reliability.server.ts";
import { findPracticeStandard, type PracticeStandard } from "./practice-standard.server.ts";

export type StandardOfExam = {
  presetId: string;
  standard: PracticeStandard | null;
  atWork: Id<"standard"> | null;
  /** Questions in the bank that a panel can rate. */
  rateable: number;
  reliability: Reliability;
};

/** For each adaptive exam its standard, its panel at work, and what the real exam made of its results. */
export async function listStandards(db: Db, _admin: Admin): Promise<StandardOfExam[]> {
  const exams: StandardOfExam[] = [];
  for (const { id: presetId, plan } of ADAPTIVE_PRESETS) {
    const [atWork] = await db
      .select({ id: standards.id })
      .from(standards)
      .where(and(eq(standards.presetId, presetId), isNull(standards.setAt)));
    exams.push({
      presetId,
      standard: await findPracticeStandard(db, presetId),
      atWork: atWork?.id ?? null,
      rateable: countRateable((await loadNewestBank(db, plan.examPlan)).content),
      reliability: await findReliability(db, presetId),
    });
  }
  return exams;
}
