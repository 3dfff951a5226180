import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { standards } from "../../../db/schema.ts";

/** Where instructors put the line, in logits, with how far they were apart. */
export type PracticeStandard = { id: Id<"standard">; cut: number; spread: number; judges: number; setAt: Date };

/** The standard that holds for this adaptive preset; null before the first one is set. */
export async function findPracticeStandard(db: Db | Tx, presetId: string): Promise<PracticeStandard | null> {
  const { id, cut, spread, judges, setAt } = standards;
  const [newest] = await db
    .select({ id, cut, spread, judges, setAt })
    .from(standards)
    .where(and(eq(standards.presetId, presetId), isNotNull(setAt)))
    .orderBy(desc(setAt))
    .limit(1);
  return newest ? whole(newest) : null;
}

type Row = Pick<typeof standards.$inferSelect, "id" | "cut" | "spread" | "judges" | "setAt">;

/** Null for a panel that is still at work. */
function whole({ id, cut, spread, judges, setAt }: Row): PracticeStandard | null {
  if (cut === null || spread === null || judges === null || setAt === null) return null;
  return { id, cut, spread, judges, setAt };
}
