/** One line at the top of a running test: its name and section, the time left, and whether the answers are saved. */
import { Link } from "react-router";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { Icon } from "../../../../ui/icon.tsx";
import type { AttemptController } from "../state/attempt-controller.ts";
import { type LocalAttempt, saveStateOf } from "../state/local-attempt.ts";
import { openSection, placeOf } from "../state/sections.ts";
import { Countdown } from "./countdown.tsx";
import styles from "./header.module.css";
import { SaveStateLine } from "./save-state.tsx";

type HeaderProps = { title: string; attempt: LocalAttempt; controller: AttemptController; isAlive: boolean };

export function TestHeader({ title, attempt, controller, isAlive }: HeaderProps) {
  const { sections, current } = attempt;
  const { of } = sections.clock;
  const { section } = placeOf(sections, current);
  return (
    <header className={styles.header}>
      <Link to="/dashboard/tests" className={styles.leave}>
        <Icon name="arrow-left" size="sm" />
        <span>{texts.leave}</span>
      </Link>
      <div className={styles.title}>
        <h1 dir="auto">{title}</h1>
        {sections.list.length > 1 && (
          <p className={styles.section}>
            {of === "break" ? texts.sections.breakTitle : texts.sections.place(section, sections.list.length)}
          </p>
        )}
      </div>
      <div className={styles.state} inert={!isAlive}>
        {/* Each clock makes its own announcements. */}
        <Countdown key={`${of} ${openSection(sections)}`} controller={controller} of={of} />
        <SaveStateLine state={saveStateOf(attempt)} />
      </div>
    </header>
  );
}
