/** What the commands of this module need, made once for the process. */
import type { Database, Db } from "../../db/client.ts";
import type { Queue } from "../../jobs/queue.server.ts";
import { type MessageLimits, openMessageLimits } from "./limits.server.ts";

export type Messages = {
  readonly db: Db;
  readonly queue: Pick<Queue, "enqueue">;
  readonly limits: MessageLimits;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Gets what visitors write while the site's settings name no address. */
  readonly adminEmail: string;
};

/** Everything that commands of this module need. The database must be migrated and the queue open. */
export function createMessages(options: {
  db: Db;
  pool: Database["pool"];
  queue: Pick<Queue, "enqueue">;
  publicUrl: string;
  adminEmail: string;
}): Messages {
  const { db, pool, queue, publicUrl, adminEmail } = options;
  return { db, queue, limits: openMessageLimits(pool), publicUrl, adminEmail };
}
