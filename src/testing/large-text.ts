/** Text at 200 % on the smallest screen (WCAG 1.4.4, 1.4.10). */

/**
 * Lists what scrolls sideways, is cut off or has its words broken with text of this size. The page keeps the size it had. Uses nothing
 * outside of itself, so that Playwright can run it in a page.
 */
export function problemsOfLargeText(fontSize = "200%"): string[] {
  const root = document.documentElement;
  root.style.fontSize = fontSize;
  // A text for screen readers alone is a box of one pixel.
  const isSeen = (element: Element) => element.clientWidth !== 1 && element.checkVisibility();
  const isBeyond = (text: Text, { right, bottom }: DOMRect) => {
    const words = document.createRange();
    words.selectNodeContents(text);
    const rects = [...words.getClientRects()];
    return rects.some((rect) => rect.right > right + 1 || rect.bottom > bottom + 1);
  };
  const isCut = (element: Element) => {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    const isWide = /hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1;
    const isTall = /hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1;
    // A preview ends in dots at any size.
    if (!(isWide || isTall) || webkitLineClamp !== "none" || !isSeen(element)) return false;
    const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!(text instanceof Text) || text.data.trim() === "" || !text.parentElement) continue;
      // Decoration may be cut.
      if (isSeen(text.parentElement) && isBeyond(text, element.getBoundingClientRect())) return true;
    }
    return false;
  };
  const named = (element: Element) => `<${element.localName} class="${element.className}">: ${element.textContent}`;
  const cut = [...document.body.querySelectorAll(":not(svg, svg *)")].filter(isCut);
  const problems = cut.map((element) => `cuts ${named(element).slice(0, 120)}`);
  // Where there is no room for columns, a list becomes cards, of which nobody should see half.
  const lists = [...document.querySelectorAll("table[role=table]")].filter(
    ({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? scrollWidth) + 1,
  );
  problems.push(...lists.map((list) => `has to be scrolled ${named(list).slice(0, 120)}`));
  for (const element of document.querySelectorAll("h1, h2, h3, dt, dd")) {
    // An author may write longer words than the product does.
    if (!isSeen(element) || element.closest("[contenteditable=true]")) continue;
    const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      // The words of the product. What people type may be longer than a line.
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/(?<!\S)\p{L}{2,14}(?!\S)/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
        if (new Set(lines).size > 1) problems.push(`breaks ${word} in ${named(element).slice(0, 120)}`);
      }
    }
  }
  const sideways = root.scrollWidth - window.innerWidth;
  if (sideways > 0) {
    const sticksOut = (element: Element) =>
      element.getBoundingClientRect().right > window.innerWidth && getComputedStyle(element).position !== "absolute";
    const beyond = [...document.body.querySelectorAll("*")].filter(sticksOut);
    const widest = beyond.filter((element) => !beyond.some((other) => other !== element && other.contains(element)));
    problems.push(`scrolls sideways by ${sideways} px: ${widest.map((e) => named(e).slice(0, 100)).join(" | ")}`);
  }
  root.style.fontSize = "";
  return problems;
}
