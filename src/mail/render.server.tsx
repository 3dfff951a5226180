/** Turns a mail's name and props into what is sent. Only the worker, the gallery and tests come here. */
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "../content/language.ts";
import { LanguageContext } from "../core/use-language.ts";
import { InstituteContext } from "./letter.tsx";
import { type MailName, mails } from "./registry.ts";
import type { Correspondent } from "./template.ts";

export type RenderedMail = {
  subject: string;
  html: string;
  text: string;
  replyTo: Correspondent | undefined;
  leaveLink: string | undefined;
};

/** The mail as it is sent, in the name of the institute. Throws when the props do not fit the template. */
export function renderMail<Name extends MailName>(
  name: Name,
  props: unknown,
  institute: string,
  language: Language,
): RenderedMail {
  const template = mails[name];
  const parsed = template.props.parse(props);
  return {
    subject: template.subject(parsed, institute),
    html: `<!DOCTYPE html>${renderToStaticMarkup(
      <LanguageContext value={language}>
        <InstituteContext value={institute}>
          <template.Body {...parsed} institute={institute} />
        </InstituteContext>
      </LanguageContext>,
    )}`,
    text: `${template.text(parsed, institute)}\n\n${institute}\n`,
    replyTo: template.replyTo?.(parsed),
    leaveLink: template.leaveLink?.(parsed),
  };
}
