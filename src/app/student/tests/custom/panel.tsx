import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { recipeTexts } from "../../../../content/en/recipes.ts";
import { CUSTOM_TEST_SIZE } from "../../../../modules/practice-tests/rules.ts";
import { Button } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { type BuilderSubject, CustomTestBuilder } from "./builder.tsx";
import type { InitialLesson } from "./builder-rows.ts";
import styles from "./panel.module.css";
import type { ShownCounts } from "./shown-counts.ts";

const texts = dashboardTexts.custom;

/** 'Create Custom Test': a button that opens the builder. Closing it discards what was chosen. */
export function CustomTestPanel({
  subjects,
  seconds,
  extraTimePercent,
  canStart,
  reasonId,
  message,
  lesson,
  firstCounts,
  recipeCount,
}: {
  subjects: ReadonlyArray<BuilderSubject>;
  /** How long such a test lasts for this student. */
  seconds: number;
  extraTimePercent: number;
  canStart: boolean;
  /** The id of the element that says why no test can be started. */
  reasonId: string;
  message: string | undefined;
  /** The lesson to practise: the builder opens with it selected, one press from its start. */
  lesson: InitialLesson | null;
  /** What else can be chosen for it. */
  firstCounts: ShownCounts | null;
  /** How many saved tests there are. */
  recipeCount: number;
}) {
  const [isOpen, setIsOpen] = useState(lesson !== null && canStart);
  const panel = useFocusFollowing(isOpen);
  const headingId = useId();
  const textId = useId();
  return (
    <section
      ref={panel}
      className={classes("stack gap-5", styles.panel)}
      data-open={isOpen || undefined}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={headingId}>{texts.heading}</h2>
          <p id={textId} className={styles.text}>
            {subjects.length === 0 ? texts.noSubjects : texts.text(CUSTOM_TEST_SIZE, seconds)}
          </p>
          <noscript>
            <p className={styles.text}>{isOpen ? texts.choosingNeedsScripts : texts.needsScripts}</p>
          </noscript>
        </div>
        {recipeCount > 0 && (
          <Link to="/dashboard/tests/saved" className={styles.saved}>
            {recipeTexts.link(recipeCount)}
          </Link>
        )}
        {!isOpen && (
          <Button
            variant="lamp"
            icon="plus"
            disabled={!canStart || subjects.length === 0}
            aria-describedby={canStart ? textId : reasonId}
            aria-expanded={false}
            onClick={() => setIsOpen(true)}
          >
            {texts.open}
          </Button>
        )}
      </div>
      {isOpen && (
        <CustomTestBuilder
          subjects={subjects}
          extraTimePercent={extraTimePercent}
          message={message}
          lesson={lesson}
          firstCounts={firstCounts}
        >
          <Button variant="quiet" onClick={() => setIsOpen(false)}>
            {texts.close}
          </Button>
        </CustomTestBuilder>
      )}
    </section>
  );
}

/**
 * On opening, focus goes to the first choice; on closing, back to the button; if open from the start, to the button that starts
 * the test.
 */
function useFocusFollowing(isOpen: boolean) {
  const panel = useRef<HTMLElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current) panel.current?.querySelector<HTMLElement>("button:not([type=button])")?.focus();
  }, []);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    panel.current?.querySelector<HTMLElement>(isOpen ? "select" : "button")?.focus();
  }, [isOpen]);
  return panel;
}
