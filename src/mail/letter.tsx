/** The common frame of all mails. Mail programs know neither our tokens nor style sheets: every style is inline. */
import { type CSSProperties, createContext, type ReactNode, useContext } from "react";
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

/** The name of the institute that the mail comes from. */
export const InstituteContext = createContext("");

/** A whole mail: sender, greeting and text. Without a name the greeting has none. */
export function Letter({ name, children }: { name?: string; children: ReactNode }) {
  const institute = useContext(InstituteContext);
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
          <p style={styles.paragraph}>{mailTexts.greeting(name)}</p>
          {children}
        </div>
      </body>
    </html>
  );
}

/** One paragraph. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={styles.paragraph}>{children}</p>;
}

/** A text of several lines, as typed. */
export function Written({ children }: { children: string }) {
  return <p style={{ ...styles.paragraph, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{children}</p>;
}

/** The one action to take, with its address in full for programs that show no buttons. */
export function Action({ link, children }: { link: string; children: ReactNode }) {
  return (
    <>
      <p style={{ ...styles.paragraph, margin: "24px 0" }}>
        <a href={link} style={styles.button}>
          {children}
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
}

/** What somebody else wrote, with its line breaks. */
export function Quotation({ children }: { children: string }) {
  return <blockquote style={styles.quotation}>{children}</blockquote>;
}

/** What matters least, in small print. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return <p style={styles.quiet}>{children}</p>;
}

/** The plain-text body: the greeting and the paragraphs, separated by empty lines. */
export function plainLetter(name: string | undefined, paragraphs: ReadonlyArray<string>): string {
  return [mailTexts.greeting(name), ...paragraphs].join("\n\n");
}
