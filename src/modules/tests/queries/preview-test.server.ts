import type { Db } from "../../../db/client.ts";
import type { OpenItem } from "../../../items/registry/models.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { withOpenItems } from "../../attempts/queries/versions.server.ts";
import { asShown } from "../../attempts/shown-options.ts";
import type { TestVersion } from "../test-version.ts";
import { drawQuestions } from "./draw-questions.server.ts";

export type TestPreview = {
  /** How many questions each section asks. */
  counts: number[];
  /** The question in view with the index of its section and its number there, 1 for the first; null where there is none. */
  shown: { section: number; number: number; item: OpenItem } | null;
};

/** What a student would get with this seed, and the question at one position of it, 1 for the first. Nothing is stored. */
export async function previewTest(
  db: Db,
  _admin: Admin,
  version: TestVersion,
  { seed, position }: { seed: number; position: number },
): Promise<TestPreview> {
  const drawn = await drawQuestions(db, version, { seed, withReserved: true });
  const counts = version.sections.map((_, index) => drawn.filter(({ section }) => section === index + 1).length);
  const asked = drawn[position - 1];
  if (!asked) return { counts, shown: null };
  const [found] = await withOpenItems(db, [{ versionId: asked.versionId, answer: null }]);
  if (!found) return { counts, shown: null };
  const before = counts.slice(0, asked.section - 1).reduce((sum, count) => sum + count, 0);
  const item = asShown(found.item, { version, seed }, { section: asked.section, position });
  return { counts, shown: { section: asked.section - 1, number: position - before, item } };
}
