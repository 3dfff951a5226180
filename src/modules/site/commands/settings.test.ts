/** What the administrator sets: the settings of the site, its logo, and the way out for mails. */
import { createServer } from "node:http";
import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { auditEntries, images, siteSettings } from "../../../db/schema.ts";
import { openTransport } from "../../../mail/transport.server.ts";
import { ADMIN_EMAIL, newClient, newSignUp, openAccounts } from "../../../testing/accounts.ts";
import { buildAdmin, unique } from "../../../testing/build.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { db } from "../../../testing/test-db.ts";
import { signUp } from "../../accounts/commands/sign-up.server.ts";
import { findImage } from "../../images/queries/find-image.server.ts";
import { loadMailSender } from "../queries/load-mail-sender.server.ts";
import { loadSettings, versionOfPart } from "../queries/load-settings.server.ts";
import { loadSite } from "../queries/load-site.server.ts";
import { changeLogo, removeLogo } from "./change-logo.server.ts";
import { saveSettings } from "./save-settings.server.ts";
import { sendTestMail } from "./send-test-mail.server.ts";

const admin = await buildAdmin(db);
const NOW = new Date("2026-11-21T09:00:00Z");
const accounts = openAccounts();
const { limits } = accounts;

/** What the forms of the two parts begin with. */
async function storedParts() {
  const settings = await loadSettings(db, admin);
  const { address, phone, email, whatsapp, officeHours, signUpCourses, addStudentCourses } = settings;
  return {
    contact: {
      part: "contact" as const,
      basedOn: versionOfPart("contact", settings),
      input: { address, phone, email, whatsapp, officeHours },
    },
    courses: {
      part: "courses" as const,
      basedOn: versionOfPart("courses", settings),
      input: { signUpCourses, addStudentCourses },
    },
  };
}

function newestEntries(adminId: Awaited<ReturnType<typeof buildAdmin>>["userId"]) {
  const { action, before, after, subjectName } = auditEntries;
  return db
    .select({ action, before, after, subjectName })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, adminId))
    .orderBy(desc(auditEntries.id));
}

function picture(width = 200, height = 50) {
  return sharp({ create: { width, height, channels: 4, background: "#0d5f63" } });
}

test("what is saved stands in the settings, and the audit says what changed", async () => {
  const admin = await buildAdmin(db);
  const { contact } = await storedParts();
  const phone = unique("+91 11");

  const result = await saveSettings(db, admin, { ...contact, input: { ...contact.input, phone } }, NOW);

  expect(result).toEqual({ kind: "saved", updatedAt: (await loadSettings(db, admin)).updatedAt });
  expect(await loadSite(db)).toMatchObject({ ...contact.input, phone });
  expect(await newestEntries(admin.userId)).toEqual([
    { action: "settings.changed", subjectName: "", before: { phone: contact.input.phone }, after: { phone } },
  ]);
});

test("of two tabs the second is told what the first saved, and overwrites it only knowingly; other parts do not count", async () => {
  const admin = await buildAdmin(db);
  const { contact, courses } = await storedParts();
  const first = { ...contact.input, address: unique("First Street") };
  const second = { ...contact.input, address: unique("Second Street") };
  await saveSettings(db, admin, { ...contact, input: first }, NOW);

  const told = await saveSettings(db, admin, { ...contact, input: second }, NOW);
  const other = { ...courses, input: { ...courses.input, addStudentCourses: ["TEAS 7"] } };
  expect(await saveSettings(db, admin, other, NOW)).toMatchObject({ kind: "saved" });

  if (told.kind !== "stale") throw new Error(told.kind);
  expect(told.now).toEqual(first);
  expect((await loadSettings(db, admin)).address).toBe(first.address);
  const again = { ...contact, basedOn: told.version, input: second };
  expect(await saveSettings(db, admin, again, NOW)).toMatchObject({ kind: "saved" });
  expect((await loadSettings(db, admin)).address).toBe(second.address);
  expect(await newestEntries(admin.userId)).toHaveLength(3);
});

