/** The text sizes, the contrasts and the line focus of a test. */
import { useEffect, useLayoutEffect, useState } from "react";
import "../../../ui/contrast.css";
import { useMedia } from "../../../ui/use-media.ts";
import { MORE_CONTRAST } from "../device-storage.ts";
import styles from "./effects.module.css";
import { type Display, useDisplay } from "./settings.ts";

/** Of the height of the band. */
const HALF = "3.25rem";
const STEP_PX = 32;
/** Parts of the screen between which keys move the band; beyond them the page scrolls. */
const [HIGHEST, LOWEST] = [0.3, 0.7];

/** Sets the page so while it is there. */
export function DisplayEffects() {
  const { textSize, contrast, hasLineFocus } = useDisplay();
  const shown = useContrast(contrast);
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    if (textSize !== 100) style.fontSize = `${textSize}%`;
    if (shown) dataset.contrast = shown;
    return () => {
      style.fontSize = "";
      delete dataset.contrast;
    };
  }, [textSize, shown]);
  return hasLineFocus && <LineFocus />;
}

const DARK = "(prefers-color-scheme: dark)";

/** The contrast to show; null for that of the product. Where the device asks for more of it, the strongest in its own colours. */
function useContrast(contrast: Display["contrast"]): Exclude<Display["contrast"], "device"> | null {
  const isMore = useMedia(MORE_CONTRAST);
  const isDark = useMedia(DARK);
  if (contrast !== "device") return contrast;
  if (!isMore) return null;
  return isDark ? "white-on-black" : "black-on-white";
}

/**
 * A band of a few lines around which everything is faint. It follows the pointer and the focus, stays where it is when the page
 * scrolls, and goes up and down with Alt and an arrow key. It takes no press.
 */
function LineFocus() {
  const [y, setY] = useState(() => innerHeight / 2);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const onPointer = ({ clientY, pointerType, type }: PointerEvent) => {
      // A finger that moves scrolls.
      if (pointerType !== "touch" || type === "pointerdown") setY(clientY);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
      const { top, height } = target.getBoundingClientRect();
      setY(top + Math.min(height / 2, STEP_PX));
    };
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === "ArrowDown" ? STEP_PX : event.key === "ArrowUp" ? -STEP_PX : 0;
      if (!event.altKey || event.ctrlKey || event.metaKey || by === 0) return;
      event.preventDefault();
      setY((before) => {
        const next = before + by;
        const isInside = next >= innerHeight * HIGHEST && next <= innerHeight * LOWEST;
        const isOnTheWay = by > 0 ? next < innerHeight * HIGHEST : next > innerHeight * LOWEST;
        if (isInside || isOnTheWay) return next;
        const scrolled = scrollY;
        scrollBy({ top: by, behavior: "instant" });
        // At the end of the page the band itself goes on.
        return scrollY === scrolled ? Math.min(innerHeight, Math.max(0, next)) : before;
      });
    };
    for (const type of ["pointermove", "pointerdown"] as const) {
      document.addEventListener(type, onPointer, { passive: true, signal });
    }
    document.addEventListener("focusin", onFocus, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => ending.abort();
  }, []);
  return (
    <div aria-hidden="true" data-line-focus="">
      <div className={styles.above} style={{ blockSize: `max(0px, ${y}px - ${HALF})` }} />
      <div className={styles.below} style={{ insetBlockStart: `calc(${y}px + ${HALF})` }} />
    </div>
  );
}
