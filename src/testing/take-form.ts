/** Students who take one fixed test, each answering as it is said: what figures of questions are made of. */
import type { Id } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import type { Student } from "../modules/accounts/viewer.ts";
import { saveAnswers } from "../modules/attempts/commands/save-answers.server.ts";
import { startInstituteTest } from "../modules/attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../modules/attempts/commands/submit-attempt.server.ts";

/** One option for each question in order, null for a blank one; each was in sight for so many seconds. */
export async function takeForm(
  db: Db,
  student: Student,
  testId: Id<"test">,
  { chosen, at, seconds = 20 }: { chosen: ReadonlyArray<string | null>; at: Date; seconds?: number },
): Promise<Id<"attempt">> {
  const started = await startInstituteTest(db, student, testId, at, Math.random);
  if (started.kind !== "started") throw new Error(`The test did not start: ${started.kind}.`);
  const { attemptId } = started;
  const saves = chosen.flatMap((id, index) =>
    id === null ? [] : [{ position: index + 1, basedOn: 0, ageMs: 0, seconds, answer: { chosen: id } }],
  );
  if (saves.length > 0) await saveAnswers(db, student, attemptId, saves, at);
  await submitAttempt(db, student, attemptId, new Date(at.getTime() + 15 * 60_000));
  return attemptId;
}
