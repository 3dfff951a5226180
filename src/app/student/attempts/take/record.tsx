/** What shows the record of a question, which most tests do not have: loaded with the first question of one that has. */
import { lazy, useEffect, useState } from "react";
import type { recordOf } from "../state/local-attempt.ts";

const loadParts = () => import("./record-parts.tsx");

/** The record on the left of its question. */
export const RecordAside = lazy(async () => ({ default: (await loadParts()).RecordAside }));

/** The way to the record where there is no room beside the question. */
export const RecordDrawer = lazy(async () => ({ default: (await loadParts()).RecordDrawer }));

/** What is said above a question of its record: the place of the question in it, and what has just appeared or is still to come. */
export const RecordNews = lazy(async () => ({ default: (await loadParts()).RecordNews }));

/** What a question is asked with, and the number of the question in it. */
export type Beside = NonNullable<ReturnType<typeof recordOf>>;

/** Where the student is in each record of the test. */
export type RecordPlaces = {
  tabs: Readonly<Record<string, string>>;
  selectTab: (recordId: string, exhibitId: string) => void;
  /** How far each tab was scrolled, in pixels. */
  scrolls: Map<string, number>;
};

/** Kept while the page of the test is open. Where the test has a record, what shows it is loaded at once, before the network may go. */
export function useRecordPlaces(hasRecords: boolean): RecordPlaces {
  const [tabs, setTabs] = useState<Readonly<Record<string, string>>>({});
  const [scrolls] = useState(() => new Map<string, number>());
  useEffect(() => {
    // Without network it is tried again when a record is in view.
    if (hasRecords) loadParts().catch(() => null);
  }, [hasRecords]);
  return {
    tabs,
    scrolls,
    selectTab: (recordId, exhibitId) => setTabs((before) => ({ ...before, [recordId]: exhibitId })),
  };
}

export type RecordProps = { beside: Beside; places: RecordPlaces };
