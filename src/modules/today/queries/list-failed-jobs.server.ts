/** The jobs that failed, described without their secrets: a mail may contain links that open an account. */

import { z } from "zod/mini";
import { type Id, parseId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { type FailedJob, listFailedJobs as listJobs } from "../../../jobs/failed-jobs.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { JOBS_SHOWN } from "../rules.ts";

/** What a job was to do. Empty and null where an old job does not say it as today's do. */
export type JobTask =
  | { kind: "send-mail" | "tell-held-notices"; template: string; to: string }
  | { kind: "rescore-results"; questionId: Id<"question"> | null }
  | { kind: "finish-rule-change" | "recompute-progress" };

export type ListedJob = Omit<FailedJob, "payload" | "name"> & { task: JobTask };

const Mail = z.catch(z.object({ template: z.string(), to: z.string() }), { template: "", to: "" });
const Rescoring = z.catch(z.object({ questionId: z.string() }), { questionId: "" });

/** The failed jobs, those tried last first. */
export async function listFailedJobs(db: Db, _admin: Admin): Promise<ListedJob[]> {
  const found = await listJobs(db, JOBS_SHOWN);
  return found.map(({ name, payload, ...job }) => ({ ...job, task: taskOf(name, payload) }));
}

function taskOf(name: FailedJob["name"], payload: unknown): JobTask {
  switch (name) {
    case "send-mail":
    case "tell-held-notices":
      return { kind: name, ...Mail.parse(payload) };
    case "rescore-results":
      return { kind: name, questionId: parseId<"question">(Rescoring.parse(payload).questionId) };
    case "finish-rule-change":
    case "recompute-progress":
      return { kind: name };
    default:
      return name satisfies never;
  }
}
