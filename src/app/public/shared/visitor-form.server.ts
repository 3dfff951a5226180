/** What the actions of visitors' forms share: bots are thanked and dropped, people get a real answer. */
import { type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod/mini";
import type { Sender } from "../../../modules/messages/limits.server.ts";
import type { Messages } from "../../../modules/messages/messages.server.ts";
import { detectBot, FILL_TIME_FIELD, HONEYPOT_FIELD } from "../../../modules/messages/rules.ts";
import { clientAddressContext, logContext } from "../../context.ts";
import { formAction, type Given, pressAction, readForm } from "../../form-action.server.ts";

type Command<Fields> = (
  messages: Messages,
  sender: Sender,
  fields: Fields,
  now: Date,
) => Promise<{ kind: "taken" } | { kind: "limited"; minutes: number }>;

/**
 * Accepts what a visitor sent. Without scripts the browser is redirected to `thanks`, so that a reload sends nothing twice; with
 * scripts the page shows it in place. Bots get the same answer.
 */
export async function takeVisitorForm<Schema extends z.ZodMiniType>(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  {
    schema,
    command,
    thanks,
  }: {
    schema: Schema;
    command: Command<z.output<Schema>>;
    /** An address, or what makes it of the fields that were sent. */
    thanks: string | ((sent: FormData) => string);
  },
) {
  const sent = await readForm(request);
  const to = typeof thanks === "string" ? thanks : thanks(sent);
  const check = detectBot({ honeypot: textIn(sent, HONEYPOT_FIELD), fillMs: textIn(sent, FILL_TIME_FIELD) });
  if (check === "bot") {
    context.get(logContext).info({}, "a form that a bot had filled in was dropped");
    return pressAction(context, async () => ({ kind: "taken" }), { taken: () => thank(request, to) });
  }
  sent.delete(HONEYPOT_FIELD);
  sent.delete(FILL_TIME_FIELD);
  const sender = { address: context.get(clientAddressContext), isTimed: check === "timed" };
  const run = (fields: z.output<Schema>, { messages, now }: Given) => command(messages, sender, fields, now);
  return formAction(context, { schema, fields: sent }, run, { taken: () => thank(request, to) });
}

/** A file in a text field is not sent by a person either. */
function textIn(form: FormData, field: string): string {
  const values = form.getAll(field);
  return values.map((value) => (typeof value === "string" ? value : "file")).join("");
}

function thank(request: Request, address: string) {
  const isPage = request.headers.get("accept")?.includes("text/html") ?? false;
  return isPage ? redirect(address) : { status: 200, done: true };
}
