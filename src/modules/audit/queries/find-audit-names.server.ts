/** The current names of ids in audit entries, looked up once for a whole page. */

import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { lessons, questionLabels, questions, questionVersions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { AuditEntry } from "./list-audit.server.ts";

export type AuditNames = {
  lessons: ReadonlyMap<string, string>;
  labels: ReadonlyMap<string, string>;
  /** The contents of questions, in which options have names. */
  contents: ReadonlyMap<string, unknown>;
};

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** The names of lessons, labels and options that these entries hold by their ids. Deleted ones have none. */
export async function findAuditNames(db: Db, _admin: Admin, entries: ReadonlyArray<AuditEntry>): Promise<AuditNames> {
  const held = entries.flatMap(({ before, after }) => [before, after]);
  const [lessonIds, labelIds] = [idsIn(held, ["lessonId"]), idsIn(held, ["categoryId", "difficultyId"])];
  const questionIds = entries.flatMap(({ action, subjectId }) =>
    action.startsWith("question.") && ID.test(subjectId) ? [subjectId] : [],
  );
  const isOne = (column: typeof lessons.id | typeof questionLabels.id | typeof questions.id, ids: string[]) =>
    sql`${column} = any(${sql.param([...new Set(ids)])}::uuid[])`;
  const [titles, labels, contents] = await Promise.all([
    lessonIds.length === 0
      ? []
      : db.select({ id: lessons.id, name: lessons.title }).from(lessons).where(isOne(lessons.id, lessonIds)),
    labelIds.length === 0
      ? []
      : db
          .select({ id: questionLabels.id, name: questionLabels.name })
          .from(questionLabels)
          .where(isOne(questionLabels.id, labelIds)),
    questionIds.length === 0
      ? []
      : db
          .select({ id: questions.id, content: questionVersions.content })
          .from(questions)
          .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
          .where(isOne(questions.id, questionIds)),
  ]);
  return {
    lessons: new Map(titles.map(({ id, name }) => [id, name])),
    labels: new Map(labels.map(({ id, name }) => [id, name])),
    contents: new Map(contents.map(({ id, content }) => [id, content])),
  };
}

function idsIn(held: ReadonlyArray<unknown>, fields: ReadonlyArray<string>): string[] {
  return held.flatMap((value) =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, id]) =>
          fields.includes(name) && typeof id === "string" && ID.test(id) ? [id] : [],
        )
      : [],
  );
}
