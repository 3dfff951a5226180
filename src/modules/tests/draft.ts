/** The next version of a test of the institute while it is written: as a version is, but anything may be missing or not fit yet. Pure. */
import { z } from "zod/mini";
import type { Id } from "../../core/id.ts";
import { QUESTIONS_MAX, SECTIONS_MAX } from "./limits.ts";
import { versionOf } from "./presets/preset.ts";
import { DrawRule, QuestionId, RULES_MAX, Section, TestFields, type TestVersion, TOOLS } from "./test-version.ts";

const DraftSection = z.extend(Section, {
  source: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("fixed"), questions: z.array(QuestionId).check(z.maxLength(QUESTIONS_MAX)) }),
    z.strictObject({ kind: z.literal("drawn"), rules: z.array(DrawRule).check(z.maxLength(RULES_MAX)) }),
  ]),
});
export type DraftSection = z.infer<typeof DraftSection>;

export const TestDraft = z.extend(TestFields, { sections: z.array(DraftSection).check(z.maxLength(SECTIONS_MAX)) });
export type TestDraft = z.infer<typeof TestDraft>;

/** One thing that is changed at a time, as the pages of the builder are cut. */
export type DraftChange =
  | ({ kind: "general" } & Pick<
      TestDraft,
      "title" | "instructions" | "minutes" | "leavingASection" | "breaks" | "tools"
    >)
  | { kind: "add-section"; id: string; title: string }
  | ({ kind: "section"; sectionId: string; source: DraftSection["source"]["kind"] } & Omit<
      DraftSection,
      "id" | "source"
    >)
  | { kind: "remove-section"; sectionId: string }
  /** All sections, by their ids. */
  | { kind: "order-sections"; ids: ReadonlyArray<string> }
  /** `index` is the place of the rule that changes; null for another one. */
  | { kind: "rule"; sectionId: string; index: number | null; rule: DrawRule }
  | { kind: "remove-rule"; sectionId: string; index: number }
  /** Those that the test has already stay where they are. */
  | { kind: "add-questions"; sectionId: string; ids: ReadonlyArray<Id<"question">> }
  /** Those that the section has not are none of its concern, as long as it has one of them. */
  | { kind: "remove-questions"; sectionId: string; ids: ReadonlyArray<Id<"question">> }
  /** All questions of the section. */
  | { kind: "order-questions"; sectionId: string; ids: ReadonlyArray<string> };

/** A test with one section and no questions, and with all tools, as the tests of every day. */
export function blankDraft(title: string, section: { id: string; title: string }): TestDraft {
  return draftOf(versionOf({ title, sections: [], leavingASection: "may-return", tools: [...TOOLS] }), [
    blankSection(section),
  ]);
}

/** What a version says, to go on from; a section that cannot be written by hand is left out. */
export function draftOf(version: TestVersion, more: ReadonlyArray<DraftSection> = []): TestDraft {
  const sections = version.sections.flatMap((section) => DraftSection.safeParse(section).data ?? []);
  return { ...version, sections: [...sections, ...more] };
}

function blankSection({ id, title }: { id: string; title: string }): DraftSection {
  return {
    ...{ id, title, instructions: "", minutes: null, onEarlyEnd: "next", content: "all" },
    source: { kind: "fixed", questions: [] },
    ...{ navigation: "free", answerRequired: false, shuffle: "none" },
  };
}

/** The questions that a draft names, in its order. */
export function fixedQuestionsOf({ sections }: Pick<TestDraft | TestVersion, "sections">): Id<"question">[] {
  return sections.flatMap(({ source }) => (source.kind === "fixed" ? source.questions : []));
}

