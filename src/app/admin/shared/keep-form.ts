/** For the `clientAction` of a form: whatever fails on the way, the page stays with everything that was typed. */
import { data, isRouteErrorResponse } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import type { FormReply } from "../../form-reply.ts";

const texts = adminTexts.failures;

/** What the server's action says, or a refusal that says why it could not be asked. Redirects go through. */
export async function keepForm<Reply>(serverAction: () => Promise<Reply>, say: (reason: string) => string) {
  try {
    return await serverAction();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const reply: FormReply = { values: {}, errors: {}, message: say(reasonOf(thrown)) };
    // A status of failure also keeps the router from asking for the page's data again.
    return data(reply, { status: 503 });
  }
}

function reasonOf(thrown: unknown): string {
  if (!isRouteErrorResponse(thrown)) return texts.unreachable;
  if (thrown.status === 401 || thrown.status === 403) return texts.signedOut;
  return thrown.status === 413 ? texts.tooLarge : texts.fault;
}
