import { eq, inArray } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { questions, questionVersions, stimulusQuestions } from "../../../db/schema.ts";
import { findQuestionBody } from "../../../items/registry/models.ts";
import { StimulusContent } from "../content.ts";
import type { StimulusDraft } from "../draft.ts";

type Version = { id: Id<"stimulus-version">; content: unknown };

/** What each of these versions says, with the questions as it pins them; null for one that cannot be read. */
export async function readVersions(
  db: Db | Tx,
  versions: ReadonlyArray<Version>,
): Promise<ReadonlyMap<Id<"stimulus-version">, StimulusDraft | null>> {
  if (versions.length === 0) return new Map();
  const rows = await db
    .select({
      stimulusVersionId: stimulusQuestions.stimulusVersionId,
      question: { questionId: questions.id, areas: questions.areas, judgmentStep: questions.judgmentStep },
      body: { type: questionVersions.type, content: questionVersions.content, solution: questionVersions.solution },
    })
    .from(stimulusQuestions)
    .innerJoin(questions, eq(questions.id, stimulusQuestions.questionId))
    .innerJoin(questionVersions, eq(questionVersions.id, stimulusQuestions.versionId))
    .where(
      inArray(
        stimulusQuestions.stimulusVersionId,
        versions.map(({ id }) => id),
      ),
    )
    .orderBy(stimulusQuestions.stimulusVersionId, stimulusQuestions.position);
  const byVersion = Map.groupBy(rows, ({ stimulusVersionId }) => stimulusVersionId);
  return new Map(
    versions.map(({ id, content }) => {
      const asked = byVersion.get(id) ?? [];
      const read = asked.flatMap(({ question, body: parts }) => {
        const body = findQuestionBody(parts);
        return body ? [{ ...question, body }] : [];
      });
      const { data } = StimulusContent.safeParse(content);
      return [id, data && read.length === asked.length ? { content: data, questions: read } : null] as const;
    }),
  );
}
