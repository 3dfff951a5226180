import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openQueue } from "../jobs/queue.server.ts";
import { unique } from "../testing/build.ts";
import { db, pool } from "../testing/test-db.ts";
import { mailMessage } from "./message.ts";
import { mailNames, mails } from "./registry.ts";
import { renderMail } from "./render.server.tsx";
import { sendMail } from "./send-mail.server.ts";
import { openTransport } from "./transport.server.ts";

const FROM = "institute@example.org";
const props = { name: "Asha Verma", link: "https://exams.example.org/verify-email?token=abc", hours: 24 };

describe.each(mailNames)("the mail %s", (name) => {
  const { sample } = mails[name];
  const { subject, html, text } = renderMail(name, sample);

  test("has a subject of one line and a short plain text", () => {
    expect(subject).toMatch(/^[^\r\n]{5,70}$/);
    expect(text.length).toBeGreaterThan(50);
    expect(text).not.toContain("<");
  });

  test("begins each paragraph with a capital, after the greeting too", () => {
    const paragraphs = text.split("\n\n").filter((paragraph) => !paragraph.startsWith("https:"));
    expect(paragraphs.length).toBeGreaterThan(2);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^\p{Lu}/u);
  });

  test("shows the names and links it was given, in both bodies", () => {
    const given = Object.entries(sample).filter(([prop]) => ["name", "email", "link", "leaveLink"].includes(prop));
    expect(given.length).toBeGreaterThan(0);
    for (const body of [html, text]) {
      for (const [, value] of given) expect(body).toContain(value);
    }
  });

  test("fetches nothing and runs nothing", () => {
    expect(html).not.toMatch(/<img|<script|<link|src=/i);
  });

  test("refuses props it does not know", () => {
    expect(() => renderMail(name, { ...sample, surprise: 1 })).toThrow();
  });
});

test.each(mailNames.filter((name) => "name" in mails[name].sample))("the mail %s shows markup as text", (name) => {
  const { sample } = mails[name];
  const markup = '<script>alert("1")</script>';
  const hostile = renderMail(name, { ...sample, name: markup, ...("message" in sample && { message: markup }) });
  expect(hostile.html).not.toContain("<script>");
  expect(hostile.html).toContain("&lt;script&gt;");
});

test("without a mail server each mail becomes a whole file with a readable name", async () => {
  const dataDir = await temporaryFolder();
  const transport = openTransport({ smtpUrl: undefined, dataDir, adminEmail: FROM });

  await sendMail(transport, mailMessage("verify-email", "asha.verma@example.org", props));

  const files = await readdir(path.join(dataDir, "outbox"));
  expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT.* verify-email to asha\.verma@example\.org\.eml$/)]);
  const mail = await readFile(path.join(dataDir, "outbox", String(files[0])), "utf8");
  expect(mail).toContain("To: asha.verma@example.org");
  expect(mail).toContain(`From: Lamplight <${FROM}>`);
  expect(mail).toContain("Subject: Confirm your email address");
  expect(mail).toContain("Content-Type: text/plain");
  expect(mail).toContain("Content-Type: text/html");
  expect(decodedQuotedPrintable(mail)).toContain(props.link);
});

test("the answer to a visitor's message goes to the visitor, whatever stands in the name", async () => {
  const server = await startMailServer();
  const transport = openTransport({ smtpUrl: server.url, dataDir: "/nowhere", adminEmail: FROM });
  const form = { name: 'Asha, "A" <x@evil.example>', email: "asha@example.org", message: "Hello\nBcc: y@evil.example" };

  await sendMail(transport, mailMessage("contact-message", "office@example.org", form));
  const broken = { ...form, email: "asha@example.org\r\nBcc: z@evil.example" };
  await expect(sendMail(transport, mailMessage("contact-message", "office@example.org", broken))).rejects.toThrow();

  expect(server.received).toMatchObject([{ from: FROM, to: ["office@example.org"] }]);
  const headers = headersOf(server.received[0]?.data ?? "");
  expect(headers).toContain(`From: Lamplight <${FROM}>\n`);
  expect(headers).toContain('Reply-To: "Asha, \\"A\\" <x@evil.example>" <asha@example.org>\n');
  expect(headers).not.toMatch(/^(Bcc|Cc|Sender|List-Unsubscribe)/im);
});

