/** What the actions of visitors' forms have in common: bots are thanked and forgotten, people are heard or told why not. */
import { type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import { errorTexts } from "../../../content/en/errors.ts";
import { messagesTexts } from "../../../content/en/messages.ts";
import { parseForm } from "../../../core/forms.ts";
import type { Sender } from "../../../modules/messages/limits.server.ts";
import type { Messages } from "../../../modules/messages/messages.server.ts";
import { judgeSender, TOOK_FIELD, TRAP_FIELD } from "../../../modules/messages/rules.ts";
import { clientAddressContext, logContext, nowContext, servicesContext } from "../../context.ts";
import { orFault, readForm, refuse } from "../../form-reply.server.ts";

type Command<Fields> = (
  messages: Messages,
  sender: Sender,
  fields: Fields,
  now: Date,
) => Promise<{ kind: "taken" } | { kind: "limited"; minutes: number }>;

/**
 * Takes what a visitor sent. A browser without scripts goes to `thanks`, so that a reload sends nothing again; a page
 * with scripts says it in its place. Bots get the same answer.
 */
export async function takeVisitorForm<Schema extends z.ZodType>(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  { schema, command, thanks }: { schema: Schema; command: Command<z.output<Schema>>; thanks: string },
) {
  const sent = await readForm(request);
  const verdict = judgeSender({ trap: textIn(sent, TRAP_FIELD), took: textIn(sent, TOOK_FIELD) });
  if (verdict === "bot") {
    context.get(logContext).info({}, "a form that a bot had filled in was dropped");
    return thank(request, thanks);
  }
  sent.delete(TRAP_FIELD);
  sent.delete(TOOK_FIELD);
  const form = parseForm(schema, sent);
  if (form.kind === "invalid") return refuse(400, form);

  const { messages } = context.get(servicesContext);
  const sender = { address: context.get(clientAddressContext), isTimed: verdict === "timed" };
  const result = await orFault(context, () => command(messages, sender, form.data, context.get(nowContext)));
  const { values } = form;
  switch (result?.kind) {
    case "taken":
      return thank(request, thanks);
    case "limited":
      return refuse(429, { values, message: messagesTexts.limited(result.minutes) });
    case undefined:
      return refuse(500, { values, message: messagesTexts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

/** A file where text belongs is no person's either. */
function textIn(form: FormData, field: string): string {
  const values = form.getAll(field);
  return values.map((value) => (typeof value === "string" ? value : "file")).join("");
}

function thank(request: Request, address: string): { done: true } {
  const isPage = request.headers.get("accept")?.includes("text/html") ?? false;
  if (isPage) throw redirect(address);
  return { done: true };
}
