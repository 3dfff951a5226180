import fc from "fast-check";
import { expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { blankDraft, changedDraft, type DraftChange, draftOf, fixedQuestionsOf, TestDraft } from "./draft.ts";
import { PRESETS_TO_COPY } from "./presets/presets.ts";
import { newSectionId } from "./section-id.ts";
import { TestVersion } from "./test-version.ts";

const ONE = newSectionId();
const blank = () => blankDraft("Weekly", { id: ONE, title: "Section 1" });

function after(...changes: DraftChange[]): TestDraft {
  return changes.reduce((draft, change) => {
    const changed = changedDraft(draft, change);
    if (!changed) throw new Error(change.kind);
    return changed;
  }, blank());
}

test("a draft without questions can be stored, and is no version yet", () => {
  expect(TestDraft.parse(blank())).toEqual(blank());
  expect(TestVersion.safeParse(blank()).error?.issues).toMatchObject([
    { path: ["sections", 0, "source", "questions"], message: "This section has no questions yet." },
  ]);
});

test("every preset that is not adaptive can be gone on from, and says the same", () => {
  for (const { version } of PRESETS_TO_COPY) expect(TestVersion.parse(draftOf(version))).toEqual(version);
});

test("a question stands in a test once, wherever it is added again", () => {
  const [first, second, third] = [newId<"question">(), newId<"question">(), newId<"question">()];
  const two = newSectionId();

  const draft = after(
    { kind: "add-questions", sectionId: ONE, ids: [first, second, first] },
    { kind: "add-section", id: two, title: "Section 2" },
    { kind: "add-questions", sectionId: two, ids: [second, third] },
  );

  expect(fixedQuestionsOf(draft)).toEqual([first, second, third]);
  expect(TestVersion.safeParse(draft).success).toBe(true);
});

test("a break goes when no section follows the one before it", () => {
  const [two, three] = [newSectionId(), newSectionId()];
  const draft = after(
    { kind: "add-section", id: two, title: "Section 2" },
    { kind: "add-section", id: three, title: "Section 3" },
    {
      ...{ kind: "general", title: "Weekly", instructions: "", minutes: null, leavingASection: "closes", tools: [] },
      breaks: {
        kind: "fixed",
        breaks: [
          { after: ONE, minutes: 5, clock: "stops" },
          { after: two, minutes: 10, clock: "stops" },
        ],
      },
    },
  );

  const shorter = changedDraft(draft, { kind: "remove-section", sectionId: three });
  expect(shorter?.breaks).toEqual({ kind: "fixed", breaks: [{ after: ONE, minutes: 5, clock: "stops" }] });
  const turned = shorter && changedDraft(shorter, { kind: "order-sections", ids: [two, ONE] });
  expect(turned?.breaks).toEqual({ kind: "none" });
});

test("another source empties a section, the same one leaves it as it is", () => {
  const question = newId<"question">();
  const how = { minutes: 20, onEarlyEnd: "next", content: "all", navigation: "forward", shuffle: "none" } as const;
  const section = { sectionId: ONE, title: "Hearts", instructions: "", answerRequired: true, ...how };
  const filled: DraftChange = { kind: "add-questions", sectionId: ONE, ids: [question] };

  expect(fixedQuestionsOf(after(filled, { kind: "section", ...section, source: "fixed" }))).toEqual([question]);
  expect(after(filled, { kind: "section", ...section, source: "drawn" }).sections).toMatchObject([
    { title: "Hearts", minutes: 20, navigation: "forward", source: { kind: "drawn", rules: [] } },
  ]);
});

test("an order that is not of all things there, and what is about something gone, changes nothing", () => {
  const ids = [newId<"question">(), newId<"question">()];
  const draft = after({ kind: "add-questions", sectionId: ONE, ids });
  const refused: DraftChange[] = [
    { kind: "order-questions", sectionId: ONE, ids: ids.slice(1) },
    { kind: "order-sections", ids: [] },
    { kind: "remove-section", sectionId: newSectionId() },
    { kind: "remove-questions", sectionId: ONE, ids: [newId()] },
    { kind: "rule", sectionId: ONE, index: null, rule: { count: 1, from: {} } },
    { kind: "remove-rule", sectionId: ONE, index: 0 },
  ];

  for (const change of refused) expect(changedDraft(draft, change), change.kind).toBeNull();
});

test("whatever is changed, what comes of it can be stored", () => {
  const ids = Array.from({ length: 6 }, () => newId<"question">());
  const sections = [ONE, newSectionId(), newSectionId()];
  const anySection = fc.constantFrom(...sections);
  const anyChange = fc.oneof(
    fc.record({ kind: fc.constant("add-section" as const), id: anySection, title: fc.constant("More") }),
    fc.record({ kind: fc.constant("remove-section" as const), sectionId: anySection }),
    fc.record({ kind: fc.constant("add-questions" as const), sectionId: anySection, ids: fc.subarray(ids) }),
    fc.record({
      ...{ kind: fc.constant("remove-questions" as const), sectionId: anySection },
      ids: fc.subarray(ids),
    }),
    fc.record({ kind: fc.constant("order-sections" as const), ids: fc.shuffledSubarray(sections) }),
    fc.record({ kind: fc.constant("order-questions" as const), sectionId: anySection, ids: fc.shuffledSubarray(ids) }),
  );
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 30 }), (changes) => {
      let draft = blank();
      for (const change of changes) {
        const isThere = change.kind === "add-section" && draft.sections.some(({ id }) => id === change.id);
        if (!isThere) draft = changedDraft(draft, change) ?? draft;
      }
      expect(TestDraft.parse(draft)).toEqual(draft);
      expect(new Set(fixedQuestionsOf(draft)).size).toBe(fixedQuestionsOf(draft).length);
    }),
  );
});
