/** What a stimulus says becomes its next version, with its questions as they are in it. */
import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { type Id, newId } from "../../core/id.ts";
import type { Tx } from "../../db/client.ts";
import { questions, questionVersions, stimulusQuestions, stimulusVersions } from "../../db/schema.ts";
import { parseQuestionBody } from "../../items/registry/models.ts";
import type { Admin, Operator } from "../accounts/viewer.ts";
import { describeQuestion } from "../questions/describe-question.server.ts";
import { insertQuestions } from "../questions/insert-questions.server.ts";
import { touchStimulus } from "./lock-stimulus.server.ts";
import type { FoundStimulus } from "./queries/find-stimulus.server.ts";

/** Stores the draft of a stimulus as its next version and gives the number of it. The caller holds the lock of the bank. */
export async function storeVersion(
  tx: Tx,
  author: Admin | Operator,
  stimulus: Pick<FoundStimulus, "id" | "draft" | "version" | "updatedAt" | "lessonId" | "categoryId" | "difficultyId">,
  now: Date,
): Promise<number> {
  const { draft, version } = stimulus;
  const createdBy = author.kind === "admin" ? author.userId : null;
  const pinned = await storeQuestions(tx, stimulus, createdBy, now);
  const versionId = newId<"stimulus-version">();
  const number = (version?.number ?? 0) + 1;
  await tx
    .insert(stimulusVersions)
    .values({ id: versionId, stimulusId: stimulus.id, number, content: draft.content, createdBy, createdAt: now });
  await tx
    .insert(stimulusQuestions)
    .values(pinned.map((ids, index) => ({ stimulusVersionId: versionId, position: index + 1, ...ids })));
  await touchStimulus(tx, stimulus, { versionId, questionCount: pinned.length, draft: null }, now);
  return number;
}

type Pinned = { questionId: Id<"question">; versionId: Id<"version"> };

/** Stores the questions as the draft has them and gives the version of each, in order. */
async function storeQuestions(
  tx: Tx,
  { id: stimulusId, draft, lessonId, categoryId, difficultyId }: Parameters<typeof storeVersion>[2],
  createdBy: Id<"user"> | null,
  now: Date,
): Promise<Pinned[]> {
  const ids = draft.questions.map(({ questionId }) => questionId);
  const stored = await readStored(tx, stimulusId, ids);
  const shared = { lessonId, categoryId, difficultyId, manualId: null, isReserved: true };
  const added = draft.questions
    .filter(({ questionId }) => !stored.has(questionId))
    .map(({ questionId, ...question }) => ({ ...shared, ...question, id: questionId, stimulusId }));
  if (added.length > 0) await insertQuestions(tx, added, createdBy, now);
  const pinned = new Map<Id<"question">, Id<"version">>();
  for (const { questionId, areas, judgmentStep, body } of draft.questions) {
    const current = stored.get(questionId);
    if (!current) continue;
    const isSame = isDeepStrictEqual(body, current.body);
    const versionId = isSame ? current.versionId : newId<"version">();
    if (!isSame) {
      const version = { id: versionId, questionId, number: current.number + 1, ...body };
      await tx.insert(questionVersions).values({ ...version, createdBy, createdAt: now });
    }
    await tx
      .update(questions)
      .set({ versionId, areas, judgmentStep, withdrawnAt: null, ...describeQuestion(body, null) })
      .where(eq(questions.id, questionId));
    pinned.set(questionId, versionId);
  }
  await tx
    .update(questions)
    .set({ withdrawnAt: now })
    .where(and(eq(questions.stimulusId, stimulusId), notInArray(questions.id, ids), isNull(questions.withdrawnAt)));
  const first =
    added.length === 0
      ? []
      : await readVersionIds(
          tx,
          added.map(({ id }) => id),
        );
  for (const { questionId, versionId } of first) pinned.set(questionId, versionId);
  return ids.map((questionId) => {
    const versionId = pinned.get(questionId);
    if (!versionId) throw new Error("A question of a stimulus was not stored.");
    return { questionId, versionId };
  });
}

/** The questions of a stimulus that are stored already, with what they say. */
async function readStored(tx: Tx, stimulusId: Id<"stimulus">, ids: ReadonlyArray<Id<"question">>) {
  const rows = await tx
    .select({
      questionId: questions.id,
      versionId: questionVersions.id,
      number: questionVersions.number,
      type: questionVersions.type,
      content: questionVersions.content,
      solution: questionVersions.solution,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
    .where(and(eq(questions.stimulusId, stimulusId), inArray(questions.id, [...ids])));
  return new Map(
    rows.map(({ questionId, versionId, number, ...parts }) => [
      questionId,
      { versionId, number, body: parseQuestionBody(parts) },
    ]),
  );
}

function readVersionIds(tx: Tx, ids: ReadonlyArray<Id<"question">>): Promise<Pinned[]> {
  return tx
    .select({ questionId: questions.id, versionId: questions.versionId })
    .from(questions)
    .where(inArray(questions.id, [...ids]));
}
