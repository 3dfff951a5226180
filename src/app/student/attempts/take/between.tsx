/** Between two sections: a break, or the wait for the time of a section that was closed early. */
import { useEffect, useRef } from "react";
import { betweenTexts as texts } from "../../../../content/en/between-sections.ts";
import { Button } from "../../../../ui/button.tsx";
import type { Elements } from "../../../../ui/elements.ts";
import type { Sections } from "../state/sections.ts";
import styles from "./between.module.css";

type BetweenProps = {
  sections: Sections;
  /** The section that is over, from 1. */
  after: number;
  /** Else the time of that section is waited for. */
  isBreak: boolean;
  onEndBreak: (after: number) => void;
  /** The way to all questions. */
  children: Elements;
};

/** What there is to wait for. Nothing can be answered meanwhile; a break can be ended. */
export function Between({ sections, after, isBreak, onEndBreak, children }: BetweenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { breaks } = sections.plan;
  const fixed = breaks.kind === "fixed" ? breaks.after[after - 1] : null;
  const isBreakNext = !isBreak && (breaks.kind === "pool" || fixed !== undefined);
  return (
    <section className={styles.between} aria-labelledby="between-heading">
      <h2 id="between-heading" ref={heading} tabIndex={-1}>
        {isBreak ? texts.breakTitle : texts.waitTitle(after)}
      </h2>
      {isBreak ? (
        <>
          <p>{texts.breakText(after + 1)}</p>
          {fixed?.clock === "runs" && <p>{texts.breakClock}</p>}
          {breaks.kind === "pool" && <p>{texts.breakPool}</p>}
          <p>
            <Button onClick={() => onEndBreak(after)}>{texts.endBreak}</Button>
          </p>
        </>
      ) : (
        <p>{isBreakNext ? texts.waitTextBreak : texts.waitText(after + 1)}</p>
      )}
      {children}
    </section>
  );
}
