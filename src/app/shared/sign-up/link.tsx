/** The link to sign up, from anywhere: to /signup, or a dialog over the page once scripts run. */
import { type ComponentProps, lazy, type MouseEvent, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { FormValues } from "../../../core/forms.ts";
import { LinkButton } from "../../../ui/button.tsx";

// Public pages are read far more often than anybody signs up, so the form is loaded on demand.
const loadDialog = () => import("./dialog.tsx");
const SignUpDialog = lazy(loadDialog);

/** What was typed before the dialog was closed. Shared by all links of a page, and dropped with the page. */
let typedBefore: FormValues | undefined;

type SignUpLinkProps = Omit<ComponentProps<typeof LinkButton>, "to" | "onClick"> & {
  /** The title of the course to preselect. */
  course?: string;
};

/** Looks like a button. Opens in a new tab when asked to, like every link. */
export function SignUpLink({ course, ...rest }: SignUpLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page.
  useEffect(
    () => () => {
      typedBefore = undefined;
      setIsOpen(false);
    },
    [pathname],
  );
  const close = (typed: FormValues) => {
    typedBefore = typed;
    setIsOpen(false);
  };
  const open = (event: MouseEvent) => {
    const isForElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (isForElsewhere) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <LinkButton
        {...rest}
        to={course ? `/signup?${new URLSearchParams({ course })}` : "/signup"}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
      />
      {isOpen && (
        <Suspense>
          <SignUpDialog course={course} typed={typedBefore} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
