/** What a student has made on a question, and the tools at work on it. */
import type { Markup } from "../../../modules/attempts/markup.ts";

export type Unit = "words" | "sentences";

export type Scope = {
  markup: Markup;
  /** What is highlighted at a press; null while the highlighter is away. */
  unit: Unit | null;
  isNoting: boolean;
  /** True from when notes were taken up until a note has the focus. */
  notesTaken?: { current: boolean } | undefined;
  isStriking: boolean;
  /** Changes the markup; false if that would be more than is kept. Null where it is only read. */
  onChange: ((changed: Partial<Markup>) => boolean) | null;
};
