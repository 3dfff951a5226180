/** Enrolling as a signed-in student. Works as a plain form too. */
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { coursesTexts } from "../../../content/en/courses.ts";
import { Button, type ButtonVariant, LinkButton } from "../../../ui/button.tsx";
import type { ShellData } from "../../shared/frame/visitor.server.ts";
import styles from "./enrol.module.css";

const texts = coursesTexts.enrol;

/** A student's button to enrol, which changes to a confirmation; the administrator gets a hint. */
export function EnrolButton({
  course,
  visitor,
  children,
  ...look
}: {
  course: { id: string; title: string };
  visitor: NonNullable<ShellData["viewer"]>;
  id?: string;
  variant?: ButtonVariant;
  size?: "sm" | "md" | "lg";
  className?: string | undefined;
  children: ReactNode;
}) {
  const navigation = useNavigation();
  if (visitor.kind === "admin") return <p className={styles.hint}>{texts.adminHint}</p>;

  const action = `/courses/${course.id}`;
  const isCurrent = visitor.course === course.title;
  const isOther = !isCurrent && visitor.courses.includes(course.title);
  return (
    <Form method="post" action={action} preventScrollReset className={styles.form}>
      {/* The same element before and after, so that it keeps the focus. */}
      <Button
        {...look}
        type={isCurrent ? "button" : "submit"}
        aria-disabled={isCurrent}
        busy={navigation.formAction === action}
        busyLabel={texts.busy}
        {...(isCurrent && { icon: "check" })}
      >
        {isCurrent ? texts.enrolled : isOther ? texts.makeCurrent(course.title) : children}
      </Button>
      <p role="status" className={styles.hint}>
        {statusOf(course.title, visitor)}
      </p>
      {isCurrent && (
        <LinkButton to="/dashboard/subjects" variant="secondary">
          {texts.toCourse}
        </LinkButton>
      )}
    </Form>
  );
}

function statusOf(title: string, { course: now, courses }: NonNullable<ShellData["viewer"]>): string | null {
  if (now === null) return null;
  if (now === title) return texts.isCurrent(title);
  return courses.includes(title) ? texts.isOther(now) : texts.willChange(title, now);
}
