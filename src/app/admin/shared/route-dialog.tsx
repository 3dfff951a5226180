/**
 * Dialogs that have an address of their own and stand over the list they belong to. Whoever comes to that address
 * directly, or without scripts, finds them as a sheet at the top of the page instead.
 */

import { type ReactNode, useState } from "react";
import { Form, useLocation, useNavigate, useNavigation, useSubmit } from "react-router";
import { uiTexts } from "../../../content/en/ui.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { ConfirmDialog, Dialog } from "../../../ui/dialog.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { withoutDone } from "./done.ts";
import styles from "./route-dialog.module.css";

/** The address of the list behind, with its search as it is. */
export function useListAddress(pathname: string): string {
  return pathname + withoutDone(useLocation().search);
}

/** A window over the list at `closeTo`. */
export function RouteDialog({
  title,
  closeTo,
  size,
  children,
}: {
  title: string;
  closeTo: string;
  size?: "sm" | "md" | "lg";
  children: ReactNode;
}) {
  const isSheet = useIsSheet();
  const close = useClose(closeTo);
  const isBusy = useNavigation().state === "submitting";
  if (isSheet) {
    return (
      <Card as="section" className={classes("stack gap-4", styles.sheet)}>
        <header className="cluster between gap-3">
          <h2>{title}</h2>
          <LinkButton to={closeTo} variant="quiet" size="sm" icon="close" replace>
            {uiTexts.close}
          </LinkButton>
        </header>
        {children}
      </Card>
    );
  }
  return (
    <Dialog open onClose={close} title={title} busy={isBusy} {...(size ? { size } : {})}>
      {children}
    </Dialog>
  );
}

/** The foot of a form in such a window: the way back beside the button that sends it. */
export function DialogButtons({ closeTo, children }: { closeTo: string; children: ReactNode }) {
  return (
    <div className="cluster gap-3">
      {children}
      <LinkButton to={closeTo} variant="secondary" replace preventScrollReset>
        {uiTexts.cancel}
      </LinkButton>
    </div>
  );
}

/** Asks before what cannot be taken back; yes posts to the dialog's own address, with `intent`. */
export function RouteConfirm({
  title,
  message,
  error,
  confirmLabel,
  intent,
  fields = {},
  variant = "danger",
  closeTo,
}: {
  title: string;
  message: ReactNode;
  /** Why the last try failed. */
  error?: string | undefined;
  confirmLabel: string;
  intent: string;
  /** What is posted beside it. */
  fields?: Readonly<Record<string, string>>;
  variant?: "danger" | "primary";
  closeTo: string;
}) {
  const isSheet = useIsSheet();
  const close = useClose(closeTo);
  const submit = useSubmit();
  const isBusy = useNavigation().formMethod === "POST";
  const body = (
    <div className="stack gap-3">
      {error && <Alert tone="error">{error}</Alert>}
      <div>{message}</div>
    </div>
  );
  if (isSheet) {
    return (
      <Card as="section" className={classes("stack gap-4", styles.sheet)}>
        <h2>{title}</h2>
        {body}
        <Form method="post" className="cluster gap-3">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <LinkButton to={closeTo} variant="secondary">
            {uiTexts.cancel}
          </LinkButton>
          <Button variant={variant} name="intent" value={intent}>
            {confirmLabel}
          </Button>
        </Form>
      </Card>
    );
  }
  return (
    <ConfirmDialog
      open
      title={title}
      message={body}
      confirmLabel={confirmLabel}
      variant={variant}
      busy={isBusy}
      onConfirm={() => void submit({ ...fields, intent }, { method: "post", preventScrollReset: true })}
      onCancel={close}
    />
  );
}

/** It stays one when scripts begin to run: a form that moved would lose what was typed by then. */
function useIsSheet(): boolean {
  const isAlive = useHydrated();
  const [isSheet] = useState(!isAlive);
  return isSheet;
}

function useClose(closeTo: string): () => void {
  const navigate = useNavigate();
  return () => void navigate(closeTo, { replace: true, preventScrollReset: true });
}
