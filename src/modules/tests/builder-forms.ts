/** The forms of the builder of tests: what each of its pages asks. Both sides parse with them. */
import { z } from "zod/mini";
import { courseTitles } from "../../content/courses.ts";
import { testBuilderTexts } from "../../content/en/test-builder.ts";
import { optionalLine, requiredLine } from "../../core/form-fields.ts";
import type { FormValues } from "../../core/forms.ts";
import { type Id, parseId } from "../../core/id.ts";
import { localMoment } from "../../core/local-moment.ts";
import { readWhole } from "../../core/numerals.ts";
import { refuse } from "../../core/schemas.ts";
import { questionCountOfKind, STIMULUS_KINDS, STIMULUS_QUESTIONS_MAX } from "../stimuli/rules.ts";
import type { DeliveryRules, Release } from "./delivery.ts";
import type { DraftChange, TestDraft } from "./draft.ts";
import { findArea } from "./exam-plans.ts";
import { marksForm, passForm } from "./forms.ts";
import { QUESTIONS_MAX } from "./limits.ts";
import { Marks } from "./marks.ts";
import type { PassRule } from "./pass-rules.ts";
import { TEST_FILE_BYTES_MAX } from "./test-file.ts";
import {
  type DrawRule,
  INSTRUCTIONS_MAX,
  MINUTES_MAX,
  SECTION_INSTRUCTIONS_MAX,
  TITLE_MAX,
  TOOLS,
  type Tool,
} from "./test-version.ts";

const texts = testBuilderTexts.problems;

const Title = requiredLine(TITLE_MAX, { missing: () => texts.title, tooLong: (most) => texts.tooLong(most) });

function lines(most: number) {
  return z.pipe(
    z.pipe(
      z._default(z.string(), ""),
      z.transform((text) => text.replace(/\r\n?/g, "\n").toWellFormed().trim()),
    ),
    z.string().check(z.maxLength(most, { error: () => texts.tooLong(most) })),
  );
}

/** A whole number from 1, as typed; null for nothing. */
function wholeNumber(most: number, problem: (most: number) => string) {
  return z.pipe(
    z._default(z.string(), ""),
    z.transform((text, context) => {
      if (text.trim() === "") return null;
      const number = readWhole(text) ?? 0;
      if (number >= 1 && number <= most) return number;
      return refuse(context, problem(most));
    }),
  );
}

const MinutesTyped = wholeNumber(MINUTES_MAX, (most) => texts.minutes(most));
const box = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value !== undefined),
);
/** What several boxes of one name say. */
const Many = z.pipe(
  z.transform((value) => (value === undefined ? [] : [value].flat())),
  z.array(z.string()),
);

/** Every form of the builder says what it is based on: when the test was saved last, before it was opened. */
export const BASED_ON = "basedOn";
export const BasedOn = z.catch(z.coerce.date(), new Date(0));

/** What a new test begins with, as the form says it. */
export const BLANK = "blank";

export const NewTestForm = z
  .object({
    title: optionalLine(TITLE_MAX, (most) => texts.tooLong(most)),
    from: z._default(z.string(), BLANK),
  })
  .check(
    z.superRefine(({ title, from }, context) => {
      if (title === "" && from === BLANK) context.addIssue({ code: "custom", path: ["title"], message: texts.title });
    }),
  );

export const TestFileForm = z.object({
  file: z.instanceof(File, { error: () => testBuilderTexts.importing.noFile }).check(
    z.refine(({ name, size }) => name !== "" && size > 0, { error: () => testBuilderTexts.importing.noFile }),
    z.refine(({ size }) => size <= TEST_FILE_BYTES_MAX, { error: () => testBuilderTexts.importing.unreadable }),
  ),
});

export const NewSectionForm = z.object({ title: Title });

export const BREAK_KINDS = ["none", "fixed", "pool"] as const;

/** The name of the box of a tool. */
export const toolField = (tool: Tool) => `tool.${tool}`;

/** The name of the field for the minutes of the break after a section. */
export const breakField = (section: string) => `break.${section}`;