test("a new logo does not make the form in another tab stale", async () => {
  const admin = await buildAdmin(db);
  const { contact } = await storedParts();

  const changed = await changeLogo(db, admin, await picture().png().toBuffer(), NOW);

  if (changed.kind !== "changed") throw new Error(changed.kind);
  expect((await loadSite(db)).logoUrl).toBe(changed.address);
  expect((await findImage(db, changed.address))?.type).toBe("image/webp");
  expect(await saveSettings(db, admin, contact, NOW)).toMatchObject({ kind: "saved" });
  expect((await loadSite(db)).logoUrl).toBe(changed.address);

  await removeLogo(db, admin, NOW);

  expect((await loadSite(db)).logoUrl).toBeNull();
  expect((await newestEntries(admin.userId)).filter(({ action }) => action === "logo.changed")).toMatchObject([
    { before: { logoUrl: changed.address }, after: { logoUrl: null } },
    { after: { logoUrl: changed.address } },
  ]);
});

test("a logo has to be smaller than 2MB, by the byte", async () => {
  const admin = await buildAdmin(db);
  const png = await picture().png().toBuffer();
  const padded = (length: number) => Buffer.concat([png, Buffer.alloc(length - png.length)]);

  expect(await changeLogo(db, admin, padded(2 * 1024 * 1024), NOW)).toEqual({ kind: "too-large" });
  expect(await changeLogo(db, admin, padded(2 * 1024 * 1024 - 1), NOW)).toMatchObject({ kind: "changed" });
});

