/** Enrolling of who is signed in. It works as a plain form too. */
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { coursesTexts } from "../../content/en/courses.ts";
import { Button, type ButtonVariant, LinkButton } from "../../ui/button.tsx";
import styles from "./course-enrol.module.css";
import type { ShellData } from "./shell-data.server.ts";

const texts = coursesTexts.enrol;

/** A student's button to enrol, which says so once it is done; for the administrator a hint. */
export function EnrolButton({
  course,
  visitor,
  children,
  ...look
}: {
  course: { id: string; title: string };
  visitor: NonNullable<ShellData["viewer"]>;
  variant?: ButtonVariant;
  size?: "sm" | "md" | "lg";
  className?: string | undefined;
  children: ReactNode;
}) {
  const navigation = useNavigation();
  if (visitor.kind === "admin") return <p className={styles.hint}>{texts.adminHint}</p>;

  const action = `/courses/${course.id}`;
  const isEnrolled = visitor.course === course.title;
  return (
    <Form method="post" action={action} preventScrollReset className={styles.form}>
      {/* One and the same button before and after, so that it keeps the focus. */}
      <Button
        {...look}
        type={isEnrolled ? "button" : "submit"}
        aria-disabled={isEnrolled}
        busy={navigation.formAction === action}
        busyLabel={texts.busy}
        {...(isEnrolled && { icon: "check" })}
      >
        {isEnrolled ? texts.enrolled : children}
      </Button>
      <p role="status" className={styles.hint}>
        {isEnrolled
          ? texts.isCurrent(course.title)
          : visitor.course !== null && texts.willChange(course.title, visitor.course)}
      </p>
      {isEnrolled && (
        <LinkButton to={visitor.home} variant="secondary">
          {texts.toDashboard}
        </LinkButton>
      )}
    </Form>
  );
}
