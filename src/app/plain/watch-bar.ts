import { BAR_UNTIL } from "./marks.ts";

/** Share of the element's area. Pixels are fractional, so a fully visible element may report slightly less. */
const WHOLE = 0.95;

/** Hides the bar (`data-needed`) while its element is fully in view. Returns the function that stops it. */
export function watchBar(bar: HTMLElement): (() => void) | undefined {
  const element = document.getElementById(bar.getAttribute(BAR_UNTIL) ?? "");
  if (!element) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => bar.setAttribute("data-needed", String(!entry || entry.intersectionRatio < WHOLE)),
    { threshold: WHOLE },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
