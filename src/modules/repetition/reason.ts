import { z } from "zod/mini";

/** Why a question went wrong, as its student says. */
export const Reason = z.enum(["did-not-know", "misread", "mixed-up", "changed-from-right", "out-of-time"]);
export type Reason = z.infer<typeof Reason>;
