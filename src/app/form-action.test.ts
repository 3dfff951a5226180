import { RouterContextProvider, redirect } from "react-router";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { errorTexts } from "../content/en/errors.ts";
import { openServices } from "../testing/services.ts";
import { faultContext, logContext, nowContext, servicesContext, waitContext } from "./context.ts";
import { formAction, pressAction, readForm, readFormWithFiles } from "./form-action.server.ts";
import { describeReply, type Reply, type ReplyOf, sendForm, sendFormThen } from "./form-reply.ts";

const Named = z.object({ name: z.string().check(z.minLength(1, "A name, please.")) });

function open() {
  const logged: string[] = [];
  const context = new RouterContextProvider();
  context.set(servicesContext, openServices());
  context.set(nowContext, new Date());
  const log = (_: object, message: string) => void logged.push(message);
  context.set(logContext, { info: log, warn: log, error: log });
  return { context, logged };
}

function fieldsOf(values: Record<string, string>) {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.append(name, value);
  return fields;
}

type Renaming =
  | { kind: "renamed"; to: string }
  | { kind: "taken" }
  | { kind: "stale"; now: string }
  | { kind: "limited"; minutes: number }
  | { kind: "invalid"; errors: Record<string, string> };

function rename(context: RouterContextProvider, fields: FormData, run: () => Promise<Renaming>) {
  return formAction(context, { schema: Named, fields, values: { beside: "kept" } }, run, {
    renamed: ({ to }) => redirect(`/${to}`),
    taken: 403,
    stale: ({ now }, { values }) => ({ status: 409, now, values: { ...values, basedOn: "2" } }),
  });
}

test("a reply is the kind of the command's result, with what was typed and what its answer adds", async () => {
  const { context } = open();
  const fields = fieldsOf({ name: "Asha", passwordNow: "lantern" });
  const values = { name: "Asha", beside: "kept" };

  expect(await rename(context, fields, async () => ({ kind: "taken" }))).toMatchObject({
    data: { code: "taken", values, errors: {} },
    init: { status: 403 },
  });
  expect(await rename(context, fields, async () => ({ kind: "stale", now: "Lin" }))).toMatchObject({
    data: { code: "stale", now: "Lin", values: { ...values, basedOn: "2" } },
    init: { status: 409 },
  });
  expect(await rename(context, fields, async () => ({ kind: "invalid", errors: { name: "Gone." } }))).toMatchObject({
    data: { code: "invalid", values, errors: { name: "Gone." } },
    init: { status: 400 },
  });
  await expect(rename(context, fields, async () => ({ kind: "renamed", to: "asha" }))).rejects.toMatchObject({
    status: 302,
  });
});

test("invalid fields never reach the command", async () => {
  const { context } = open();
  const run = () => Promise.reject(new Error("was run"));

  expect(await rename(context, fieldsOf({ name: "" }), run)).toMatchObject({
    data: { code: "invalid", values: { name: "", beside: "kept" }, errors: { name: "A name, please." } },
    init: { status: 400 },
  });
  const form = { schema: Named, fields: fieldsOf({ name: "Asha" }), errors: { photo: "Too large." } };
  expect(await formAction(context, form, run, {})).toMatchObject({ data: { errors: { photo: "Too large." } } });
});

test("a limit sets the minutes for the header, and a fault is logged and reported by the page", async () => {
  const { context, logged } = open();
  const fields = fieldsOf({ name: "Asha" });

  expect(await rename(context, fields, async () => ({ kind: "limited", minutes: 7 }))).toMatchObject({
    data: { code: "limited", minutes: 7 },
    init: { status: 429 },
  });
  expect(context.get(waitContext)).toBe(7);

  const error = new Error("no database");
  expect(await pressAction(context, () => Promise.reject(error), {})).toMatchObject({
    data: { code: "fault", values: {} },
    init: { status: 500 },
  });
  expect(logged).toEqual(["a form could not be handled"]);
  expect(context.get(faultContext)).toEqual({ error, isHandled: true });
});

test("a success without a redirect is replied with its own status", async () => {
  const { context } = open();
  const reply = await pressAction(context, async () => ({ kind: "sent" }), {
    sent: { status: 200, to: "a@example.org" },
  });

  expect(reply).toMatchObject({ data: { code: "sent", to: "a@example.org" }, init: { status: 200 } });
});

