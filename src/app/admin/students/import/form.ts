/** The import form, for both sides. */
import { z } from "zod/mini";
import { studentTexts } from "../../../../content/en/students.ts";
import { IMPORT_MEGABYTES_MAX } from "../../../../modules/students/rules.ts";
import { importFields } from "../../shared/import/form.ts";

const texts = studentTexts.import;

/** What a check box sends. */
export const INVITE = "yes";

export const ImportForm = z.object({
  ...importFields(IMPORT_MEGABYTES_MAX, {
    missing: { error: () => texts.fileMissing },
    tooLarge: { error: () => texts.problems.tooLarge(IMPORT_MEGABYTES_MAX) },
  }),
  invite: z.optional(z.literal(INVITE)),
});
