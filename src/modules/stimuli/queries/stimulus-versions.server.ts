import { eq, inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { stimuli, stimulusVersions } from "../../../db/schema.ts";
import { StimulusContent } from "../content.ts";
import type { StimulusKind } from "../rules.ts";

export type StimulusVersion = { kind: StimulusKind; content: StimulusContent };

/** A record is some 10 kB. */
const CACHED_VERSIONS = 500;

// They never change, so they never expire.
const cache = new LRUCache<Id<"stimulus-version">, StimulusVersion>({ max: CACHED_VERSIONS });

/** Whole records, from memory where possible: cut them with `recordAt` before a student sees them. Throws when one does not exist. */
export async function requireStimulusVersions(
  db: Db | Tx,
  ids: ReadonlyArray<Id<"stimulus-version">>,
): Promise<ReadonlyMap<Id<"stimulus-version">, StimulusVersion>> {
  const wanted = [...new Set(ids)];
  const known = wanted.map((id) => [id, cache.get(id)] as const);
  const missing = known.flatMap(([id, version]) => (version ? [] : [id]));
  const found = new Map(known.flatMap(([id, version]) => (version ? [[id, version] as const] : [])));
  if (missing.length > 0) {
    const rows = await db
      .select({ id: stimulusVersions.id, kind: stimuli.kind, content: stimulusVersions.content })
      .from(stimulusVersions)
      .innerJoin(stimuli, eq(stimuli.id, stimulusVersions.stimulusId))
      .where(inArray(stimulusVersions.id, missing));
    for (const { id, kind, content } of rows) {
      const version = { kind, content: StimulusContent.parse(content) };
      cache.set(id, version);
      found.set(id, version);
    }
  }
  if (found.size < wanted.length) throw new Error("A version of a stimulus is missing.");
  return found;
}
