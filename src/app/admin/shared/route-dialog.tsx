/**
 * Dialogs that have an address of their own and stand over the list they belong to. Whoever comes to that address
 * directly, or without scripts, finds them as a sheet at the top of the page instead.
 */

import { type ReactNode, useRef, useState } from "react";
import { Form, useLocation, useNavigate, useNavigation, useSubmit } from "react-router";
import { uiTexts } from "../../../content/en/ui.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { ConfirmDialog, Dialog } from "../../../ui/dialog.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { TextField } from "../../../ui/fields.tsx";
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
  children: Elements;
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
export function DialogButtons({ closeTo, children }: { closeTo: string; children: Elements }) {
  return (
    <div className="cluster gap-3">
      {children}
      <LinkButton to={closeTo} variant="secondary" replace preventScrollReset>
        {uiTexts.cancel}
      </LinkButton>
    </div>
  );
}

export type TypedConfirmation = {
  label: string;
  isRight: (typed: string) => boolean;
  /** The error when it is not. */
  missing: string;
  /** Errors that the server replied. */
  value: string | undefined;
};

/** Asks before what cannot be taken back; yes posts to the dialog's own address, with `intent`. */
export function RouteConfirm({
  title,
  message,
  error,
  confirmLabel,
  intent,
  fields = {},
  typed,
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
  /** Text to type before the button works, posted as `typed`. The server checks it again. */
  typed?: TypedConfirmation | undefined;
  variant?: "danger" | "primary";
  closeTo: string;
}) {
  const isSheet = useIsSheet();
  const close = useClose(closeTo);
  const submit = useSubmit();
  const isBusy = useNavigation().formMethod === "POST";
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed?.value ?? "");
  const [isTried, setIsTried] = useState(typed?.value !== undefined);
  const isWrong = typed !== undefined && !typed.isRight(text);
  const field = typed && (
    <TextField
      label={typed.label}
      name="typed"
      ref={input}
      autoComplete="off"
      value={text}
      error={isTried && isWrong ? typed.missing : undefined}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
  const confirm = () => {
    setIsTried(true);
    if (isWrong) return input.current?.focus();
    void submit({ ...fields, ...(typed && { typed: text }), intent }, { method: "post", preventScrollReset: true });
  };
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
        <Form method="post" className="stack gap-4">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {field}
          <div className="cluster gap-3">
            <LinkButton to={closeTo} variant="secondary">
              {uiTexts.cancel}
            </LinkButton>
            <Button variant={variant} name="intent" value={intent}>
              {confirmLabel}
            </Button>
          </div>
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
      onConfirm={confirm}
      onCancel={close}
    >
      {field}
    </ConfirmDialog>
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
