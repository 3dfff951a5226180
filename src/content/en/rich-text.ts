import { localized } from "../texts.ts";

export const richTextTexts = localized({
  /** Name of the box in which a table scrolls. */
  table: "Table",
});
