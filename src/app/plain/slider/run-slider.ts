/**
 * Moves the pictures of the start page. Works on the rendered elements, so that a page without React does it, too: advances by
 * itself (WCAG 2.2.2: with a button to stop it), by buttons, dots, arrow keys and swiping.
 */
import { listenAtDocument } from "./listen-at-document.ts";
import { INTERVAL_MS, indexAfter, isAdvancing, type SliderCircumstances, wantsMotion } from "./rules.ts";
import { watchSwipes } from "./swipes.ts";

/** On the parts of the slider. */
export const PART = "data-part";
export type SliderPart = "frame" | "slides" | "previous" | "next" | "dots" | "play" | "pause";

type RunningSlider = {
  index(): number;
  step(by: -1 | 1): void;
  /** Stops the others while one is shown over the whole screen. */
  setFullScreen(is: boolean): void;
};

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

const running = new WeakMap<HTMLElement, RunningSlider>();

/** Runs the slider, once for each element. It ends when something would change after the element is gone. */
export function runSlider(section: HTMLElement): RunningSlider {
  const known = running.get(section);
  if (known) return known;
  const slider = run(section);
  running.set(section, slider);
  return slider;
}

function run(section: HTMLElement): RunningSlider {
  const part = (name: SliderPart) => section.querySelector<HTMLElement>(`[${PART}=${name}]`);
  const childrenOf = (name: SliderPart) => [...(part(name)?.children ?? [])];
  const [slides, dots, list] = [childrenOf("slides"), childrenOf("dots"), part("slides")];
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const now: Omit<SliderCircumstances, "prefersReducedMotion" | "isTabHidden"> = {
    chosen: null,
    isHovered: false,
    isFocused: false,
    isFullScreen: false,
  };
  let index = slides.findIndex((slide) => slide.getAttribute("data-current") === "true");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasAdvancing: boolean | null = null;
  const ending = new AbortController();

  const circumstances = () => ({ ...now, prefersReducedMotion: reducedMotion.matches, isTabHidden: document.hidden });
  const arrange = (isNewPicture = false) => {
    if (!section.isConnected) {
      clearTimeout(timer);
      ending.abort();
      return;
    }
    const isWanted = wantsMotion(circumstances());
    const isRunning = isAdvancing(circumstances());
    part("pause")?.toggleAttribute("hidden", !isWanted);
    part("play")?.toggleAttribute("hidden", isWanted);
    list?.setAttribute("aria-live", isRunning ? "off" : "polite");
    // A picture chosen by hand gets its full time, too.
    if (isRunning === wasAdvancing && !isNewPicture) return;
    wasAdvancing = isRunning;
    clearTimeout(timer);
    if (isRunning) timer = setTimeout(() => show(indexAfter(index, 1, slides.length)), INTERVAL_MS);
  };
  /** From now on this one and the next load their pictures. */
  const approach = () => {
    for (const near of [index, indexAfter(index, 1, slides.length)]) slides[near]?.setAttribute("data-near", "true");
  };
  const show = (to: number) => {
    index = to;
    approach();
    for (const [number, slide] of slides.entries()) slide.setAttribute("data-current", String(number === index));
    for (const [number, dot] of dots.entries()) dot.setAttribute("aria-current", String(number === index));
    arrange(true);
  };
  const step = (by: -1 | 1) => show(indexAfter(index, by, slides.length));
  const set = (change: Partial<typeof now>) => {
    Object.assign(now, change);
    arrange();
  };
  const choose = (chosen: "play" | "pause") => {
    set({ chosen });
    part(chosen === "play" ? "pause" : "play")?.focus();
  };

  const { signal } = ending;
  const onPress = (element: Element | null, press: () => void) => {
    if (element) listenAtDocument(element, "click", press, signal);
  };
  onPress(part("previous"), () => step(-1));
  onPress(part("next"), () => step(1));
  onPress(part("play"), () => choose("play"));
  onPress(part("pause"), () => choose("pause"));
  for (const [number, dot] of dots.entries()) onPress(dot, () => show(number));
  listenAtDocument(
    section,
    "keydown",
    ({ key }) => {
      const by = STEPS[key];
      if (by) step(by);
    },
    signal,
  );
  // Touch has no hover: it would stop the slider permanently.
  section.addEventListener("pointerenter", ({ pointerType }) => set({ isHovered: pointerType === "mouse" }));
  section.addEventListener("pointerleave", () => set({ isHovered: false }));
  // A click leaves the focus on its target, which does not mean that somebody is reading there.
  section.addEventListener("focusin", ({ target }) => {
    set({ isFocused: target instanceof Element && target.matches(":focus-visible") });
  });
  section.addEventListener("focusout", () => set({ isFocused: false }));
  reducedMotion.addEventListener("change", () => arrange(), { signal });
  document.addEventListener("visibilitychange", () => arrange(), { signal });
  const frame = part("frame");
  if (frame) watchSwipes(frame, step, signal);
  approach();
  arrange();
  return { index: () => index, step, setFullScreen: (isFullScreen) => set({ isFullScreen }) };
}
