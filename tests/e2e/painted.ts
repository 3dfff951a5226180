import type { Page } from "@playwright/test";

/** What is painted as highlighted over the texts in sight. */
export const painted = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(CSS.highlights.get("marked") ?? [])]
      .filter((range) => range instanceof Range && range.getClientRects().length > 0)
      .map((range) => String(range)),
  );
