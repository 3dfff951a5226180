import { useId } from "react";
import { Button } from "../button.tsx";
import type { Elements } from "../elements.ts";
import { FieldError } from "../field.tsx";
import styles from "./picture-areas.module.css";

/** A field whose value is a picture: a button that asks for it, and the picture below. An error leads to the button. */
export function PictureField(props: {
  label: string;
  name: string;
  /** The words of the button. */
  action: string;
  hint: string | undefined;
  error: string | undefined;
  onPress: () => void;
  children: Elements;
}) {
  const { label, name, action, hint, error, onPress, children } = props;
  const id = useId();
  return (
    <fieldset className="stack gap-3">
      <legend className={styles.legend}>{label}</legend>
      <div>
        <Button
          variant="secondary"
          data-field={name}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={onPress}
        >
          {action}
        </Button>
      </div>
      <FieldError id={id}>{error}</FieldError>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}