/** Title, instructions, clock, tools and breaks of a draft with these sections. */
export function generalForm({ sections }: { sections: ReadonlyArray<{ id: string }> }) {
  const between = sections.slice(0, -1);
  const Fields = z.object({
    title: Title,
    instructions: lines(INSTRUCTIONS_MAX),
    minutes: MinutesTyped,
    leavingASection: z.enum(["may-return", "closes"]),
    breaks: z.catch(z.enum(BREAK_KINDS), "none"),
    breakClock: z.catch(z.enum(["stops", "runs"]), "stops"),
    pool: MinutesTyped,
    unused: z.catch(z.enum(["adds", "lost"]), "lost"),
    ...Object.fromEntries(TOOLS.map((tool) => [toolField(tool), box] as const)),
    ...Object.fromEntries(between.map(({ id }) => [breakField(id), MinutesTyped] as const)),
  });
  return z.pipe(
    Fields,
    z.transform((fields, context): DraftChange => {
      const { title, instructions, minutes, leavingASection } = fields;
      const typed = new Map<string, unknown>(Object.entries(fields));
      const tools = TOOLS.filter((tool) => typed.get(toolField(tool)) === true);
      return { kind: "general", title, instructions, minutes, leavingASection, breaks: breaksOf(), tools };

      function breaksOf(): TestDraft["breaks"] {
        switch (fields.breaks) {
          case "none":
            return { kind: "none" };
          case "fixed": {
            const breaks = between.flatMap(({ id }) => {
              const taken = typed.get(breakField(id));
              return typeof taken === "number" ? [{ after: id, minutes: taken, clock: fields.breakClock }] : [];
            });
            return breaks.length > 0 ? { kind: "fixed", breaks } : { kind: "none" };
          }
          case "pool":
            if (fields.pool !== null) return { kind: "pool", minutes: fields.pool, unusedSectionTime: fields.unused };
            return refuse(context, texts.minutes(MINUTES_MAX), ["pool"]);
          default:
            return fields.breaks satisfies never;
        }
      }
    }),
  );
}

/** How one section is taken, and where its questions come from. */
export function sectionForm(sectionId: string) {
  const Fields = z.object({
    title: Title,
    instructions: lines(SECTION_INSTRUCTIONS_MAX),
    minutes: MinutesTyped,
    onEarlyEnd: z.catch(z.enum(["next", "wait"]), "next"),
    content: z.catch(z.enum(["all", "by-section"]), "all"),
    navigation: z.catch(z.enum(["free", "forward"]), "free"),
    answerRequired: box,
    shuffle: z.catch(z.enum(["none", "questions", "questions-and-options"]), "none"),
    source: z.catch(z.enum(["fixed", "drawn"]), "fixed"),
  });
  return z.pipe(
    Fields,
    z.transform((fields): DraftChange => ({ kind: "section", sectionId, ...fields })),
  );
}

/** The names of the boxes of a rule: what they choose stands under one name as often as it is chosen. */
export const RULE_BOXES = ["place", "area", "type", "category", "difficulty"] as const;

type RuleBox = (typeof RULE_BOXES)[number];

/** What is chosen under each name. */
export type RuleChosen = Readonly<Record<RuleBox, ReadonlyArray<string>>>;

/** What is chosen under each of these names, as values of a form, which hold one of a name. */
export function boxValues(fields: FormData, names: ReadonlyArray<string>): FormValues {
  return Object.fromEntries(names.map((name) => [name, fields.getAll(name).join("\n")]));
}

/** What was chosen, of the values that `boxValues` gave. */
export function chosenIn(values: FormValues): RuleChosen {
  const of = (name: RuleBox) => (values[name] ?? "").split("\n").filter((value) => value !== "");
  return {
    place: of("place"),
    area: of("area"),
    type: of("type"),
    category: of("category"),
    difficulty: of("difficulty"),
  };
}

/** Stands for all lessons of a subject in a rule. */
const SUBJECT = "subject:";
export const subjectPlace = (subjectId: string) => `${SUBJECT}${subjectId}`;

/** What a rule draws, by the names of its fields: of which kind, and of how many questions each where the kind leaves that open. */
export const UNIT_FIELDS = ["unit", "unitQuestions"] as const;

export type RuleInput = {
  count: number;
  /** Null for questions that stand alone. */
  unit: DrawRule["unit"] | null;
  subjects: Id<"subject">[];
  lessons: Id<"lesson">[];
  areas: string[];
  types: string[];
  categories: Id<"label">[];
  difficulties: Id<"label">[];
};

