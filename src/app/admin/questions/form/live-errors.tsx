/** What was wrong when the form was sent, as long as it still is: an error goes away when it is put right. */
import { useMemo } from "react";
import type { z } from "zod/mini";
import type { FieldErrors } from "../../../../core/forms.ts";
import { Alert } from "../../../../ui/alert.tsx";
import type { Elements } from "../../../../ui/elements.ts";
import { FormStateContext, useFormState } from "../../../../ui/form-state.ts";
import { errorsNow, type QuestionFields } from "./draft.ts";

/**
 * Gives the fields inside only the errors that still hold. `sent` are the fields as they last reached the server: what
 * only the server found wrong with one of them holds until that field is changed.
 */
export function LiveErrors({
  schema,
  fields,
  sent,
  children,
}: {
  schema: z.ZodMiniType;
  fields: QuestionFields;
  sent: QuestionFields | null;
  children: Elements;
}) {
  const { errors, busy } = useFormState();
  const state = useMemo(
    () => ({ errors: stillWrong(errors, schema, fields, sent), busy }),
    [errors, schema, fields, sent, busy],
  );
  return <FormStateContext value={state}>{children}</FormStateContext>;
}

/** The first thing that is wrong (docs/product/questions.md#order-of-checks), beside the button that was pressed. */
export function FirstError() {
  const [first] = Object.values(useFormState().errors);
  return first === undefined ? null : <Alert tone="error">{first}</Alert>;
}

function stillWrong(
  errors: FieldErrors,
  schema: z.ZodMiniType,
  fields: QuestionFields,
  sent: QuestionFields | null,
): FieldErrors {
  if (Object.keys(errors).length === 0) return errors;
  const now = errorsNow(fields, schema);
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) => {
      if (now[name] !== undefined) return [[name, now[name]]];
      return sent && fieldText(sent, name) === fieldText(fields, name) ? [[name, message]] : [];
    }),
  );
}

/** The field that an error belongs to: `content.options.1` is in `content`. */
function fieldText(fields: QuestionFields, name: string): string | undefined {
  const values: Readonly<Record<string, string>> = fields;
  return values[name.split(".")[0] ?? name];
}
