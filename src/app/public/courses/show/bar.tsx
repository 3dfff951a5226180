/** Enrolling, at the foot of a small screen for as long as the button in the page is out of sight. */
import { useEffect, useState } from "react";
import { coursesTexts } from "../../../../content/en/courses.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { useVisitor } from "../../../shared/frame/visitor.ts";
import { SignUpLink } from "../../../shared/sign-up/link.tsx";
import styles from "./bar.module.css";

const texts = coursesTexts.course;

/** Of an element's area. Pixels have fractions, so a whole one may count as a little less. */
const WHOLE = 0.95;

/** The card with the button: where the bar leads who is signed in. */
export const ENROL_CARD = "enrol";
/** The button itself, which makes the bar needless while it is in sight. */
export const ENROL_BUTTON = "enrol-button";

/** Nothing for the administrator, and for who is enrolled. */
export function EnrolBar({ course }: { course: { title: string } }) {
  const visitor = useVisitor();
  const isNeeded = useOutOfSight(ENROL_BUTTON);
  if (visitor && (visitor.kind === "admin" || visitor.courses.includes(course.title))) return null;
  return (
    <div className={styles.bar} data-sticky-foot="" data-needed={isNeeded}>
      {visitor ? (
        <LinkButton to={`#${ENROL_CARD}`}>{texts.enrol}</LinkButton>
      ) : (
        <SignUpLink course={course.title}>{texts.enrol}</SignUpLink>
      )}
    </div>
  );
}

/** True until scripts run, and whenever the element is not on the screen as a whole. */
function useOutOfSight(id: string): boolean {
  const [isOut, setOut] = useState(true);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setOut(!entry || entry.intersectionRatio < WHOLE), {
      threshold: WHOLE,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isOut;
}
