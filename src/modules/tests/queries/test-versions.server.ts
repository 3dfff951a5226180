/** Versions of tests by id, from memory where possible: a version never changes, so cached ones never expire. */
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { testVersions } from "../../../db/schema.ts";
import { TestVersion } from "../test-version.ts";

/** Each student's own tests have versions of their own, of some hundred bytes. */
const CACHED_VERSIONS = 5_000;

const cache = new LRUCache<Id<"test-version">, TestVersion>({ max: CACHED_VERSIONS });

const readContent = nameStatement<{ content: unknown }>(
  "read_test_version",
  sql`select ${testVersions.content} from ${testVersions} where ${testVersions.id} = ${sql.placeholder("id")}`,
);

/** Throws when there is none. */
export async function loadTestVersion(db: Db | Tx, id: Id<"test-version">): Promise<TestVersion> {
  const known = cache.get(id);
  if (known) return known;
  const [row] = await readContent(db, { id });
  const version = TestVersion.parse(row?.content);
  cache.set(id, version);
  return version;
}

/** Spares whoever opens the attempt that was just started at this version to read and check it. */
export function rememberTestVersion({ id, content }: { id: Id<"test-version">; content: TestVersion }): void {
  cache.set(id, content);
}
