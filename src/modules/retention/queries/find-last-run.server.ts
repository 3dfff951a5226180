import type { Db } from "../../../db/client.ts";
import { findLastRun, type LastRun } from "../../../db/recurring-work.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { RETENTION_WORK } from "../rules.ts";

/** The outcome of the last daily deletion, or the state of the running one; null if there was none. */
export function findLastRetention(db: Db, _admin: Admin): Promise<LastRun | null> {
  return findLastRun(db, RETENTION_WORK.name);
}
