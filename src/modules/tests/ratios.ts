/** Shares of marks, compared and written exactly. Apart from `percents.ts`, whose schemas a page of results does not need. */

/** `part` of `of`, in whole numbers. `of` is not negative; of nothing every part is the same. */
export type Ratio = { part: number; of: number };

/** Less than 0, 0 or more than 0, as the first one is smaller, equal or greater. Exact. */
export function compareRatios(one: Ratio, other: Ratio): number {
  const difference = BigInt(one.part) * BigInt(other.of) - BigInt(other.part) * BigInt(one.of);
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** Percent, cut to so many decimals and never rounded up. Null of nothing. */
export function cutPercent({ part, of }: Ratio, decimals = 2): number | null {
  if (of === 0) return null;
  const units = BigInt(part) * 100n * 10n ** BigInt(decimals);
  const cut = units / BigInt(of) - (units % BigInt(of) < 0n ? 1n : 0n);
  return Number(cut) / 10 ** decimals;
}
