import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { consentTexts } from "../../../content/en/consent.ts";
import { parseForm } from "../../../core/forms.ts";
import { newId } from "../../../core/id.ts";
import * as schema from "../../../db/schema.ts";
import {
  ADMIN_EMAIL,
  headersWith,
  mailsTo,
  newClient,
  newSignUp,
  openAccounts,
  PASSWORD,
  signUpAndProve,
  signUpSomebody,
} from "../../../testing/accounts.ts";
import { unique } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { SignUpForm } from "../forms.ts";
import { hashing } from "../passwords/hash.server.ts";
import { findViewer } from "../queries/find-viewer.server.ts";
import { createStudentAccount } from "./create-student-account.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

const { consents, enrolments, sessions, students, users } = schema;
const accounts = openAccounts();

async function usersWith(email: string) {
  return db.select().from(users).where(eq(users.email, email));
}

test("sign-up makes the account, the student and the enrolment, signs in and mails a link", async () => {
  const now = new Date();
  const fields = newSignUp({ course: "OET" });

  const result = await signUp(accounts, newClient(), fields, now);

  if (result.kind !== "signed-up") throw new Error(result.kind);
  const { viewer } = await findViewer(accounts, headersWith(result.setCookies), now);
  expect(viewer).toMatchObject({
    kind: "student",
    name: fields.name,
    email: fields.email,
    emailVerified: false,
    course: "OET",
    status: "Active",
  });
  const [student] = await db.select().from(students).where(eq(students.email, fields.email));
  expect(student).toMatchObject({ progress: 0, status: "Active", joinDate: now });
  const enrolled = await db
    .select({ course: enrolments.course, at: enrolments.enrolledAt })
    .from(enrolments)
    .innerJoin(students, eq(students.id, enrolments.studentId))
    .where(eq(students.email, fields.email));
  expect(enrolled).toEqual([{ course: "OET", at: now }]);
  expect(await mailsTo(fields.email)).toMatchObject([{ template: "verify-email", props: { name: fields.name } }]);
});

test("what was agreed to is kept with the account, word for word, with its version and time", async () => {
  const now = new Date();
  const fields = newSignUp();

  await signUp(accounts, newClient(), fields, now);

  const [user] = await usersWith(fields.email);
  const kept = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, user?.id ?? newId()));
  expect(kept).toMatchObject([{ version: fields.consent, agreedAt: now }]);
  expect(kept[0]?.wording).toMatch(
    /^I am 18 or older\. I agree to the Terms of Use and .* Privacy Notice describes\.$/,
  );
});

test("when the consent cannot be stored there is no account either", async () => {
  const fields = newSignUp({ name: "Without consent" });
  const at = new Date("2019-05-05T05:05:05Z");
  await db.execute(sql`alter table consents add constraint no_such_time check (agreed_at > '2020-01-01') not valid`);

  await expect(signUp(accounts, newClient(), fields, at)).rejects.toThrow();

  await db.execute(sql`alter table consents drop constraint no_such_time`);
  expect(await usersWith(fields.email)).toEqual([]);
});

test("no cookie can be read by scripts or is sent along from other sites; the session's lasts 30 days", async () => {
  const plain = await signUpAndProve(accounts);
  const secure = await signUpAndProve(openAccounts({ publicUrl: "https://exams.example.org" }));

  expect(plain.cookies[0]).toMatch(/^lamplight\.session_token=/);
  expect(plain.cookies[0]).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(plain.cookies[1]).toMatch(/^lamplight\.device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(secure.cookies).toHaveLength(2);
  for (const cookie of secure.cookies) {
    // What a browser asks of this prefix: Secure, Path=/ and no Domain.
    expect(cookie).toMatch(/^__Host-lamplight\.(session_token|device)=[^;]+; /);
    expect(cookie).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toMatch(/domain/i);
  }
});

test("the password is not stored readably, and a session says from where it was begun, for the list of one's own", async () => {
  const { fields, student } = await signUpSomebody(openAccounts({ hashing }));

  const [credential] = await db.select().from(schema.accounts).where(eq(schema.accounts.userId, student.userId));
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, student.userId));

  expect(credential?.password).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]+\$[\w+/]+$/);
  expect(JSON.stringify(credential)).not.toContain(fields.password);
  expect(session?.ipAddress).toMatch(/^10\./);
});

test("when the student cannot be stored there is no account either, and no mail", async () => {
  const fields = newSignUp({ name: "Not to be stored" });
  await db.execute(
    sql`alter table students add constraint no_such_student check (name <> 'Not to be stored') not valid`,
  );

  await expect(signUp(accounts, newClient(), fields, new Date())).rejects.toThrow();

  await db.execute(sql`alter table students drop constraint no_such_student`);
  expect(await usersWith(fields.email)).toEqual([]);
  expect(await mailsTo(fields.email)).toEqual([]);
  expect(await signUp(accounts, newClient(), fields, new Date())).toMatchObject({ kind: "signed-up" });
});

test("when the mail cannot be queued there is no account either", async () => {
  const fields = newSignUp();
  const broken = { ...accounts, queue: { enqueue: () => Promise.reject(new Error("no queue")) } };

  await expect(signUp(broken, newClient(), fields, new Date())).rejects.toThrow("no queue");

  expect(await usersWith(fields.email)).toEqual([]);
});

