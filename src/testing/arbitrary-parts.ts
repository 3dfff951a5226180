/** What arbitrary questions of all item types are made of. Option ids are drawn too: nothing may depend on their being o1, o2, o3. */
import fc from "fast-check";
import type { PictureOption } from "../items/options.ts";

type Option = { id: string; text: string };

export const rationale = "<p>Because.</p>";
export const stem = "<p>Which?</p>";
export const scenario = "A client.";
const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,7}$/);

/** Options with texts of their own. */
export function options(least: number, most = 6): fc.Arbitrary<Option[]> {
  return fc
    .uniqueArray(id, { minLength: least, maxLength: most })
    .map((ids) => ids.map((each, index) => ({ id: each, text: `Text ${index}` })));
}

/** The same, where some may be pictures. */
export function pictureOptions(least: number): fc.Arbitrary<PictureOption[]> {
  const picture = fc.option(fc.constant({ src: "/pictures/chest-front.svg", width: 480, height: 400 }), {
    nil: undefined,
  });
  return fc.tuple(options(least), fc.infiniteStream(picture)).map(([list, pictures]) =>
    list.map((option) => {
      const { value } = pictures.next();
      return value ? { ...option, picture: value } : option;
    }),
  );
}

/** Their ids. */
export function idsOf(list: ReadonlyArray<Option>): string[] {
  return list.map((option) => option.id);
}

/** Some of the ids, in any order. */
export function subsetOf(ids: ReadonlyArray<string>, least = 0, most = ids.length): fc.Arbitrary<string[]> {
  return fc
    .shuffledSubarray([...ids], { minLength: Math.min(least, ids.length), maxLength: Math.min(most, ids.length) })
    .map((some) => some);
}

/** For each row something or nothing. */
export function entries<T>(rows: ReadonlyArray<{ id: string }>, entry: (row: number) => fc.Arbitrary<T>, all: boolean) {
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
