/**
 * The only module that uses nodemailer. With a mail server, mails go there; without one, each becomes a file in
 * `DATA_DIR/outbox` that every mail program can open.
 */
import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { z } from "zod/mini";
import { messageOf } from "../core/errors.ts";
import type { RenderedMail } from "./render.server.tsx";
import type { Correspondent } from "./template.ts";

type OutgoingMail = RenderedMail & { template: string; to: string; from: Correspondent };

/** The result for a mail: accepted by the mail server, with its reply, or written into the folder. */
export type Handover = { kind: "taken"; answer: string } | { kind: "filed" };

export type MailTransport = {
  /** False where mails become files: nobody gets them. */
  readonly hasServer: boolean;
  /** Resolves when the mail has been handed over; rejects if not, and then it may be sent again. */
  send(mail: OutgoingMail): Promise<Handover>;
};

/** Together less than the queue's time limit for a job, so that a hanging mail server is not mistaken for a dead worker. */
const CONNECT_WITHIN_MS = 20_000;
const ANSWER_WITHIN_MS = 30_000;

const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);
const NO_TLS =
  "The mail server offers no encryption that we could use, so nothing was sent. Use smtps://, or a server with STARTTLS; only inside a closed network put ?tls=optional at the end of SMTP_URL.";

/** The transport that the settings name. */
export function openTransport(settings: { smtpUrl?: string | undefined; dataDir: string }): MailTransport {
  return settings.smtpUrl ? serverTransport(settings.smtpUrl) : outboxTransport(settings.dataDir);
}

/**
 * Why a mail was refused: the mail server's reply verbatim or, if there was none, what kept us from reaching it. Never
 * includes the server's address, which may contain a password.
 */
export function refusalOf(error: unknown): string {
  const isUnencrypted = z.object({ code: z.literal("ETLS") }).safeParse(error).success;
  if (isUnencrypted) return `${NO_TLS} ${messageOf(error)}`;
  const reply = z.object({ response: z.string().check(z.minLength(1)) }).safeParse(error);
  return reply.success ? reply.data.response : messageOf(error);
}

/** As nodemailer expects it. Addresses are passed as parts, so that a comma in one does not split it. */
function headed({ from, to, subject, html, text, replyTo, leaveLink }: OutgoingMail) {
  return {
    from,
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

function serverTransport(url: string): MailTransport {
  const patience = {
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  };
  const transport = createTransport({ ...serverOf(url), ...patience });
  return {
    hasServer: true,
    async send(mail) {
      const { response } = await transport.sendMail(headed(mail));
      return { kind: "taken", answer: response };
    },
  };
}

/** Mails contain names and keys: they leave this machine encrypted, unless the server's address says otherwise. */
function serverOf(address: string): { url: string; requireTLS: boolean } {
  const url = new URL(address);
  const isOptional = url.searchParams.get("tls") === "optional";
  url.searchParams.delete("tls");
  return { url: url.href, requireTLS: !isOptional && !THIS_MACHINE.has(url.hostname) };
}

function outboxTransport(dataDir: string): MailTransport {
  const outbox = path.join(dataDir, "outbox");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    hasServer: false,
    async send(mail) {
      const { template, to } = mail;
      const { message } = await transport.sendMail(headed(mail));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replace(/:/g, "-");
      // Two of one kind to one address may be written in the same millisecond, even by two processes.
      const id = randomBytes(4).toString("hex");
      const address = to.replace(/[^\w.@+-]/g, "_").slice(0, 100);
      const file = path.join(outbox, `${time} ${id} ${template} to ${address}.eml`);
      // Renamed once complete: a program watching the folder never reads half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return { kind: "filed" };
    },
  };
}
