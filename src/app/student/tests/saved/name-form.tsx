import { recipeTexts } from "../../../../content/en/recipes.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/fields.tsx";
import { field } from "./fields.ts";

const texts = recipeTexts;

/** What a form for the name of a saved test consists of. `fields` are sent with it. */
export function NameFields({
  name,
  submitLabel,
  fields,
}: {
  /** The one it has, or the one that was refused; empty for a new one. */
  name: string;
  submitLabel: string;
  fields: Readonly<Record<string, string>>;
}) {
  return (
    <>
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
    </>
  );
}
