/**
 * In which order the options of a question stand: the author's, or, where a test asks for it, one that a seed decides (P57). Pure,
 * so that whoever shows the question again shows the same order.
 */
import { chanceOf } from "../core/random.ts";
import type { Arrange, Choice, ChoiceList } from "./contract.ts";

/** An order for each list of options. Their ids and the key decide it, not the order in which they were; every one is equally likely. */
export function arrangeBy(key: string): Arrange {
  return (options, list) => {
    const drawn = options.map((option) => ({ option, chance: chanceOf(`${key} ${list} ${option.id}`) }));
    return drawn.toSorted((one, other) => one.chance - other.chance).map(({ option }) => option);
  };
}

/** True if an option says something of the others or of where they stand, such as "All of the above": then none may be moved. */
export function speakOfEachOther(lists: ReadonlyArray<ChoiceList>): boolean {
  return lists.some(({ choices }) => choices.some(({ text }) => speaksOfOthers(text)));
}

/** True for the text of such an option. */
export function speaksOfOthers(text: string): boolean {
  return REFERENCES.some((reference) => reference.test(text));
}

/** The name of an option in a list that numbers its options: a letter, a figure, a Roman numeral. */
const NAME = String.raw`\(?(?:[A-Ha-h]|\d|[IVX]{1,4}|i{1,3}|iv|vi{0,3})\)?[.)]?`;
const JOINT = String.raw`\s*(?:,\s*and|,|;|&|\+|/|\band|\bor|\bnor)\s*`;

/** Rather too many than too few: an order that stays is no harm, and one that is wrong makes a question wrong. */
const REFERENCES = [
  // All of the above, none of these, both, neither of the two.
  /\b(?:all|none|any|both|neither|either|each|most|some|one|two|three)\s+(?:of\s+)?(?:the\s+|these\b|those\b|them\b|mentioned)/i,
  /\b(?:all|none|both|neither|any)\s+(?:of\s+)?(?:two\s+|three\s+|four\s+)?(?:are|is|apply|applies|statements|options|answers|choices|mentioned|listed|given|above|below|correct|incorrect|true|false|right|wrong)\b/i,
  /^\W*(?:all|none|both|neither|either|everything|nothing)\W*$/i,
  /\b(?:the|as|than|listed|mentioned|given|stated|described|same)\s+(?:above|below)\b|\babove[- ]mentioned\b|\b(?:previous|preceding|other|first|second|last|former|latter|remaining)\s+(?:two\s+|three\s+)?(?:options?|answers?|choices?|statements?)\b/i,
  // Options A and C, statement 2, A and B only, 1, 3 and 4, both (a) and (b).
  // An option that is only called "Option A" says nothing of others.
  /^(?!\W*option\s+\w+\W*$).*\b(?:options?|answers?|choices?|statements?)\s+\(?(?:[A-H]|\d|[IVX]{1,4})\b/i,
  new RegExp(String.raw`(?<![\p{L}\d])${NAME}${JOINT}${NAME}(?![\p{L}\d.%])`, "u"),
  new RegExp(String.raw`^\W*(?:only\s+${NAME}|${NAME}\s+only)\W*$`, "iu"),
  // Hindi: of the above, of these.
  /उपरोक्त|उपर्युक्त|इनमें से|ये सभी|दोनों/,
];

/** Lists of options in their author's order, whatever is asked: what a type whose order means something does. */
export const inAuthorsOrder = { arrangeOptions: <Content>(content: Content): Content => content };

/** `arrangeOptions` of a type whose options may stand in any order inside each of these fields. */
export function inAnyOrder<Name extends string>(...names: Name[]) {
  type Lists = Readonly<Record<Name, Choice[]>>;
  return {
    arrangeOptions: <Content extends Lists>(content: Content, arrange: Arrange): Content => ({
      ...content,
      ...Object.fromEntries(names.map((name) => [name, arrange(content[name], name)])),
    }),
  };
}

/** The same of a type whose options are grouped in this field: the groups stay, and each keeps its own options. */
export function inAnyOrderByGroup<List extends string>(list: List) {
  type Groups = Readonly<Record<List, { id: string; options: Choice[] }[]>>;
  return {
    arrangeOptions: <Content extends Groups>(content: Content, arrange: Arrange): Content => ({
      ...content,
      [list]: content[list].map((group) => ({ ...group, options: arrange(group.options, group.id) })),
    }),
  };
}
