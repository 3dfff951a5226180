/** Where the points of a line stand. Pure. */

export type ChartPoint = {
  value: number;
  /** The formatted value. */
  text: string;
  /** Below the first and the last point, and in the table. */
  label: string;
  /** More about it. */
  hint: string;
  /** Where its label in the table links to. */
  to?: string;
};

/** Percent from the start and from the top of the plot. */
export type Place = { left: number; top: number };

/** The places of the points, from one end to the other; what is below the foot or above the top stands at the edge. */
export function placesOf(points: ReadonlyArray<{ value: number }>, max: number, min = 0): Place[] {
  const round = (value: number) => Math.round(value * 100) / 100;
  return points.map(({ value }, index) => ({
    left: points.length === 1 ? 50 : round((index * 100) / (points.length - 1)),
    top: round(100 - ((Math.min(max, Math.max(min, value)) - min) / (max - min)) * 100),
  }));
}
