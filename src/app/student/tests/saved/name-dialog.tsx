import type { FetcherWithComponents } from "react-router";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import type { FormMessages } from "../../../form-reply.ts";
import { NameFields } from "./name-form.tsx";

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
        <NameFields name={name} submitLabel={submitLabel} fields={fields} />
      </FormFrame>
    </Dialog>
  );
}
