/** The parts of a mail. Its subject, its letter and a sample are in one file of `templates/`. */
import type { z } from "zod/mini";
import type { LetterPart } from "./letter.tsx";

export type MailTemplate<Props extends Record<string, unknown>> = {
  /** Mails wait in the database, so props are parsed before rendering. */
  props: z.ZodMiniType<Props>;
  subject(props: Props, institute: string): string;
  /** Both bodies, part by part; without `to` nobody is greeted by name. The signature is added when it is rendered. */
  letter(props: Props, institute: string): { to?: string | undefined; parts: LetterPart[] };
  /** For the test that renders every mail, and for the gallery. */
  sample: Props;
  /** Absent if replies go to the institute itself. */
  replyTo?(props: Props): Correspondent;
  /** The address that unsubscribes, by GET or POST. Mails to lists have one (RFC 8058). */
  leaveLink?(props: Props): string;
};

/** The sender of a mail, and the institute that it names. */
export type MailSender = { name: string; address: string; institute: string };

/** An outside correspondent, as they gave their name: never put it into a header unescaped. */
export type Correspondent = { name: string; address: string };
