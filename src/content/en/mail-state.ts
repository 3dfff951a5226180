/** Texts of the administrator's screens where emails are not sent. */
import { localized } from "../texts.ts";

export const mailStateTexts = localized({
  /** To the administrator, on every page. */
  none: "Emails are kept, not sent: no mail server is set.",
  noneHelp:
    "Each email is a file in the folder outbox of the server’s data. Set SMTP_URL and restart to send emails. Those kept until then are not sent later.",
  refused: (reason: string) =>
    reason === ""
      ? "The last email was not sent. We try it again."
      : `The last email was not sent, and we try it again: ${reason}`,
  refusedHelp: "Check the mail server and SMTP_URL, then try again.",
  jobs: "See what waits",
  /** On Today. */
  figure: {
    label: "Email",
    none: "Kept, not sent",
    noneHint: "no mail server is set",
    refused: "Not sent",
    setUp: "Email settings",
  },
});
