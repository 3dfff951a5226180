/** What the job `send-mail` does. */
import { isMailName } from "./registry.ts";
import { renderMail } from "./render.server.tsx";
import type { MailSender } from "./template.ts";
import type { Handover, MailTransport } from "./transport.server.ts";

/** The subject that a mail would have. */
export function subjectOf(
  { template, props }: { template: string; props: Record<string, unknown> },
  institute: string,
) {
  if (!isMailName(template)) throw new Error(`There is no mail named ${template}.`);
  return renderMail(template, props, institute).subject;
}

/** Renders one mail and hands it over. Rejects when it could not be handed over, so that the queue tries again. */
export async function sendMail(
  transport: MailTransport,
  mail: { template: string; to: string; props: Record<string, unknown> },
  sender: MailSender,
): Promise<Handover> {
  const { template, to, props } = mail;
  if (!isMailName(template)) throw new Error(`There is no mail named ${template}.`);
  const { name, address, institute } = sender;
  return transport.send({ ...renderMail(template, props, institute), template, to, from: { name, address } });
}
