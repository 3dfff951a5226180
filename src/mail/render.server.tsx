/** Turns a mail's name and props into the message to send. Used only by the worker, the gallery and tests. */
import { renderToStaticMarkup } from "react-dom/server";
import { currentLanguage, type Language } from "../content/language.ts";
import { withLanguage } from "../core/current-language.server.ts";
import { HtmlLetter, plainLetter } from "./letter.tsx";
import { type MailName, mails } from "./registry.ts";
import type { Correspondent } from "./template.ts";

export type RenderedMail = {
  subject: string;
  html: string;
  text: string;
  replyTo: Correspondent | undefined;
  leaveLink: string | undefined;
};

/** The mail ready to send, from the institute. Throws if the props do not fit the template. */
export function renderMail<Name extends MailName>(
  name: Name,
  props: unknown,
  institute: string,
  language: Language = currentLanguage(),
): RenderedMail {
  const template = mails[name];
  const parsed = template.props.parse(props);
  return withLanguage(language, () => {
    const letter = { institute, ...template.letter(parsed, institute) };
    return {
      subject: template.subject(parsed, institute),
      html: `<!DOCTYPE html>${renderToStaticMarkup(<HtmlLetter {...letter} />)}`,
      text: plainLetter(letter),
      replyTo: template.replyTo?.(parsed),
      leaveLink: template.leaveLink?.(parsed),
    };
  });
}
