/**
 * `Button` does something here, `LinkButton` leads somewhere, `IconButton` is a button with only an icon. A button without
 * `onClick` can only submit, so it does; one with `onClick` does not, unless its `type` says so.
 */
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";
import { classes } from "./classes.ts";
import { useFormState } from "./form-state.ts";
import { Icon, type IconName } from "./icon.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "lamp";

type ButtonProps = Omit<ComponentProps<"button">, "children"> & {
  variant?: ButtonVariant;
  size?: "sm" | "md" | "lg";
  /** While busy it keeps its focus, looks pressed and does nothing. A submit button inherits it from its FormFrame. */
  busy?: boolean | undefined;
  /** Said instead of the label while busy. */
  busyLabel?: string;
  icon?: IconName;
  children: ReactNode;
};

/** A button. Its label is its accessible name, even while busy unless `busyLabel` is given. */
export function Button({
  variant = "primary",
  size = "md",
  busy,
  busyLabel,
  icon,
  children,
  className,
  onClick,
  type = onClick ? "button" : "submit",
  ...rest
}: ButtonProps) {
  const form = useFormState();
  const isBusy = busy ?? (type === "submit" && form.busy);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classes(styles.button, className)}
      data-variant={variant}
      data-size={size}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={press}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {isBusy && busyLabel ? (
        <span key="busy" className={styles.label}>
          {busyLabel}
        </span>
      ) : (
        <span key="label" className={styles.label}>
          {children}
        </span>
      )}
    </button>
  );
}

type LinkButtonProps = Omit<ComponentProps<typeof Link>, "children"> & {
  variant?: ButtonVariant;
  size?: "sm" | "md" | "lg";
  icon?: IconName;
  children: ReactNode;
};

/** A link that looks like a button. */
export function LinkButton({ variant = "primary", size = "md", icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={classes(styles.button, className)} data-variant={variant} data-size={size}>
      {icon && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
    </Link>
  );
}

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: IconName;
  label: string;
  variant?: ButtonVariant;
};

/** A square button with one icon; `label` is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  variant = "quiet",
  className,
  onClick,
  type = onClick ? "button" : "submit",
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      onClick={onClick}
      aria-label={label}
      className={classes(styles.button, styles.square, className)}
      data-variant={variant}
    >
      <Icon name={icon} />
    </button>
  );
}
