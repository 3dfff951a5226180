import { coursesTexts } from "../../../content/en/courses.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { NoticePage } from "../../shared/notices/notice-page.tsx";

/** Shown for a course that does not exist. */
export function CourseNotFound() {
  const { title, text, back } = coursesTexts.missing;
  const toCourses = (
    <LinkButton to="/courses" icon="arrow-left">
      {back}
    </LinkButton>
  );
  return <NoticePage status={404} title={title} text={text} actions={toCourses} />;
}
