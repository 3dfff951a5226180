/** What a mail consists of. Its subject, both its bodies and an example stand together in one file of `templates/`. */
import type { ComponentType } from "react";
import type { z } from "zod";

export type MailTemplate<Props extends Record<string, unknown>> = {
  /** Mails wait in the database, so what a template is given is parsed before it is rendered. */
  props: z.ZodType<Props>;
  subject(props: Props): string;
  /** The formatted body: static markup, styles inline, nothing fetched. */
  Body: ComponentType<Props>;
  /** The same for readers without formatting. */
  text(props: Props): string;
  /** Feeds the test that renders every mail, and the gallery. */
  sample: Props;
};