/** Which questions a rule draws, and how many. Nothing chosen of a kind leaves no question out. */
export const RuleForm = z.pipe(
  z.object({
    count: wholeNumber(QUESTIONS_MAX, (most) => texts.count(most)),
    unit: z.catch(z.nullable(z.enum(STIMULUS_KINDS)), null),
    unitQuestions: wholeNumber(STIMULUS_QUESTIONS_MAX, (most) => texts.count(most)),
    place: Many,
    area: Many,
    type: Many,
    category: Many,
    difficulty: Many,
  }),
  z.transform(({ count, unit, unitQuestions, place, area, type, category, difficulty }, context): RuleInput => {
    if (count === null) refuse(context, texts.count(QUESTIONS_MAX), ["count"]);
    const questions = unit && (questionCountOfKind(unit) ?? unitQuestions);
    if (unit && questions === null) {
      refuse(context, texts.count(STIMULUS_QUESTIONS_MAX), ["unitQuestions"]);
    }
    const subjects = place.flatMap(
      (one) => parseId<"subject">(one.startsWith(SUBJECT) ? one.slice(SUBJECT.length) : null) ?? [],
    );
    return {
      count: count ?? z.NEVER,
      unit: unit && questions !== null ? { kind: unit, questions } : null,
      subjects,
      lessons: place.flatMap((one) => parseId<"lesson">(one) ?? []),
      areas: area.filter((code) => findArea(code) !== null),
      // A stimulus has questions of several types.
      types: unit ? [] : type,
      categories: category.flatMap((one) => parseId<"label">(one) ?? []),
      difficulties: difficulty.flatMap((one) => parseId<"label">(one) ?? []),
    };
  }),
);

/** For whom, when and how often a test is given, and when they see what. */
export type DeliveryInput = {
  course: string | null;
  opensAt: Date | null;
  closesAt: Date | null;
  attemptsMax: number | null;
  release: Release;
};

/** The same as typed; times are told in a time zone. */
export function deliveryForm(timeZone: string) {
  const moment = localMoment(timeZone, () => texts.moment);
  const Shown = z.catch(z.enum(["submission", "by-hand"]), "submission");
  return z.pipe(
    z.object({
      course: z.pipe(
        z._default(z.string(), ""),
        z.transform((title) => courseTitles.find((one) => one === title) ?? null),
      ),
      opensAt: moment,
      closesAt: moment,
      attemptsMax: wholeNumber(1_000, (most) => texts.attempts(most)),
      score: Shown,
      solutions: Shown,
    }),
    z.transform(({ score, solutions, ...columns }, context): DeliveryInput => {
      const { opensAt, closesAt } = columns;
      if (opensAt && closesAt && closesAt <= opensAt) {
        refuse(context, texts.closesFirst, ["closesAt"]);
      }
      if (score === "by-hand" && solutions !== "by-hand") {
        refuse(context, texts.solutionsFirst, ["solutions"]);
      }
      return { ...columns, release: { score, solutions } };
    }),
  );
}

/** The name of the field for what a section counts by. */
export const byField = (section: string) => `${section}.by`;

type Sections = ReadonlyArray<{ id: string; title: string }>;

/** The marks of these sections, and what passes; null for `pass` where that is not asked. */
export function ownMarksForm(sections: Sections, passSections: Sections | null) {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((fields, context) => {
      const by = sections.map(({ id }) => {
        const chosen = fields[byField(id)] === "points" ? "points" : "questions";
        return [id, Marks.parse({ by: chosen, right: 1, wrong: 0, omitted: 0 })] as const;
      });
      const read = <Value>(schema: z.ZodMiniType<Value>): Value | null => {
        const parsed = schema.safeParse(fields);
        for (const { path, message } of parsed.error?.issues ?? []) refuse(context, message, path);
        return parsed.data ?? null;
      };
      const marks = read(marksForm(sections, { marks: Object.fromEntries(by) }));
      const pass = passSections && read(passForm(passSections));
      const rules: { marks: DeliveryRules["marks"]; pass: PassRule | null } = { marks: {}, pass: null };
      if (marks?.kind === "marks") rules.marks = marks.marks;
      if (pass?.kind === "pass") rules.pass = pass.pass;
      return rules;
    }),
  );
}
