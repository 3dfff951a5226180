/** Case studies, trends and passages with their questions, as authors write them. */
import { type Id, newId } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import type { QuestionBody } from "../items/registry/models.ts";
import type { Admin } from "../modules/accounts/viewer.ts";
import { JUDGMENT_STEPS } from "../modules/questions/taxonomy.ts";
import { changeStimulus } from "../modules/stimuli/commands/change-stimulus.server.ts";
import { createStimulus } from "../modules/stimuli/commands/create-stimulus.server.ts";
import { publishStimulus } from "../modules/stimuli/commands/publish-stimulus.server.ts";
import type { StimulusContent } from "../modules/stimuli/content.ts";
import type { StimulusQuestion } from "../modules/stimuli/draft.ts";
import type { StimulusMetadata } from "../modules/stimuli/metadata.ts";
import { findStimulus } from "../modules/stimuli/queries/find-stimulus.server.ts";
import type { StimulusKind } from "../modules/stimuli/rules.ts";
import { buildLesson } from "./build.ts";
import { singleChoiceBody } from "./build-attempts.ts";

/** What is in the record from question `from` on says so in these words, so that tests find what is shown too early. */
export function wordsOfEntry(from: number): string {
  return `Entry of question ${from}`;
}

/** A record with one note for each of the questions named, and with vital signs at two times. */
export function recordOf(questions: ReadonlyArray<number>): StimulusContent {
  return {
    v: 1,
    client: "A woman of 62 years on a medical ward",
    exhibits: [
      {
        kind: "notes",
        id: "notes",
        title: "Nurses’ notes",
        entries: questions.map((from) => ({
          ...{ id: `note-${from}`, at: `Day ${from}, 08:00`, from, text: `<p>${wordsOfEntry(from)}</p>` },
          ...{ table: null, picture: null },
        })),
      },
      {
        kind: "measures",
        id: "vital-signs",
        title: "Vital signs",
        measures: [{ id: "pulse", name: "Heart rate", unit: "beats/min", reference: "60–100" }],
        entries: [
          { id: "reading-1", at: "08:00", from: 1, values: { pulse: "88" } },
          { id: "reading-2", at: "12:00", from: 1, values: { pulse: "112" } },
        ],
      },
    ],
  };
}

type Over = Partial<StimulusMetadata> & {
  kind?: StimulusKind;
  subjectId?: Id<"subject">;
  content?: StimulusContent;
  bodies?: ReadonlyArray<QuestionBody>;
};

/** The draft of a stimulus: of a case study with a note for each of its six questions unless something else is said. */
export async function buildStimulusDraft(db: Db, admin: Admin, over: Over, now: Date) {
  const { kind = "case", content, bodies, ...metadata } = over;
  const place =
    over.lessonId && over.subjectId
      ? { lessonId: over.lessonId, subjectId: over.subjectId }
      : await buildLesson(db).then(({ lessonId, subjectId }) => ({ lessonId, subjectId }));
  const created = await createStimulus(
    db,
    admin,
    {
      ...{ kind, title: "Chest pain at night", categoryId: null, difficultyId: null, areas: [], isReserved: false },
      ...metadata,
      ...place,
    },
    now,
  );
  if (created.kind !== "created") throw new Error(created.kind);
  const { stimulusId } = created;
  const target = { stimulusId, basedOn: null };
  const asked = bodies ?? Array.from({ length: kind === "case" ? 6 : 1 }, () => singleChoiceBody());
  const record = content ?? recordOf(asked.map((_, index) => index + 1));
  await changeStimulus(db, admin, target, { kind: "record", content: record }, now);
  for (const [index, body] of asked.entries()) {
    const question: StimulusQuestion = {
      ...{ questionId: newId<"question">(), areas: [], body },
      judgmentStep: JUDGMENT_STEPS[index] ?? null,
    };
    await changeStimulus(db, admin, target, { kind: "question", question }, now);
  }
  return { stimulusId, ...place };
}

/** The same, published. */
export async function buildStimulus(db: Db, admin: Admin, over: Over, now: Date) {
  const built = await buildStimulusDraft(db, admin, over, now);
  const published = await publishStimulus(db, admin, { stimulusId: built.stimulusId, basedOn: null }, now);
  if (published.kind !== "published") throw new Error(JSON.stringify(published));
  const found = await findStimulus(db, admin, built.stimulusId);
  if (!found?.version) throw new Error("It was published.");
  return { ...built, versionId: found.version.id, questionIds: found.draft.questions.map((each) => each.questionId) };
}
