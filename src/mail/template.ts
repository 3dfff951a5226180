/** What a mail consists of. Its subject, both its bodies and an example stand together in one file of `templates/`. */
import type { ComponentType } from "react";
import type { z } from "zod";

export type MailTemplate<Props extends Record<string, unknown>> = {
  /** Mails wait in the database, so what a template is given is parsed before it is rendered. */
  props: z.ZodType<Props>;
  subject(props: Props, institute: string): string;
  /** The formatted body: static markup, styles inline, nothing fetched. */
  Body: ComponentType<Props & { institute: string }>;
  /** The same for readers without formatting; it is signed when it is rendered. */
  text(props: Props, institute: string): string;
  /** Feeds the test that renders every mail, and the gallery. */
  sample: Props;
  /** Left out by mails that are answered to the institute itself. */
  replyTo?(props: Props): Correspondent;
  /** The address that ends what this mail belongs to, opened or posted to. Mails to lists have one (RFC 8058). */
  leaveLink?(props: Props): string;
};

/** Who a mail comes from, and the institute that it names. */
export type MailSender = { name: string; address: string; institute: string };

/** Somebody outside, in the words they gave: never to be put into a header by hand. */
export type Correspondent = { name: string; address: string };