test("a screen has words for each code, and the same errors stay the same object", () => {
  const failed = (reason: string) => `Not renamed: ${reason}`;
  const words = {
    taken: "That is taken.",
    limited: ({ minutes }: { minutes: number }) => `In ${minutes} minutes.`,
    stale: ({ now }: { now: string }) => ({ message: "Newer.", errors: { name: `By now: ${now}` } }),
  };
  const own = { values: {}, errors: {} };
  const shown = (reply: ReplyOf<typeof rename> | undefined) => describeReply(reply, failed, words);
  const stale = { ...own, code: "stale" as const, now: "Lin" };

  expect(shown(undefined)).toEqual({});
  expect(shown({ ...own, code: "taken" })).toEqual({ message: "That is taken.", errors: {} });
  expect(shown({ ...own, code: "limited", minutes: 7 }).message).toBe("In 7 minutes.");
  expect(shown({ ...own, code: "unreachable" }).message).toBe(failed(errorTexts.reasons.unreachable));
  expect(shown({ ...own, code: "invalid", errors: { name: "Gone." } })).toEqual({ errors: { name: "Gone." } });
  expect(shown(stale)).toEqual({ message: "Newer.", errors: { name: "By now: Lin" } });
  expect(shown(stale).errors).toBe(shown(stale).errors);
});

test("a failed request is a reply that keeps what was typed; a redirect counts as accepted", async () => {
  const request = () =>
    new Request("http://localhost/x", { method: "POST", body: new URLSearchParams({ name: "Asha", password: "x" }) });
  const replyTo = (thrown: unknown) => sendForm({ request: request(), serverAction: () => Promise.reject(thrown) });
  const code = async (thrown: unknown) => (await replyTo(thrown)).data.code;

  expect(await replyTo(new TypeError("Failed to fetch"))).toMatchObject({
    data: { code: "unreachable", values: { name: "Asha" }, errors: {} } satisfies Reply,
    init: { status: 503 },
  });
  const answered = (status: number) => ({ status, statusText: "", internal: false, data: null });
  expect(await Promise.all([401, 403, 413, 503, 500].map((status) => code(answered(status))))).toEqual([
    "signedOut",
    "signedOut",
    "tooLarge",
    "away",
    "fault",
  ]);

  const taken: unknown[] = [];
  const send = (thrown: unknown) =>
    sendFormThen({ request: request(), serverAction: () => Promise.reject(thrown) }, (fields) => {
      taken.push(fields.get("name"));
    });
  await send(new TypeError("Failed to fetch"));
  expect(taken).toEqual([]);
  await expect(send(redirect("/list"))).rejects.toBeInstanceOf(Response);
  expect(taken).toEqual(["Asha"]);
});

const post = (body: BodyInit, type?: string) =>
  new Request("http://localhost/x", { method: "POST", body, headers: type ? { "content-type": type } : {} });

const FORM = "application/x-www-form-urlencoded";

test("a NUL is removed from every text but a password, and nothing else is", async () => {
  const sent = await readForm(post("message=a%00b%0A&na%00me=%00&passwordNew=a%00b&message=%ED%A0%80", FORM));

  expect([...sent]).toEqual([
    ["message", "ab\n"],
    ["na\0me", ""],
    ["passwordNew", "a\0b"],
    ["message", "\uFFFD\uFFFD\uFFFD"],
  ]);
});

test("a form with a file is read the same way, and the file is left unchanged", async () => {
  const body = new FormData();
  body.append("note", "a\0b");
  body.append("file", new File(["a\0b"], "a.csv"));
  const sent = await readFormWithFiles(post(body));

  expect(sent.get("note")).toBe("ab");
  const file = sent.get("file");
  expect(file instanceof File && (await file.text())).toBe("a\0b");
});

test.each([
  ["parts", "multipart/form-data; boundary=b", "--b--\r\n"],
  ["JSON", "application/json", "{}"],
  ["a thousand fields and more", FORM, "a=1&".repeat(1_001)],
  ["a thousand angle brackets as they are", FORM, `a=${"<>".repeat(500)}`],
])("%s is no form that a page without files sends", async (_what, type, body) => {
  await expect(readForm(post(body, type))).rejects.toMatchObject({ init: { status: 400 } });
});
