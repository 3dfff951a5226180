/** What the job `send-mail` does. */
import type { Language } from "../content/language.ts";
import { isMailName } from "./registry.ts";
import { renderMail } from "./render.server.tsx";
import type { MailSender } from "./template.ts";
import type { Handover, MailTransport } from "./transport.server.ts";

type Mail = { template: string; props: Record<string, unknown>; language?: Language | undefined };

/** The subject that a mail would have. */
export function subjectOf({ template, props, language }: Mail, institute: string) {
  if (!isMailName(template)) throw new Error(`There is no mail named ${template}.`);
  return renderMail(template, props, institute, language).subject;
}

/** Renders one mail and hands it over. Rejects if it could not be handed over, so that the queue retries. */
export async function sendMail(
  transport: MailTransport,
  mail: Mail & { to: string },
  sender: MailSender,
): Promise<Handover> {
  const { template, to, props, language } = mail;
  if (!isMailName(template)) throw new Error(`There is no mail named ${template}.`);
  const { name, address, institute } = sender;
  return transport.send({ ...renderMail(template, props, institute, language), template, to, from: { name, address } });
}
