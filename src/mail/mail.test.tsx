import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { jobs } from "../jobs/catalog.ts";
import { openQueue } from "../jobs/queue.server.ts";
import { unique } from "../testing/build.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { db, pool } from "../testing/test-db.ts";
import { mailMessage } from "./message.ts";
import { mailNames, mails } from "./registry.ts";
import { renderMail } from "./render.server.tsx";
import { sendMail } from "./send-mail.server.ts";
import { openTransport } from "./transport.server.ts";

const FROM = "institute@example.org";
const INSTITUTE = "The Night School";
const sender = { name: INSTITUTE, address: FROM, institute: INSTITUTE };
const props = { name: "Asha Verma", link: "https://exams.example.org/verify-email?token=abc", hours: 24 };

describe.each(mailNames)("the mail %s", (name) => {
  const { sample } = mails[name];
  const { subject, html, text } = renderMail(name, sample, INSTITUTE, "en");

  test("a mail names the language that its job names, else that of the installation", async () => {
    const { sample } = mails["verify-email"];
    expect(renderMail("verify-email", sample, INSTITUTE, "en").html).toContain('<html lang="en">');
    expect(renderMail("verify-email", sample, INSTITUTE, "en-XA").html).toContain('<html lang="en-XA">');
    const job = { ...mailMessage("verify-email", "asha@example.org", sample), language: "en-XA" };
    expect(jobs["send-mail"].payload.parse(job)).toEqual(job);
  });

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

  test("loads nothing and runs nothing", () => {
    expect(html).not.toMatch(/<img|<script|<link|src=/i);
  });

  test("refuses props it does not know", () => {
    expect(() => renderMail(name, { ...sample, surprise: 1 }, INSTITUTE, "en")).toThrow();
  });
});

test.each([
  ["switched-on", null],
  ["app-changed", null],
  ["switched-off", null],
  ["switched-off-by-institute", null],
  ["codes-renewed", null],
  ["code-used", 9],
  ["code-used", 1],
  ["code-used", 0],
  ["guessed", null],
])("the mail about the second factor says what happened: %s, %s", (event, left) => {
  const { subject, text } = renderMail(
    "second-factor",
    { ...mails["second-factor"].sample, event, left },
    INSTITUTE,
    "en",
  );

  expect(subject).toMatch(/^\p{Lu}[^\r\n]{5,70}$/u);
  const paragraphs = text.split("\n\n").filter((paragraph) => !paragraph.startsWith("https:"));
  for (const paragraph of paragraphs) expect(paragraph).toMatch(/^\p{Lu}/u);
  expect(text.includes("recovery code") && text.includes("left")).toBe(left !== null);
});

test.each(mailNames.filter((name) => "name" in mails[name].sample))("the mail %s shows markup as text", (name) => {
  const { sample } = mails[name];
  const markup = '<script>alert("1")</script>';
  const hostile = renderMail(
    name,
    { ...sample, name: markup, ...("message" in sample && { message: markup }) },
    INSTITUTE,
    "en",
  );
  expect(hostile.html).not.toContain("<script>");
  expect(hostile.html).toContain("&lt;script&gt;");
});

test("without a mail server each mail becomes a whole file with a readable name", async () => {
  const dataDir = await temporaryFolder();
  const transport = openTransport({ smtpUrl: undefined, dataDir });

  await sendMail(transport, mailMessage("verify-email", "asha.verma@example.org", props), sender);

  const files = await readdir(path.join(dataDir, "outbox"));
  expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT.* verify-email to asha\.verma@example\.org\.eml$/)]);
  const mail = await readFile(path.join(dataDir, "outbox", String(files[0])), "utf8");
  expect(mail).toContain("To: asha.verma@example.org");
  expect(mail).toContain(`From: ${INSTITUTE} <${FROM}>`);
  expect(mail).toContain("Subject: Confirm your email address");
  expect(mail).toContain("Content-Type: text/plain");
  expect(mail).toContain("Content-Type: text/html");
  expect(decodedQuotedPrintable(mail)).toContain(props.link);
});

test("the answer to a visitor's message goes to the visitor, whatever the name contains", async () => {
  const server = await startMailServer();
  const transport = openTransport({ smtpUrl: server.url, dataDir: "/nowhere" });
  const form = { name: 'Asha, "A" <x@evil.example>', email: "asha@example.org", message: "Hello\nBcc: y@evil.example" };

  await sendMail(transport, mailMessage("contact-message", "office@example.org", form), sender);
  const broken = { ...form, email: "asha@example.org\r\nBcc: z@evil.example" };
  await expect(
    sendMail(transport, mailMessage("contact-message", "office@example.org", broken), sender),
  ).rejects.toThrow();

  expect(server.received).toMatchObject([{ from: FROM, to: ["office@example.org"] }]);
  const headers = headersOf(server.received[0]?.data ?? "");
  expect(headers).toContain(`From: ${INSTITUTE} <${FROM}>\n`);
  expect(headers).toContain('Reply-To: "Asha, \\"A\\" <x@evil.example>" <asha@example.org>\n');
  expect(headers).not.toMatch(/^(Bcc|Cc|Sender|List-Unsubscribe)/im);
});

