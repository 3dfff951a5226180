import { Markup } from "./markup.ts";
import type { StoredMarkup } from "./save-protocol.ts";

/** What a row holds of what was made, and when; nothing for no row, and for what this version cannot read. */
export function madeOf(markup: unknown, madeAt: string | null): StoredMarkup | undefined {
  const parsed = madeAt === null ? null : Markup.safeParse(markup);
  return madeAt !== null && parsed?.success ? { markup: parsed.data, madeAt: new Date(madeAt).getTime() } : undefined;
}
