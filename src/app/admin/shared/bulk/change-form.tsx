import { useEffect, useRef, useState } from "react";
import { uiTexts } from "../../../../content/en/ui.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { Elements } from "../../../../ui/elements.ts";

/** The dialog that changes the selected rows; shows a failure. A field with an error gets the focus. */
export function ChangeForm({
  title,
  message,
  isBusy,
  confirmLabel,
  busyLabel,
  size = "sm",
  variant = "primary",
  onSend,
  onClose,
  children,
}: {
  title: string;
  /** Why the last try failed. */
  message: string | undefined;
  isBusy: boolean;
  confirmLabel: string;
  busyLabel: string;
  size?: "sm" | "md";
  /** "danger" for what does not come back. */
  variant?: "primary" | "danger";
  onSend: () => void;
  onClose: () => void;
  children: Elements;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each try, when it shows what is at fault.
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(), [tries]);
  return (
    <Dialog open onClose={onClose} title={title} busy={isBusy} size={size}>
      <form
        ref={form}
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTries(tries + 1);
          onSend();
        }}
      >
        {message && <Alert tone="error">{message}</Alert>}
        {children}
        <div className="cluster gap-3">
          <Button variant={variant} busy={isBusy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {uiTexts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
