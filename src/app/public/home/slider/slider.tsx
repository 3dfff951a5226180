/**
 * The pictures of the start page, one at a time. Without scripts they form a scrollable row; the style sheet decides, so that
 * nothing moves at hydration.
 */
import { type FocusEvent, type KeyboardEvent, lazy, type PointerEvent, Suspense, useEffect, useState } from "react";
import { homeTexts } from "../../../../content/en/home.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Screen } from "../../shared/screen.tsx";
import { INTERVAL_MS, indexAfter, isAdvancing, startIndex, wantsMotion } from "./rules.ts";
import styles from "./slider.module.css";
import { useMedia, useTabHidden } from "./use-media.ts";
import { useSwipe } from "./use-swipe.ts";

// Few open it, so it is loaded on demand.
const loadFullView = () => import("./full-view.tsx");
const FullView = lazy(loadFullView);

const texts = homeTexts.slider;
const { slides } = texts;

/** Beside the text where there is room, else full width. */
const WIDTH = "(width >= 72rem) 50rem, 92vw";

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Advances automatically (WCAG 2.2.2: with a button to stop it), by buttons, dots, arrow keys and swiping. */
export function Slider() {
  const isAlive = useHydrated();
  const [index, setIndex] = useState(startIndex(slides.length));
  const [isFullScreen, setFullScreen] = useState(false);
  const step = (by: -1 | 1) => setIndex((now) => indexAfter(now, by, slides.length));
  const motion = useMotion(index, isFullScreen, () => step(1));
  const swipe = useSwipe(step);
  const stepByKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by) step(by);
  };

  return (
    <section
      className={styles.section}
      aria-labelledby="slider"
      aria-roledescription={texts.roleDescription}
      data-alive={isAlive}
      onKeyDown={stepByKey}
      {...motion.handlers}
    >
      <h2 id="slider" className={styles.title}>
        {texts.title}
      </h2>
      <div className={styles.frame} {...swipe.handlers}>
        <ul className={styles.slides} aria-live={motion.isAdvancing ? "off" : "polite"}>
          {slides.map((slide, number) => (
            <li
              key={slide.screen}
              className={styles.slide}
              data-current={number === index}
              // Without scripts the row starts with the picture that is shown first.
              style={{ order: indexAfter(number, -startIndex(slides.length), slides.length) }}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form. */}
              <div
                role="group"
                aria-roledescription={texts.slideRoleDescription}
                aria-label={texts.position(number + 1, slides.length)}
              >
                <Screen name={slide.screen} sizes={WIDTH} className={styles.picture} />
                <p className={styles.caption}>
                  <strong>{slide.title}</strong> {slide.text}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {isAlive && (
          <button
            type="button"
            className={styles.open}
            aria-label={texts.fullScreen}
            aria-haspopup="dialog"
            onClick={() => {
              if (!swipe.wasDragged()) setFullScreen(true);
            }}
            onPointerEnter={loadFullView}
            onFocus={loadFullView}
          >
            <span className={styles.openSign}>
              <Icon name="expand" />
            </span>
          </button>
        )}
      </div>
      <div className={styles.controls}>
        <IconButton icon="chevron-left" label={texts.previous} variant="secondary" onClick={() => step(-1)} />
        <fieldset className={styles.dots} aria-label={texts.choose}>
          {slides.map((slide, number) => (
            <button
              key={slide.screen}
              type="button"
              className={styles.dot}
              aria-label={texts.goTo(number + 1, slide.title)}
              aria-current={number === index}
              onClick={() => setIndex(number)}
            />
          ))}
        </fieldset>
        <IconButton icon="chevron-right" label={texts.next} variant="secondary" onClick={() => step(1)} />
        <IconButton
          icon={motion.isWanted ? "pause" : "play"}
          label={motion.isWanted ? texts.pause : texts.play}
          onClick={motion.toggle}
          className={styles.pause}
        />
      </div>
      {isFullScreen && (
        <Suspense>
          <FullView index={index} onStep={step} onClose={() => setFullScreen(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Advances to the next picture when its time is up and nothing prevents it. */
function useMotion(index: number, isFullScreen: boolean, advance: () => void) {
  const [chosen, setChosen] = useState<"play" | "pause" | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const prefersReducedMotion = useMedia("(prefers-reduced-motion: reduce)");
  const isTabHidden = useTabHidden();
  const isWanted = wantsMotion({ chosen, prefersReducedMotion });
  const isRunning = isAdvancing({ chosen, prefersReducedMotion, isHovered, isFocused, isTabHidden, isFullScreen });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture chosen by hand gets its full time, too.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(advance, INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, index]);

  return {
    isWanted,
    isAdvancing: isRunning,
    toggle: () => setChosen(isWanted ? "pause" : "play"),
    handlers: {
      // Touch has no hover: it would stop the slider permanently.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      // A click leaves the focus on its target, which does not mean that somebody is reading there.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}
