/** Which data is outdated: the same conditions for counting before a change and for deleting. */
import { type SQL, sql } from "drizzle-orm";
import { auditEntries, dataViews, messageAnswers, messages, signIns } from "../../db/schema.ts";
import type { RetentionSetting } from "./rules.ts";

export type RetainedEntries = Exclude<RetentionSetting, "keepUnusedAccountsMonths">;

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Rows of their tables that are older than the moment. */
export const OUTDATED: { readonly [Name in RetainedEntries]: (since: Date) => SQL } = {
  keepSignInsMonths: (since) => sql`from ${signIns} where ${signIns.signedInAt} < ${moment(since)}`,
  keepAuditMonths: (since) => sql`from ${auditEntries} where ${auditEntries.at} < ${moment(since)}`,
  keepDataViewsMonths: (since) => sql`from ${dataViews} where ${dataViews.at} < ${moment(since)}`,
  // A message that was answered since is not over. By its last answer and not by "not exists", which the planner may join by
  // reading all answers.
  keepMessagesMonths: (since) => sql`from ${messages} where ${messages.receivedAt} < ${moment(since)}
    and coalesce((select max(${messageAnswers.sentAt}) from ${messageAnswers}
      where ${messageAnswers.messageId} = ${messages.id}), '-infinity') < ${moment(since)}`,
};