/** The draft after a change; null when what it is about is not in the draft, or there is no room for it. */
export function changedDraft(draft: TestDraft, change: DraftChange): TestDraft | null {
  switch (change.kind) {
    case "general": {
      const { kind: _, ...fields } = change;
      return { ...draft, ...fields };
    }
    case "add-section":
      if (draft.sections.length >= SECTIONS_MAX) return null;
      return { ...draft, sections: [...draft.sections, blankSection(change)] };
    case "section": {
      const { kind: _, sectionId, source, ...fields } = change;
      return withSection(draft, sectionId, (section) => ({
        ...section,
        ...fields,
        source: section.source.kind === source ? section.source : emptySource(source),
      }));
    }
    case "remove-section": {
      const sections = draft.sections.filter(({ id }) => id !== change.sectionId);
      return sections.length === draft.sections.length ? null : { ...draft, ...withBreaksBetween(draft, sections) };
    }
    case "order-sections": {
      const sections = inOrder(draft.sections, change.ids, ({ id }) => id);
      return sections && { ...draft, ...withBreaksBetween(draft, sections) };
    }
    case "rule":
      return withRules(draft, change.sectionId, (rules) => {
        if (change.index === null) return rules.length < RULES_MAX ? [...rules, change.rule] : null;
        return change.index < rules.length ? rules.with(change.index, change.rule) : null;
      });
    case "remove-rule":
      return withRules(draft, change.sectionId, (rules) =>
        change.index < rules.length ? rules.toSpliced(change.index, 1) : null,
      );
    case "add-questions": {
      const there = new Set(fixedQuestionsOf(draft));
      const added = [...new Set(change.ids)].filter((id) => !there.has(id));
      return withQuestions(draft, change.sectionId, (questions) =>
        questions.length + added.length <= QUESTIONS_MAX ? [...questions, ...added] : null,
      );
    }
    case "remove-questions":
      return withQuestions(draft, change.sectionId, (questions) => {
        const left = questions.filter((id) => !change.ids.includes(id));
        return left.length < questions.length ? left : null;
      });
    case "order-questions":
      return withQuestions(draft, change.sectionId, (questions) => inOrder(questions, change.ids, (id) => id));
    default:
      return change satisfies never;
  }
}

function emptySource(kind: DraftSection["source"]["kind"]): DraftSection["source"] {
  switch (kind) {
    case "fixed":
      return { kind, questions: [] };
    case "drawn":
      return { kind, rules: [] };
    default:
      return kind satisfies never;
  }
}

/** Breaks stay as long as a section follows the one they come after. */
function withBreaksBetween(
  { breaks }: TestDraft,
  sections: ReadonlyArray<DraftSection>,
): Pick<TestDraft, "sections" | "breaks"> {
  const before = new Set(sections.slice(0, -1).map(({ id }) => id));
  if (breaks.kind !== "fixed") return { sections: [...sections], breaks };
  const left = breaks.breaks.filter(({ after }) => before.has(after));
  return { sections: [...sections], breaks: left.length > 0 ? { kind: "fixed", breaks: left } : { kind: "none" } };
}

function withSection(
  draft: TestDraft,
  sectionId: string,
  change: (section: DraftSection) => DraftSection | null,
): TestDraft | null {
  const index = draft.sections.findIndex(({ id }) => id === sectionId);
  const section = draft.sections[index];
  const changed = section && change(section);
  return changed ? { ...draft, sections: draft.sections.with(index, changed) } : null;
}

function withRules(
  draft: TestDraft,
  sectionId: string,
  change: (rules: ReadonlyArray<DrawRule>) => DrawRule[] | null,
): TestDraft | null {
  return withSection(draft, sectionId, (section) => {
    const rules = section.source.kind === "drawn" ? change(section.source.rules) : null;
    return rules && { ...section, source: { kind: "drawn", rules } };
  });
}

function withQuestions(
  draft: TestDraft,
  sectionId: string,
  change: (questions: ReadonlyArray<Id<"question">>) => Id<"question">[] | null,
): TestDraft | null {
  return withSection(draft, sectionId, (section) => {
    const questions = section.source.kind === "fixed" ? change(section.source.questions) : null;
    return questions && { ...section, source: { kind: "fixed", questions } };
  });
}

/** The same things in that order; null when the ids are not all of theirs. */
function inOrder<Thing>(
  things: ReadonlyArray<Thing>,
  ids: ReadonlyArray<string>,
  idOf: (thing: Thing) => string,
): Thing[] | null {
  const byId = new Map(things.map((thing) => [idOf(thing), thing]));
  const ordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return ordered.length === things.length ? ordered : null;
}
