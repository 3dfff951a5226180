import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { questionLabels } from "../../../db/schema.ts";
import type { ItemType } from "../../../items/registry/models.ts";
import { buildLesson, unique } from "../../../testing/build.ts";
import { buildAreaQuestions } from "../../../testing/build-area-questions.ts";
import { selectAllBody } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { sectionOf, versionOf } from "../presets/preset.ts";
import type { QuestionFilter, Section } from "../test-version.ts";
import { drawQuestions } from "./draw-questions.server.ts";

type Rules = Parameters<typeof sectionOf>[3];
type Built = { questionId: Id<"question">; versionId: Id<"version"> };

const versionIdsOf = (built: ReadonlyArray<Built>) => built.map(({ versionId }) => versionId).sort();
const questionIdsOf = (built: ReadonlyArray<Built>) => built.map(({ questionId }) => questionId);

/** A version with a section for each of these lists of rules. */
function versionWith(...sections: Rules[]) {
  return versionOf({
    title: "Drawn",
    sections: sections.map((rules, index) => sectionOf(`section-${index + 1}`, "Section", 10, rules)),
  });
}

/** The ids drawn, of one section or of all. */
async function draw(version: ReturnType<typeof versionOf>, over: Partial<Parameters<typeof drawQuestions>[2]> = {}) {
  const drawn = await drawQuestions(db, version, { seed: 1, ...over });
  return { drawn, ids: drawn.map(({ versionId }) => versionId) };
}

test("each rule gets as many as it wants from its areas, in the order of the sections, and no question comes twice", async () => {
  const [one, other] = [unique("area"), unique("area")];
  const ofOne = versionIdsOf(await buildAreaQuestions(db, 30, [one, unique("area")]));
  const ofOther = versionIdsOf(await buildAreaQuestions(db, 20, [other]));
  await buildAreaQuestions(db, 40, [unique("area")]);
  const version = versionWith(
    [
      [6, one],
      [4, other],
    ],
    [[10, one]],
    [[5, one, other]],
  );

  const { drawn, ids } = await draw(version);

  expect(drawn.map(({ section }) => section)).toEqual([
    ...Array(10).fill(1),
    ...Array(10).fill(2),
    ...Array(5).fill(3),
  ]);
  expect(new Set(ids).size).toBe(25);
  const from = (pool: ReadonlyArray<string>, section: number, rule: number) =>
    drawn.filter((each) => each.section === section && each.rule === rule && pool.includes(each.versionId)).length;
  expect([from(ofOne, 1, 1), from(ofOther, 1, 2), from(ofOne, 2, 1)]).toEqual([6, 4, 10]);
  expect(from([...ofOne, ...ofOther], 3, 1)).toBe(5);
});

test("the questions of a section are mixed, whatever rule they come from", async () => {
  const [one, other] = [unique("area"), unique("area")];
  await buildAreaQuestions(db, 10, [one]);
  await buildAreaQuestions(db, 10, [other]);
  const version = versionWith([
    [10, one],
    [10, other],
  ]);

  const orders = await Promise.all([1, 2, 3].map((seed) => draw(version, { seed })));

  for (const { drawn } of orders) expect(new Set(drawn.slice(0, 10).map(({ rule }) => rule)).size).toBe(2);
});

test("the same seed draws the same, another one another choice in another order", async () => {
  const area = unique("area");
  await buildAreaQuestions(db, 40, [area]);
  const version = versionWith([[15, area]]);

  const [first, again, other] = [await draw(version), await draw(version), await draw(version, { seed: 2 })];

  expect(again.ids).toEqual(first.ids);
  expect(other.ids.toSorted()).not.toEqual(first.ids.toSorted());
});

