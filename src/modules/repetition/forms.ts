/** The forms of repetitions. Both sides parse with them. */
import { z } from "zod";
import { repetitionTexts } from "../../content/en/repetition.ts";
import { parseId } from "../../core/id.ts";
import { Reason } from "./rules.ts";

/** Why a question went wrong; nothing takes it back. */
export const WhyForm = z.object({
  questionId: z.string().transform((text, context) => {
    const id = parseId<"question">(text);
    if (!id) context.addIssue({ code: "custom", message: repetitionTexts.list.unknown });
    return id ?? z.NEVER;
  }),
  why: z.union([Reason, z.literal("").transform(() => null)]),
});
