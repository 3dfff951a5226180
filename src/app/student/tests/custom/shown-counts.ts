/** What can be chosen beside lessons, with how many questions fit; as the server sends it and the page shows it. */
import { z } from "zod/mini";
import { TICKED } from "../form.ts";

export const ShownCounts = z.object({
  total: z.number(),
  /** How many case studies and trends fit. */
  units: z.object({ cases: z.number(), trends: z.number() }),
  groups: z.array(
    z.object({
      field: z.enum(TICKED),
      title: z.string(),
      options: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
    }),
  ),
});
export type ShownCounts = z.infer<typeof ShownCounts>;
