/**
 * The background work of the process: delivers mail, closes attempts that were not submitted, finishes long rescoring, updates
 * statistics and difficulties, describes questions again, and issues certificates earned by reading and practice. Any number of
 * processes may do it concurrently. A late run does no harm: every page asks the database, never the worker.
 */
import { randomBytes } from "node:crypto";
import type { Id } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import type { JobHandlers } from "../jobs/catalog.ts";
import type { Queue } from "../jobs/queue.server.ts";
import { sendMail, subjectOf } from "../mail/send-mail.server.ts";
import type { MailTransport } from "../mail/transport.server.ts";
import { hashStoredTokens } from "../modules/accounts/commands/hash-stored-tokens.server.ts";
import { sendHeldNotices } from "../modules/accounts/commands/send-held-notices.server.ts";
import { calibrateWhenDue } from "../modules/adaptive/commands/calibrate-bank.server.ts";
import { closeOverdueAttempts } from "../modules/attempts/commands/close-overdue-attempts.server.ts";
import { finishRescoring } from "../modules/attempts/commands/rescore-results.server.ts";
import { issueDueCertificates } from "../modules/certificates/commands/issue-certificate.server.ts";
import { checkFiguresWhenDue } from "../modules/measurement/commands/check-figures.server.ts";
import { flagQuestions } from "../modules/measurement/commands/flag-questions.server.ts";
import { measureResults } from "../modules/measurement/commands/measure-results.server.ts";
import { recomputeAllProgress } from "../modules/progress/commands/recompute-progress.server.ts";
import { describeAgainWhenDue } from "../modules/questions/commands/describe-again.server.ts";
import { runRetention } from "../modules/retention/commands/run-retention.server.ts";
import { loadMailSender } from "../modules/site/queries/load-mail-sender.server.ts";
import { countActivity } from "../modules/statistics/commands/count-activity.server.ts";
import { takeSnapshot } from "../modules/statistics/commands/take-snapshot.server.ts";
import { findMediansWhenDue } from "../modules/study-plan/commands/find-medians.server.ts";
import { remindDue } from "../modules/study-plan/commands/remind-due.server.ts";
import { finishRuleChange } from "../modules/tests/commands/change-rules.server.ts";
import type { ReportFault } from "./fault-log.ts";
import type { Meter } from "./metrics.ts";
import { repeat, type Worker } from "./repeat.ts";

/** An attempt is due 60 s after its deadline and must be closed before 120 s have passed. */
const SWEEP_MS = 15_000;
/** Maximum age of the administrator's figures, unless there is more to count than one run can. */
const COUNT_MS = 5_000;
const SNAPSHOT_MS = 10 * 60_000;
/** Maximum age of what is worth a look at questions. */
const FLAG_MS = 60_000;
/** How soon session tokens that a process of release 0.8 stores are hashed. */
const HASH_MS = 60_000;
/** How soon daily work starts once it is due. */
const DUE_MS = 60_000;
const REMIND_MS = 5 * 60_000;

const WRONG = "the figures of a question are wrong: count them anew at /admin/measurement";

/** Starts the background work. Faults are logged and retried; they never end the process. */
export function startWorker(options: {
  db: Db;
  queue: Queue;
  reportFault: ReportFault;
  transport: MailTransport;
  publicUrl: string;
  adminEmail: string;
  timeZone: string;
  meter: Meter;
}): Worker {
  const { db, queue, reportFault, transport, publicUrl, adminEmail, timeZone, meter } = options;
  let isStopping = false;
  const clearing = { db, queue, publicUrl, adminEmail, timeZone, isOver: () => isStopping };
  const deleteOutdatedData = async () => {
    const run = await runRetention(clearing, new Date());
    if (run.kind === "failed" && !isStopping) throw run.error;
  };
  const calibrate = async () => {
    const run = await calibrateWhenDue(db, new Date(), () => isStopping);
    if (run.kind === "failed" && !isStopping) throw run.error;
  };
  const describeAgain = async () => {
    const run = await describeAgainWhenDue(db, new Date(), () => isStopping);
    if (run.kind === "failed" && !isStopping) throw run.error;
  };
  const checkFigures = async () => {
    const run = await checkFiguresWhenDue(db, new Date(), {
      random: Math.random,
      isOver: () => isStopping,
      onWrong: (versionId) =>
        reportFault(
          new Error(`The sums of the question version ${versionId} are not what its answers come to.`),
          WRONG,
        ),
    });
    if (run.kind === "failed" && !isStopping) throw run.error;
  };
  const compareTopics = async () => {
    const run = await findMediansWhenDue(db, new Date(), () => isStopping);
    if (run.kind === "failed" && !isStopping) throw run.error;
  };
  const remind = () => remindDue({ db, queue, publicUrl, timeZone, isOver: () => isStopping }, new Date());
  const issueTo = async (studentIds: Id<"student">[]) => {
    await issueDueCertificates(db, studentIds, { now: new Date(), timeZone, randomBytes });
  };
  const tasks = [
    repeat(SWEEP_MS, () => closeOverdueAttempts(db, new Date()), reportFault, "closing overdue attempts failed"),
    repeat(
      COUNT_MS,
      () => countActivity(db, timeZone, { isOver: () => isStopping, onCounted: issueTo }),
      reportFault,
      "counting activity failed",
    ),
    repeat(COUNT_MS, () => measureResults(db, { isOver: () => isStopping }), reportFault, "measuring answers failed"),
    repeat(
      FLAG_MS,
      () => flagQuestions(db, new Date(), { isOver: () => isStopping }),
      reportFault,
      "flagging questions failed",
    ),
    repeat(
      SNAPSHOT_MS,
      () => takeSnapshot(db, new Date(), timeZone),
      reportFault,
      "the snapshot of the students failed",
    ),
    repeat(HASH_MS, () => hashStoredTokens(db, new Date()), reportFault, "hashing session tokens failed"),
    repeat(DUE_MS, describeAgain, reportFault, "describing questions again failed"),
    repeat(DUE_MS, deleteOutdatedData, reportFault, "deleting what is too old failed"),
    // A process that has just started has more urgent work.
    repeat(DUE_MS, calibrate, reportFault, "finding the difficulty of questions failed", { isAtOnce: false }),
    repeat(DUE_MS, checkFigures, reportFault, "checking the figures of questions failed", { isAtOnce: false }),
    repeat(REMIND_MS, remind, reportFault, "writing to students about what is due failed", { isAtOnce: false }),
    repeat(DUE_MS, compareTopics, reportFault, "finding the medians of topics failed", { isAtOnce: false }),
  ];
  const handlers: JobHandlers = {
    "send-mail": async (mail) => {
      await sendMail(transport, mail, await loadMailSender(db, adminEmail));
    },
    "tell-held-notices": async (notices) => {
      const { institute } = await loadMailSender(db, adminEmail);
      await sendHeldNotices({ db, queue, publicUrl }, notices, subjectOf(notices, institute));
    },
    "rescore-results": (rest) => finishRescoring({ db, queue, publicUrl }, rest),
    "finish-rule-change": (rest) => finishRuleChange({ db, queue, publicUrl }, rest, new Date()),
    "recompute-progress": () => recomputeAllProgress(db),
  };
  const working = queue.work(handlers, meter.jobEnded);
  return {
    async stop() {
      isStopping = true;
      await Promise.all([...tasks.map((chore) => chore.stop()), working]);
    },
  };
}
