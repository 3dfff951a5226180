/** A case study in a test of the institute: chosen, ordered and taken out as a whole, and never drawn in pieces. */
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { singleChoiceBody } from "../../../testing/build-attempts.ts";
import { buildFilledLesson } from "../../../testing/build-content.ts";
import { buildStimulus, buildStimulusDraft } from "../../../testing/build-stimulus.ts";
import { db } from "../../../testing/test-db.ts";
import { changeStimulus } from "../../stimuli/commands/change-stimulus.server.ts";
import { publishStimulus } from "../../stimuli/commands/publish-stimulus.server.ts";
import { withdrawStimulus } from "../../stimuli/commands/withdraw-stimulus.server.ts";
import { findStimulus } from "../../stimuli/queries/find-stimulus.server.ts";
import { unitsIn } from "../../stimuli/units.ts";
import type { DraftChange } from "../draft.ts";
import { countMatching } from "../queries/count-matching.server.ts";
import { findDraftProblems } from "../queries/find-draft-problems.server.ts";
import { findInstituteTest } from "../queries/find-institute-test.server.ts";
import { findTestFile } from "../queries/find-test-file.server.ts";
import { listFixedQuestions } from "../queries/list-fixed-questions.server.ts";
import { findOfferedTest } from "../queries/offered-institute-tests.server.ts";
import { newSectionId } from "../section-id.ts";
import { parseTestFile } from "../test-file.ts";
import { createTest } from "./create-test.server.ts";
import { publishTest } from "./publish-test.server.ts";
import { saveDraft } from "./save-draft.server.ts";

const NOW = new Date("2026-03-04T09:00:00Z");
const admin = await buildAdmin(db);

async function buildTest() {
  const origin = { kind: "blank", sectionTitle: "Section 1" } as const;
  const created = await createTest(db, admin, { title: unique("Weekly"), origin }, NOW);
  if (created.kind !== "created") throw new Error(created.kind);
  const { testId } = created;
  const load = async () => {
    const found = await findInstituteTest(db, admin, testId);
    const [section] = found?.draft.sections ?? [];
    if (!found || !section) throw new Error("It was created with a section.");
    return { ...found, section };
  };
  const { section } = await load();
  const change = (change: DraftChange) => saveDraft(db, admin, { testId, basedOn: null }, change, NOW);
  return {
    testId,
    sectionId: section.id,
    change,
    add: (...ids: Id<"question">[]) => change({ kind: "add-questions", sectionId: section.id, ids }),
    remove: (...ids: Id<"question">[]) => change({ kind: "remove-questions", sectionId: section.id, ids }),
    named: async () => {
      const { source } = (await load()).section;
      return source.kind === "fixed" ? source.questions : [];
    },
    problems: async () => (await findDraftProblems(db, admin, await load())).map(({ message }) => message),
  };
}

test("One question of a stimulus brings all of them in their order, and takes all of them out", async () => {
  const { add, remove, named } = await buildTest();
  const { questionIds } = await buildStimulus(db, admin, {}, NOW);
  const { questionIds: loose } = await buildFilledLesson(db, admin, 2, NOW);
  const [one = newId<"question">(), two = newId<"question">()] = loose;
  const [, second = newId<"question">(), third = newId<"question">()] = questionIds;

  expect(await add(one, third, two, second)).toMatchObject({ kind: "saved", questions: 8 });
  expect(await named()).toEqual([one, ...questionIds, two]);
  const units = unitsIn(await listFixedQuestions(db, admin, await named()), ({ stimulus }) => stimulus?.id);
  expect(units.map((unit) => unit.length)).toEqual([1, 6, 1]);
  expect(units[1]?.map(({ stimulus }) => stimulus?.position)).toEqual([1, 2, 3, 4, 5, 6]);

  expect(await remove(second)).toMatchObject({ kind: "saved", questions: 2 });
  expect(await named()).toEqual([one, two]);
  expect(await remove(second)).toEqual({ kind: "impossible" });
});

test("A draft is not published with part of a stimulus, with one that has other questions now, or one that is withdrawn", async () => {
  const { add, problems, change, sectionId } = await buildTest();
  const bodies = [singleChoiceBody(), singleChoiceBody()];
  const { stimulusId, questionIds } = await buildStimulus(db, admin, { kind: "passage", title: "Sleep", bodies }, NOW);
  const name = `Sleep (C${(await findStimulus(db, admin, stimulusId))?.displayId})`;
  const [first = newId<"question">()] = questionIds;
  const other = `${name} has other questions now. Take it out of the section and choose it again.`;
  await add(first);
  expect(await problems()).toEqual([]);

  const target = { stimulusId, basedOn: null };
  const added = { questionId: newId<"question">(), areas: [], judgmentStep: null, body: singleChoiceBody() };
  await changeStimulus(db, admin, target, { kind: "question", question: added }, NOW);
  expect(await problems()).toEqual([]);
  await publishStimulus(db, admin, target, NOW);
  expect(await problems()).toEqual([other]);
  await change({ kind: "remove-questions", sectionId, ids: [first] });
  await add(first);
  expect(await problems()).toEqual([]);

  await withdrawStimulus(db, admin, { ...target, isWithdrawn: true }, NOW);
  expect(await problems()).toEqual([`${name} is withdrawn. Bring it back, or take it out of the section.`]);
});

