import { z } from "zod/mini";
import { importTexts } from "../../../../content/en/questions.ts";
import { importFields } from "../../shared/import/form.ts";

/** The form's schema; the largest file comes from the server, in megabytes. */
export function importForm(megabytesMax: number) {
  return z.object(
    importFields(megabytesMax, {
      missing: { error: () => importTexts.dialog.fileMissing },
      tooLarge: { error: () => importTexts.file.tooLarge(megabytesMax) },
    }),
  );
}
