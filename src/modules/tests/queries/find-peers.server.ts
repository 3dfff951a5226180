import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attempts, testResults } from "../../../db/schema.ts";
import type { Peers } from "../pass-rules.ts";

const readPeers = nameStatement<Peers>(
  "read_peers",
  sql`
    with own as (
      select result.student_id, result.marks, attempt.delivery_id, attempt.test_version_id
      from ${testResults} as result join ${attempts} as attempt on attempt.id = result.attempt_id
      where result.id = ${sql.placeholder("resultId")}
    ), firsts as (
      select distinct on (result.student_id) result.marks, own.marks as own
      from own
      join ${attempts} as attempt on attempt.delivery_id = own.delivery_id
        and attempt.test_version_id = own.test_version_id and attempt.student_id <> own.student_id
      join ${testResults} as result on result.attempt_id = attempt.id
      where result.marks is not null
      order by result.student_id, result.completed_at
    )
    select count(*)::int + 1 as count, (count(*) filter (where marks <= own))::int + 1 as "notAbove" from firsts`,
);

/** With how many a result is compared: the first attempts of all others at its form, under its delivery, and itself (P59). */
export async function findPeers(db: Db, resultId: Id<"result">): Promise<Peers> {
  const [peers] = await readPeers(db, { resultId });
  if (!peers) throw new Error("A count gave no row.");
  return peers;
}
