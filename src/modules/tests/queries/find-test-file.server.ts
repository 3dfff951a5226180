import { and, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { courseTitles } from "../../../content/courses.ts";
import type { Id } from "../../../core/id.ts";
import { foldedCase } from "../../../core/plain-text.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessons, questionLabels, questions, stimuli } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { findStimuliOf } from "../../stimuli/queries/find-stimuli-of.server.ts";
import { fixedQuestionsOf, type TestDraft } from "../draft.ts";
import type { TestFile } from "../test-file.ts";
import type { QuestionFilter } from "../test-version.ts";
import { findInstituteTest } from "./find-institute-test.server.ts";

/** A test of the institute as a file; null where there is none. */
export async function findTestFile(db: Db, admin: Admin, testId: Id<"test">): Promise<TestFile | null> {
  const test = await findInstituteTest(db, admin, testId);
  if (!test) return null;
  const ids = fixedQuestionsOf(test.draft);
  const [rows, stimuliOf] = await Promise.all([
    db
      .select({ id: questions.id, manualId: questions.manualId })
      .from(questions)
      .where(and(inArray(questions.id, ids), isNotNull(questions.manualId))),
    findStimuliOf(db, ids),
  ]);
  const named = new Set(ids.flatMap((id) => stimuliOf.get(id) ?? []));
  const whole = [...named].map(({ kind, title, asked }) => ({ kind, title, questions: asked }));
  return {
    ...{ format: "lamplight-test", v: 1, test: test.draft, rules: test.delivery.rules },
    course: courseTitles.find((title) => title === test.delivery.course) ?? null,
    questions: rows.flatMap(({ id, manualId }) => (manualId === null ? [] : [{ id, manualId }])),
    ...(whole.length > 0 && { stimuli: whole }),
  };
}

/** How many questions of a file the bank has not, and how many rules name lessons or labels that it has not. */
export type FileMisses = { questions: number; rules: number };

/**
 * What a file says with the ids of this bank: a question is found by its id, else by its own ID, else by its place in the only case
 * study, trend or passage in use of the same title with as many questions. Nothing is left out quietly: with anything missing there is
 * no draft.
 */
export async function resolveTestFile(
  db: Db | Tx,
  _admin: Admin,
  { test, questions: named, stimuli: whole = [] }: TestFile,
): Promise<{ kind: "found"; draft: TestDraft } | ({ kind: "missing" } & FileMisses)> {
  const ids = fixedQuestionsOf(test);
  const [byId, byManualId, byPlace] = await Promise.all([
    db.select({ id: questions.id }).from(questions).where(inArray(questions.id, ids)),
    db
      .select({ id: questions.id, manualId: questions.manualId })
      .from(questions)
      .where(
        inArray(
          questions.manualId,
          named.map(({ manualId }) => manualId),
        ),
      ),
    findByPlace(db, whole),
  ]);
  const here = new Map<string, Id<"question">>(byManualId.map(({ id, manualId }) => [manualId ?? "", id]));
  const found = new Map(byPlace);
  for (const { id, manualId } of named) {
    const other = here.get(manualId);
    if (other) found.set(id, other);
  }
  for (const { id } of byId) found.set(id, id);
  const isKnown = await knownIn(db, test);
  const rules = test.sections.flatMap(({ source }) => (source.kind === "drawn" ? source.rules : []));
  const misses = {
    questions: ids.filter((id) => !found.has(id)).length,
    rules: rules.filter(({ from }) => !isKnown(from)).length,
  };
  if (misses.questions + misses.rules > 0) return { kind: "missing", ...misses };
  const sections = test.sections.map((section) =>
    section.source.kind === "fixed"
      ? {
          ...section,
          source: { ...section.source, questions: section.source.questions.flatMap((id) => found.get(id) ?? []) },
        }
      : section,
  );
  return { kind: "found", draft: { ...test, sections } };
}

/** The questions of this bank in the places of those that the stimuli of a file have. */
async function findByPlace(
  db: Db | Tx,
  whole: NonNullable<TestFile["stimuli"]>,
): Promise<ReadonlyMap<Id<"question">, Id<"question">>> {
  if (whole.length === 0) return new Map();
  const nameOf = ({ kind, title, questions: { length } }: (typeof whole)[number]) =>
    `${kind} ${length} ${foldedCase(title)}`;
  const rows = await db
    .select({
      kind: stimuli.kind,
      title: stimuli.title,
      questions: sql<Id<"question">[]>`array(
        select question_id from stimulus_questions where stimulus_version_id = stimuli.version_id order by position)`,
    })
    .from(stimuli)
    .where(
      and(
        isNull(stimuli.withdrawnAt),
        isNotNull(stimuli.versionId),
        inArray(
          sql`lower(${stimuli.title})`,
          whole.map(({ title }) => title.toLowerCase()),
        ),
      ),
    );
  const byName = Map.groupBy(rows, nameOf);
  return new Map(
    whole.flatMap((stimulus) => {
      const [here, ...others] = byName.get(nameOf(stimulus)) ?? [];
      // Which of several it is, only a person can tell.
      if (!here || others.length > 0) return [];
      return stimulus.questions.flatMap((id, index) => {
        const other = here.questions[index];
        return other ? [[id, other] as const] : [];
      });
    }),
  );
}

/** Tells whether the bank has all lessons and labels that a filter of the test names. */
async function knownIn(db: Db | Tx, { sections }: TestDraft): Promise<(filter: QuestionFilter) => boolean> {
  const filters = sections.flatMap(({ source }) =>
    source.kind === "drawn" ? source.rules.map(({ from }) => from) : [],
  );
  const lessonIds = [...new Set(filters.flatMap(({ lessons = [] }) => lessons))];
  const labelsOf = ({ categories = [], difficulties = [] }: QuestionFilter) => [...categories, ...difficulties];
  const labelIds = [...new Set(filters.flatMap(labelsOf))];
  const [lessonRows, labelRows] = await Promise.all([
    db.select({ id: lessons.id }).from(lessons).where(inArray(lessons.id, lessonIds)),
    db.select({ id: questionLabels.id }).from(questionLabels).where(inArray(questionLabels.id, labelIds)),
  ]);
  const known = new Set<string>([...lessonRows, ...labelRows].map(({ id }) => id));
  return (filter) => [...(filter.lessons ?? []), ...labelsOf(filter)].every((id) => known.has(id));
}