test("a name that holds a line break cannot add a header", async () => {
  const server = await startMailServer();
  const transport = openTransport({ smtpUrl: server.url, dataDir: "/nowhere", adminEmail: FROM });
  const form = { name: "Asha\r\nBcc: y@evil.example", email: "asha@example.org", message: "Hello" };

  await sendMail(transport, mailMessage("contact-message", "office@example.org", form));

  expect(server.received).toMatchObject([{ to: ["office@example.org"] }]);
  expect(headersOf(server.received[0]?.data ?? "")).not.toMatch(/^Bcc/im);
});

test("a newsletter mail carries the link that ends it, for the button of mail programs", async () => {
  const server = await startMailServer();
  const transport = openTransport({ smtpUrl: server.url, dataDir: "/nowhere", adminEmail: FROM });
  const leaveLink = `https://exams.example.org/newsletter/leave?token=${"a".repeat(43)}`;
  const welcome = { link: "https://exams.example.org/blog", leaveLink };

  await sendMail(transport, mailMessage("newsletter-welcome", "asha@example.org", welcome));

  const headers = headersOf(server.received[0]?.data ?? "");
  expect(headers).toContain(`List-Unsubscribe: <${leaveLink}>\n`);
  expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\n");
});

test("an address never leaves the outbox folder", async () => {
  const dataDir = await temporaryFolder();
  const transport = openTransport({ smtpUrl: undefined, dataDir, adminEmail: FROM });

  await sendMail(transport, mailMessage("verify-email", "../../x/../y@example.org", props));

  expect(await readdir(dataDir)).toEqual(["outbox"]);
  expect(await readdir(path.join(dataDir, "outbox"))).toHaveLength(1);
});

test("with a mail server the mail arrives there", async () => {
  const server = await startMailServer();
  const transport = openTransport({ smtpUrl: server.url, dataDir: "/nowhere", adminEmail: FROM });

  await sendMail(transport, mailMessage("verify-email", "asha@example.org", props));

  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({ from: FROM, to: ["asha@example.org"] });
  expect(decodedQuotedPrintable(server.received[0]?.data ?? "")).toContain(props.link);
});

test("a mail that the server refuses, or that finds no server, is not taken for sent", async () => {
  const server = await startMailServer();
  server.refuse("asha@example.org");
  const refused = openTransport({ smtpUrl: server.url, dataDir: "/nowhere", adminEmail: FROM });
  const away = openTransport({ smtpUrl: "smtp://127.0.0.1:1", dataDir: "/nowhere", adminEmail: FROM });
  const mail = mailMessage("verify-email", "asha@example.org", props);

  await expect(sendMail(refused, mail)).rejects.toThrow("not now");
  await expect(sendMail(away, mail)).rejects.toThrow("ECONNREFUSED");
});

test("a mail that was refused is sent once the server takes it", { timeout: 30_000 }, async () => {
  const server = await startMailServer();
  const transport = openTransport({ smtpUrl: server.url, dataDir: "/nowhere", adminEmail: FROM });
  const queue = await openQueue(pool);
  onTestFinished(() => queue.stop());
  const to = `${unique("later")}@example.org`;
  server.refuse(to);
  await db.transaction((tx) => queue.enqueue(tx, "send-mail", mailMessage("verify-email", to, props)));

  await queue.work({ "send-mail": (mail) => sendMail(transport, mail) });
  await vi.waitFor(() => expect(server.refused).toContain(to), { timeout: 10_000 });
  server.accept(to);

  await vi.waitFor(() => expect(server.received.flatMap((mail) => mail.to)).toEqual([to]), {
    timeout: 20_000,
    interval: 200,
  });
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-mail-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function startMailServer() {
  const refusing = new Set<string>();
  const refused: string[] = [];
  const received: { from: string; to: string[]; data: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, callback) {
      if (!refusing.has(address)) return callback();
      refused.push(address);
      callback(Object.assign(new Error("not now"), { responseCode: 451 }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({ ...envelopeOf(session), data: Buffer.concat(chunks).toString("utf8") });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refused,
    refuse: (to: string) => refusing.add(to),
    accept: (to: string) => refusing.delete(to),
  };
}

function envelopeOf(session: SMTPServerSession): { from: string; to: string[] } {
  const { mailFrom, rcptTo } = session.envelope;
  return { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) };
}

/** Before the first empty line, with folded lines made whole. */
function headersOf(mail: string): string {
  const [headers = ""] = mail.split("\r\n\r\n");
  return `${headers.replace(/\r\n(?=[ \t])/g, "").replace(/\r\n/g, "\n")}\n`;
}

function decodedQuotedPrintable(mail: string): string {
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=3D/g, "=")
    .replace(/&amp;/g, "&");
}
