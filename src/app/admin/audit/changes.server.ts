/** What an entry of the audit says, for people: a sentence, and one row for each field with its value before and after. */
import { z } from "zod/mini";
import { publicCourses } from "../../../content/courses.ts";
import { adminTestTexts } from "../../../content/en/admin-tests.ts";
import { auditTexts } from "../../../content/en/audit.ts";
import { auditSentences } from "../../../content/en/audit-sentences.ts";
import { stimulusCounts } from "../../../content/en/stimulus-counts.ts";
import { taxonomyTexts } from "../../../content/en/taxonomy.ts";
import { testBuilderTexts } from "../../../content/en/test-builder.ts";
import { toolTexts } from "../../../content/en/tools.ts";
import { formats } from "../../../content/formats.ts";
import { plainText } from "../../../core/html.ts";
import { readContent } from "../../../items/registry/authoring.ts";
import { typeNameOf } from "../../../items/type-names.ts";
import type { AuditAction } from "../../../modules/audit/commands/record-audit.server.ts";
import type { AuditNames } from "../../../modules/audit/queries/find-audit-names.server.ts";
import type { AuditEntry } from "../../../modules/audit/queries/list-audit.server.ts";
import { topicText } from "../../../modules/messages/rules.ts";
import { answerInWords } from "../../../modules/privacy/answer-in-words.ts";
import { AreaChange } from "../../../modules/questions/bank-change.ts";
import { STIMULUS_KINDS } from "../../../modules/stimuli/rules.ts";
import { findPlan, nameOfArea } from "../../../modules/tests/exam-plans.ts";
import { PassRule } from "../../../modules/tests/pass-rules.ts";
import { writeMarks } from "../../../modules/tests/written-marks.ts";
import { passInWords } from "../tests/pass-in-words.ts";

const texts = auditTexts;

export type Change = {
  field: string;
  /** Null where there was none. */
  before: string | null;
  after: string | null;
};

export type Words = {
  names: AuditNames;
  /** Writes moments in the institute's time zone, and days of the calendar. */
  writeTime: (at: Date) => string;
  writeDay: (day: string) => string;
};

type Entry = Pick<AuditEntry, "action" | "subjectId" | "subjectName" | "before" | "after">;

/** Stands in a sentence where the name of what it was done to belongs. */
const NAME = "\u0001";

/** The sentence around the name, without who did it; `after` is null when it names nothing. */
export function sentenceOf(action: AuditAction, entry: Entry, words: Words): { before: string; after: string | null } {
  const values = { ...partsOf(entry, entry.before), ...partsOf(entry, entry.after) };
  const numberOf = (field: string) => (typeof values[field] === "number" ? values[field] : 0);
  const sentence = auditSentences[action]({
    name: entry.subjectName ? NAME : texts.nameless,
    text: (field) => textOf(field, values[field], words) ?? "",
    count: (field, one, many) => `${formats().number(numberOf(field))} ${numberOf(field) === 1 ? one : many}`,
    has: (field) => field in values,
  });
  const [before = "", after] = sentence.split(NAME);
  return { before, after: after ?? null };
}