test("twenty sign-ups of one address at once give one account, one student and one mail", async () => {
  const fields = newSignUp();

  const results = await Promise.all(
    Array.from({ length: 20 }, () => signUp(accounts, newClient(), fields, new Date())),
  );

  expect(results.filter(({ kind }) => kind === "signed-up")).toHaveLength(1);
  expect(await usersWith(fields.email)).toHaveLength(1);
  expect(await db.select().from(students).where(eq(students.email, fields.email))).toHaveLength(1);
  expect(await mailsTo(fields.email)).toHaveLength(1);
});

test("an address that has an account, in any case, is refused, and nothing changes", async () => {
  const { fields } = await signUpSomebody(accounts);
  const form = formOf({ ...fields, name: "Somebody Else", email: ` ${fields.email.toUpperCase()} ` });
  const parsed = parseForm(SignUpForm, form);
  if (parsed.kind !== "valid") throw new Error("invalid");

  expect(await signUp(accounts, newClient(), parsed.data, new Date())).toEqual({ kind: "taken" });

  expect(await usersWith(fields.email)).toMatchObject([{ name: fields.name }]);
});

test("the administrator's address cannot be signed up, and the answer is that of any address with an account", async () => {
  const fields = newSignUp({ email: ADMIN_EMAIL });

  expect(await signUp(accounts, newClient(), fields, new Date())).toEqual({ kind: "taken" });

  expect(await usersWith(ADMIN_EMAIL)).toEqual([]);
});

test.each(["password", "PassWord1", "qwerty123", "iloveyou", "Asha Verma 90", "aaaaaaaa", "abcabcabc"])(
  "the common password %s is refused",
  async (password) => {
    const fields = newSignUp({ password });
    expect(await signUp(accounts, newClient(), fields, new Date())).toEqual({ kind: "common-password" });
    expect(await usersWith(fields.email)).toEqual([]);
  },
);

test("addresses that differ only behind a plus are one mailbox, which gets a few mails and no more", async () => {
  const mailbox = unique("asha");
  const kinds: string[] = [];
  for (let mark = 1; mark <= 6; mark += 1) {
    const fields = newSignUp({ email: `${mailbox}+${mark}@example.org` });
    kinds.push((await signUp(accounts, newClient(), fields, new Date())).kind);
  }

  expect(kinds.slice(0, 5)).toEqual(Array(5).fill("signed-up"));
  expect(kinds.at(5)).toBe("limited");
});

test("markup in a name is stored as the text it is", async () => {
  const name = `<script>alert("1")</script> O'Neil & Söhne`;
  const { student } = await signUpSomebody(accounts, { name });

  expect(student.name).toBe(name);
});

test("each field at fault is named, with everything that was typed but the password", () => {
  const nothing = parseForm(SignUpForm, new FormData());
  const wrong = parseForm(
    SignUpForm,
    formOf({ name: " ", email: "asha@", password: "12345", course: "TEAS 7", consent: "2020-01-01" }),
  );

  expect(nothing).toMatchObject({
    errors: {
      name: "Please enter your full name.",
      email: "Please enter your email address.",
      password: "Please enter a password.",
      course: "Please choose a course.",
      consent: consentTexts.missing,
    },
  });
  expect(wrong).toEqual({
    kind: "invalid",
    errors: {
      name: "Please enter your full name.",
      email: "Please enter a valid email address, like name@example.org.",
      password: "The password must have at least 6 characters.",
      course: "Please choose a course.",
      consent: consentTexts.missing,
    },
    values: { name: " ", email: "asha@", course: "TEAS 7", consent: "2020-01-01" },
  });
});

test("a name of 10 MB, line breaks or a web address in a name and endless passwords are refused at their fields, quickly", () => {
  const started = performance.now();
  const huge = parseForm(
    SignUpForm,
    formOf({ ...newSignUp(), name: "x".repeat(10 * 1024 * 1024), password: "y".repeat(1024 * 1024) }),
  );
  const lines = parseForm(SignUpForm, formOf({ ...newSignUp(), name: "Asha\r\nBcc: everybody@example.org" }));

  const link = parseForm(SignUpForm, formOf({ ...newSignUp(), name: "Win at http://evil.example" }));

  expect(link).toMatchObject({ errors: { name: "Please write your name without a web address." } });
  expect(huge).toMatchObject({
    kind: "invalid",
    errors: {
      name: "The name may have at most 100 characters.",
      password: "The password may have at most 128 characters.",
    },
  });
  expect(lines).toMatchObject({
    kind: "invalid",
    errors: { name: "The name may not contain line breaks or other control characters." },
  });
  expect(performance.now() - started).toBeLessThan(1_000);
});

test("an account made by the institute can sign in at once, and is made once", async () => {
  const email = `${unique("Made")}@example.org`;
  const student = { name: "Made Up", email, password: PASSWORD, course: "NCLEX-RN" };

  const made = await createStudentAccount(db, student, new Date());

  expect(made).toMatchObject({ kind: "created" });
  expect(await createStudentAccount(db, student, new Date())).toEqual({ kind: "exists" });
  if (made.kind !== "created") throw new Error(made.kind);
  expect(await db.select().from(consents).where(eq(consents.userId, made.userId))).toEqual([]);
  const login = { email: email.toLowerCase(), password: PASSWORD };
  expect(await signIn(accounts, newClient(), login, new Date())).toMatchObject({
    kind: "signed-in",
    viewer: { kind: "student", emailVerified: true },
  });
});

test("an invited student does not stand in the way of signing up", async () => {
  const fields = newSignUp();
  await db.insert(students).values({ id: newId(), name: "Invited", email: fields.email, course: "DHA" });

  expect(await signUp(accounts, newClient(), fields, new Date())).toMatchObject({ kind: "signed-up" });
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
