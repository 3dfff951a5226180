/** What the lists of a student's attempts have in common: which test each is of, and which of them a filter lets through. */
import { type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { attempts, deliveries, testResults, tests } from "../../../db/schema.ts";
import { takenTest } from "../../tests/queries/test-name.server.ts";
import type { HistoryFilter } from "../history-filter.ts";
import type { ResultKind } from "../rules.ts";

export type TakenKind = Exclude<ResultKind, "all">;

/** Of which kind an attempt is. */
export const takenKind: SQL<TakenKind> = sql`case
  when ${attempts.practiceTestId} is not null then 'practice'
  when ${testResults.isPreset} then 'preset'
  else coalesce((select ${tests}.kind from ${tests} where ${tests}.id = ${attempts.testId}), 'custom')
end`;

/** True where the pass mark depends on what the student told about themselves, so that a verdict would tell it (P50). */
export const isPassedByCategory: SQL<boolean> = sql`coalesce((
  select ${deliveries.rules} #> '{pass,threshold}' ?| array['byCategory', 'lessForDisability']
  from ${deliveries} where ${deliveries.id} = ${attempts.deliveryId}), false)`;

export type Listed = HistoryFilter & { from: Date | null; until: Date | null };

export const EVERYTHING: Listed = { kind: "all", test: null, state: "all", from: null, until: null };

/** Whose attempts are listed, and what of them the reader cannot see. */
export type Whose = {
  studentId: Id<"student">;
  /** Results that wait; null for the administrator, who does not see verdicts by category instead. */
  waiting: ReadonlyArray<Id<"result">> | null;
};

/** Two conditions: one on results with their attempts, one on attempts without a result. Null where there can be none. */
export function conditionsOf(
  { studentId, waiting }: Whose,
  { kind, test, state, from, until }: Listed,
): { results: SQL | null; unfinished: SQL | null } {
  const shared = [
    ...(kind === "all" ? [] : [sql`${takenKind} = ${kind}`]),
    ...(test === null ? [] : [sql`${takenTest} = ${test}::uuid`]),
  ];
  const within = (at: SQL) => [
    ...(from ? [sql`${at} >= ${from.toISOString()}::timestamptz`] : []),
    ...(until ? [sql`${at} < ${until.toISOString()}::timestamptz`] : []),
  ];
  const results = stateOfResults(state, waiting);
  const unfinished = stateOfUnfinished(state);
  return {
    results:
      results &&
      all([
        sql`${testResults.studentId} = ${studentId}`,
        ...within(sql`${testResults.completedAt}`),
        ...shared,
        ...results,
      ]),
    unfinished:
      unfinished && all([sql`${attempts.studentId} = ${studentId}`, unfinished, ...within(unfinishedAt), ...shared]),
  };
}

/** Since when an attempt without a result stands where it stands: its start, or the end of its time. */
export const unfinishedAt: SQL = sql`case ${attempts.state} when 'open' then ${attempts.startedAt} else ${attempts.closesAt} end`;

function stateOfResults(state: Listed["state"], waiting: Whose["waiting"]): SQL[] | null {
  const ids = sql.param(waiting ?? []);
  switch (state) {
    case "all":
      return [];
    case "passed":
    case "failed":
      return [
        sql`${testResults.isPassed} = ${state === "passed"}`,
        // A list of passed tests would tell of the others, too.
        waiting === null ? sql`not ${isPassedByCategory}` : sql`${testResults.id} <> all (${ids}::uuid[])`,
      ];
    case "waiting":
      return [sql`${testResults.id} = any (${ids}::uuid[])`];
    case "open":
    case "expired":
      return null;
    default:
      return state satisfies never;
  }
}

function stateOfUnfinished(state: Listed["state"]): SQL | null {
  switch (state) {
    case "all":
      return sql`${attempts.state} in ('open', 'expired')`;
    case "open":
    case "expired":
      return sql`${attempts.state} = ${state}`;
    case "passed":
    case "failed":
    case "waiting":
      return null;
    default:
      return state satisfies never;
  }
}

function all(conditions: SQL[]): SQL {
  return sql.join(conditions, sql` and `);
}
