/**
 * The demo content, put in through the commands that an administrator uses, once: a demo question that somebody deletes
 * does not come back.
 */

import { DEFAULT_LANGUAGE } from "../../../content/language.ts";
import { type Id, newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { installation, subjects, users } from "../../../db/schema.ts";
import { isAdminIn, type Roles } from "../../accounts/roles.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { createQuestion } from "../../questions/commands/create-question.server.ts";
import { editLabel } from "../../questions/commands/edit-labels.server.ts";
import { type Label, listLabels } from "../../questions/queries/list-labels.server.ts";
import { JUDGMENT_STEPS, type JudgmentStep } from "../../questions/taxonomy.ts";
import { changeStimulus } from "../../stimuli/commands/change-stimulus.server.ts";
import { createStimulus } from "../../stimuli/commands/create-stimulus.server.ts";
import { publishStimulus } from "../../stimuli/commands/publish-stimulus.server.ts";
import type { StimulusChange } from "../../stimuli/draft.ts";
import { addLesson } from "../../subjects/commands/add-lesson.server.ts";
import { addSubject } from "../../subjects/commands/add-subject.server.ts";
import { coursesOf } from "../../subjects/rules.ts";
import { demoStimuli } from "../content/demo-stimuli.ts";
import { demoSubjects } from "../content/demo-subjects.ts";
import type { DemoQuestion, DemoStimulus, DemoSubject } from "../content/shape.ts";
import { areasOf, bodyOf, DEMO_LOGITS, difficultyOf } from "../demo-question.ts";

const MARK = "demo-content";

/** No lesson existed before, so nobody's progress changes. */
const NO_QUEUE = { enqueue: async () => {} };

export type SeedDemoResult =
  | { kind: "seeded" }
  /** It was put in before, or subjects of the institute's own were there first. */
  | { kind: "left-alone" };

/** Puts the demo content into an empty bank, all of it or nothing; a second call changes nothing. */
export async function seedDemo(db: Db, roles: Roles, now: Date): Promise<SeedDemoResult> {
  return db.transaction(async (tx): Promise<SeedDemoResult> => {
    const isFirst = await tx
      .insert(installation)
      .values({ key: MARK, value: "put in", createdAt: now })
      .onConflictDoNothing()
      .returning({ key: installation.key });
    if (isFirst.length === 0 || (await tx.$count(subjects)) > 0) return { kind: "left-alone" };

    const admin = await findAdmin(tx, roles);
    const labels = await listLabels(tx, admin);
    for (const { id, kind, name } of labels) {
      const logit = kind === "difficulty" ? DEMO_LOGITS.get(name) : undefined;
      if (logit !== undefined) await editLabel(tx, admin, id, { name, logit }, now);
    }
    const places: Place[] = [];
    for (const subject of demoSubjects) places.push(...(await putIn(tx, admin, labels, subject, now)));
    for (const stimulus of demoStimuli) await putStimulusIn(tx, admin, labels, places, stimulus, now);
    return { kind: "seeded" };
  });
}

/** A lesson of the demo content, with what its questions have in common. */
type Place = {
  title: string;
  subjectId: Id<"subject">;
  lessonId: Id<"lesson">;
  categoryId: Label["id"] | null;
  areas: readonly string[];
};

async function putIn(
  db: Db,
  admin: Admin,
  labels: ReadonlyArray<Label>,
  { name, description, courses, category, lessons }: DemoSubject,
  now: Date,
): Promise<Place[]> {
  const places: Place[] = [];
  const categoryId = findLabelId(labels, "category", category);
  const subject = await addSubject(db, admin, { name, description, courses: coursesOf(courses) }, now);
  if (subject.kind !== "added") throw refusal(name, subject.kind);
  const { subjectId } = subject;
  for (const { title, content, areas, questions } of lessons) {
    const lesson = await addLesson({ db, queue: NO_QUEUE }, admin, { subjectId, title, content }, now);
    if (lesson.kind !== "added") throw refusal(title, lesson.kind);
    places.push({ title, subjectId, lessonId: lesson.lessonId, categoryId, areas });
    for (const question of questions) {
      const difficultyId = findLabelId(labels, "difficulty", difficultyOf(question.type));
      const place = { subjectId, lessonId: lesson.lessonId, manualId: null, categoryId, difficultyId };
      const { areas: own = [], step: judgmentStep = stepOf(question.type), ...written } = question;
      const forExams = { areas: areasOf(areas, own), judgmentStep, isReserved: false };
      const input = { ...place, ...forExams, body: bodyOf(written) };
      const created = await createQuestion(db, admin, input, now);
      if (created.kind !== "created") throw refusal(JSON.stringify(question), created);
    }
  }
  return places;
}

function findLabelId(labels: ReadonlyArray<Label>, kind: Label["kind"], name: string | undefined): Label["id"] | null {
  return labels.find((label) => label.kind === kind && label.name === name)?.id ?? null;
}

async function putStimulusIn(
  db: Db,
  admin: Admin,
  labels: ReadonlyArray<Label>,
  places: ReadonlyArray<Place>,
  { kind, title, lesson, difficulty, content, questions }: DemoStimulus,
  now: Date,
): Promise<void> {
  const place = places.find((each) => each.title === lesson);
  if (!place) throw refusal(title, `There is no lesson ${lesson}.`);
  const { subjectId, lessonId, categoryId } = place;
  const labelled = { categoryId, difficultyId: findLabelId(labels, "difficulty", difficulty) };
  const areas = [...place.areas];
  const about = { kind, title, subjectId, lessonId, ...labelled, areas, isReserved: false };
  const created = await createStimulus(db, admin, about, now);
  if (created.kind !== "created") throw refusal(title, created);
  const target = { stimulusId: created.stimulusId, basedOn: null };
  const asked = questions.map(({ areas: own = [], step, ...written }, index): StimulusChange => {
    const judgmentStep = (kind === "case" ? JUDGMENT_STEPS[index] : step) ?? null;
    const question = { areas: areasOf(areas, own), judgmentStep, body: bodyOf(written) };
    return { kind: "question", question: { questionId: newId<"question">(), ...question } };
  });
  for (const change of [{ kind: "record", content } as const, ...asked]) {
    const changed = await changeStimulus(db, admin, target, change, now);
    if (changed.kind !== "saved") throw refusal(title, changed);
  }
  const published = await publishStimulus(db, admin, target, now);
  if (published.kind !== "published") throw refusal(title, published);
}

/** The types that follow a patient are made for one step each, but for those that go through several. */
function stepOf(type: DemoQuestion["type"]): JudgmentStep | null {
  switch (type) {
    case "recognize_cues":
    case "location_based":
      return "recognize-cues";
    case "sentence_completion":
      return "analyze-cues";
    case "prioritize_hypothesis":
      return "prioritize-hypotheses";
    case "nursing_action":
      return "generate-solutions";
    default:
      return null;
  }
}

async function findAdmin(db: Db, roles: Roles): Promise<Admin> {
  const [user] = await db.select().from(users).where(isAdminIn(roles, users.email));
  if (!user) throw new Error(`There is no account of the administrator ${roles.adminEmail}.`);
  const { id: userId, name, email } = user;
  return { kind: "admin", userId, name, email, language: DEFAULT_LANGUAGE, isDemo: true };
}

function refusal(what: string, why: unknown): Error {
  return new Error(`The demo content was refused: ${what} ${JSON.stringify(why)}`);
}
