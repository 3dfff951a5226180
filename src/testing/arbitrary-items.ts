/**
 * Any question of each item type with any answer that a student could give to it, for tests of what must hold for all of
 * them. Option ids are drawn too: nothing may depend on their being o1, o2, o3.
 */
import fc from "fast-check";
import { type ItemType, type Models, parseSolvedItem, type SolvedItem } from "../items/registry/models.ts";

type Parts<T extends ItemType> = {
  content: Models[T] extends { content: { parse(value: unknown): infer C } } ? C : never;
  solution: Models[T] extends { solution: { parse(value: unknown): infer S } } ? S : never;
  answer: Models[T] extends { answer: { parse(value: unknown): infer A } } ? A : never;
};
type Arbitraries = { [T in ItemType]: fc.Arbitrary<Parts<T>> };
type Option = { id: string; text: string };

const rationale = "<p>Because.</p>";
const stem = "<p>Which?</p>";
const scenario = "A client.";
const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,7}$/);

function options(least: number, most = 6): fc.Arbitrary<Option[]> {
  return fc
    .uniqueArray(id, { minLength: least, maxLength: most })
    .map((ids) => ids.map((each, index) => ({ id: each, text: `Text ${index}` })));
}

function idsOf(list: ReadonlyArray<Option>): string[] {
  return list.map((option) => option.id);
}

/** Some of the ids, in any order. */
function someOf(ids: ReadonlyArray<string>, least = 0, most = ids.length): fc.Arbitrary<string[]> {
  return fc
    .shuffledSubarray([...ids], { minLength: Math.min(least, ids.length), maxLength: Math.min(most, ids.length) })
    .map((some) => some);
}

/** For each row something or nothing. */
function entries<T>(rows: ReadonlyArray<{ id: string }>, entry: (row: number) => fc.Arbitrary<T>, all: boolean) {
  return fc
    .tuple(...rows.map((_, index) => (all ? entry(index) : fc.option(entry(index), { nil: undefined }))))
    .map((drawn) =>
      Object.fromEntries(
        rows.flatMap((row, index): Array<[string, T]> => {
          const value = drawn[index];
          return value === undefined ? [] : [[row.id, value]];
        }),
      ),
    );
}

const arbitraries: Arbitraries = {
  text: options(2).chain((list) =>
    fc.record({
      content: fc.constant({ v: 1 as const, stem, options: list }),
      solution: fc.record({ correct: fc.constantFrom(...idsOf(list)), rationale: fc.constant(rationale) }),
      answer: fc.record({ chosen: fc.option(fc.constantFrom(...idsOf(list))) }),
    }),
  ),
  "multi-select": options(2).chain((list) =>
    fc.record({
      content: fc.constant({ v: 1 as const, stem, options: list }),
      solution: fc.record({ correct: someOf(idsOf(list), 1), rationale: fc.constant(rationale) }),
      answer: fc.record({ chosen: someOf(idsOf(list)) }),
    }),
  ),
  location_based: options(1, 8).chain((list) => {
    const ids = idsOf(list);
    return fc.integer({ min: 1, max: list.length }).chain((size) => {
      const locations = Array.from({ length: Math.ceil(list.length / size) }, (_, index) => ({
        id: `l${index}`,
        title: `Location ${index}`,
        options: list.slice(index * size, (index + 1) * size),
      }));
      return fc.record({
        content: fc.constant({ v: 1 as const, stem, locations }),
        solution: fc.record({ correct: someOf(ids, 1), rationale: fc.constant(rationale) }),
        answer: fc.record({ chosen: someOf(ids) }),
      });
    });
  }),
  nursing_action: options(1).chain((actions) =>
    fc.record({
      content: fc.constant({ v: 1 as const, scenario, stem, actions }),
      solution: fc.record({ appropriate: someOf(idsOf(actions)), rationale: fc.constant(rationale) }),
      answer: fc.record({
        judged: entries(actions, () => fc.constantFrom("appropriate" as const, "not-appropriate" as const), false),
      }),
    }),
  ),
  prioritize_hypothesis: options(2).chain((list) =>
    someOf(idsOf(list), 1).chain((correct) =>
      fc.record({
        content: fc.constant({ v: 1 as const, scenario, stem, options: list, choose: correct.length }),
        solution: fc.constant({ correct, rationale }),
        answer: fc.record({ chosen: someOf(idsOf(list), 0, correct.length) }),
      }),
    ),
  ),
  clinical_decision: fc.tuple(options(1), options(1), options(1)).chain(([conditions, actions, parameters]) =>
    fc.tuple(someOf(idsOf(actions), 1), someOf(idsOf(parameters), 1)).chain(([rightActions, rightParameters]) =>
      fc.record({
        content: fc.constant({
          v: 1 as const,
          scenario,
          stem,
          conditions,
          actions,
          parameters,
          chooseActions: rightActions.length,
          chooseParameters: rightParameters.length,
        }),
        solution: fc.record({
          condition: fc.constantFrom(...idsOf(conditions)),
          actions: fc.constant(rightActions),
          parameters: fc.constant(rightParameters),
          rationale: fc.constant(rationale),
        }),
        answer: fc.record({
          condition: fc.option(fc.constantFrom(...idsOf(conditions))),
          actions: someOf(idsOf(actions), 0, rightActions.length),
          parameters: someOf(idsOf(parameters), 0, rightParameters.length),
        }),
      }),
    ),
  ),
  sentence_completion: fc.array(options(1), { minLength: 1, maxLength: 4 }).chain((lists) => {
    const dropdowns = lists.map((list, index) => ({
      id: `dropdown-${index + 1}`,
      placeholder: `place ${index}`,
      options: list,
    }));
    const oneOf = (index: number) => fc.constantFrom(...idsOf(lists[index] ?? []));
    return fc.record({
      content: fc.constant({ v: 1 as const, scenario, stem: `<p>${lists.map(() => "[it]").join(" ")}</p>`, dropdowns }),
      solution: fc.record({ correct: entries(dropdowns, oneOf, true), rationale: fc.constant(rationale) }),
      answer: fc.record({ picked: entries(dropdowns, oneOf, false) }),
    });
  }),
  recognize_cues: options(1).chain((findings) =>
    fc.record({
      content: fc.constant({ v: 1 as const, scenario, stem, findings }),
      solution: fc.record({ expected: someOf(idsOf(findings)), rationale: fc.constant(rationale) }),
      answer: fc.record({
        classified: entries(findings, () => fc.constantFrom("expected" as const, "follow-up" as const), false),
      }),
    }),
  ),
  matrix: fc
    .tuple(options(2, 4), options(1, 6), fc.constantFrom("one" as const, "many" as const))
    .chain(([columns, rows, selection]) => {
      const cells = (least: number) => () => someOf(idsOf(columns), least, selection === "one" ? 1 : columns.length);
      return fc.record({
        content: fc.constant({ v: 1 as const, stem, selection, columns, rows }),
        solution: fc.record({ correct: entries(rows, cells(1), true), rationale: fc.constant(rationale) }),
        answer: fc.record({ chosen: entries(rows, cells(1), false) }),
      });
    }),
};

/** Any question of a type with any answer that fits it. */
export function arbitraryItem(type: ItemType): fc.Arbitrary<SolvedItem> {
  const parts: fc.Arbitrary<Parts<ItemType>> = arbitraries[type];
  return parts.map(({ content, solution, answer }) => parseSolvedItem({ type, content, solution, answer }));
}
