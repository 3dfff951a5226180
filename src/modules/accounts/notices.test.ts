/** Mails that somebody causes in a mailbox that is not theirs, as they reach a real mail server. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "../../jobs/catalog.ts";
import { sendMail, subjectOf } from "../../mail/send-mail.server.ts";
import { openTransport } from "../../mail/transport.server.ts";
import {
  newClient,
  newSignUp,
  openAccounts,
  PASSWORD,
  signUpAndProve,
  signUpSomebody,
  tokenMailedTo,
} from "../../testing/accounts.ts";
import { unique } from "../../testing/build.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { newSender, openMessages } from "../../testing/messages.ts";
import { db } from "../../testing/test-db.ts";
import { requestSubscription } from "../messages/commands/request-subscription.server.ts";
import { deleteOwnAccount } from "../students/commands/delete-own-account.server.ts";
import { mailAddressTaken } from "./account-mails.server.ts";
import { changePassword } from "./commands/change-password.server.ts";
import { requestAddressChange } from "./commands/request-address-change.server.ts";
import { requestPasswordReset } from "./commands/request-password-reset.server.ts";
import { resendVerification } from "./commands/resend-verification.server.ts";
import { sendHeldNotices } from "./commands/send-held-notices.server.ts";
import { signUp } from "./commands/sign-up.server.ts";
import { NOTICES_AT_ONCE } from "./notices.server.ts";
import type { Student } from "./viewer.ts";

const accounts = openAccounts();
const messages = openMessages();
const NOW = new Date();
const SENDER = { name: "Florence Academy", address: "office@example.org", institute: "Florence Academy" };

/** A mailbox at Google, and the ways to write its address, endlessly many. */
function newMailbox() {
  const name = unique("asha").replaceAll("-", "");
  const spell = (index: number) => {
    const host = index % 2 ? "googlemail" : "gmail";
    return `${name.slice(0, (index % 5) + 1)}.${name.slice((index % 5) + 1)}+${index}@${host}.com`;
  };
  return { name, spell };
}

/** Takes the jobs about a mailbox from the queue. */
async function takeJobs(job: "send-mail" | "tell-held-notices", name: string): Promise<unknown[]> {
  const { rows } = await db.execute(sql`delete from pgboss.job
    where name = ${job} and replace(data->>'to', '.', '') like ${`${name}%`} returning data`);
  return rows.map(({ data }) => data);
}

/** Every count of mails is from an hour before. */
const enterNextHour = () => db.execute(sql`update notice_counts set ends_at = now()`);

/** Sends what waits for a mailbox, and what waits for its hour, and gives the subjects that arrived at the mail server. */
async function deliverTo({ name }: { name: string }): Promise<string[]> {
  const server = await startMailServer();
  const transport = openTransport({ smtpUrl: server.url, dataDir: "/nowhere" });
  for (const data of await takeJobs("tell-held-notices", name)) {
    const held = jobs["tell-held-notices"].payload.parse(data);
    await sendHeldNotices({ ...accounts, db }, held, subjectOf(held, SENDER.institute));
  }
  for (const data of await takeJobs("send-mail", name)) {
    await sendMail(transport, jobs["send-mail"].payload.parse(data), SENDER);
  }
  return server.received.map(({ data }) => /^Subject: (.*)$/m.exec(data)?.[1]?.trim() ?? "").sort();
}

test("strangers cause five mails an hour in a mailbox, by whatever form and however they write its address", async () => {
  const mailbox = newMailbox();
  const thief = await signUpAndProve(accounts);
  const kinds: string[] = [];
  for (let time = 0; time < 12; time += 3) {
    const [one, other, third] = [mailbox.spell(time), mailbox.spell(time + 1), mailbox.spell(time + 2)];
    kinds.push((await signUp(accounts, newClient(), newSignUp({ email: one }), NOW)).kind);
    kinds.push((await requestSubscription(messages, newSender(), { email: other }, NOW)).kind);
    const wish = { email: third, password: PASSWORD };
    kinds.push((await requestAddressChange(accounts, thief.student, newClient(), wish, NOW)).kind);
  }

  expect(kinds.filter((kind) => kind === "limited")).toHaveLength(7);
  expect(await deliverTo(mailbox)).toHaveLength(5);
});

