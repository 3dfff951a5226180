/** Apart from the other rules, which a running test does not need. */
import { z } from "zod/mini";

/** How sure a student says to be of an answer. */
export const Confidence = z.enum(["sure", "think-so", "guess"]);
export type Confidence = z.infer<typeof Confidence>;