test("withdrawn questions are never drawn, reserved ones only for a test that may ask them", async () => {
  const area = unique("area");
  const inUse = await buildAreaQuestions(db, 3, [area]);
  const reserved = await buildAreaQuestions(db, 3, [area], { isReserved: true });
  await buildAreaQuestions(db, 3, [area], { withdrawnAt: new Date() });
  const version = versionWith([[9, area]]);

  expect((await draw(version)).ids.toSorted()).toEqual(versionIdsOf(inUse));
  const { ids } = await draw(version, { withReserved: true });
  expect(ids.toSorted()).toEqual(versionIdsOf([...inUse, ...reserved]));
});

test("questions to avoid come only where the others are not enough", async () => {
  const [area, short] = [unique("area"), unique("area")];
  const many = await buildAreaQuestions(db, 20, [area]);
  const few = await buildAreaQuestions(db, 5, [short]);
  const avoid = questionIdsOf([...many.slice(0, 8), ...few.slice(0, 4)]);

  const { ids } = await draw(versionWith([[12, area]], [[3, short]]), { avoid });

  expect(ids.slice(0, 12).toSorted()).toEqual(versionIdsOf(many.slice(8)));
  expect(ids.slice(12)).toContain(few[4]?.versionId);
  expect(new Set(ids).size).toBe(15);
});

test("where the bank has too few there are fewer, each once, and a test without any is empty", async () => {
  const area = unique("area");
  const built = await buildAreaQuestions(db, 3, [area]);

  expect((await draw(versionWith([[2, area]], [[2, area]]))).ids.toSorted()).toEqual(versionIdsOf(built));
  expect((await draw(versionWith([[5, unique("area")]]))).ids).toEqual([]);
});

test("rare questions of a large bank are found", async () => {
  const rare = unique("area");
  const common = unique("area");
  await buildAreaQuestions(db, 150, [common]);
  const built = await buildAreaQuestions(db, 3, [rare, common]);

  const { drawn, ids } = await draw(versionWith([[2, common]], [[3, rare]]));

  expect(drawn.filter(({ section }) => section === 1)).toHaveLength(2);
  expect(ids.slice(2).every((id) => versionIdsOf(built).includes(id))).toBe(true);
});

test("a rule draws only the item types that it names", async () => {
  const area = unique("area");
  const single = await buildAreaQuestions(db, 2, [area]);
  const several = await buildAreaQuestions(db, 2, [area], { body: selectAllBody });
  const of = (types: ReadonlyArray<ItemType>) =>
    versionOf({ title: "Types", sections: [sectionOf("all", "All", 10, [[9, area]], types)] });

  expect((await draw(of(["text"]))).ids.toSorted()).toEqual(versionIdsOf(single));
  expect((await draw(of(["text", "multi-select"]))).ids.toSorted()).toEqual(versionIdsOf([...single, ...several]));
});

test("a rule can ask for lessons, and for areas in them", async () => {
  const area = unique("area");
  const { lessonId } = await buildLesson(db);
  const both = await buildAreaQuestions(db, 2, [area], { lessonId });
  const lessonOnly = await buildAreaQuestions(db, 2, [], { lessonId });
  await buildAreaQuestions(db, 5, [area]);
  const from = (filter: { areas?: string[] }): Section => ({
    ...sectionOf("lessons", "Lessons", 10, []),
    source: { kind: "drawn", rules: [{ count: 10, from: { lessons: [lessonId], ...filter } }] },
  });

  const whole = await draw(versionOf({ title: "Lesson", sections: [from({})] }));
  const narrow = await draw(versionOf({ title: "Lesson", sections: [from({ areas: [area] })] }));

  expect(whole.ids.toSorted()).toEqual(versionIdsOf([...both, ...lessonOnly]));
  expect(narrow.ids.toSorted()).toEqual(versionIdsOf(both));
});

/** A section that asks these questions. */
function naming(id: string, built: ReadonlyArray<Built>, shuffle: Section["shuffle"] = "none"): Section {
  return {
    ...sectionOf(id, "Named", 10, []),
    source: { kind: "fixed", questions: questionIdsOf(built) },
    shuffle,
  };
}

