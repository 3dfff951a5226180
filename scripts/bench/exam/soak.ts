/** Whether memory stays flat: what is in use at the end of each exam of a soak, after garbage collection. */
import type { Sample } from "./watch.ts";

/** The mean memory in use in the first and in the second half of a soak, in megabytes. */
export type Flatness = { before: number; after: number; perHour: number };

/** How the memory in use grew. Null if there are too few samples to tell. */
export function flatnessOf(held: ReadonlyArray<{ minutes: number; megabytes: number }>): Flatness | null {
  // The first exam fills the caches.
  const settled = held.slice(1);
  if (settled.length < 2) return null;
  const half = Math.ceil(settled.length / 2);
  const mean = (some: typeof settled) => some.reduce((sum, { megabytes }) => sum + megabytes, 0) / some.length;
  return { before: mean(settled.slice(0, half)), after: mean(settled.slice(-half)), perHour: slopeOf(settled) * 60 };
}

/** The line through the points that is nearest to all: megabytes a minute. */
function slopeOf(points: ReadonlyArray<{ minutes: number; megabytes: number }>): number {
  const meanX = points.reduce((sum, { minutes }) => sum + minutes, 0) / points.length;
  const meanY = points.reduce((sum, { megabytes }) => sum + megabytes, 0) / points.length;
  const covariance = points.reduce((sum, { minutes, megabytes }) => sum + (minutes - meanX) * (megabytes - meanY), 0);
  const variance = points.reduce((sum, { minutes }) => sum + (minutes - meanX) ** 2, 0);
  return variance === 0 ? 0 : covariance / variance;
}

/** The most and the last of a row of samples. */
export function rangeOf(
  samples: ReadonlyArray<Sample>,
  of: (sample: Sample) => number,
): { most: number; last: number } {
  const values = samples.map(of);
  return { most: Math.max(0, ...values), last: values.at(-1) ?? 0 };
}
