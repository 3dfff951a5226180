import { useState } from "react";
import { authoringTexts } from "../../content/en/authoring.ts";
import { uiTexts } from "../../content/en/ui.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { TextField } from "../fields.tsx";
import { linkAddress } from "./rich-text-tools.ts";

const texts = authoringTexts.link;

/** Asks for the address of a link. `address` is the one it has now, null for a new link. */
export function LinkDialog({
  address,
  onSet,
  onRemove,
  onClose,
}: {
  address: string | null;
  onSet: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(address ?? "");
  const [error, setError] = useState<string>();

  function apply() {
    const href = linkAddress(typed);
    if (href === null) setError(texts.invalid);
    else onSet(href);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      size="sm"
      footer={
        <>
          {address !== null && (
            <Button variant="quiet" onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button onClick={apply}>{texts.apply}</Button>
        </>
      }
    >
      <TextField
        label={texts.url}
        name="link-address"
        type="url"
        inputMode="url"
        autoComplete="off"
        hint={texts.hint}
        error={error}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // The editor is inside a form, which this must not submit.
          event.preventDefault();
          apply();
        }}
      />
    </Dialog>
  );
}
