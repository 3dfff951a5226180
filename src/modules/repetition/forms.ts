/** The forms of repetitions. Both sides parse with them. */
import { z } from "zod/mini";
import { repetitionTexts } from "../../content/en/repetition.ts";
import { idSchema } from "../../core/schemas.ts";
import { Reason } from "./reason.ts";

/** Why a question went wrong; nothing takes it back. */
export const WhyForm = z.object({
  questionId: idSchema<"question">(() => repetitionTexts.list.unknown),
  why: z.union([
    Reason,
    z.pipe(
      z.literal(""),
      z.transform(() => null),
    ),
  ]),
});
