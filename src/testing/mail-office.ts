/** What commands that mail students take, with the mails they put into the queue. */
import type { Db } from "../db/client.ts";
import { type JobName, type JobPayloads, jobs } from "../jobs/catalog.ts";

/** An office without a queue; `sent` holds the mails. Any other job is refused. */
export function mailOffice(db: Db) {
  const sent: JobPayloads["send-mail"][] = [];
  const queue = {
    enqueue: async (_tx: unknown, name: JobName, ...payloads: unknown[]) => {
      if (name !== "send-mail") throw new Error(`Nobody expects the job ${name}.`);
      for (const payload of payloads) sent.push(jobs[name].payload.parse(payload));
    },
  };
  return { db, queue, publicUrl: "https://exams.example.org", sent };
}
