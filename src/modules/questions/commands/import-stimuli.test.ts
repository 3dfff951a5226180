/** Case studies, trends and passages in files: out of one bank and into another without loss, and never twice. */
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { practicePlaces, questions, stimuli, stimulusVersions } from "../../../db/schema.ts";
import { ITEM_TYPES, type ItemType, parseQuestionBody } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { arbitraryItem } from "../../../testing/arbitrary-items.ts";
import { buildAdmin, buildLesson } from "../../../testing/build.ts";
import { buildQuestion, singleChoiceBody } from "../../../testing/build-attempts.ts";
import { buildStimulus, buildStimulusDraft, recordOf } from "../../../testing/build-stimulus.ts";
import { db } from "../../../testing/test-db.ts";
import { changeStimulus } from "../../stimuli/commands/change-stimulus.server.ts";
import { publishStimulus } from "../../stimuli/commands/publish-stimulus.server.ts";
import { withdrawStimulus } from "../../stimuli/commands/withdraw-stimulus.server.ts";
import type { Exhibit, Note, StimulusContent, Table } from "../../stimuli/content.ts";
import type { StimulusDraft, StimulusQuestion } from "../../stimuli/draft.ts";
import { insertStimuli } from "../../stimuli/insert-stimuli.server.ts";
import { questionCountOfKind, STIMULUS_KINDS, type StimulusKind } from "../../stimuli/rules.ts";
import { NO_FILTER } from "../bank-filter.ts";
import { CASE_TEXT_EXAMPLE } from "../case-text-example.ts";
import { errorsIn } from "../forms.ts";
import { exportQuestions, summarizeExport } from "../queries/export-questions.server.ts";
import type { SelectedQuestions } from "../selected-questions.ts";
import { JUDGMENT_STEPS } from "../taxonomy.ts";
import { checkImport, importQuestions } from "./import-questions.server.ts";

const admin = await buildAdmin(db);
const NOW = new Date("2026-03-01T09:00:00Z");
const LATER = new Date("2026-04-01T09:00:00Z");
const WHOLE_BANK = { kind: "matching", filter: NO_FILTER } as const;
const WITHDRAWN = { kind: "matching", filter: { ...NO_FILTER, isWithdrawn: true } } as const;

async function exported(selected: SelectedQuestions, format: "jsonl" | "csv" = "jsonl"): Promise<string> {
  let file = "";
  for await (const piece of exportQuestions(db, admin, selected, format)) file += piece;
  return file;
}

async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(file);
}

async function imported(file: string, goodRowsOnly = false) {
  const result = await importQuestions(db, admin, { source: bytesOf(file), goodRowsOnly }, LATER);
  if (result.kind === "unreadable") throw new Error(result.problem.join(" "));
  return result;
}

async function wipe() {
  await db.update(stimuli).set({ versionId: null });
  await db.delete(questions);
  for (const table of ["stimuli", "lessons", "subjects", "question_labels"]) {
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  }
}

const linesOf = (file: string): Record<string, unknown>[] =>
  file
    .trim()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

/** What must come through: everything but the names that a database gives itself, which are numbered as they come. */
function lasting(file: string) {
  return linesOf(file).map(({ id: _, display_id: __, lesson_id: ___, ...row }) => {
    const names = new Map<string, string>();
    const nameOf = (id: string) => {
      const name = names.get(id) ?? `question ${names.size + 1}`;
      names.set(id, name);
      return name;
    };
    const text = JSON.stringify(row);
    return JSON.parse(text.replace(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, nameOf));
  });
}

/** As the form of a title leaves it. */
const word = fc.stringMatching(/^[A-Za-z][a-z]{0,5}( [a-z]{1,5})?$/);
const table: Table = { headings: ["Drug", "Dose"], rows: [["Aspirin", "300 mg"]] };
const picture: NonNullable<Note["picture"]> = {
  src: "/pictures/chest-front.svg",
  width: 480,
  height: 400,
  alt: "A chest",
};
const note = (id: string, from: number): fc.Arbitrary<Note> =>
  fc.record({
    id: fc.constant(id),
    at: fc.constantFrom("", "Day 1, 08:00"),
    from: fc.constant(from),
    text: word.map((text) => `<p>${text} <strong>now</strong></p>`),
    table: fc.option(fc.constant(table)),
    picture: fc.option(fc.constant(picture)),
  });
