/** The bar to enrol at the foot of a small screen, while the button in the page is out of view. */
import { useEffect, useRef } from "react";
import { coursesTexts } from "../../../../content/en/courses.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { BAR_UNTIL } from "../../../plain/marks.ts";
import { watchBar } from "../../../plain/watch-bar.ts";
import { useVisitor } from "../../../shared/frame/visitor.ts";
import { SignUpLink } from "../../../shared/sign-up/link.tsx";
import styles from "./bar.module.css";

const texts = coursesTexts.course;

/** The card with the button, to which the bar takes signed-in students. */
export const ENROL_CARD = "enrol";
/** The button itself: while it is in view, the bar is hidden. */
export const ENROL_BUTTON = "enrol-button";

/** Renders nothing for the administrator and for enrolled students. */
export function EnrolBar({ course }: { course: { title: string } }) {
  const visitor = useVisitor();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? watchBar(bar.current) : undefined), []);
  if (visitor && (visitor.kind === "admin" || visitor.courses.includes(course.title))) return null;
  return (
    <div ref={bar} className={styles.bar} data-sticky-foot="" data-needed={true} {...{ [BAR_UNTIL]: ENROL_BUTTON }}>
      {visitor ? (
        <LinkButton to={`#${ENROL_CARD}`}>{texts.enrol}</LinkButton>
      ) : (
        <SignUpLink course={course.title}>{texts.enrol}</SignUpLink>
      )}
    </div>
  );
}
