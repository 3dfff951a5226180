/** Course cards, as on Home and in the catalogue. */
import type { PublicCourse } from "../../../content/courses.ts";
import { coursesTexts as texts } from "../../../content/en/courses.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { useVisitor } from "../../shared/frame/visitor.ts";
import { Picture } from "../shared/picture.tsx";
import styles from "./card.module.css";

/** For a card's link: makes the whole card clickable. */
export const COVERS_CARD = styles.cover ?? "";

/** As many side by side as fit. */
export function CourseGrid({ children }: { children: Elements }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** One course. The list supplies its title and its foot, one of which contains the link. */
export function CourseCard({
  course,
  title,
  foot,
  loading = "lazy",
  className,
}: {
  course: PublicCourse;
  title: Elements;
  foot: Elements;
  loading?: "lazy" | "eager";
  className?: string | undefined;
}) {
  const isEnrolled = useVisitor()?.courses.includes(course.title);
  return (
    <Card as="li" padding="none" isLink className={className}>
      <Picture name={`course-${course.id}`} alt="" loading={loading} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.kind}>
          <span>{texts.kinds[course.kind]}</span>
          {isEnrolled && <Badge tone="success">{texts.enrol.enrolled}</Badge>}
        </p>
        {title}
        <p className={styles.description}>{course.texts.description}</p>
        <div className={styles.foot}>{foot}</div>
      </div>
    </Card>
  );
}
