/**
 * The call to action of the public pages. It depends on the viewer: visitors sign up, in a dialog once scripts run; students
 * continue, or are enrolled; the administrator goes to the administration.
 */
import type { ReactNode } from "react";
import { type ButtonVariant, LinkButton } from "../../../ui/button.tsx";
import { useVisitor } from "../../shared/frame/visitor.ts";
import { SignUpLink } from "../../shared/sign-up/link.tsx";
import { EnrolButton } from "../courses/enrol.tsx";

type GetStartedProps = {
  id?: string;
  variant?: ButtonVariant;
  size?: "sm" | "md" | "lg";
  className?: string | undefined;
  /** The course to enrol in. Without one, signed-in users go to their own first page. */
  course?: { id: string; title: string };
  children: ReactNode;
};

/** Looks like a button with these words. Students of the course see that they are enrolled instead. */
export function GetStarted({ course, children, ...look }: GetStartedProps) {
  const visitor = useVisitor();
  if (!visitor) {
    return (
      <SignUpLink {...look} {...(course && { course: course.title })}>
        {children}
      </SignUpLink>
    );
  }
  if (!course) {
    return (
      <LinkButton {...look} to={visitor.home}>
        {children}
      </LinkButton>
    );
  }
  return (
    <EnrolButton {...look} course={course} visitor={visitor}>
      {children}
    </EnrolButton>
  );
}
