/** Form fields. Each takes the props of its native control; the error may come from the FormFrame around it. */
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from "react";
import { uiTexts } from "../content/en/ui.ts";
import { classes } from "./classes.ts";
import { Field, FieldError, FieldHint, type FieldProps, useField } from "./field.tsx";
import styles from "./fields.module.css";
import { Icon, type IconName } from "./icon.tsx";

type Native<Tag extends "input" | "select" | "textarea"> = Omit<
  ComponentProps<Tag>,
  "name" | "id" | "className" | "aria-describedby" | "aria-invalid" | "children"
>;

type Limited<Element> = {
  maxLength?: number | undefined;
  value?: unknown;
  defaultValue?: unknown;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
};

/** Reports text over the limit: with maxlength, browsers silently cut what is pasted. */
function useTooLong<Element extends HTMLInputElement | HTMLTextAreaElement>(given: Limited<Element>) {
  const { maxLength = Number.POSITIVE_INFINITY, value, defaultValue, onChange } = given;
  const lengthAbove = (text: unknown) => {
    const { length } = String(text ?? "").trim();
    return length > maxLength ? length : null;
  };
  const [typed, setTyped] = useState(() => lengthAbove(defaultValue));
  const length = value === undefined ? typed : lengthAbove(value);
  return {
    tooLong: length === null ? undefined : uiTexts.tooLong(maxLength, length),
    onChange: (event: ChangeEvent<Element>) => {
      setTyped(lengthAbove(event.currentTarget.value));
      onChange?.(event);
    },
  };
}

type TextFieldProps = FieldProps &
  Omit<Native<"input">, "type"> & {
    type?: "text" | "email" | "search" | "url" | "tel" | "date" | "datetime-local" | "file";
    icon?: IconName;
  };

/** One line of text. */
export function TextField({
  label,
  name,
  error,
  hint,
  isLabelHidden,
  isOptional,
  icon,
  type = "text",
  maxLength,
  ...rest
}: TextFieldProps) {
  const { tooLong, onChange } = useTooLong({ ...rest, maxLength });
  const field = useField({ name, error: error ?? tooLong, hint });
  return (
    <Field {...{ label, hint, isLabelHidden, isOptional, field }}>
      <div className={styles.box}>
        {icon && (
          <span className={styles.leading}>
            <Icon name={icon} />
          </span>
        )}
        <input
          dir={type === "text" || type === "search" ? "auto" : undefined}
          {...rest}
          {...field.control}
          type={type}
          onChange={onChange}
          className={classes(styles.control, icon && styles.indented)}
        />
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
  isOptional,
  maxLength,
  ...rest
}: FieldProps & Omit<Native<"input">, "type" | "defaultValue">) {
  const { tooLong, onChange } = useTooLong({ ...rest, maxLength });
  const field = useField({ name, error: error ?? tooLong, hint });
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ label, hint, isLabelHidden, isOptional, field }}>
      <div className={styles.box}>
        <input
          autoComplete="current-password"
          {...rest}
          {...field.control}
          type={isShown ? "text" : "password"}
          onChange={onChange}
          autoCapitalize="none"
          spellCheck={false}
          className={classes(styles.control, styles.beforeButton)}
        />
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
      </div>
    </Field>
  );
}

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type OptionGroup = { label: string; options: ReadonlyArray<SelectOption> };

/** One of a list. `placeholder` is the empty option, selected at first. */
export function SelectField({
  label,
  name,
  error,
  hint,
  isLabelHidden,
  isOptional,
  options,
  groups = [],
  placeholder,
  ...rest
}: FieldProps &
  Native<"select"> & {
    options: ReadonlyArray<SelectOption>;
    /** More options, after the others, each group under its label. */
    groups?: ReadonlyArray<OptionGroup>;
    placeholder?: string | undefined;
  }) {
  const field = useField({ name, error, hint });
  return (
    <Field {...{ label, hint, isLabelHidden, isOptional, field }}>
      <div className={styles.box}>
        <select {...rest} {...field.control} className={classes(styles.control, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(optionOf)}
          {groups.map(
            (group) =>
              group.options.length > 0 && (
                <optgroup key={group.label} label={group.label}>
                  {group.options.map(optionOf)}
                </optgroup>
              ),
          )}
        </select>
        <span className={styles.trailing}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </Field>
  );
}

function optionOf({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/** Several lines of text. It grows with its content. */
export function TextAreaField({
  label,
  name,
  error,
  hint,
  isLabelHidden,
  isOptional,
  rows = 4,
  maxLength,
  ...rest
}: FieldProps & Native<"textarea">) {
  const { tooLong, onChange } = useTooLong({ ...rest, maxLength });
  const field = useField({ name, error: error ?? tooLong, hint });
  return (
    <Field {...{ label, hint, isLabelHidden, isOptional, field }}>
      <textarea
        dir="auto"
        {...rest}
        {...field.control}
        rows={rows}
        onChange={onChange}
        className={classes(styles.control, styles.area)}
      />
    </Field>
  );
}

/** Yes or no. The whole line is clickable. */
export function CheckboxField({
  label,
  name,
  error,
  hint,
  ...rest
}: Omit<FieldProps, "isLabelHidden" | "isOptional" | "label"> & Omit<Native<"input">, "type"> & { label: ReactNode }) {
  const field = useField({ name, error, hint });
  return (
    <div className="stack gap-1">
      <label className={styles.check}>
        <input {...rest} {...field.control} type="checkbox" className={styles.checkbox} />
        <span>{label}</span>
      </label>
      {hint && <FieldHint id={field.control.id}>{hint}</FieldHint>}
      <FieldError id={field.control.id}>{field.error}</FieldError>
    </div>
  );
}
