/**
 * The pictures of the start page, one at a time. Without scripts they form a scrollable row; the style sheet decides, so that
 * nothing moves when they run.
 */
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { homeTexts } from "../../../../content/en/home.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { SLIDER } from "../../../plain/marks.ts";
import { indexAfter, startIndex } from "../../../plain/slider/rules.ts";
import { PART, runSlider, type SliderPart } from "../../../plain/slider/run-slider.ts";
import { Screen } from "../../shared/screen.tsx";
import styles from "./slider.module.css";

// Few open it, so it is loaded on demand.
const loadFullView = () => import("./full-view.tsx");
const FullView = lazy(loadFullView);

const texts = homeTexts.slider;
const { slides } = texts;

/** Beside the text where there is room, else full width. */
const WIDTH = "(width >= 72rem) 50rem, 92vw";

const part = (name: SliderPart) => ({ [PART]: name });

/** The elements. What moves them is `run-slider.ts`, which needs no React. */
export function Slider() {
  const section = useRef<HTMLElement>(null);
  const [fullScreen, setFullScreen] = useState<number | null>(null);
  const run = () => section.current && runSlider(section.current);
  useEffect(() => {
    run()?.setFullScreen(fullScreen !== null);
  });
  const step = (by: -1 | 1) => {
    run()?.step(by);
    setFullScreen(run()?.index() ?? null);
  };

  return (
    <section
      ref={section}
      className={styles.section}
      aria-labelledby="slider"
      aria-roledescription={texts.roleDescription}
      onKeyDown={() => {
        if (fullScreen !== null) setFullScreen(run()?.index() ?? null);
      }}
      {...{ [SLIDER]: "" }}
    >
      <h2 id="slider" className={styles.title}>
        {texts.title}
      </h2>
      <div className={styles.frame} {...part("frame")}>
        <ul className={styles.slides} aria-live="off" {...part("slides")}>
          {slides.map((slide, number) => (
            <li
              key={slide.screen}
              className={styles.slide}
              data-current={number === startIndex(slides.length)}
              data-near={number === startIndex(slides.length)}
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
                  <strong>{slide.title}</strong> <span>{slide.text}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={styles.open}
          aria-label={texts.fullScreen}
          aria-haspopup="dialog"
          onClick={() => setFullScreen(run()?.index() ?? null)}
          onPointerEnter={loadFullView}
          onFocus={loadFullView}
        >
          <span className={styles.openSign}>
            <Icon name="expand" />
          </span>
        </button>
      </div>
      <div className={styles.controls}>
        <IconButton
          icon="chevron-left"
          label={texts.previous}
          variant="secondary"
          type="button"
          {...part("previous")}
        />
        <fieldset className={styles.dots} aria-label={texts.choose} {...part("dots")}>
          {slides.map((slide, number) => (
            <button
              key={slide.screen}
              type="button"
              className={styles.dot}
              aria-label={texts.goTo(number + 1, slide.title)}
              aria-current={number === startIndex(slides.length)}
            />
          ))}
        </fieldset>
        <IconButton icon="chevron-right" label={texts.next} variant="secondary" type="button" {...part("next")} />
        <IconButton icon="pause" label={texts.pause} type="button" className={styles.pause} {...part("pause")} />
        <IconButton icon="play" label={texts.play} type="button" className={styles.pause} hidden {...part("play")} />
      </div>
      {fullScreen !== null && (
        <Suspense>
          <FullView index={fullScreen} onStep={step} onClose={() => setFullScreen(null)} />
        </Suspense>
      )}
    </section>
  );
}
