/** What the job `send-mail` does. */
import { isMailName } from "./registry.ts";
import { renderMail } from "./render.server.tsx";
import type { MailTransport } from "./transport.server.ts";

/** Renders one mail and hands it over. Rejects when it could not be handed over, so that the queue tries again. */
export async function sendMail(
  transport: MailTransport,
  mail: { template: string; to: string; props: Record<string, unknown> },
): Promise<void> {
  const { template, to, props } = mail;
  if (!isMailName(template)) throw new Error(`There is no mail named ${template}.`);
  await transport.send({ ...renderMail(template, props), template, to });
}
