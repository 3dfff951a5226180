import { lazy, startTransition, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { recipeTexts } from "../../../../content/en/recipes.ts";
import { CUSTOM_TEST_SIZE } from "../../../../modules/practice-tests/rules.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import type { BuilderSubject } from "./builder.tsx";
import type { InitialLesson } from "./builder-rows.ts";
import styles from "./panel.module.css";
import type { ShownCounts } from "./shown-counts.ts";

// Most visits to the tab start a test that is there, so the builder is loaded when it is opened. There is no Suspense around it: what is
// in one would be brought into the page by a script, and the builder works without scripts.
const loadBuilder = () => import("./builder.tsx");
const CustomTestBuilder = lazy(async () => ({ default: (await loadBuilder()).CustomTestBuilder }));

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
  const { isOpen, state, open, close } = useOpening(lesson !== null && canStart);
  const panel = useFocusAfterClosing(isOpen);
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
            onClick={open}
            onPointerEnter={load}
            onFocus={load}
            busy={state === "opening"}
            busyLabel={texts.opening}
          >
            {texts.open}
          </Button>
        )}
      </div>
      {state === "failed" && <Alert tone="error">{texts.notOpened}</Alert>}
      {isOpen && (
        <CustomTestBuilder
          subjects={subjects}
          extraTimePercent={extraTimePercent}
          message={message}
          lesson={lesson}
          firstCounts={firstCounts}
        >
          <Button variant="quiet" onClick={close}>
            {texts.close}
          </Button>
        </CustomTestBuilder>
      )}
    </section>
  );
}

/** Beforehand, and in vain without a network: pressing the button tries again. */
const load = () => void loadBuilder().catch(() => {});

/** The builder is opened once it has come, so that nothing on the page is lost when it does not come. */
function useOpening(isOpenAtFirst: boolean) {
  const [state, setState] = useState<"closed" | "opening" | "failed" | "open">(isOpenAtFirst ? "open" : "closed");
  const open = async () => {
    setState("opening");
    const next = await loadBuilder().then(
      () => "open" as const,
      () => "failed" as const,
    );
    // Until React has it, too, the page stays as it is.
    startTransition(() => setState(next));
  };
  return { isOpen: state === "open", state, open: () => void open(), close: () => setState("closed") };
}

/** On closing, focus goes back to the button. */
function useFocusAfterClosing(isOpen: boolean) {
  const panel = useRef<HTMLElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current && !isOpen) panel.current?.querySelector<HTMLElement>("button")?.focus();
    was.current = isOpen;
  }, [isOpen]);
  return panel;
}
