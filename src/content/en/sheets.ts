/** The printable sheets. `npm run sheets` makes their PDFs; what a page says about them is in `made-sheets.ts`. */
import { localized } from "../texts.ts";
import { abcdeChecklist } from "./sheets/abcde-checklist.ts";
import { drugCalculations } from "./sheets/drug-calculations.ts";
import { ngnItemTypes } from "./sheets/ngn-item-types.ts";
import { referenceValues } from "./sheets/reference-values.ts";
import type { Sheet } from "./sheets/shape.ts";
import { studyPlanner } from "./sheets/study-planner.ts";

/** By the name of the file that is downloaded, in the order of the page. They are documents in English, as their PDFs are. */
export const sheets = {
  "adult-reference-values": referenceValues,
  "drug-calculations": drugCalculations,
  "ngn-item-types": ngnItemTypes,
  "abcde-checklist": abcdeChecklist,
  "study-planner": studyPlanner,
} satisfies Record<string, Sheet>;

/** The header and footer of each sheet. */
export const sheetTexts = localized({
  author: "Lamplight",
  studyAid:
    "A study aid, not clinical guidance. At work follow local policy, the prescriber’s orders and your laboratory’s ranges.",
  edition: (date: string) => `Edition of ${date}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
});
