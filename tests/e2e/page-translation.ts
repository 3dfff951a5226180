/** A browser's page translation, as far as it concerns React: every text node with letters is replaced by an element. */
import type { Page } from "@playwright/test";

const MARK = "ह";

/** The words as the translated page shows them. */
export function translated(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => `${MARK}${word}`);
}

/**
 * Translates the page as it is now and everything that comes later, also in documents loaded later, once React has taken over. As in
 * Chrome, text is wrapped in two `font` elements, and what is marked `translate="no"` or is typed stays.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(translateDocument, MARK);
}

function translateDocument(mark: string): void {
  const KEPT = "script, style, noscript, textarea, code, [translate=no], font[data-translated]";
  const translateNode = (text: Node): void => {
    const words = text.nodeValue ?? "";
    if (!text.parentElement || text.parentElement.closest(KEPT) || !/\p{L}/u.test(words)) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.dataset.translated = "";
    inner.textContent = words.replace(/\p{L}+/gu, (word) => mark + word);
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const translateIn = (root: Node): void => {
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(translateNode);
  };
  const start = (): void => {
    translateIn(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") translateIn(target);
        else addedNodes.forEach(translateIn);
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  const startWhenReady = (): void => {
    const root = document.documentElement;
    const isReady = () => root.hasAttribute("data-ready");
    if (isReady()) {
      start();
      return;
    }
    const ready = new MutationObserver(() => {
      if (!isReady()) return;
      ready.disconnect();
      start();
    });
    ready.observe(root, { attributes: true });
  };
  document.addEventListener("DOMContentLoaded", startWhenReady);
}
