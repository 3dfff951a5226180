/** What students read beside the questions of a case study, a trend or a passage. */
import { localized } from "../texts.ts";

export const recordTexts = localized({
  kinds: { case: "Case study", trend: "Trend", passage: "Reading passage" },
  tabs: "Tabs of the record",
  untitled: "Untitled",
  text: "Text",
  isNew: "New",
  nothingYet: "There is nothing to read yet.",
  table: (title: string) => `${title}, table`,
  measure: "Measure",
  reference: "Reference range",
  /** Of a time that its author did not name. */
  reading: (index: number) => `Reading ${index}`,
  notTaken: "–",
});
