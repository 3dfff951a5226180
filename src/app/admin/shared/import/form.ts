/** What the import forms have in common, for both sides. Whether the file can be read is found out by reading it. */
import { z } from "zod/mini";
import type { Refusal } from "../../../../core/forms.ts";

const IMPORT_STEPS = ["check", "import", "good-rows"] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** The fields of every import form; whatever else a form asks stands beside them. */
export function importFields(megabytesMax: number, { missing, tooLarge }: { missing: Refusal; tooLarge: Refusal }) {
  return {
    step: z.catch(z.enum(IMPORT_STEPS), "check"),
    file: z.instanceof(File, missing).check(
      z.refine(({ name, size }) => name !== "" || size > 0, missing),
      z.refine(({ size }) => size <= megabytesMax * 1024 * 1024, tooLarge),
    ),
  };
}
