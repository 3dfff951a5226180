import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { topicMedians } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { TopicKind } from "./find-standing.server.ts";

/** `right` is in whole percent of first answers, `seconds` of a first answer; null where too few are timed. */
export type TopicMedian = { students: number; right: number; seconds: number | null };

/** As the last night found them, of the topics that enough students have answered questions of. */
export async function listMedians(
  db: Db,
  _student: Student,
  kind: TopicKind,
  topics: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, TopicMedian>> {
  if (topics.length === 0) return new Map();
  const rows = await db
    .select()
    .from(topicMedians)
    .where(and(eq(topicMedians.kind, kind), inArray(topicMedians.topic, [...topics])));
  return new Map(
    rows.map(({ topic, students, right, seconds }) => [topic, { students, right: Math.round(right / 10), seconds }]),
  );
}