test("the questions that a section names come in their order, and no rule draws them a second time", async () => {
  const area = unique("area");
  const built = await buildAreaQuestions(db, 12, [area]);
  const named = [built[7], built[2], built[5]].flatMap((one) => one ?? []);
  const version = versionOf({
    title: "Named",
    sections: [sectionOf("drawn", "Drawn", 10, [[9, area]]), naming("named", named)],
  });

  for (const seed of [1, 2, 3]) {
    const { drawn, ids } = await draw(version, { seed, withReserved: seed === 2 });
    expect(ids.slice(9)).toEqual(named.map(({ versionId }) => versionId));
    expect(ids.toSorted()).toEqual(versionIdsOf(built));
    expect(drawn.slice(9).map(({ section, rule }) => [section, rule])).toEqual(Array(3).fill([2, 1]));
  }
});

test("named questions are mixed by the seed where their section says so", async () => {
  const built = await buildAreaQuestions(db, 12, []);
  const version = versionOf({ title: "Mixed", sections: [naming("named", built, "questions")] });
  const [one, same, other] = [await draw(version), await draw(version), await draw(version, { seed: 2 })];

  expect(same.ids).toEqual(one.ids);
  expect(other.ids).not.toEqual(one.ids);
  for (const { ids } of [one, other]) expect(ids.toSorted()).toEqual(versionIdsOf(built));
});

test("a named question that was withdrawn is missing, and one that is reserved is not", async () => {
  const [first] = await buildAreaQuestions(db, 1, [], { isReserved: true });
  const [gone] = await buildAreaQuestions(db, 1, [], { withdrawnAt: new Date() });
  const [last] = await buildAreaQuestions(db, 1, []);
  const built = [first, gone, last].flatMap((one) => one ?? []);

  const { ids } = await draw(versionOf({ title: "Gap", sections: [naming("named", built)] }));

  expect(ids).toEqual([first?.versionId, last?.versionId]);
});

test("a rule can ask for categories and difficulties", async () => {
  const area = unique("area");
  const [category, difficulty] = [await buildLabel("category"), await buildLabel("difficulty")];
  const both = await buildAreaQuestions(db, 2, [area], { categoryId: category, difficultyId: difficulty });
  const oneOnly = await buildAreaQuestions(db, 3, [area], { categoryId: category });
  await buildAreaQuestions(db, 2, [area], { difficultyId: difficulty });
  await buildAreaQuestions(db, 20, [area]);
  const from = (filter: QuestionFilter) =>
    draw(
      versionOf({
        title: "Labels",
        sections: [
          { ...sectionOf("labels", "Labels", 10, []), source: { kind: "drawn", rules: [{ count: 10, from: filter }] } },
        ],
      }),
    );

  expect((await from({ categories: [category] })).ids.toSorted()).toEqual(versionIdsOf([...both, ...oneOnly]));
  expect((await from({ categories: [category], difficulties: [difficulty] })).ids.toSorted()).toEqual(
    versionIdsOf(both),
  );
  expect((await from({ areas: [area], categories: [await buildLabel("category")] })).ids).toEqual([]);
});

async function buildLabel(kind: "category" | "difficulty"): Promise<Id<"label">> {
  const id = newId<"label">();
  await db.insert(questionLabels).values({ id, kind, name: unique(kind), position: 1 });
  return id;
}

test.each([false, true])("each question is as likely as any other, with reserved ones: %s", async (withReserved) => {
  const area = unique("area");
  const built = await buildAreaQuestions(db, 6, [area]);
  const version = versionWith([[2, area]]);
  const times = new Map(versionIdsOf(built).map((id) => [id, 0]));

  for (let seed = 0; seed < 300; seed += 1) {
    for (const id of (await draw(version, { seed, withReserved })).ids) times.set(id, (times.get(id) ?? 0) + 1);
  }

  // A hundred each on average; 41 from it is five standard deviations.
  expect([...times.values()].reduce((sum, count) => sum + count, 0)).toBe(600);
  for (const count of times.values()) expect(Math.abs(count - 100)).toBeLessThan(41);
});
