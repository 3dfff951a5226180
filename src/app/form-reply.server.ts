/** What an action says when a form was not accepted, in the shape the screens understand. */
import { data, type RouterContextProvider } from "react-router";
import type { FieldErrors, FormValues } from "../core/forms.ts";
import { logContext } from "./context.ts";
import type { FormReply } from "./form-reply.ts";

type Refusal = { values: FormValues; errors?: FieldErrors; message?: string };

/** The form once more, with everything that was typed and what is to be said about it. */
export function refuse(status: 400 | 401 | 403 | 429 | 500, { values, errors = {}, message }: Refusal) {
  const reply: FormReply = { values, errors, message };
  return data(reply, { status });
}

/** Runs a command. A fault of ours is logged and null, so that the screen can say so and keep what was typed. */
export async function orFault<Result>(
  context: Readonly<RouterContextProvider>,
  run: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await run();
  } catch (error) {
    context.get(logContext).error({ err: error }, "a form could not be handled");
    return null;
  }
}
