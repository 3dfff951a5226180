import { expect, test } from "vitest";
import { StimulusContent } from "../../../../modules/stimuli/content.ts";
import { blankStimulus } from "../../../../modules/stimuli/draft.ts";
import { recordOf } from "../../../../testing/build-stimulus.ts";
import {
  blankNote,
  describeEmptyTabs,
  recordDrafts,
  SUGGESTED_TABS,
  startingContent,
  tabOfProblem,
  withoutMeasure,
  withTab,
  withValue,
} from "./record-draft.ts";

const blank = blankStimulus().content;

test("Each kind begins with what it cannot do without, and what is written stays", () => {
  const kinds = (kind: "case" | "trend" | "passage") => startingContent(kind, blank).exhibits.map((tab) => tab.kind);
  expect(kinds("case")).toEqual([]);
  expect(kinds("trend")).toEqual(["measures"]);
  expect(kinds("passage")).toEqual(["notes"]);
  expect(startingContent("trend", recordOf([1]))).toEqual(recordOf([1]));
});

test("With every tab that can be added a record is one that can be stored", () => {
  const all = SUGGESTED_TABS.reduce((content, { id }) => withTab(content, id), blank);
  expect(StimulusContent.parse(all)).toEqual(all);
  const ids = all.exhibits.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids).not.toContain(blankNote(all.exhibits).id);
});

test("A value that is emptied is gone, and a measure takes its values with it", () => {
  const [, signs] = recordOf([1]).exhibits;
  if (signs?.kind !== "measures") throw new Error("The second tab has measures.");
  expect(withValue(signs, "reading-1", "pulse", "").entries.map(({ values }) => values)).toEqual([
    {},
    { pulse: "112" },
  ]);
  const without = withoutMeasure(signs, "pulse");
  expect(without.measures).toEqual([]);
  expect(without.entries.map(({ values }) => values)).toEqual([{}, {}]);
});

test("A problem is in the tab that its path names", () => {
  expect(tabOfProblem(recordOf([1]), "content.exhibits.1.entries.0")).toBe("vital-signs");
  expect(tabOfProblem(recordOf([1]), "content.exhibits")).toBeNull();
  expect(tabOfProblem(recordOf([1]), "questions.1")).toBeNull();
});

test("What the device stored is a draft only if it is a record", () => {
  const written = { content: recordOf([1, 2]), basedOn: "2026-03-01T12:00:00.000Z" };
  expect(recordDrafts.parse(JSON.parse(JSON.stringify(written)))).toEqual(written);
  expect(recordDrafts.parse({ ...written, content: { exhibits: [] } })).toBeNull();
});

test("Tabs in which nothing can be read are named, by their place where they have no name", () => {
  const empty = ["notes", "laboratory", "otherNotes"].reduce(withTab, recordOf([1]));
  expect(describeEmptyTabs("case", empty)).toMatch(
    /^Still empty: Nurses’ notes, Laboratory results, tab \d without a name\.$/,
  );
  expect(describeEmptyTabs("passage", startingContent("passage", blank))).toBe("Still empty: text 1.");
  expect(describeEmptyTabs("case", recordOf([1]))).toBeNull();
  expect(describeEmptyTabs("case", blank)).toBeNull();
});
