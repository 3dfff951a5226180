/** How a command names a mail without rendering it. */
import type { Language } from "../content/language.ts";
import type { MailName, MailProps } from "./registry.ts";

/** A mail as the queue keeps it until the worker sends it, in the installation's language unless one is named. */
export type MailMessage = {
  template: MailName;
  to: string;
  props: Record<string, unknown>;
  language?: Language | undefined;
};

/** A mail to one address, checked against its template by the compiler. */
export function mailMessage<Name extends MailName>(template: Name, to: string, props: MailProps[Name]): MailMessage {
  return { template, to, props };
}
