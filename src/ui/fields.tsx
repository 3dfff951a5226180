/** The fields of forms. Each takes what its native control takes; the error may be left to the FormFrame around it. */
import { type ComponentProps, type ReactNode, useState } from "react";
import { uiTexts } from "../content/en/ui.ts";
import { classes } from "./classes.ts";
import { Field, FieldError, FieldHint, type FieldProps, RequiredMark, useField } from "./field.tsx";
import styles from "./fields.module.css";
import { useHydrated } from "./hydrated.ts";
import { Icon, type IconName } from "./icon.tsx";

type Native<Tag extends "input" | "select" | "textarea"> = Omit<
  ComponentProps<Tag>,
  "name" | "id" | "className" | "aria-describedby" | "aria-invalid" | "children"
>;

type TextFieldProps = FieldProps &
  Omit<Native<"input">, "type"> & {
    type?: "text" | "email" | "search" | "url" | "tel" | "number" | "date" | "datetime-local" | "file";
    icon?: IconName;
  };

/** One line of text. */
export function TextField({ label, name, error, hint, isLabelHidden, icon, type = "text", ...rest }: TextFieldProps) {
  const field = useField({ name, error, hint });
  return (
    <Field label={label} hint={hint} isLabelHidden={isLabelHidden ?? false} isRequired={rest.required} field={field}>
      <div className={styles.box}>
        {icon && (
          <span className={styles.leading}>
            <Icon name={icon} />
          </span>
        )}
        <input {...rest} {...field.control} type={type} className={classes(styles.control, icon && styles.indented)} />
      </div>
    </Field>
  );
}

/** A password, with a button that shows it once scripts run. Its value is never filled in again. */
export function PasswordField({
  label,
  name,
  error,
  hint,
  isLabelHidden,
  ...rest
}: FieldProps & Omit<Native<"input">, "type" | "defaultValue">) {
  const field = useField({ name, error, hint });
  const isAlive = useHydrated();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} isLabelHidden={isLabelHidden ?? false} isRequired={rest.required} field={field}>
      <div className={styles.box}>
        <input
          autoComplete="current-password"
          {...rest}
          {...field.control}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          className={classes(styles.control, styles.beforeButton)}
        />
        {isAlive && (
          <button
            type="button"
            className={styles.reveal}
            aria-label={isShown ? uiTexts.hidePassword : uiTexts.showPassword}
            title={isShown ? uiTexts.hidePassword : uiTexts.showPassword}
            aria-controls={field.control.id}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? "eye-off" : "eye"} />
          </button>
        )}
      </div>
    </Field>
  );
}

export type SelectOption = { value: string; label: string; disabled?: boolean };

/** One of a list. `placeholder` is the empty option, chosen at first. */
export function SelectField({
  label,
  name,
  error,
  hint,
  isLabelHidden,
  options,
  placeholder,
  ...rest
}: FieldProps & Native<"select"> & { options: ReadonlyArray<SelectOption>; placeholder?: string | undefined }) {
  const field = useField({ name, error, hint });
  return (
    <Field label={label} hint={hint} isLabelHidden={isLabelHidden ?? false} isRequired={rest.required} field={field}>
      <div className={styles.box}>
        <select {...rest} {...field.control} className={classes(styles.control, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.trailing}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </Field>
  );
}

/** Several lines of text. It grows with what is written. */
export function TextAreaField({
  label,
  name,
  error,
  hint,
  isLabelHidden,
  rows = 4,
  ...rest
}: FieldProps & Native<"textarea">) {
  const field = useField({ name, error, hint });
  return (
    <Field label={label} hint={hint} isLabelHidden={isLabelHidden ?? false} isRequired={rest.required} field={field}>
      <textarea {...rest} {...field.control} rows={rows} className={classes(styles.control, styles.area)} />
    </Field>
  );
}

/** Yes or no. The whole line can be pressed. */
export function CheckboxField({
  label,
  name,
  error,
  hint,
  ...rest
}: Omit<FieldProps, "isLabelHidden" | "label"> & Omit<Native<"input">, "type"> & { label: ReactNode }) {
  const field = useField({ name, error, hint });
  return (
    <div className={styles.checkField}>
      <label className={styles.check}>
        <input {...rest} {...field.control} type="checkbox" className={styles.checkbox} />
        <span>{label}</span>
        {rest.required && <RequiredMark />}
      </label>
      {hint && <FieldHint id={field.control.id}>{hint}</FieldHint>}
      <FieldError id={field.control.id}>{field.error}</FieldError>
    </div>
  );
}