const anyNotes = (title: string, nth: number) =>
  fc
    .tuple(note(`n${nth}-1`, 1), note(`n${nth}-2`, 2))
    .map((entries): Exhibit => ({ kind: "notes", id: `notes-${nth}`, title, entries }));
const anyMeasures = fc.tuple(word, fc.constantFrom("88", "1.5")).map(
  ([name, value]): Exhibit => ({
    ...{ kind: "measures", id: "vital-signs", title: "Vital signs" },
    measures: [
      { id: "one", name, unit: "mmHg", reference: "60–100" },
      { id: "two", name: `${name} again`, unit: "", reference: "" },
    ],
    entries: [
      { id: "m1", at: "08:00", from: 1, values: { one: value, two: "7" } },
      { id: "m2", at: "12:00", from: 2, values: { one: value } },
    ],
  }),
);
const anyContent: fc.Arbitrary<StimulusContent> = fc
  .record({ client: word, notes: fc.array(word, { maxLength: 3 }), measures: anyMeasures })
  .chain(({ client, notes, measures }) =>
    fc.tuple(...notes.map(anyNotes)).map((exhibits) => ({ v: 1 as const, client, exhibits: [...exhibits, measures] })),
  );
const sampleBody = (type: ItemType) => {
  const { content, solution } = sampleOf(type);
  return parseQuestionBody({ type, content, solution });
};
const anyQuestion: fc.Arbitrary<StimulusQuestion> = fc.constantFrom(...ITEM_TYPES).chain((type) =>
  fc.record({
    questionId: fc.constant(null).map(() => newId<"question">()),
    areas: fc.constantFrom<string[]>([], ["nclex-rn:basic-care", "snle:adult"]),
    judgmentStep: fc.option(fc.constantFrom(...JUDGMENT_STEPS)),
    // What could not be published is no question of a version.
    body: arbitraryItem(type).map(({ answer: _, ...body }) => (errorsIn(body).length === 0 ? body : sampleBody(type))),
  }),
);
const anyDraft = (kind: StimulusKind): fc.Arbitrary<StimulusDraft> => {
  const count = questionCountOfKind(kind);
  const questionList = fc.array(anyQuestion, { minLength: count ?? 1, maxLength: count ?? 8 });
  return fc.record({ content: anyContent, questions: questionList });
};
const anyStimulus = fc.constantFrom(...STIMULUS_KINDS).chain((kind) =>
  fc
    .record({
      title: word,
      areas: fc.constantFrom<string[]>([], ["nclex-rn:basic-care"]),
      isReserved: fc.boolean(),
      isWithdrawn: fc.boolean(),
      published: fc.option(anyDraft(kind)),
      written: anyDraft(kind),
      hasDraft: fc.boolean(),
    })
    .map(({ isWithdrawn, published, written, hasDraft, ...about }) => ({
      ...about,
      kind,
      published,
      draft: published && !hasDraft ? null : written,
      createdAt: NOW,
      withdrawnAt: published && isWithdrawn ? NOW : null,
    })),
);

