import type { Client } from "pg";

/**
 * Signs everybody out and invalidates what is pending: mailed links, second steps, changes of address. The times of students'
 * last visits are kept. Returns how many sessions ended.
 */
export async function endAllSessions(client: Client): Promise<number> {
  await client.query(
    `with visits as (select user_id, max(updated_at) as at from sessions group by user_id)
     update students set last_visit_at = visits.at from visits
     where students.auth_id = visits.user_id and (students.last_visit_at is null or students.last_visit_at < visits.at)`,
  );
  const { rowCount } = await client.query("delete from sessions");
  await client.query("delete from verifications");
  await client.query("delete from address_changes");
  return rowCount ?? 0;
}
