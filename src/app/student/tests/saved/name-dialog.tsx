import type { FetcherWithComponents } from "react-router";
import { recipeTexts } from "../../../../content/en/recipes.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import type { FormMessages } from "../../../form-reply.ts";
import { field } from "./form.ts";

const texts = recipeTexts;

/** Asks for the name of a saved test. `fields` are sent with it. */
export function NameDialog({
  open,
  onClose,
  title,
  text,
  name,
  submitLabel,
  fetcher,
  refusal,
  fields,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: string;
  /** The one it has; empty for a new one. */
  name: string;
  submitLabel: string;
  fetcher: FetcherWithComponents<unknown>;
  refusal: FormMessages;
  fields: Readonly<Record<string, string>>;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="sm" busy={fetcher.state !== "idle"}>
      <FormFrame fetcher={fetcher} action="/dashboard/tests/saved" {...refusal}>
        {text && <p>{text}</p>}
        {Object.entries(fields).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <TextField
          label={texts.name}
          name={field.name}
          hint={texts.nameHint}
          defaultValue={name}
          autoComplete="off"
          required
        />
        <Button busyLabel={texts.save.saving}>{submitLabel}</Button>
      </FormFrame>
    </Dialog>
  );
}