test.each([
  ["nothing", Buffer.alloc(0), "not-an-image"],
  ["a text that is called one", Buffer.from("GIF, says its name"), "not-an-image"],
  ["a large text", Buffer.alloc(3 * 1024 * 1024, "x"), "not-an-image"],
  [
    "half a picture",
    (await picture(300, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2_000),
    "unreadable",
  ],
])("%s becomes no logo", async (_what, file, kind) => {
  const admin = await buildAdmin(db);
  const { logoUrl } = await loadSite(db);

  expect(await changeLogo(db, admin, file, NOW)).toEqual({ kind });

  expect((await loadSite(db)).logoUrl).toBe(logoUrl);
  expect(await newestEntries(admin.userId)).toEqual([]);
});

test("an SVG is refused before anything looks into it: no script, no file and no other host comes in", async () => {
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void elsewhere.close());
  const address = elsewhere.address();
  const host = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
  const svg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY passwd SYSTEM "file:///etc/passwd">]>
    <svg xmlns="http://www.w3.org/2000/svg" width="200" height="50" onload="alert(1)"><script>alert(1)</script>
    <image href="${host}/a.png"/><image href="file:///etc/passwd"/><style>@import url(${host}/a.css)</style>&passwd;</svg>`;
  const admin = await buildAdmin(db);
  const stored = await db.$count(images);

  expect(await changeLogo(db, admin, Buffer.from(svg), NOW)).toEqual({ kind: "drawing" });
  // Hidden behind the first bytes of a PNG it is a damaged picture.
  const disguised = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from(svg)]);
  expect(await changeLogo(db, admin, disguised, NOW)).toEqual({ kind: "unreadable" });

  expect(await db.$count(images)).toBe(stored);
  expect(asked).toEqual([]);
});

test("sign-up takes only the courses that the settings offer", async () => {
  const admin = await buildAdmin(db);
  const { courses } = await storedParts();
  const input = { ...courses.input, signUpCourses: ["OET", "PTE"] };
  await saveSettings(db, admin, { ...courses, input }, NOW);

  const refused = await signUp(accounts, newClient(), newSignUp({ course: "NCLEX-RN" }), NOW);
  const taken = await signUp(accounts, newClient(), newSignUp({ course: "OET" }), NOW);

  expect([refused.kind, taken.kind]).toEqual(["course-not-offered", "signed-up"]);
  expect((await loadSite(db)).signUpCourses).toEqual(["OET", "PTE"]);
});

test("mails come from the institute at the administrator's address, unless the settings name another sender", async () => {
  await db.update(siteSettings).set({ instituteName: "The Night School", mailFromName: "", mailFromAddress: "" });
  expect(await loadMailSender(db, ADMIN_EMAIL)).toEqual({
    name: "The Night School",
    address: ADMIN_EMAIL,
    institute: "The Night School",
  });

  await db.update(siteSettings).set({ mailFromName: "Night desk", mailFromAddress: "desk@example.org" });
  expect(await loadMailSender(db, ADMIN_EMAIL)).toEqual({
    name: "Night desk",
    address: "desk@example.org",
    institute: "The Night School",
  });
});

test("a test mail goes out at once, from the sender of the settings, and brings back what the mail server said", async () => {
  const admin = await buildAdmin(db);
  const server = await startMailServer();
  const transport = openTransport({ smtpUrl: server.url, dataDir: "/nowhere" });
  await db
    .update(siteSettings)
    .set({ instituteName: "The Night School", mailFromName: "Night desk", mailFromAddress: "desk@example.org" });
  const to = `${unique("try")}@example.org`;

  const result = await sendTestMail({ db, transport, limits, adminEmail: ADMIN_EMAIL }, admin, to, NOW);

  expect(result).toEqual({ kind: "taken", answer: expect.stringMatching(/^250 /) });
  expect(server.received).toMatchObject([{ from: "desk@example.org", to: [to] }]);
  expect(server.received[0]?.data).toContain("From: Night desk <desk@example.org>");
  expect(server.received[0]?.data).toContain("The Night School");
  expect(await newestEntries(admin.userId)).toMatchObject([
    {
      action: "test-mail.sent",
      subjectName: to,
      before: null,
      after: { outcome: "taken", answer: expect.stringMatching(/^250 /) },
    },
  ]);
});

test("a mail server's refusal is told word for word, and so is one that cannot be reached", async () => {
  const admin = await buildAdmin(db);
  const server = await startMailServer();
  const to = `${unique("stranger")}@example.org`;
  server.refuse(to, 550, "5.7.1 We relay for nobody, <desk@example.org> least of all");
  const services = { db, limits, adminEmail: ADMIN_EMAIL };
  const refusing = openTransport({ smtpUrl: server.url, dataDir: "/nowhere" });
  const away = openTransport({ smtpUrl: "smtp://someone:secret-word@127.0.0.1:1", dataDir: "/nowhere" });

  expect(await sendTestMail({ ...services, transport: refusing }, admin, to, NOW)).toEqual({
    kind: "refused",
    answer: "550 5.7.1 We relay for nobody, <desk@example.org> least of all",
  });
  const unreached = await sendTestMail({ ...services, transport: away }, admin, to, NOW);

  expect(unreached).toEqual({ kind: "refused", answer: expect.stringContaining("ECONNREFUSED") });
  expect(JSON.stringify(unreached)).not.toContain("secret-word");
  expect(await newestEntries(admin.userId)).toMatchObject([
    { after: { outcome: "refused" } },
    { after: { outcome: "refused", answer: expect.stringContaining("relay for nobody") } },
  ]);
});

test("a mail server elsewhere that offers no encryption gets nothing, unless its address says that this is meant", async () => {
  const admin = await buildAdmin(db);
  const server = await startMailServer();
  // Another name of this machine, as of a server in the same network.
  const elsewhere = server.url.replace("127.0.0.1", "127.1");
  const services = { db, limits, adminEmail: ADMIN_EMAIL };
  const send = (smtpUrl: string, to: string) =>
    sendTestMail({ ...services, transport: openTransport({ smtpUrl, dataDir: "/nowhere" }) }, admin, to, NOW);

  const refused = await send(elsewhere, "try@example.org");

  expect(refused).toEqual({ kind: "refused", answer: expect.stringContaining("offers no encryption") });
  expect(refused).toEqual({ kind: "refused", answer: expect.stringContaining("SMTP_URL") });
  expect(server.received).toEqual([]);
  expect(await send(`${elsewhere}?tls=optional`, "try@example.org")).toMatchObject({ kind: "taken" });
  expect(await send(server.url, "try@example.org")).toMatchObject({ kind: "taken" });
});

test("test mails have a limit, and beyond it none goes out", async () => {
  const admin = await buildAdmin(db);
  let sent = 0;
  const transport = {
    hasServer: true,
    send: async () => {
      sent += 1;
      return { kind: "filed" as const };
    },
  };
  const send = () => sendTestMail({ db, transport, limits, adminEmail: ADMIN_EMAIL }, admin, "try@example.org", NOW);

  for (let time = 0; time < 10; time += 1) expect(await send()).toEqual({ kind: "filed" });

  expect(await send()).toMatchObject({ kind: "limited" });
  expect(sent).toBe(10);
});
