/** What can be chosen beside lessons, with how many questions fit; as the server sends it and the page shows it. */
import { z } from "zod/mini";

/** Fields of boxes of which several can be ticked. */
export const TICKED = ["only", "types", "difficulties", "areas"] as const;
export type Ticked = (typeof TICKED)[number];

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
