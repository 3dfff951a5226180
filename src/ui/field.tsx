/**
 * The frame of one field: label, hint and error, bound to the control between them.
 * Use it directly for controls that are not in `fields.tsx`, such as an editor.
 */

import { type ReactNode, useId } from "react";
import { uiTexts } from "../content/en/ui.ts";
import { classes } from "./classes.ts";
import type { Elements } from "./elements.ts";
import styles from "./field.module.css";
import { useFormState } from "./form-state.ts";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type FieldProps = {
  label: string;
  name: string;
  /** By default taken from the FormFrame around the field; an empty string means none. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Shown beside the label. Required fields tell assistive technology through their own `required`. */
  isOptional?: boolean;
  /** The label is visually hidden: for a search box whose place and icon say enough. */
  isLabelHidden?: boolean;
};

/** The props that the control itself has to carry. */
export type ControlProps = {
  id: string;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** The props that tie a control to its label, hint and error, and the error to show. */
export function useField({ name, error, hint }: Pick<FieldProps, "name" | "error" | "hint">) {
  const id = useId();
  const { errors } = useFormState();
  const shown = error ?? errors[name];
  const describedBy = [hint ? `${id}-hint` : "", shown ? `${id}-error` : ""].filter(Boolean).join(" ");
  const control: ControlProps = {
    id,
    name,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": shown ? true : undefined,
  };
  return { control, error: shown };
}

/** A label, a control, its hint and its error. */
export function Field({
  label,
  hint,
  isLabelHidden,
  isOptional,
  field,
  children,
}: Pick<FieldProps, "label" | "hint"> & {
  isLabelHidden?: boolean | undefined;
  isOptional?: boolean | undefined;
  field: ReturnType<typeof useField>;
  children: Elements;
}) {
  const { control, error } = field;
  const labelElement = (
    <label className={styles.label} htmlFor={control.id} id={`${control.id}-label`}>
      {label}
    </label>
  );
  return (
    <div className={classes("stack gap-2", styles.field)}>
      {isLabelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.heading}>
          {labelElement}
          {isOptional && <span className={styles.optional}>{uiTexts.optional}</span>}
        </div>
      )}
      {hint && <FieldHint id={control.id}>{hint}</FieldHint>}
      {children}
      <FieldError id={control.id}>{error}</FieldError>
    </div>
  );
}

/** The hint of the control with this id. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.hint} id={`${id}-hint`}>
      {children}
    </div>
  );
}

/** The error of the control with this id, or nothing. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.error} id={`${id}-error`}>
      <Icon name="alert" size="sm" />
      <span>
        <VisuallyHidden>{uiTexts.errorMark} </VisuallyHidden>
        <span>{children}</span>
      </span>
    </div>
  );
}
