/** The bar to enrol at the foot of a small screen, while the button in the page is out of view. */
import { useEffect, useState } from "react";
import { coursesTexts } from "../../../../content/en/courses.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { useVisitor } from "../../../shared/frame/visitor.ts";
import { SignUpLink } from "../../../shared/sign-up/link.tsx";
import styles from "./bar.module.css";

const texts = coursesTexts.course;

/** Share of the element's area. Pixels are fractional, so a fully visible element may report slightly less. */
const WHOLE = 0.95;

/** The card with the button, to which the bar takes signed-in students. */
export const ENROL_CARD = "enrol";
/** The button itself: while it is in view, the bar is hidden. */
export const ENROL_BUTTON = "enrol-button";

/** Renders nothing for the administrator and for enrolled students. */
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

/** True until scripts run, and whenever the element is not fully in view. */
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