test("A rule for questions counts none of a stimulus, one for case studies those in use that the test does not name", async () => {
  const place = await buildLesson(db);
  const build = (over: Parameters<typeof buildStimulus>[2]) => buildStimulus(db, admin, { ...place, ...over }, NOW);
  const { questionIds } = await build({ isReserved: true });
  const { stimulusId } = await build({});
  await build({ kind: "passage", bodies: [singleChoiceBody(), singleChoiceBody()] });
  await buildStimulusDraft(db, admin, place, NOW);
  const from = { lessons: [place.lessonId] };
  const cases = { from, unit: { kind: "case", questions: 6 } } as const;
  const passages = (questions: number) => ({ from, unit: { kind: "passage" as const, questions } });

  expect(await countMatching(db, admin, { from }, [])).toBe(0);
  expect(await countMatching(db, admin, cases, [])).toBe(2);
  expect(await countMatching(db, admin, cases, questionIds.slice(0, 1))).toBe(1);
  expect(await countMatching(db, admin, passages(2), [])).toBe(1);
  expect(await countMatching(db, admin, passages(3), [])).toBe(0);
  await withdrawStimulus(db, admin, { stimulusId, basedOn: null, isWithdrawn: true }, NOW);
  expect(await countMatching(db, admin, cases, [])).toBe(1);
});

test("Students read before the start how many case studies and passages there are, chosen or drawn", async () => {
  const { testId, add, change } = await buildTest();
  const { questionIds } = await buildStimulus(db, admin, {}, NOW);
  const { lessonId, subjectId } = await buildLesson(db);
  const bodies = [singleChoiceBody(), singleChoiceBody()];
  await buildStimulus(db, admin, { lessonId, subjectId, kind: "passage", bodies }, NOW);
  await add(...questionIds.slice(0, 1));
  const second = newSectionId();
  await change({ kind: "add-section", id: second, title: "Section 2" });
  const shown = { instructions: "", minutes: null, onEarlyEnd: "next", content: "all", navigation: "free" } as const;
  const how = { title: "Section 2", answerRequired: false, shuffle: "none", source: "drawn" } as const;
  await change({ kind: "section", sectionId: second, ...shown, ...how });
  const unit = { kind: "passage", questions: 2 } as const;
  const rule = { count: 1, from: { lessons: [lessonId] }, unit };
  await change({ kind: "rule", sectionId: second, index: null, rule });
  expect(await publishTest(db, admin, { testId, basedOn: null }, NOW)).toEqual({ kind: "published" });

  const offered = await findOfferedTest(db, await buildStudent(db), testId, NOW);
  expect(offered?.hasGap).toBe(false);
  expect(offered?.facts).toMatchObject({
    questionCount: 8,
    units: [
      { kind: "case", questions: 6, count: 1 },
      { kind: "passage", questions: 2, count: 1 },
    ],
  });
});

test("A test from a file finds its case study by title, kind and size in another bank, and by nothing that could be another one", async () => {
  const { add, testId, named } = await buildTest();
  const title = unique("Wheezing at night");
  const built = await buildStimulus(db, admin, { title }, NOW);
  const { questionIds: loose } = await buildFilledLesson(db, admin, 1, NOW);
  await add(...loose, ...built.questionIds);
  const file = await findTestFile(db, admin, testId);
  expect(file?.stimuli).toEqual([{ kind: "case", title, questions: built.questionIds }]);
  // As it would be named in the bank that it came from.
  const elsewhere = built.questionIds.reduce((text, id) => text.replaceAll(id, newId()), JSON.stringify(file));
  const create = async (text: string) => {
    const read = parseTestFile(text);
    if (!read) throw new Error("This is no file of a test.");
    return createTest(db, admin, { title: "", origin: { kind: "file", file: read } }, NOW);
  };
  const namedIn = async (created: Awaited<ReturnType<typeof create>>) => {
    if (created.kind !== "created") throw new Error(JSON.stringify(created));
    const [section] = (await findInstituteTest(db, admin, created.testId))?.draft.sections ?? [];
    return section?.source.kind === "fixed" ? section.source.questions : [];
  };

  expect(await namedIn(await create(elsewhere.replace(title, title.toUpperCase())))).toEqual(await named());
  const missing = { kind: "missing", questions: 6, rules: 0 };
  expect(await create(elsewhere.replace(title, unique("Another")))).toEqual(missing);
  expect(await create(elsewhere.replace('"kind":"case"', '"kind":"passage"'))).toEqual(missing);
  // A draft, and one of another size, are not it; a second one may be.
  await buildStimulusDraft(db, admin, { title }, NOW);
  await buildStimulus(db, admin, { title, kind: "passage", bodies: [singleChoiceBody()] }, NOW);
  expect(await namedIn(await create(elsewhere))).toEqual(await named());
  const twin = await buildStimulus(db, admin, { title }, NOW);
  expect(await create(elsewhere)).toEqual(missing);
  expect(await namedIn(await create(JSON.stringify(file)))).toEqual(await named());
  await withdrawStimulus(db, admin, { stimulusId: twin.stimulusId, basedOn: null, isWithdrawn: true }, NOW);
  expect(await namedIn(await create(elsewhere))).toEqual(await named());
  // A file of before says nothing of case studies.
  const { stimuli: _, ...before } = file ?? {};
  expect(await namedIn(await create(JSON.stringify(before)))).toEqual(await named());
});
