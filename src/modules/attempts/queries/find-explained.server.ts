/** The solutions of final answers of a running test that explains each of them, as far as `reveal` allows. */
import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import {
  attemptItems,
  attempts,
  deliveries,
  lessons,
  questions,
  questionVersions,
  subjects,
} from "../../../db/schema.ts";
import { parseSolvedItem, progressOf } from "../../../items/registry/models.ts";
import { scoreItem } from "../../../items/registry/scorers.server.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { ExplainedQuestion } from "../explained.ts";
import { type DeliveryRelease, explainsEachAnswer, releasedOf } from "../released.ts";
import { type AttemptState, reveal } from "../rules.ts";
import { asShown } from "../shown-options.ts";
import { findAttemptConstants } from "./attempt-constants.server.ts";
import { type PlaceInBank, placeInBank } from "./place-in-bank.server.ts";
import { requireSolvedVersions } from "./versions.server.ts";
import { findHeld } from "./withheld.server.ts";

type Row = {
  position: number;
  section: number;
  questionId: Id<"question">;
  versionId: Id<"version">;
  answer: unknown;
  place: PlaceInBank;
  state: AttemptState;
  deliveryId: Id<"delivery">;
  seed: number;
} & DeliveryRelease;

const readFinal = nameStatement<Row>(
  "read_final_answers",
  sql`
    select ${attemptItems.position}, ${attemptItems.section}, ${attemptItems.versionId} as "versionId", ${attemptItems.answer},
      ${questions.id} as "questionId", ${placeInBank} as place, ${attempts.state}, ${attempts.seed},
      ${deliveries.id} as "deliveryId", ${deliveries.rules},
      ${deliveries.scoreReleasedAt} as "scoreReleasedAt", ${deliveries.solutionsReleasedAt} as "solutionsReleasedAt"
    from ${attempts}
    join ${deliveries} on ${deliveries.id} = ${attempts.deliveryId}
    join ${attemptItems} on ${attemptItems.attemptId} = ${attempts.id}
    join ${questionVersions} on ${questionVersions.id} = ${attemptItems.versionId}
    join ${questions} on ${questions.id} = ${questionVersions.questionId}
    join ${lessons} on ${lessons.id} = ${questions.lessonId}
    join ${subjects} on ${subjects.id} = ${lessons.subjectId}
    where ${attempts.id} = ${sql.placeholder("attemptId")} and ${attempts.studentId} = ${sql.placeholder("studentId")}
      and ${attemptItems.position} = any (${sql.placeholder("positions")}::int[]) and ${attemptItems.finalAt} is not null
    order by ${attemptItems.position}`,
);

/** What may be seen of the final answers among these positions of the student's own attempt; null for a test that does not explain them. */
export async function findExplained(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  positions: ReadonlyArray<number>,
  now: Date,
): Promise<ExplainedQuestion[] | null> {
  const constants = await findAttemptConstants(db, student, attemptId);
  if (!constants?.isExplained) return null;
  const { studentId } = student;
  const rows = await readFinal(db, { attemptId, studentId, positions });
  const heldOf = await findHeld(db, studentId, now);
  const revealed = rows.map((row) => {
    const released = { ...releasedOf(row), atAnswer: explainsEachAnswer(row.rules) };
    const held = heldOf(row.questionId, row.deliveryId);
    return { row, held, shown: reveal(row.state, released, held, now) };
  });
  const versions = await requireSolvedVersions(
    db,
    revealed.flatMap(({ shown, row }) => (shown.kind === "content-and-solution" ? [row.versionId] : [])),
  );
  return revealed.flatMap(({ shown, held, row }): ExplainedQuestion[] => {
    const { position, versionId, answer, place, seed } = row;
    if (shown.kind === "withheld") {
      const why = shown.reason.kind;
      const tests = why === "open-elsewhere" ? held.openElsewhere : held.unreleasedElsewhere;
      const by = tests.map(({ attemptId, test }) => ({ attemptId, test }));
      return [{ kind: "withheld", why, position, place, by }];
    }
    const version = versions.get(versionId);
    if (shown.kind !== "content-and-solution" || !version) return [];
    const solved = parseSolvedItem({ ...version, answer });
    const { earned, max } = scoreItem(solved);
    const item = asShown(solved, { version: constants.version, seed }, row);
    return [
      { kind: "shown", position, place, item, score: { earned, max }, isAnswered: progressOf(item) !== "untouched" },
    ];
  });
}