/** The rows of an entry, in the order of its fields. What was not there before, or is not any more, is null. */
export function changesOf(entry: Entry, words: Words): Change[] {
  const [was, is] = [partsOf(entry, entry.before, words), partsOf(entry, entry.after, words)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((name) => ({
      field: nameOf(name),
      before: textOf(name, was[name], words),
      after: textOf(name, is[name], words),
    }))
    .filter(({ before, after }) => before !== after);
}

type Parts = Record<string, unknown>;

/** The fields of one side; what a question says is taken apart as its form shows it. */
function partsOf({ subjectId }: Pick<Entry, "subjectId">, side: unknown, words?: Words): Parts {
  if (!isRecord(side)) return {};
  const { content, solution, ...fields } = side;
  const parts: Parts = { ...fields };
  if (isRecord(content)) {
    const { stem, scenario, v: _, ...choices } = content;
    Object.assign(parts, { stem, ...(scenario === undefined ? {} : { scenario }), choices });
  } else if (content !== undefined) parts.content = content;
  if (isRecord(solution)) {
    const { rationale, ...right } = solution;
    // Options are named by the question as it was then, else as it is today.
    const named = isRecord(content) ? content : words?.names.contents.get(subjectId);
    Object.assign(parts, { right: answerInWords(readContent(named)?.choices ?? [], right), rationale });
  } else if (solution !== undefined) parts.solution = solution;
  return parts;
}

function nameOf(field: string): string {
  const names: Readonly<Record<string, string>> = texts.fields;
  const spaced = field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return names[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Yes or no about a thing; every other truth is a switch. */
const FACTS = new Set(["withdrawn", "isPaid", "isAll", "isReserved", "isCalculatorAllowed"]);
const PICTURES = new Set(["photo", "logoUrl"]);

/** A value in words; null where there is none. */
function textOf(field: string, value: unknown, { names, writeTime, writeDay }: Words): string | null {
  if (value === undefined) return null;
  if (value === null || value === "") return texts.nothing;
  if (typeof value === "boolean") {
    return FACTS.has(field) ? (value ? texts.yes : texts.no) : value ? texts.on : texts.off;
  }
  if (typeof value === "number") return formats().number(value);
  if (field === "areas" && Array.isArray(value)) return namesOfAreas(value);
  if (field === "tools" && Array.isArray(value)) {
    return value.map((tool) => wordIn(toolTexts.names, String(tool))).join("\n") || texts.nothing;
  }
  if (field === "sectionMarks") return marksInWords(SectionMarks.safeParse(value).data);
  if (field === "testSections") return sectionsInWords(AuditedSections.safeParse(value).data);
  if (field === "passRule") return ruleInWords(PassRule.safeParse(value).data);
  if (field === "area") return nameOfAreaChange(AreaChange.safeParse(value).data);
  if (typeof value !== "string") return outlineOf(value);
  switch (field) {
    case "lessonId":
      return names.lessons.get(value) ?? texts.deletedLesson;
    case "categoryId":
    case "difficultyId":
      return names.labels.get(value) ?? texts.deletedLabel;
    case "judgmentStep":
      return wordIn(taxonomyTexts.steps, value);
    case "courseId":
      return publicCourses.find(({ id }) => id === value)?.title ?? value;
    case "type":
      return typeNameOf(value);
    case "kind":
      return wordIn({ ...texts.bankKinds, ...texts.labelKinds }, value);
    case "job":
      return wordIn(texts.jobs, value);
    case "leavingASection":
      return wordIn(testBuilderTexts.general.leavings, value);
    case "score":
    case "solutions":
      return wordIn(testBuilderTexts.delivery.moments, value);
    case "countedAs":
      return wordIn(adminTestTexts.voidForm.ways, value);
    case "outcome":
      return wordIn(texts.outcomes, value);
    case "topic":
      return topicText(value);
  }
  if (PICTURES.has(field)) return texts.picture;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return writeTime(new Date(value));
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return writeDay(value);
  return wordsOf(value);
}

function namesOfAreas(codes: ReadonlyArray<unknown>): string {
  return codes.length === 0 ? texts.nothing : codes.map((code) => nameOfArea(String(code))).join("\n");
}

/** What a change of many questions made of their areas; nothing for one that can no longer be read. */
function nameOfAreaChange(change: AreaChange | undefined): string {
  if (!change) return texts.nothing;
  const { plan, code } = change;
  return code === null ? taxonomyTexts.bank.noneOfPlan(findPlan(plan)?.title ?? plan) : nameOfArea(code);
}

const SectionMarks = z.array(z.object({ title: z.string(), right: z.int(), wrong: z.int(), omitted: z.int() }));

/** One line for each section; nothing for marks that can no longer be read. */
function marksInWords(sections: z.infer<typeof SectionMarks> = []): string {
  if (sections.length === 0) return texts.nothing;
  return sections.map((section) => texts.marksOfSection(section.title, writtenMarksOf(section))).join("\n");
}

const AuditedRule = z.object({
  count: z.number(),
  unit: z._default(z.nullable(z.object({ kind: z.enum(STIMULUS_KINDS), questions: z.number() })), null),
  lessons: z.number(),
  labels: z.number(),
  areas: z._default(z.array(z.string()), []),
  types: z._default(z.array(z.string()), []),
});

const AuditedSections = z.array(
  z.object({
    title: z.string(),
    minutes: z.nullable(z.number()),
    questions: z.number(),
    navigation: z.enum(["free", "forward"]),
    onEarlyEnd: z.enum(["next", "wait"]),
    content: z.enum(["all", "by-section"]),
    shuffle: z.enum(["none", "questions", "questions-and-options"]),
    answerRequired: z.boolean(),
    instructions: z.string(),
    numbers: z._default(z.array(z.number()), []),
    rules: z._default(z.array(AuditedRule), []),
  }),
);

/** A section a paragraph: what is as in most sections is not said. */
function sectionsInWords(sections: z.infer<typeof AuditedSections> = []): string {
  const { builder, section: words } = testBuilderTexts;
  if (sections.length === 0) return texts.nothing;
  return sections
    .map(({ title, minutes, questions, numbers, rules, instructions, ...how }) => {
      const lines = [
        `${title}: ${builder.section(questions, minutes)}`,
        numbers.map((number) => `#${number}`).join(", "),
        ...rules.map((rule, index) => `${words.rule(index + 1)}: ${ruleOfSectionInWords(rule)}`),
        instructions,
        how.navigation === "free" ? "" : words.navigations.forward,
        how.onEarlyEnd === "next" ? "" : words.earlies.wait,
        how.content === "all" ? "" : `${words.content}: ${words.contents["by-section"]}`,
        how.shuffle === "none" ? "" : words.shuffles[how.shuffle],
        how.answerRequired ? words.required : "",
      ];
      return lines.filter((line) => line !== "").join("\n");
    })
    .join("\n\n");
}

function ruleOfSectionInWords({ count, unit, lessons, labels, areas, types }: z.infer<typeof AuditedRule>): string {
  const words = testBuilderTexts.section;
  return [
    unit ? stimulusCounts.sized(unit.kind, count, unit.questions) : formats().number(count),
    ...(lessons > 0 ? [words.lessons(lessons)] : []),
    ...(labels > 0 ? [words.labels(labels)] : []),
    ...areas.map(nameOfArea),
    ...types.map(typeNameOf),
  ].join(", ");
}

function writtenMarksOf({ right, wrong, omitted }: z.infer<typeof SectionMarks>[number]) {
  return { right: writeMarks(right), wrong: writeMarks(wrong), omitted: writeMarks(omitted) };
}

function ruleInWords(rule: PassRule | undefined): string {
  if (!rule) return texts.nothing;
  const ids = rule.kind === "each-section" ? Object.keys(rule.percent) : [];
  return passInWords(
    rule,
    ids.map((id) => ({ id, title: id })),
  );
}

function wordIn(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? value;
}

/** Names that only the program needs. */
const OMITTED = new Set(["id", "v"]);

/** What is made of parts, one part a line, without ids. */
function outlineOf(value: unknown): string {
  return linesOf(value).join("\n");
}

function linesOf(value: unknown): string[] {
  if (value === null || value === "" || value === undefined) return [];
  if (typeof value === "boolean") return [value ? texts.yes : texts.no];
  if (typeof value !== "object") return [wordsOf(String(value))];
  if (Array.isArray(value)) {
    return value.every((part) => typeof part === "string") ? [value.map(wordsOf).join(", ")] : value.flatMap(linesOf);
  }
  return Object.entries(value).flatMap(([name, part]) => (OMITTED.has(name) ? [] : linesOf(part)));
}

/** The words of a text; one that is formatted is read as plain words. */
function wordsOf(text: string): string {
  return /<\/?[a-z][^<>]*>/i.test(text) ? plainText(text) : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