test("a name that holds a line break cannot add a header", async () => {
  const server = await startMailServer();
  const transport = openTransport({ smtpUrl: server.url, dataDir: "/nowhere" });
  const form = { name: "Asha\r\nBcc: y@evil.example", email: "asha@example.org", message: "Hello" };

  await sendMail(transport, mailMessage("contact-message", "office@example.org", form), sender);

  expect(server.received).toMatchObject([{ to: ["office@example.org"] }]);
  expect(headersOf(server.received[0]?.data ?? "")).not.toMatch(/^Bcc/im);
});

test("a newsletter mail carries its unsubscribe link, for the button of mail programs", async () => {
  const server = await startMailServer();
  const transport = openTransport({ smtpUrl: server.url, dataDir: "/nowhere" });
  const leaveLink = `https://exams.example.org/newsletter/leave?token=${"a".repeat(43)}`;
  const welcome = { link: "https://exams.example.org/blog", leaveLink };

  await sendMail(transport, mailMessage("newsletter-welcome", "asha@example.org", welcome), sender);

  const headers = headersOf(server.received[0]?.data ?? "");
  expect(headers).toContain(`List-Unsubscribe: <${leaveLink}>\n`);
  expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\n");
});

test("a mail names the institute that it comes from, and no other", () => {
  for (const name of mailNames) {
    const { sample } = mails[name];
    const { subject, html, text } = renderMail(name, sample, INSTITUTE, "en");
    // Samples contain what people write, which may name the product.
    const given = Object.values(sample).filter((value) => typeof value === "string" && value.includes("Lamplight"));
    if (given.length === 0) expect([subject, html, text].join("\n"), name).not.toContain("Lamplight");
    for (const body of [html, text]) expect(body, name).toContain(INSTITUTE);
  }
});

test("mails of one kind to one address at the same moment are separate files", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "lamplight-outbox-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const transport = openTransport({ smtpUrl: undefined, dataDir });
  const mail = mailMessage("verify-email", "asha.verma@example.org", props);

  await Promise.all(Array.from({ length: 20 }, () => sendMail(transport, mail, sender)));

  expect(await readdir(path.join(dataDir, "outbox"))).toHaveLength(20);
});

test("an address never leaves the outbox folder", async () => {
  const dataDir = await temporaryFolder();
  const transport = openTransport({ smtpUrl: undefined, dataDir });

  await sendMail(transport, mailMessage("verify-email", "../../x/../y@example.org", props), sender);

  expect(await readdir(dataDir)).toEqual(["outbox"]);
  expect(await readdir(path.join(dataDir, "outbox"))).toHaveLength(1);
});

test("with a mail server the mail arrives there", async () => {
  const server = await startMailServer();
  const transport = openTransport({ smtpUrl: server.url, dataDir: "/nowhere" });

  await sendMail(transport, mailMessage("verify-email", "asha@example.org", props), sender);

  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({ from: FROM, to: ["asha@example.org"] });
  expect(decodedQuotedPrintable(server.received[0]?.data ?? "")).toContain(props.link);
});

test("a mail that the server refuses, or for which there is no server, does not count as sent", async () => {
  const server = await startMailServer();
  server.refuse("asha@example.org");
  const refused = openTransport({ smtpUrl: server.url, dataDir: "/nowhere" });
  const away = openTransport({ smtpUrl: "smtp://127.0.0.1:1", dataDir: "/nowhere" });
  const mail = mailMessage("verify-email", "asha@example.org", props);

  await expect(sendMail(refused, mail, sender)).rejects.toThrow("not now");
  await expect(sendMail(away, mail, sender)).rejects.toThrow("ECONNREFUSED");
});

test("a refused mail is sent once the server accepts it", { timeout: 30_000 }, async () => {
  const server = await startMailServer();
  const transport = openTransport({ smtpUrl: server.url, dataDir: "/nowhere" });
  const queue = await openQueue(pool);
  onTestFinished(() => queue.stop());
  const to = `${unique("later")}@example.org`;
  server.refuse(to);
  await db.transaction((tx) => queue.enqueue(tx, "send-mail", mailMessage("verify-email", to, props)));

  await queue.work({ "send-mail": async (mail) => void (await sendMail(transport, mail, sender)) });
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