test("the links of an account that was made with the address of another count, too", async () => {
  const mailbox = newMailbox();
  const planted = await signUpSomebody(accounts, { email: mailbox.spell(0) });
  for (let time = 0; time < 4; time += 1) {
    await resendVerification(accounts, planted.student, newClient(), NOW);
    const wish = { email: `${unique("thief")}@example.org`, password: PASSWORD };
    await requestAddressChange(accounts, planted.student, newClient(), wish, NOW);
  }

  expect(await deliverTo(mailbox)).toHaveLength(5);
});

test("whoever uses those five up holds up no reset, and a browser that is known has resets of its own", async () => {
  const mailbox = newMailbox();
  const { fields, cookies } = await signUpAndProve(accounts, { email: mailbox.spell(0) });
  for (let time = 1; time < 8; time += 1) {
    await requestSubscription(messages, newSender(), { email: mailbox.spell(time) }, NOW);
  }
  const ask = async (client = newClient()) => (await requestPasswordReset(accounts, client, fields.email, NOW)).kind;
  const kinds: string[] = [];
  for (let time = 0; time < 8; time += 1) kinds.push(await ask());

  expect(kinds).toEqual([...Array.from({ length: 6 }, () => "requested"), "limited", "limited"]);
  expect(await ask(newClient(cookies))).toBe("requested");
  expect(await tokenMailedTo(fields.email, "reset-password")).not.toBe("");
});

test("resets for other spellings of a mailbox hold up none for its own address, whether they have accounts or not", async () => {
  const mailbox = newMailbox();
  const { fields } = await signUpAndProve(accounts, { email: mailbox.spell(0) });
  const unproved = [await signUpSomebody(accounts, { email: mailbox.spell(1) })];
  unproved.push(await signUpSomebody(accounts, { email: mailbox.spell(2) }));
  await takeJobs("send-mail", mailbox.name);
  const ask = async (email: string) => (await requestPasswordReset(accounts, newClient(), email, NOW)).kind;
  const sixAndNoMore = [...Array.from({ length: 6 }, () => "requested"), "limited"];

  for (const email of [...unproved.map(({ student }) => student.email), mailbox.spell(3)]) {
    const kinds: string[] = [];
    for (let time = 0; time < 7; time += 1) kinds.push(await ask(email));
    expect(kinds, email).toEqual(sixAndNoMore);
  }
  // All that nobody has proved have as many mails as one.
  expect(await deliverTo(mailbox)).toHaveLength(6);
  expect(await ask(fields.email)).toBe("requested");
  expect(await takeJobs("send-mail", mailbox.name)).toMatchObject([{ to: fields.email, template: "reset-password" }]);
});

test("of many notices of one kind the first are mailed at once, the others told in one mail, and none is lost", async () => {
  const mailbox = newMailbox();
  const { student, ...signedUp } = await signUpAndProve(accounts, { email: mailbox.spell(0) });
  let { cookies } = signedUp;
  await takeJobs("send-mail", mailbox.name);
  let passwordNow = PASSWORD;
  for (let time = 0; time < NOTICES_AT_ONCE + 5; time += 1) {
    const fields = { passwordNow, passwordNew: `${PASSWORD} ${time}` };
    const changed = await changePassword(accounts, student, { client: newClient(cookies), fields }, NOW);
    if (changed.kind !== "changed") throw new Error(changed.kind);
    cookies = changed.setCookies;
    passwordNow = fields.passwordNew;
  }

  const { rows } = await db.execute(sql`select start_after > now() + interval '50 minutes' as waits from pgboss.job
    where name = 'tell-held-notices' and data->>'to' = ${student.email}`);
  expect(rows).toEqual([{ waits: true }]);
  expect(await deliverTo(mailbox)).toEqual([
    "5 more: Your password was changed",
    ...Array.from({ length: NOTICES_AT_ONCE }, () => "Your password was changed"),
  ]);
  // What comes after that hour is mailed at once again.
  await enterNextHour();
  const fields = { passwordNow, passwordNew: "one more good password" };
  await changePassword(accounts, student, { client: newClient(cookies), fields }, NOW);
  expect(await deliverTo(mailbox)).toEqual(["Your password was changed"]);
});

