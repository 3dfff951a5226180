/**
 * Modal dialogs on the native <dialog>: the page behind is inert, Escape and a click outside close it, and focus returns to where
 * it was. A busy dialog stays open. The press that opens or closes a dialog never reaches what is behind or in it.
 */
import {
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { uiTexts } from "../content/en/ui.ts";
import { Button, IconButton } from "./button.tsx";
import styles from "./dialog.module.css";
import type { Elements } from "./elements.ts";
import { swallowSecondPress } from "./swallow-second-press.ts";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** "full" covers the whole screen, dark as a picture viewer; "drawer" comes from its foot, near the thumb. */
  size?: "sm" | "md" | "lg" | "full" | "drawer";
  /** While something is being saved it cannot be closed. */
  busy?: boolean;
  /** Buttons at the foot, which stay in view while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A dialog with a title. Focus goes to its first field; an element with `data-autofocus` takes precedence. */
export function Dialog({ open, onClose, title, size = "md", busy = false, footer, children }: DialogProps) {
  const { dialog, handlers } = useModal(open, onClose, busy);
  const titleId = useId();
  return (
    <dialog ref={dialog} className={styles.dialog} data-size={size} aria-labelledby={titleId} {...handlers}>
      {open && (
        <div className={styles.sheet}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title} tabIndex={-1} data-title="">
              {title}
            </h2>
            <IconButton icon="close" label={uiTexts.close} onClick={onClose} disabled={busy} className={styles.close} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  message: ReactNode;
  /** Below the message, and not read aloud with it. */
  children?: Elements;
  confirmLabel: string;
  cancelLabel?: string;
  /** "primary" when nothing is destroyed. */
  variant?: "danger" | "primary";
  busy?: boolean;
  /** Said on the confirming button while busy. */
  busyLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Confirms an action that cannot be undone. Focus starts on the harmless answer. */
export function ConfirmDialog({
  open,
  title,
  message,
  children,
  confirmLabel,
  cancelLabel = uiTexts.cancel,
  variant = "danger",
  busy = false,
  busyLabel = confirmLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { dialog, handlers } = useModal(open, onCancel, busy);
  const id = useId();
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      data-size="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      {...handlers}
    >
      {open && (
        <div className={styles.sheet}>
          <header className={styles.header}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
          </header>
          <div className={styles.body}>
            <div id={`${id}-message`}>{message}</div>
            {children}
          </div>
          <footer className={styles.footer}>
            <Button variant="secondary" onClick={onCancel} disabled={busy} data-autofocus="">
              {cancelLabel}
            </Button>
            <Button variant={variant} onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
              {confirmLabel}
            </Button>
          </footer>
        </div>
      )}
    </dialog>
  );
}

function useModal(open: boolean, onClose: () => void, busy: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before paint: what it announces can be reached immediately.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    firstStop(element)?.focus();
    swallowSecondPress();
    return () => {
      element.close();
      swallowSecondPress();
      // close() restores the focus itself, except when the dialog is unmounted while open.
      if (opener instanceof HTMLElement && opener.isConnected && !isInUse(document.activeElement)) opener.focus();
    };
  }, [open]);

  const pressedBeside = usePressedBeside(dialog);
  const askToClose = () => {
    if (!busy) onClose();
  };
  const handlers = {
    closedby: busy ? "none" : "closerequest",
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      askToClose();
    },
    // Browsers close on a second Escape without asking.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // It tells of a closing that may be over: a quick press has opened the dialog again.
      if (event.target !== dialog.current || !open || dialog.current.open) return;
      if (busy) dialog.current.showModal();
      else onClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key === "Escape" && busy) event.preventDefault();
    },
    onPointerDown: pressedBeside.start,
    onClick: (event: ReactMouseEvent<HTMLDialogElement>) => {
      if (pressedBeside.isWhole(event)) askToClose();
    },
  } as const;
  return { dialog, handlers };
}

/** A press outside the sheet counts only if it also began there: selecting text may end outside. */
function usePressedBeside(dialog: RefObject<HTMLDialogElement | null>) {
  const hasBegun = useRef(false);
  return {
    start: (event: SyntheticEvent) => {
      hasBegun.current = event.target === dialog.current;
    },
    isWhole: (event: SyntheticEvent) => hasBegun.current && event.target === dialog.current,
  };
}

function firstStop(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>("[data-autofocus]") ??
    dialog.querySelector<HTMLElement>(
      ":is(input:not([type=hidden]), select, textarea, [contenteditable]):not(:disabled)",
    ) ??
    dialog.querySelector<HTMLElement>("[data-title]")
  );
}

function isInUse(element: Element | null): boolean {
  return element !== null && element !== document.body;
}
