import type { ReactElement } from "react";

/**
 * Children that stand beside siblings: elements, and no text. Text beside what changes needs an element of its own, because a page
 * translation replaces its node (record 77).
 */
export type Elements = ReactElement | ReadonlyArray<Elements> | boolean | "" | null | undefined;
