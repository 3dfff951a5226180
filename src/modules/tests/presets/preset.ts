/** A preset: a test like a real exam that ships with the product, with where its numbers come from (record 48). */
import type { ItemType } from "../../../items/registry/models.ts";
import type { DeliveryRules } from "../delivery.ts";
import type { Marks } from "../marks.ts";
import type { Section, TestVersion } from "../test-version.ts";

export type Preset = {
  /** Stored with the attempts at it, so it never changes. */
  id: string;
  /** The courses, by title, for whose students it stands first and whose subjects it asks. Without any it asks all. */
  courses: ReadonlyArray<string>;
  /** Sentence that names the exam, where the title of the preset could be taken for the exam of the course. */
  about?: string;
  /** Where its numbers come from, as docs/product/exams.md names them. */
  sources: ReadonlyArray<{ name: string; address: string }>;
  /** The day on which the numbers were checked, as 2026-11-22. */
  verifiedOn: string;
  confidence: "confirmed" | "agreed" | "weak";
  /** The first and the last day on which the exam has this form; null where none is known. */
  validFrom: string | null;
  validUntil: string | null;
  /** What is not published, or where sources disagree: said before the start. */
  unsure: ReadonlyArray<string>;
  /** What is otherwise in the exam: said before the start. */
  differs: ReadonlyArray<string>;
  /** Title of a shorter version that asks one section alone, by its id, where the title of the whole names several. */
  titles?: Readonly<Record<string, string>>;
  version: TestVersion;
  rules: DeliveryRules;
};

/** One option is right: what most exams ask for. */
const ONE_RIGHT: ReadonlyArray<ItemType> = ["text"];

/** A number is typed. */
export const NUMBERS: ReadonlyArray<ItemType> = ["calculation"];

/** Multiple choice, multiple select, supply answer, ordered response and hot spot of the TEAS. */
export const TEAS_TYPES: ReadonlyArray<ItemType> = [
  ...ONE_RIGHT,
  "multi-select",
  ...NUMBERS,
  "ordered_response",
  "hot_spot",
];

/** A section that draws so many questions of each area, of these item types. */
export function sectionOf(
  id: string,
  title: string,
  minutes: number | null,
  areas: ReadonlyArray<[count: number, ...codes: string[]]>,
  types = ONE_RIGHT,
): Section {
  return {
    id,
    title,
    instructions: "",
    minutes,
    onEarlyEnd: "next",
    // On a bad network students go on working through a change of sections.
    content: "all",
    source: {
      kind: "drawn",
      rules: areas.map(([count, ...codes]) => ({ count, from: { areas: codes, types: [...types] } })),
    },
    navigation: "free",
    answerRequired: false,
    shuffle: "none",
  };
}

/** A version with what most exams have. */
export function versionOf(version: Pick<TestVersion, "title" | "sections"> & Partial<TestVersion>): TestVersion {
  return {
    v: 1,
    instructions: "",
    minutes: null,
    leavingASection: "closes",
    breaks: { kind: "none" },
    tools: [],
    confidence: "no",
    ...version,
  };
}

/** Rules with the same marks in every section, which show everything after the submission. */
export function rulesOf(
  { sections }: TestVersion,
  marks: Marks,
  rules: Partial<Omit<DeliveryRules, "v" | "marks">> = {},
): DeliveryRules {
  return {
    v: 1,
    marks: Object.fromEntries(sections.map(({ id }) => [id, marks])),
    unscored: {},
    pass: { kind: "none" },
    normalisation: "none",
    release: { score: "submission", solutions: "submission" },
    ...rules,
  };
}

/** A question is worth one mark, and a wrong answer takes nothing. */
export const ONE_MARK: Marks = { by: "questions", right: 12, wrong: 0, omitted: 0 };
/** A wrong answer takes a third of a mark. */
export const THIRD_OFF: Marks = { by: "questions", right: 12, wrong: -4, omitted: 0 };
