/** What comes back when a form was not accepted, on the server or on the way there. */
import { data, isRouteErrorResponse } from "react-router";
import { errorTexts } from "../content/en/errors.ts";
import { type FieldErrors, type FormValues, typedInto } from "../core/forms.ts";

/** A form that was not accepted: what was typed, and what is to be said about it. */
export type FormReply = { values: FormValues; errors: FieldErrors; message: string | undefined };

/** What a `clientAction` is given. */
type FormOnItsWay<Reply> = { request: Request; serverAction: () => Promise<Reply> };

/** A status of failure also keeps the router from asking for the page's data again. */
const NOT_REACHED = 503;

/**
 * For the `clientAction` of a form: what the server's action says. Whatever fails on the way, the page stays as it is,
 * with everything that was typed, and `say` makes the sentence out of the reason. Redirects go through.
 */
export async function keepForm<Reply>(form: FormOnItsWay<Reply>, say: (reason: string) => string) {
  return keepPage(form, (reason, values): FormReply => ({ values, errors: {}, message: say(reason) }));
}

/** The same for a page whose replies have a shape of their own. */
export async function keepPage<Reply, Failure>(
  { request, serverAction }: FormOnItsWay<Reply>,
  replyOf: (reason: string, values: FormValues) => Failure,
) {
  let values: FormValues = {};
  try {
    values = typedInto(await request.clone().formData());
    return await serverAction();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return data(replyOf(reasonOf(thrown), values), { status: NOT_REACHED });
  }
}

function reasonOf(thrown: unknown): string {
  const { reasons } = errorTexts;
  // Only a request that found no answer is a TypeError; the server's own faults arrive as plain errors.
  if (!isRouteErrorResponse(thrown)) return thrown instanceof TypeError ? reasons.unreachable : reasons.fault;
  return reasonOfStatus(thrown.status);
}

/** Why the server did not take what was sent, by the status of its answer. */
export function reasonOfStatus(status: number): string {
  const { reasons } = errorTexts;
  if (status === 401 || status === 403) return reasons.signedOut;
  if (status === 503) return reasons.away;
  return status === 413 ? reasons.tooLarge : reasons.fault;
}
