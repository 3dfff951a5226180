/**
 * The one way into the product from a public page. Who it is for decides where it leads: a visitor signs up, in a dialog
 * once scripts run; a student goes on, or is enrolled; the administrator goes to the administration.
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
  /** The course to be enrolled in. Without one, who is signed in goes to the first page of their own. */
  course?: { id: string; title: string };
  children: ReactNode;
};

/** Looks like a button with these words. A student who has the course already sees that instead. */
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
