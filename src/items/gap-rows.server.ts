/** Gaps as rows of the exchange format hold them (docs/product/questions.md#exchange-format). */
import { z } from "zod/mini";
import { byRow, entryOf } from "./by-row.ts";
import { type ExchangeFields, parseCorrectAnswer, requireField } from "./exchange-row.ts";
import { markedOf, optionsOfMarked } from "./marked-options.ts";
import { hasDistinctIds, type Option, OptionId } from "./options.ts";

const CorrectOptions = z.array(z.object({ placeholder: z.string(), correctOption: z.string() }));

type Gap = { id: string; placeholder: string };
type Dropdown = Gap & { options: Option[] };
type ByGap = Readonly<Record<string, string>>;

/** `correct_answer`: the right text of each gap, in order. */
export function correctTexts(
  gaps: ReadonlyArray<Gap>,
  correct: ByGap,
  optionsOf: (gapId: string) => ReadonlyArray<Option>,
): string {
  const named = gaps.map(({ id, placeholder }) => ({
    placeholder,
    correctOption: optionsOf(id).find((option) => option.id === entryOf(correct, id))?.text ?? "",
  }));
  return JSON.stringify(named);
}

/** The right text of each gap, in order. Throws an error that names the fields unless there is one for each of the gaps. */
export function readCorrectTexts(row: ExchangeFields, gaps: ReadonlyArray<unknown>, field: keyof ExchangeFields) {
  const named = parseCorrectAnswer(row, CorrectOptions);
  if (named.length !== gaps.length) {
    throw new Error(
      `correct_answer names more or fewer ${field === "sentence_dropdowns" ? "drop-downs" : "blanks"} than ${field}.`,
    );
  }
  return named.map(({ correctOption }) => correctOption);
}

/** The ids of the row's gaps if they can be used, else new ones. */
export function gapIds(gaps: ReadonlyArray<{ id: string }>, prefix: string): string[] {
  const hasIds = hasDistinctIds(gaps) && gaps.every(({ id }) => OptionId.safeParse(id).success);
  return gaps.map(({ id }, index) => (hasIds ? id : `${prefix}${index + 1}`));
}

/** Gaps with options of their own as a row holds them. */
export function dropdownsToRow(dropdowns: ReadonlyArray<Dropdown>, correct: ByGap) {
  const rightIn = (id: string) => entryOf(correct, id) ?? "";
  return {
    options: dropdowns.flatMap(({ options }) => options.map(({ text }) => text)),
    correct_answer: correctTexts(dropdowns, correct, (id) => dropdowns.find((gap) => gap.id === id)?.options ?? []),
    sentence_dropdowns: dropdowns.map(({ id, placeholder, options }) => ({
      id,
      placeholder,
      options: markedOf(options, [rightIn(id)]),
    })),
  };
}

/** The gaps of such a row with what is right in each; new ids of gaps, and of the options of each gap, begin with these prefixes. */
export function dropdownsFromRow(
  row: ExchangeFields,
  prefix: string,
  optionPrefix: (index: number) => string | undefined = () => undefined,
): { dropdowns: Dropdown[]; correct: Record<string, string> } {
  const marked = requireField(row, "sentence_dropdowns");
  const named = readCorrectTexts(row, marked, "sentence_dropdowns");
  const ids = gapIds(marked, prefix);
  const read = marked.map((dropdown, index) => {
    const { options, correct } = optionsOfMarked(dropdown.options, optionPrefix(index));
    const id = ids[index] ?? "";
    return { id, placeholder: dropdown.placeholder, options, right: rightOption(options, correct, named[index]) };
  });
  return {
    dropdowns: read.map(({ id, placeholder, options }) => ({ id, placeholder, options })),
    correct: byRow(read, (id) => read.find((gap) => gap.id === id)?.right),
  };
}

/** The marked option, which must match the named one; where none is marked the name decides. */
function rightOption(options: ReadonlyArray<Option>, marked: ReadonlyArray<string>, text: string | undefined): string {
  const named = options.filter((option) => option.text === text).map(({ id }) => id);
  const [right = ""] = marked.length > 0 ? marked : named;
  if (!named.includes(right)) {
    throw new Error("correct_answer names a text that is not the right option.");
  }
  if (marked.length > 1) throw new Error("sentence_dropdowns marks more than one option as correct.");
  return right;
}
