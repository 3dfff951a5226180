import { z } from "zod";
import { importTexts } from "../../../../content/en/questions.ts";
import { importFields } from "../../shared/import/form.ts";

/** The form's schema; the largest file comes from the server, in megabytes. */
export function importForm(megabytesMax: number) {
  const { fileMissing: missing } = importTexts.dialog;
  return z.object(importFields(megabytesMax, { missing, tooLarge: importTexts.file.tooLarge(megabytesMax) }));
}
