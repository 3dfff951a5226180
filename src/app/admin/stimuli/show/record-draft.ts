/** A record while it is being written: what it begins with, and its parts before anything is in them. */
import { z } from "zod/mini";
import { stimulusAuthoringTexts } from "../../../../content/en/stimulus-authoring.ts";
import { freshOptionId } from "../../../../items/options.ts";
import {
  type Entry,
  type Exhibit,
  type Measure,
  type Note,
  type Reading,
  StimulusContent,
} from "../../../../modules/stimuli/content.ts";
import { emptyTabsOf } from "../../../../modules/stimuli/problems.ts";
import type { StimulusKind } from "../../../../modules/stimuli/rules.ts";
import type { DraftKind } from "../../shared/drafts/storage.ts";

const texts = stimulusAuthoringTexts.record;

/** What the device stores: the record, and when the stimulus was saved before it was opened. */
export type WrittenRecord = { content: StimulusContent; basedOn: string };

const Written = z.object({ content: StimulusContent, basedOn: z.string() });

export const recordDrafts: DraftKind<WrittenRecord> = {
  name: "record",
  parse: (stored) => Written.safeParse(stored).data ?? null,
  isChanged: ({ content }, initial) => JSON.stringify(content) !== JSON.stringify(initial.content),
  textOf: ({ content }) => content.client,
  restore: (old) => old,
};

/** Names the tabs that are still empty; null when all have something to read. */
export function describeEmptyTabs(kind: StimulusKind, content: StimulusContent): string | null {
  const unnamed = kind === "passage" ? texts.unnamed.text : texts.unnamed.tab;
  const names = emptyTabsOf(content).map((number) => content.exhibits[number - 1]?.title.trim() || unnamed(number));
  return names.length > 0 ? texts.stillEmpty(names) : null;
}

type Notes = Extract<Exhibit, { kind: "notes" }>;
export type Measures = Extract<Exhibit, { kind: "measures" }>;

/** Tabs that most records have, and those that its author has to find a name for. */
export const SUGGESTED_TABS = [
  { id: "history", kind: "notes" },
  { id: "notes", kind: "notes" },
  { id: "vitalSigns", kind: "measures" },
  { id: "laboratory", kind: "measures" },
  { id: "orders", kind: "notes" },
  { id: "medication", kind: "notes" },
  { id: "balance", kind: "measures" },
  { id: "imaging", kind: "notes" },
  { id: "otherNotes", kind: "notes" },
  { id: "otherMeasures", kind: "measures" },
] as const satisfies ReadonlyArray<{ id: keyof typeof texts.suggestions; kind: Exhibit["kind"] }>;
type SuggestedTab = (typeof SUGGESTED_TABS)[number]["id"];

const MEASURE_PREFIX = "measure-";
const UNNAMED: ReadonlyArray<SuggestedTab> = ["otherNotes", "otherMeasures"];

/** What a record of a kind begins with when nothing was written yet. */
export function startingContent(kind: StimulusKind, content: StimulusContent): StimulusContent {
  if (content.exhibits.length > 0) return content;
  switch (kind) {
    case "case":
      return content;
    case "trend":
      return withTab(content, "vitalSigns");
    case "passage":
      return withTab(content, "otherNotes");
    default:
      return kind satisfies never;
  }
}

/** The record with one more tab, the last, which has something to fill in. */
export function withTab(content: StimulusContent, suggested: string): StimulusContent {
  const { exhibits } = content;
  const tab = SUGGESTED_TABS.find(({ id }) => id === suggested) ?? SUGGESTED_TABS[0];
  return { ...content, exhibits: [...exhibits, blankExhibit(tab, exhibits)] };
}

function blankExhibit({ id, kind }: (typeof SUGGESTED_TABS)[number], exhibits: ReadonlyArray<Exhibit>): Exhibit {
  const shared = { id: freshOptionId(exhibits, "tab-"), title: UNNAMED.includes(id) ? "" : texts.suggestions[id] };
  switch (kind) {
    case "notes":
      return { ...shared, kind, entries: [blankNote(exhibits)] };
    case "measures": {
      const named = id === "vitalSigns" ? texts.vitalSigns : [{ name: "", unit: "" }];
      const measures = named.map(({ name, unit }, index) => ({
        ...{ id: `${MEASURE_PREFIX}${index + 1}`, name, unit },
        reference: "",
      }));
      const first = blankReading(exhibits);
      const second = blankReading([...exhibits, { entries: [first] }]);
      return { ...shared, kind, measures, entries: [first, second] };
    }
    default:
      return kind satisfies never;
  }
}

/** The ids of entries are unique in the whole record. */
function freshEntryId(exhibits: ReadonlyArray<{ entries: ReadonlyArray<{ id: string }> }>): string {
  return freshOptionId(
    exhibits.flatMap(({ entries }) => entries),
    "entry-",
  );
}

/** An entry with nothing in it. */
export function blankNote(exhibits: ReadonlyArray<Exhibit>): Note {
  return { id: freshEntryId(exhibits), at: "", from: 1, text: "", table: null, picture: null };
}

/** A time at which nothing was measured yet. */
export function blankReading(exhibits: Parameters<typeof freshEntryId>[0]): Reading {
  return { id: freshEntryId(exhibits), at: "", from: 1, values: {} };
}

/** A measure without a name. */
export function blankMeasure(measures: ReadonlyArray<Measure>): Measure {
  return { id: freshOptionId(measures, MEASURE_PREFIX), name: "", unit: "", reference: "" };
}

/** The notes with one of them changed. */
export function withNote(exhibit: Notes, id: string, part: Partial<Note>): Notes {
  return { ...exhibit, entries: exhibit.entries.map((note) => (note.id === id ? { ...note, ...part } : note)) };
}

/** The measures without one of them, and without its values. */
export function withoutMeasure(exhibit: Measures, id: string): Measures {
  return {
    ...exhibit,
    measures: exhibit.measures.filter((measure) => measure.id !== id),
    entries: exhibit.entries.map((entry) => ({
      ...entry,
      values: Object.fromEntries(Object.entries(entry.values).filter(([measureId]) => measureId !== id)),
    })),
  };
}

/** The measures with a value at one time; what is emptied is not there. */
export function withValue(exhibit: Measures, entryId: string, measureId: string, value: string): Measures {
  const changed = ({ [measureId]: _, ...values }: Reading["values"]) =>
    value === "" ? values : { ...values, [measureId]: value };
  return {
    ...exhibit,
    entries: exhibit.entries.map((entry) =>
      entry.id === entryId ? { ...entry, values: changed(entry.values) } : entry,
    ),
  };
}

/** The tab that a problem such as `content.exhibits.2.title` is in; null for what is in none. */
export function tabOfProblem(content: StimulusContent, at: string): string | null {
  const index = /^content\.exhibits\.(\d+)/.exec(at)?.[1];
  return index === undefined ? null : (content.exhibits[Number(index)]?.id ?? null);
}

/** At which questions an entry can appear: as many as there will be, and where it does now. */
export function questionsToAppearAt(most: number, { from }: Pick<Entry, "from">): number[] {
  return Array.from({ length: Math.max(most, from) }, (_, index) => index + 1);
}
