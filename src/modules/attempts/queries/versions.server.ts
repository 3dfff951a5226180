/**
 * Published versions by id, from memory where possible: a version never changes, so cached versions never expire, in any
 * process. Contents and solutions are kept apart, so that what serves an open attempt has never held a solution.
 */
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { questionVersions } from "../../../db/schema.ts";
import { type OpenItem, parseOpenItem } from "../../../items/registry/models.ts";

type VersionId = Id<"version">;

export type OpenVersion = { type: string; content: unknown };
export type SolvedVersion = OpenVersion & { questionId: Id<"question">; solution: unknown };

/** A version is some 2 kB; this many are the questions of a few hundred tests. */
const CACHED_VERSIONS = 4_000;

type Solution = { questionId: Id<"question">; solution: unknown };

const openVersions = new LRUCache<VersionId, OpenVersion>({ max: CACHED_VERSIONS });
const solutions = new LRUCache<VersionId, Solution>({ max: CACHED_VERSIONS });

const readOpenVersions = nameStatement<OpenVersion & { id: VersionId }>(
  "read_open_versions",
  sql`select id, type, content from ${questionVersions} where id = any (${sql.placeholder("ids")}::uuid[])`,
);

const readSolutions = nameStatement<Solution & { id: VersionId }>(
  "read_solutions",
  sql`select id, question_id as "questionId", solution
    from ${questionVersions} where id = any (${sql.placeholder("ids")}::uuid[])`,
);

/** What students may see of these versions. Throws when one does not exist. */
export function requireOpenVersions(db: Db | Tx, ids: ReadonlyArray<VersionId>): Promise<Map<VersionId, OpenVersion>> {
  return loadThroughCache(openVersions, ids, (missing) => readOpenVersions(db, { ids: missing }));
}

export type GivenAnswer = { versionId: VersionId; answer: unknown };

/** Each answer with the question it answers, as the student sees it. In the same order. */
export async function withOpenItems<Given extends GivenAnswer>(
  db: Db | Tx,
  given: ReadonlyArray<Given>,
): Promise<(Given & { item: OpenItem })[]> {
  const versions = await requireOpenVersions(
    db,
    given.map(({ versionId }) => versionId),
  );
  return given.flatMap((one) => {
    const version = versions.get(one.versionId);
    return version ? [{ ...one, item: parseOpenItem({ ...version, answer: one.answer }) }] : [];
  });
}

/** These versions with their solutions: for scoring, and for review after it. Throws when one does not exist. */
export async function requireSolvedVersions(
  db: Db | Tx,
  ids: ReadonlyArray<VersionId>,
): Promise<Map<VersionId, SolvedVersion>> {
  const open = await requireOpenVersions(db, ids);
  const solved = await loadThroughCache(solutions, ids, (missing) => readSolutions(db, { ids: missing }));
  const both = new Map<VersionId, SolvedVersion>();
  for (const [id, solution] of solved) {
    const version = open.get(id);
    if (version) both.set(id, { ...version, ...solution });
  }
  return both;
}

async function loadThroughCache<Part extends object>(
  cache: LRUCache<VersionId, Part>,
  ids: ReadonlyArray<VersionId>,
  read: (missing: VersionId[]) => Promise<(Part & { id: VersionId })[]>,
): Promise<Map<VersionId, Part>> {
  const found = new Map<VersionId, Part>();
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
