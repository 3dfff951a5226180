/** The import form, for both sides. Whether the file can be read is found out by reading it. */
import { z } from "zod";
import { studentTexts } from "../../../content/en/students.ts";
import { IMPORT_MEGABYTES_MAX } from "../../../modules/students/rules.ts";

const texts = studentTexts.import;

export const IMPORT_STEPS = ["check", "import", "good-rows"] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** What a check box sends. */
export const INVITE = "yes";

export const ImportForm = z.object({
  step: z.enum(IMPORT_STEPS).catch("check"),
  invite: z.literal(INVITE).optional(),
  file: z
    .instanceof(File, { message: texts.fileMissing })
    .refine(({ name, size }) => name !== "" || size > 0, texts.fileMissing)
    .refine(({ size }) => size <= IMPORT_MEGABYTES_MAX * 1024 * 1024, texts.problems.tooLarge(IMPORT_MEGABYTES_MAX)),
});
