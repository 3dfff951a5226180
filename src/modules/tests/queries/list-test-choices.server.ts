import { desc, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { tests } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { PRESETS_TO_COPY } from "../presets/presets.ts";

/** Older ones are copied from the list. */
const CHOICES_MAX = 100;

type TestChoices = { tests: { id: Id<"test">; title: string }[]; presets: { id: string; title: string }[] };

/** What a new test can begin with: the institute's tests that were changed last, and all presets. */
export async function listTestChoices(db: Db, _admin: Admin): Promise<TestChoices> {
  const rows = await db
    .select({ id: tests.id, title: tests.title })
    .from(tests)
    .where(eq(tests.kind, "institute"))
    .orderBy(desc(tests.updatedAt), desc(tests.id))
    .limit(CHOICES_MAX);
  return {
    tests: rows.map(({ id, title }) => ({ id, title: title ?? "" })),
    presets: PRESETS_TO_COPY.map(({ id, version }) => ({ id, title: version.title })),
  };
}
