/** Where in a lesson's text the reader is: the block at the top of the screen, known again by how it begins. */
import { PLACE_WORDS_MAX } from "../../../modules/learning/forms.ts";

/** The element around the text, as the lesson's page marks it. */
export const LESSON_TEXT = "lesson-text";

/** Pixels: of a block of which less is in sight nothing can be read. */
const LINE = 24;

const wordsOf = (block: Element) => (block.textContent ?? "").trim().slice(0, PLACE_WORDS_MAX);

function blocksOfText(): Element[] {
  // `LessonText` within it, and the rich text within that.
  const text = document.getElementById(LESSON_TEXT)?.firstElementChild?.firstElementChild;
  return [...(text?.children ?? [])];
}

export type Place = { block?: string; words?: string };

/** As a report sends it; block -1 once the end is in sight. */
export function placeInSight(): Place {
  const blocks = blocksOfText();
  const last = blocks.at(-1);
  if (!last) return {};
  if (last.getBoundingClientRect().bottom <= window.innerHeight) return { block: "-1" };
  const block = blocks.findIndex((one) => one.getBoundingClientRect().bottom > LINE);
  const shown = blocks[block];
  return shown ? { block: String(block), words: wordsOf(shown) } : {};
}

/** Scrolls there and takes the focus along. A text that was edited is searched for the words first. */
export function goToPlace({ block, words }: { block: number; words: string }): void {
  const blocks = blocksOfText();
  const own = blocks[block];
  const found =
    own && wordsOf(own) === words ? own : (blocks.find((one) => wordsOf(one) === words) ?? own ?? blocks.at(-1));
  if (!(found instanceof HTMLElement)) return;
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: "start" });
}
