/** The import form, for both sides. Whether the file can be read is found out by reading it. */
import { z } from "zod";
import { importTexts } from "../../../content/en/questions.ts";

const texts = importTexts.dialog;

export const IMPORT_STEPS = ["check", "import", "good-rows"] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** The form's schema; the largest file comes from the server, in megabytes. */
export function importForm(megabytesMax: number) {
  return z.object({
    step: z.enum(IMPORT_STEPS).catch("check"),
    file: z
      .instanceof(File, { message: texts.fileMissing })
      .refine(({ name, size }) => name !== "" || size > 0, texts.fileMissing)
      .refine(({ size }) => size <= megabytesMax * 1024 * 1024, importTexts.file.tooLarge(megabytesMax)),
  });
}
