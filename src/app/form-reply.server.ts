/** What an action says when a form was not accepted, in the shape the screens understand. */
import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import type { FieldErrors, FormValues } from "../core/forms.ts";
import { faultContext, logContext, waitContext } from "./context.ts";
import type { FormReply } from "./form-reply.ts";

export { readForm, readFormWithFiles } from "./form-action.server.ts";

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
