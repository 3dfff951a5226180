import { eq, inArray, or, sql } from "drizzle-orm";
import { foldedCase } from "../../../core/plain-text.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { stimuli, stimulusVersions } from "../../../db/schema.ts";
import { describeQuestion } from "../../questions/describe-question.server.ts";
import { StimulusDraft } from "../draft.ts";
import type { StimulusKind } from "../rules.ts";
import { wordsOfRecord } from "../words.ts";
import { readVersions } from "./read-versions.server.ts";

/**
 * Equal for two stimuli of the same title that say and ask the same, read without capitals, spacing and formatting, as the fingerprint
 * of a question is.
 */
export function identityOfStimulus(
  { kind, title }: { kind: StimulusKind; title: string },
  { content, questions }: StimulusDraft,
): string {
  const seenFrom = content.exhibits.flatMap(({ entries }): number[] => entries.map(({ from }) => from));
  const asked = questions.map(({ body }) => describeQuestion(body, null).fingerprint);
  return JSON.stringify([kind, foldedCase(title), wordsOfRecord(content).map(foldedCase), seenFrom, asked]);
}

/** Of the stimuli with these titles: what each says, published or not, and whether one that says so is in use. */
export async function findStimulusTwins(
  db: Db | Tx,
  titles: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, { isInUse: boolean }>> {
  if (titles.length === 0) return new Map();
  const rows = await db
    .select({
      kind: stimuli.kind,
      title: stimuli.title,
      draft: stimuli.draft,
      withdrawnAt: stimuli.withdrawnAt,
      versionId: stimulusVersions.id,
      content: stimulusVersions.content,
    })
    .from(stimuli)
    .leftJoin(stimulusVersions, eq(stimulusVersions.id, stimuli.versionId))
    .where(
      or(
        inArray(stimuli.title, [...titles]),
        inArray(
          sql`lower(${stimuli.title})`,
          titles.map((title) => title.toLowerCase()),
        ),
      ),
    );
  const versions = await readVersions(
    db,
    rows.flatMap(({ versionId: id, content }) => (id ? [{ id, content }] : [])),
  );
  const found = new Map<string, { isInUse: boolean }>();
  for (const { draft, versionId, withdrawnAt, ...named } of rows) {
    const said = [versionId && versions.get(versionId), draft === null ? null : StimulusDraft.safeParse(draft).data];
    for (const each of said) {
      if (!each) continue;
      const key = identityOfStimulus(named, each);
      found.set(key, { isInUse: withdrawnAt === null || found.get(key)?.isInUse === true });
    }
  }
  return found;
}