test("a notice that is held back by many at once is counted once each", async () => {
  const mailbox = newMailbox();
  const { student } = await signUpSomebody(accounts, { email: mailbox.spell(0) });
  await takeJobs("send-mail", mailbox.name);
  await Promise.all(
    Array.from({ length: 20 }, () => db.transaction((tx) => mailAddressTaken(accounts, tx, student.email))),
  );

  const subjects = await deliverTo(mailbox);
  expect(subjects).toHaveLength(NOTICES_AT_ONCE + 1);
  expect(subjects[0]).toBe("17 more: This address already has an account");
});

const mailTaken = (...addresses: string[]) =>
  db.transaction(async (tx) => {
    for (const address of addresses) await mailAddressTaken(accounts, tx, address);
  });
const leave = (student: Student) =>
  deleteOwnAccount(accounts, student, newClient(), { password: PASSWORD, timeZone: "Asia/Kolkata" }, NOW);

test("accounts with other spellings of a mailbox hold up no notice of its proved address, neither there nor deleted", async () => {
  const mailbox = newMailbox();
  const { student: owner } = await signUpAndProve(accounts, { email: mailbox.spell(0) });
  const { student: stranger } = await signUpSomebody(accounts, { email: mailbox.spell(1) });
  await mailTaken(...Array.from({ length: NOTICES_AT_ONCE + 1 }, () => stranger.email));
  await takeJobs("send-mail", mailbox.name);

  await mailTaken(owner.email);
  expect(await takeJobs("send-mail", mailbox.name)).toMatchObject([{ to: owner.email, template: "address-taken" }]);
  await leave(stranger);
  await takeJobs("send-mail", mailbox.name);
  await mailTaken(owner.email);
  expect(await takeJobs("send-mail", mailbox.name)).toMatchObject([{ to: owner.email, template: "address-taken" }]);
});

test("notices of several addresses that wait are told to each, also when the account of one is deleted meanwhile", async () => {
  const mailbox = newMailbox();
  const { student: stranger } = await signUpSomebody(accounts, { email: mailbox.spell(0) });
  const [first, second] = [mailbox.spell(1), mailbox.spell(2)];
  await mailTaken(...Array.from({ length: NOTICES_AT_ONCE + 1 }, () => stranger.email), first, second, second);
  await takeJobs("send-mail", mailbox.name);

  await leave(stranger);

  expect(await deliverTo(mailbox)).toEqual([
    "1 more: This address already has an account",
    "2 more: This address already has an account",
    expect.stringContaining("account"),
  ]);
  // The address of the deleted account has no mail that waits; its next notice makes one, and says nothing of before.
  await mailTaken(stranger.email);
  expect(await deliverTo(mailbox)).toEqual(["1 more: This address already has an account"]);
});

test("five mails an hour tell one mailbox of several notices, and the others come later", async () => {
  const mailbox = newMailbox();
  const addresses = Array.from({ length: NOTICES_AT_ONCE + 7 }, (_, index) => mailbox.spell(index));
  await mailTaken(...addresses);

  expect(await deliverTo(mailbox)).toHaveLength(NOTICES_AT_ONCE + 5);
  await enterNextHour();
  expect(await deliverTo(mailbox)).toHaveLength(2);
});
