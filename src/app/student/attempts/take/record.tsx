/** What shows the record of a question, which most tests do not have: loaded with the first question of one that has. */
import { lazy, useEffect, useState } from "react";
import type { RecordPlaces } from "./record-parts.tsx";

const loadParts = () => import("./record-parts.tsx");

/** The record on the left of its question. */
export const RecordAside = lazy(async () => ({ default: (await loadParts()).RecordAside }));

/** The way to the record where there is no room beside the question. */
export const RecordDrawer = lazy(async () => ({ default: (await loadParts()).RecordDrawer }));

/**
 * News of the record above a question: the place of the question in it, and what has just appeared or is still to come. A passage
 * that has no room beside its question follows.
 */
export const RecordNews = lazy(async () => ({ default: (await loadParts()).RecordNews }));

/** Kept while the page of the test is open. Where the test has a record, what shows it is loaded at once, before the network may go. */
export function useRecordPlaces(hasRecords: boolean): RecordPlaces {
  const [tabs, setTabs] = useState<Readonly<Record<string, string>>>({});
  const [folds, setFolds] = useState<RecordPlaces["folds"]>({});
  const [scrolls] = useState(() => new Map<string, number>());
  useEffect(() => {
    // Without network it is tried again when a record is in view.
    if (hasRecords) loadParts().catch(() => null);
  }, [hasRecords]);
  return {
    tabs,
    folds,
    scrolls,
    fold: (recordId, isFolded) => setFolds((before) => ({ ...before, [recordId]: isFolded })),
    selectTab: (recordId, exhibitId) => setTabs((before) => ({ ...before, [recordId]: exhibitId })),
  };
}
