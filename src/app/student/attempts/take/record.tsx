/** What shows the record of a question, which most tests do not have: loaded with the first question of one that has. */
import { lazy, useEffect, useState } from "react";
import type { RecordPlaces } from "./record-parts.tsx";

const loadParts = () => import("./record-parts.tsx");

/** The record on the left of its question. */
export const RecordAside = lazy(async () => ({ default: (await loadParts()).RecordAside }));

/** The way to the record where there is no room beside the question. */
export const RecordDrawer = lazy(async () => ({ default: (await loadParts()).RecordDrawer }));

/** What is said above a question of its record: the place of the question in it, and what has just appeared or is still to come. */
export const RecordNews = lazy(async () => ({ default: (await loadParts()).RecordNews }));

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
