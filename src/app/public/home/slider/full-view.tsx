/** One picture of the slider, full screen. */
import { useEffect, useRef } from "react";
import { homeTexts } from "../../../../content/en/home.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { watchSwipes } from "../../../plain/slider/swipes.ts";
import { Screen } from "../../shared/screen.tsx";
import styles from "./slider.module.css";

const texts = homeTexts.slider;

/** Closed by its button or Escape. Buttons, swiping and arrow keys change the picture. */
export default function FullView({
  index,
  onStep,
  onClose,
}: {
  index: number;
  onStep: (by: -1 | 1) => void;
  onClose: () => void;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    const watching = new AbortController();
    if (sheet.current) watchSwipes(sheet.current, (by) => latest.current(by), watching.signal);
    return () => watching.abort();
  }, []);
  const slide = texts.slides[index];
  if (!slide) return null;
  return (
    <Dialog open onClose={onClose} title={slide.title} size="full">
      <div ref={sheet} className={styles.full}>
        <Screen name={slide.screen} sizes="96vw" className={styles.fullPicture} />
        <div className={styles.fullControls}>
          <IconButton icon="chevron-left" label={texts.previous} variant="secondary" onClick={() => onStep(-1)} />
          <p aria-live="polite">
            <span className={styles.position}>{texts.position(index + 1, texts.slides.length)}</span>{" "}
            <span>{slide.text}</span>
          </p>
          <IconButton icon="chevron-right" label={texts.next} variant="secondary" onClick={() => onStep(1)} />
        </div>
      </div>
    </Dialog>
  );
}