test("exported, wiped and imported, any stimuli are equal, and a second import of the same file adds nothing", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyStimulus, { minLength: 1, maxLength: 3, selector: ({ title }) => title }),
      async (some) => {
        await wipe();
        const { lessonId } = await buildLesson(db);
        const about = { lessonId, categoryId: null, difficultyId: null };
        await db.transaction((tx) =>
          insertStimuli(
            tx,
            admin,
            some.map((one) => ({ ...structuredClone(one), ...about })),
            NOW,
          ),
        );
        const before = [await exported(WHOLE_BANK), await exported(WITHDRAWN)];
        expect(before.flatMap(linesOf)).toHaveLength(some.length);
        await wipe();
        for (const file of before.filter((each) => each !== "")) expect((await imported(file)).kind).toBe("imported");
        const after = [await exported(WHOLE_BANK), await exported(WITHDRAWN)];
        expect(after.map(lasting)).toEqual(before.map(lasting));
        for (const file of before.filter((each) => each !== ""))
          expect((await imported(file)).report).toMatchObject({ new: 0, wrong: 0 });
        expect(await db.$count(stimuli)).toBe(some.length);
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

test("questions that stand alone and a case study come out of the bank and in again, and no practice test asks its questions", async () => {
  await wipe();
  const place = await buildLesson(db);
  await buildQuestion(db, place.lessonId);
  await db.update(questions).set({ createdAt: NOW });
  const { stimulusId, questionIds } = await buildStimulus(db, admin, { ...place, isReserved: true }, NOW);
  const change = { kind: "record", content: recordOf([1]) } as const;
  await changeStimulus(db, admin, { stimulusId, basedOn: null }, change, NOW);
  await buildStimulusDraft(db, admin, { ...place, title: "Only a draft" }, NOW);
  const file = await exported(WHOLE_BANK);
  expect(linesOf(file).map(({ stimulus, title }) => [stimulus, title])).toEqual([
    [undefined, undefined],
    ["case", "Chest pain at night"],
    ["case", "Only a draft"],
  ]);
  expect(linesOf(await exported({ kind: "ids", ids: questionIds.slice(2, 3) }))).toHaveLength(1);
  expect((await exported(WHOLE_BANK, "csv")).trim().split("\n")).toHaveLength(2);
  expect(await summarizeExport(db, admin, WHOLE_BANK)).toMatchObject({ total: 7, csv: 1, ofStimuli: 6 });

  await wipe();
  const checked = await checkImport(db, admin, bytesOf(file));
  expect(checked).toMatchObject({ report: { new: 13, wrong: 0, newStimuli: { case: 2, trend: 0, passage: 0 } } });
  expect(await db.$count(stimuli)).toBe(0);
  const { report } = await imported(file);
  expect(report).toMatchObject({ new: 13, newSubjects: 1, newLessons: 1, newStimuli: { case: 2 } });
  expect(lasting(await exported(WHOLE_BANK))).toEqual(lasting(file));
  expect(await db.$count(stimulusVersions)).toBe(1);
  const asked = await db.select({ id: practicePlaces.questionId }).from(practicePlaces);
  const ofCase = await db.select({ id: questions.id }).from(questions).where(sql`stimulus_id is not null`);
  expect(ofCase).toHaveLength(6);
  expect(asked.filter(({ id }) => ofCase.some((question) => question.id === id))).toEqual([]);
});

test("a withdrawn case study is no longer there for one in use, and the same line twice is a duplicate", async () => {
  await wipe();
  const { stimulusId } = await buildStimulus(db, admin, {}, NOW);
  const [line = ""] = (await exported(WHOLE_BANK)).trim().split("\n");
  expect((await imported(line)).report).toMatchObject({ new: 0, alreadyThere: 6 });
  await withdrawStimulus(db, admin, { stimulusId, basedOn: null, isWithdrawn: true }, NOW);
  expect((await imported(`${line}\n${line}`)).report).toMatchObject({ new: 6, duplicate: 6, alreadyThere: 0 });
});

test("a question that stands alone is no twin of one of a case study", async () => {
  await wipe();
  const body = singleChoiceBody();
  const place = await buildLesson(db);
  await buildStimulus(db, admin, { ...place, kind: "trend", bodies: [body] }, NOW);
  const [row] = linesOf(await exported(WHOLE_BANK));
  const [question] = Array.isArray(row?.questions) ? row.questions : [];
  const alone = JSON.stringify({ ...question, lesson: row?.lesson });
  expect((await imported(alone)).report).toMatchObject({ new: 1, alreadyThere: 0 });
});

test("what is wrong with a case study is named with its line and field, and nothing of the file is stored", async () => {
  await wipe();
  await buildStimulus(db, admin, {}, NOW);
  const [line = ""] = (await exported(WHOLE_BANK)).trim().split("\n");
  await wipe();
  const changed = (change: (json: ReturnType<typeof JSON.parse>) => void) => {
    const json = JSON.parse(line);
    change(json);
    return JSON.stringify(json);
  };
  const file = [
    line,
    changed((json) => Object.assign(json, { stimulus: "riddle" })),
    changed((json) => json.questions.pop()),
    changed((json) => Object.assign(json.questions[1], { correct_answer: "Nowhere" })),
    changed((json) => Object.assign(json.questions[2], { judgment_step: "think" })),
    changed((json) => Object.assign(json.record.exhibits[0], { title: "" })),
    changed((json) => Object.assign(json.record.exhibits[1].entries[0], { from: 0 })),
    changed((json) => Object.assign(json, { record: null })),
    changed((json) => Object.assign(json, { title: " " })),
  ].join("\n");
  const result = await imported(file);
  expect(result.kind).toBe("refused");
  expect(result.report.problems.map(({ line, column }) => [line, column])).toEqual([
    [2, "stimulus"],
    [3, "questions"],
    [4, "questions.2.correct_answer"],
    [5, "questions.3.judgment_step"],
    [6, "record.exhibits.1.title"],
    [7, "record.exhibits.2.entries.1.from"],
    [8, "record"],
    [9, "title"],
  ]);
  expect(await db.$count(stimuli)).toBe(0);
  expect((await imported(file, true)).report).toMatchObject({ new: 6, wrong: 8 });
  expect(await db.$count(stimuli)).toBe(1);
});

test("scripts are taken out of what is read in a file, drafts too", async () => {
  await wipe();
  const { stimulusId } = await buildStimulus(db, admin, {}, NOW);
  const content = { ...recordOf([1]), client: "Somebody else" };
  await changeStimulus(db, admin, { stimulusId, basedOn: null }, { kind: "record", content }, NOW);
  const file = (await exported(WHOLE_BANK)).replaceAll("<p>Entry", "<p onclick=x><script>alert(1)</script>Entry");
  await wipe();
  await imported(file);
  const after = await exported(WHOLE_BANK);
  expect(linesOf(after)[0]?.draft).not.toBeNull();
  expect(after).not.toMatch(/onclick|alert/);
});

test("a case study as text becomes a draft, once, also after it was published", async () => {
  await wipe();
  const file = CASE_TEXT_EXAMPLE;
  const checked = await checkImport(db, admin, bytesOf(file));
  expect(checked).toMatchObject({
    kind: "checked",
    report: { new: 6, wrong: 0, newSubjects: 1, newLessons: 1, newStimuli: { case: 1 }, withoutRationale: 0 },
  });
  expect(await db.$count(stimuli)).toBe(0);

  expect(await imported(file)).toMatchObject({ kind: "imported", report: { new: 6 } });
  const [row] = await db.select({ id: stimuli.id, versionId: stimuli.versionId }).from(stimuli);
  if (!row) throw new Error("Nothing was imported.");
  expect(row.versionId).toBeNull();
  expect(await db.$count(questions)).toBe(0);
  expect((await imported(file)).report).toMatchObject({ new: 0, alreadyThere: 6 });

  const published = await publishStimulus(db, admin, { stimulusId: row.id, basedOn: null }, LATER);
  expect(published.kind).toBe("published");
  expect(await db.$count(questions)).toBe(6);
  expect((await imported(file)).report).toMatchObject({ new: 0, alreadyThere: 6 });
});

test("a wrong case keeps a file of text out, by line and field, unless only the good ones are wanted", async () => {
  await wipe();
  const other = CASE_TEXT_EXAMPLE.replace("Shaking before lunch", "Shaking again")
    .replace(/^NUMBER: /gm, "NUMBER: 1")
    .replace("ANSWER: A, B, C", "ANSWER: Z");
  const file = CASE_TEXT_EXAMPLE + other;
  const line = file.split("\n").indexOf("ANSWER: Z") + 1;
  const problems = [{ line, column: "ANSWER", reason: "The right option is Z, but there is no option Z." }];
  expect(await imported(file)).toMatchObject({ kind: "refused", report: { new: 6, wrong: 1, problems } });
  expect(await db.$count(stimuli)).toBe(0);
  expect(await imported(file, true)).toMatchObject({ kind: "imported", report: { new: 6, wrong: 1 } });
  expect(await db.$count(stimuli)).toBe(1);
});
