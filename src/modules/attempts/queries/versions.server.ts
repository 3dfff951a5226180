/**
 * Published versions by id, from memory where possible: a version never changes, so what was read once holds for ever,
 * in every process. Contents and solutions are kept apart, so that what serves an open attempt has never held a solution.
 */
import { inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { questionVersions } from "../../../db/schema.ts";

type VersionId = Id<"version">;

export type OpenVersion = { type: string; content: unknown };
export type SolvedVersion = OpenVersion & { questionId: Id<"question">; solution: unknown };

/** A version is some 2 kB; this many are the questions of a few hundred tests. */
const KEPT_VERSIONS = 4_000;

const openVersions = new LRUCache<VersionId, OpenVersion>({ max: KEPT_VERSIONS });
const solvedVersions = new LRUCache<VersionId, SolvedVersion>({ max: KEPT_VERSIONS });

/** What students may see of these versions. Throws when one does not exist. */
export async function findOpenVersions(
  db: Db | Tx,
  ids: ReadonlyArray<VersionId>,
): Promise<Map<VersionId, OpenVersion>> {
  return through(openVersions, ids, (missing) =>
    db
      .select({ id: questionVersions.id, type: questionVersions.type, content: questionVersions.content })
      .from(questionVersions)
      .where(inArray(questionVersions.id, missing)),
  );
}

/** These versions with their solutions: for scoring, and for review after it. Throws when one does not exist. */
export async function findSolvedVersions(
  db: Db | Tx,
  ids: ReadonlyArray<VersionId>,
): Promise<Map<VersionId, SolvedVersion>> {
  return through(solvedVersions, ids, (missing) =>
    db
      .select({
        id: questionVersions.id,
        questionId: questionVersions.questionId,
        type: questionVersions.type,
        content: questionVersions.content,
        solution: questionVersions.solution,
      })
      .from(questionVersions)
      .where(inArray(questionVersions.id, missing)),
  );
}

async function through<Version extends object>(
  cache: LRUCache<VersionId, Version>,
  ids: ReadonlyArray<VersionId>,
  read: (missing: VersionId[]) => Promise<(Version & { id: VersionId })[]>,
): Promise<Map<VersionId, Version>> {
  const found = new Map<VersionId, Version>();
  const missing: VersionId[] = [];
  for (const id of ids) {
    const version = cache.get(id);
    if (version) found.set(id, version);
    else missing.push(id);
  }
  if (missing.length > 0) {
    for (const version of await read(missing)) {
      cache.set(version.id, version);
      found.set(version.id, version);
    }
  }
  if (found.size < new Set(ids).size) throw new Error("A question version of an attempt is missing.");
  return found;
}
