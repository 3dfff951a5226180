/** What is too old to be kept: the same conditions for what is counted before and for what is deleted then. */
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
  // A talk that goes on is not over.
  keepMessagesMonths: (since) => sql`from ${messages} where ${messages.receivedAt} < ${moment(since)}
    and not exists (select from ${messageAnswers}
      where ${messageAnswers.messageId} = ${messages.id} and ${messageAnswers.sentAt} >= ${moment(since)})`,
};
