/** The frame of a tool beside the question: at the foot of a phone, where all questions stand on a larger screen. It can be moved aside. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { openToolTexts as texts } from "../../../../../content/en/open-tool.ts";
import { IconButton } from "../../../../../ui/button.tsx";
import styles from "./panel.module.css";

export type PanelProps = {
  attemptId: string;
  /** False where the page was loaded with it: then focus is elsewhere. */
  isOpenedHere: boolean;
  onClose: () => void;
};

const MOVES = "(width >= 60rem)";

/** Not modal: the question can be read and answered beside it. Escape inside closes it; keys in it are its own. */
export function PanelFrame(
  props: Pick<PanelProps, "isOpenedHere" | "onClose"> & {
    title: string;
    /** True if the key was one of the tool's. */
    onKey?: (event: KeyboardEvent) => boolean;
    children: ReactNode;
  },
) {
  const { title, isOpenedHere, onClose, onKey, children } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOnOtherSide, setIsOnOtherSide] = useState(false);
  const drag = useDrag();
  // Before it is seen: a key pressed at once is meant for it.
  useLayoutEffect(() => {
    if (isOpenedHere) heading.current?.focus();
  }, [isOpenedHere]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") onClose();
    else if (!onKey?.(event)) return;
    event.preventDefault();
  };
  return (
    <section
      className={styles.panel}
      aria-labelledby={id}
      data-tool-panel=""
      data-own-keys=""
      data-side={isOnOtherSide ? "start" : "end"}
      style={{ translate: drag.translate }}
      onKeyDown={onKeyDown}
    >
      <header className={styles.header} {...drag.handlers}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton
          icon={isOnOtherSide ? "arrow-right" : "arrow-left"}
          label={texts.toOtherSide}
          className={styles.move}
          onClick={() => {
            drag.reset();
            setIsOnOtherSide(!isOnOtherSide);
          }}
        />
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** How far it was dragged, by its header. */
function useDrag() {
  const [at, setAt] = useState({ x: 0, y: 0 });
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    translate: `${at.x}px ${at.y}px`,
    reset: () => setAt({ x: 0, y: 0 }),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!matchMedia(MOVES).matches || (event.target instanceof Element && event.target.closest("button"))) return;
        from.current = { x: event.clientX - at.x, y: event.clientY - at.y };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!from.current) return;
        // Its header never leaves the screen, so that it can be dragged back.
        const isInside =
          event.clientX > 0 && event.clientX < innerWidth && event.clientY > 0 && event.clientY < innerHeight;
        if (isInside) setAt({ x: event.clientX - from.current.x, y: event.clientY - from.current.y });
      },
      onPointerUp: () => {
        from.current = null;
      },
      onPointerCancel: () => {
        from.current = null;
      },
    },
  };
}
