/** What an action says when a form was not accepted, in the shape the screens understand. */
import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import type { FieldErrors, FormValues } from "../core/forms.ts";
import { faultContext, logContext, waitContext } from "./context.ts";
import type { FormReply } from "./form-reply.ts";

const FORM_TYPE = "application/x-www-form-urlencoded";
/** Many times what any form of ours has. To read millions of fields would keep everybody waiting. */
const MOST_FIELDS = 1_000;

/** The form that was sent, without files. What no page of ours sends is refused before it is read. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const text = type === FORM_TYPE ? await request.text() : null;
  if (text === null || text.split("&", MOST_FIELDS + 1).length > MOST_FIELDS) throw data(null, { status: 400 });
  return storable(new URLSearchParams(text));
}

/** The form that was sent, in either type, with its files. What cannot be read is refused as what no page of ours sends. */
export async function readFormWithFiles(request: Request): Promise<FormData> {
  try {
    return storable(await request.formData());
  } catch {
    throw data(null, { status: 400 });
  }
}

/** Nobody types a NUL, and PostgreSQL takes none. Passwords stay as they came: only their hashes are stored. */
function storable(fields: Iterable<[name: string, value: FormDataEntryValue]>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    const isText = typeof value === "string" && !name.startsWith("password");
    form.append(name, isText ? value.replaceAll("\0", "") : value);
  }
  return form;
}

type Refusal = { values: FormValues; errors?: FieldErrors; message?: string };

/** The form once more, with everything that was typed and what is to be said about it. */
export function refuse(status: 400 | 401 | 403 | 429 | 500, { values, errors = {}, message }: Refusal) {
  const reply: FormReply = { values, errors, message };
  return data(reply, { status });
}

const Limited = z.object({ kind: z.literal("limited"), minutes: z.number() });

/**
 * Runs a command. A fault of ours is logged and null, so that the screen can say so and keep what was typed. How long a limit
 * holds that has refused it is noted for the header of the answer.
 */
export async function orFault<Result>(
  context: Readonly<RouterContextProvider>,
  run: () => Promise<Result>,
): Promise<Result | null> {
  try {
    const result = await run();
    const limited = Limited.safeParse(result);
    if (limited.success) context.set(waitContext, limited.data.minutes);
    return result;
  } catch (error) {
    context.get(logContext).error({ err: error }, "a form could not be handled");
    context.set(faultContext, { error, isTold: true });
    return null;
  }
}
