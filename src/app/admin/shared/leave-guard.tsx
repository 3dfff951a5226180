import { useCallback } from "react";
import { type BlockerFunction, useBeforeUnload, useBlocker } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { ConfirmDialog } from "../../../ui/dialog.tsx";

const texts = adminTexts.leave;

/**
 * While `isDirty`, leaving the page asks first. Sending the form is not leaving, nor is a window over the page, whose
 * address begins with `within`. `message` says what becomes of it.
 */
export function LeaveGuard({
  isDirty,
  message = texts.message,
  within,
}: {
  isDirty: boolean;
  message?: string;
  within?: string;
}) {
  const isLeaving: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(within && nextLocation.pathname.startsWith(`${within}/`)),
    [isDirty, within],
  );
  const blocker = useBlocker(isLeaving);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={texts.title}
      message={message}
      confirmLabel={texts.confirm}
      cancelLabel={texts.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
