/**
 * A field for formatted text. The editor loads once scripts run; until then, and without scripts, it is a plain text area, and
 * the form also contains `<name>Format=plain`. What was typed there is passed to the editor.
 */
import { lazy, Suspense } from "react";
import { authoringTexts } from "../../content/en/authoring.ts";
import { htmlOfPlainText } from "../../core/html.ts";
import { classes } from "../classes.ts";
import { Field, type FieldProps, useField } from "../field.tsx";
import fields from "../fields.module.css";
import { useHydrated } from "../hydrated.ts";
import { Spinner } from "../spinner.tsx";
import styles from "./rich-text-editor.module.css";
import type { ToolSet } from "./rich-text-toolbar.tsx";

const LazyEditor = lazy(async () => ({ default: (await import("./rich-text-editor.tsx")).RichTextEditor }));

/** The value of `<name>Format` for text that was written without the editor. */
export const PLAIN_FORMAT = "plain";

/** What was typed into the text area: words as they are, unless it began with the markup of a text that was there. */
export function htmlOfArea(text: string): string {
  if (text.trim() === "") return "";
  return /^\s*<(?:p|h[1-3]|ul|ol|blockquote|pre)\b/.test(text) ? text : htmlOfPlainText(text);
}

/** Formatted text with its label. `value` is the initial value; to reset it, change `key`. */
export function RichTextField({
  label,
  name,
  error,
  hint,
  isOptional,
  required = false,
  tools = "all",
  takesFocus = false,
  value,
  onChange,
}: Omit<FieldProps, "isLabelHidden"> & {
  required?: boolean;
  tools?: ToolSet;
  /** Once it can be written in, unless something else has the focus by then. */
  takesFocus?: boolean;
  value: string;
  /** Called with HTML, empty for no text. */
  onChange: (html: string) => void;
}) {
  const field = useField({ name, error, hint });
  const isAlive = useHydrated();
  return (
    <Field label={label} hint={hint} isOptional={isOptional ?? false} field={field}>
      {isAlive ? (
        <>
          <input type="hidden" name={name} value={value} />
          <Suspense fallback={<EditorPlace />}>
            <LazyEditor
              label={label}
              control={field.control}
              isRequired={required}
              tools={tools}
              takesFocus={takesFocus}
              value={value}
              onChange={onChange}
            />
          </Suspense>
        </>
      ) : (
        <>
          <input type="hidden" name={`${name}Format`} value={PLAIN_FORMAT} />
          <textarea
            dir="auto"
            ref={(area: HTMLTextAreaElement) => () => {
              if (area.value !== area.defaultValue) onChange(htmlOfArea(area.value));
            }}
            {...field.control}
            rows={6}
            required={required}
            defaultValue={value}
            className={classes(fields.control, fields.area)}
          />
        </>
      )}
    </Field>
  );
}

function EditorPlace() {
  return (
    <div className={styles.place}>
      <Spinner label={authoringTexts.loading} />
    </div>
  );
}
