/**
 * The one door to nodemailer. With a mail server, mails go there; without one, each becomes a file in
 * `DATA_DIR/outbox` that every mail program can open.
 */
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { mailTexts } from "../content/en/mail.ts";
import type { RenderedMail } from "./render.server.tsx";

export type MailTransport = {
  /** Resolves when the mail is out of our hands; rejects when it is not, and then it may be sent again. */
  send(mail: RenderedMail & { template: string; to: string }): Promise<void>;
};

/** Together less than the queue gives a job, so that a mail server that hangs is not taken for a dead worker. */
const CONNECT_WITHIN_MS = 20_000;
const ANSWER_WITHIN_MS = 30_000;

/** The way out that the settings name. Mails come from the administrator's address. */
export function openTransport(settings: {
  smtpUrl: string | undefined;
  dataDir: string;
  adminEmail: string;
}): MailTransport {
  const from = { name: mailTexts.sender, address: settings.adminEmail };
  return settings.smtpUrl ? serverTransport(settings.smtpUrl, from) : outboxTransport(settings.dataDir, from);
}

type Sender = { name: string; address: string };

/** As nodemailer takes it. Addresses are given as parts, so that a comma in one does not make it two. */
function headed({ to, subject, html, text, replyTo, leaveLink }: RenderedMail & { to: string }) {
  return {
    to: { name: "", address: to },
    subject,
    html,
    text,
    ...(replyTo && { replyTo }),
    ...(leaveLink && {
      headers: { "List-Unsubscribe": `<${leaveLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    }),
  };
}

function serverTransport(url: string, from: Sender): MailTransport {
  const patience = {
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  };
  const transport = createTransport({ url, ...patience }, { from });
  return {
    async send(mail) {
      await transport.sendMail(headed(mail));
    },
  };
}

function outboxTransport(dataDir: string, from: Sender): MailTransport {
  const outbox = path.join(dataDir, "outbox");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" }, { from });
  return {
    async send(mail) {
      const { template, to } = mail;
      const { message } = await transport.sendMail(headed(mail));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replace(/:/g, "-");
      const file = path.join(outbox, `${time} ${template} to ${to.replace(/[^\w.@+-]/g, "_").slice(0, 100)}.eml`);
      // Renamed when it is whole: whoever watches the folder never reads half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
