/** The form that settles a student's report, or opens it again, for both sides. */
import { z } from "zod/mini";
import { correctionTexts } from "../../content/en/corrections.ts";

const NOTE_LIMIT = 2_000;

export const ReportSettlement = z.strictObject({
  reportId: z.string(),
  intent: z.enum(["settle", "reopen"]),
  note: z._default(
    z
      .string()
      .check(z.trim(), z.maxLength(NOTE_LIMIT, { error: () => correctionTexts.reports.noteTooLong(NOTE_LIMIT) })),
    "",
  ),
});
