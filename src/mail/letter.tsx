/** The common frame of all mails. Mail programs know neither our tokens nor style sheets: every style is inline. */
import { type CSSProperties, Fragment, type ReactNode } from "react";
import { mailTexts } from "../content/en/mail.ts";
import { currentLanguage } from "../content/language.ts";

const INK = "#16282c";
const QUIET_INK = "#4d5d60";
const ACCENT = "#0d5f63";

const styles = {
  body: { margin: 0, padding: "24px 12px", backgroundColor: "#faf8f3", color: INK },
  sheet: {
    maxWidth: 520,
    margin: "0 auto",
    padding: "28px 24px",
    backgroundColor: "#ffffff",
    borderRadius: 10,
    fontFamily: "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    fontSize: 16,
    lineHeight: 1.5,
  },
  sender: { margin: "0 0 20px", color: ACCENT, fontWeight: 700, overflowWrap: "anywhere" },
  paragraph: { margin: "0 0 16px" },
  button: {
    display: "inline-block",
    padding: "12px 20px",
    borderRadius: 8,
    backgroundColor: ACCENT,
    color: "#ffffff",
    fontWeight: 600,
    textDecoration: "none",
  },
  quotation: {
    margin: "0 0 16px",
    padding: "12px 16px",
    borderLeft: `4px solid ${ACCENT}`,
    backgroundColor: "#faf8f3",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  quiet: { margin: "0 0 8px", color: QUIET_INK, fontSize: 14 },
  address: { color: QUIET_INK, wordBreak: "break-all" },
} satisfies Record<string, CSSProperties>;

/** One part of a letter, in its HTML body and in its plain one. */
export type LetterPart = { html: ReactNode; text: string };

/** One paragraph. */
export function paragraph(text: string): LetterPart {
  return { html: <p style={styles.paragraph}>{text}</p>, text };
}

/** A text of several lines, as typed. */
export function written(text: string): LetterPart {
  return {
    html: <p style={{ ...styles.paragraph, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</p>,
    text,
  };
}

/** What somebody else wrote, with its line breaks. */
export function quotation(text: string): LetterPart {
  return { html: <blockquote style={styles.quotation}>{text}</blockquote>, text };
}

/** What matters least, in small print. */
export function smallPrint(text: string): LetterPart {
  return { html: <p style={styles.quiet}>{text}</p>, text };
}

/** The same, ending in a link. */
export function smallLink(text: string, link: string, label: string): LetterPart {
  const html = (
    <p style={styles.quiet}>
      {text} <a href={link}>{label}</a>
    </p>
  );
  return { html, text: `${text}\n${link}` };
}

/** The one action to take, with its address in full for programs that show no buttons. */
export function action(link: string, label: string): LetterPart {
  const html = (
    <>
      <p style={{ ...styles.paragraph, margin: "24px 0" }}>
        <a href={link} style={styles.button}>
          {label}
        </a>
      </p>
      <p style={styles.quiet}>
        {mailTexts.linkFallback}
        <br />
        <a href={link} style={styles.address}>
          {link}
        </a>
      </p>
    </>
  );
  return { html, text: link };
}

type Letter = { institute: string; to?: string | undefined; parts: ReadonlyArray<LetterPart> };

/** A whole letter: sender, greeting and parts. Styles are inline, nothing is loaded. */
export function HtmlLetter({ institute, to, parts }: Letter) {
  return (
    <html lang={currentLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{institute}</title>
      </head>
      <body style={styles.body}>
        <div style={styles.sheet}>
          <p style={styles.sender}>{institute}</p>
          <p style={styles.paragraph}>{mailTexts.greeting(to)}</p>
          {parts.map(({ html, text }) => (
            <Fragment key={text}>{html}</Fragment>
          ))}
        </div>
      </body>
    </html>
  );
}

/** The same as plain text: greeting, parts and signature, separated by empty lines. */
export function plainLetter({ institute, to, parts }: Letter): string {
  return `${[mailTexts.greeting(to), ...parts.map(({ text }) => text), institute].join("\n\n")}\n`;
}
