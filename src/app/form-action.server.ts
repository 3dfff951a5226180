/**
 * What all form actions share: read the body, parse the fields, run the command, answer each kind of result. The reply's code is
 * the command's result kind; the sentence belongs to the screen.
 */
import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod/mini";
import { type FieldErrors, type FormValues, parseForm } from "../core/forms.ts";
import { faultContext, logContext, nowContext, type Services, servicesContext, waitContext } from "./context.ts";
import type { Reply } from "./form-reply.ts";
import type { Entry } from "./shared/attempts/opened-attempt.ts";

const FORM_TYPE = "application/x-www-form-urlencoded";
/** Many times more than any of our forms has. Parsing millions of fields would block everybody else. */
const FIELDS_MAX = 1_000;
/** Browsers escape angle brackets: one that is sent as it is takes one byte of a form, and ten in the answer that shows it again. */
const BRACKETS_MAX = 1_000;

/** The submitted form, without files. What none of our pages could send is refused before it is read. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const text = type === FORM_TYPE ? await request.text() : null;
  if (text === null || hasMore(text, "&", FIELDS_MAX) || hasMore(text, /[<>]/, BRACKETS_MAX))
    throw data(null, { status: 400 });
  return storable(new URLSearchParams(text));
}

function hasMore(text: string, separator: string | RegExp, most: number): boolean {
  return text.split(separator, most + 1).length > most;
}

/** The submitted form in either encoding, with its files. An unreadable body is refused as something none of our pages sends. */
export async function readFormWithFiles(request: Request): Promise<FormData> {
  try {
    return storable(await request.formData());
  } catch {
    throw data(null, { status: 400 });
  }
}

/** Nobody types a NUL, and PostgreSQL refuses it. Passwords stay unchanged: only their hashes are stored. */
function storable(fields: Iterable<[name: string, value: FormDataEntryValue]>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    const isText = typeof value === "string" && !name.startsWith("password");
    form.append(name, isText ? value.replaceAll("\0", "") : value);
  }
  return form;
}

type Context = Readonly<RouterContextProvider>;

/** What a command gets besides its input: the services, and the time of the request. */
export type Given = Services & { now: Date };

type Result = { kind: string };
/** Two kinds mean the same everywhere and are answered here. */
type Limited = { kind: "limited"; minutes: number };
type Invalid = { kind: "invalid"; errors: FieldErrors };

type Details = {
  status?: number;
  headers?: HeadersInit;
  values?: FormValues;
  errors?: FieldErrors;
  [more: string]: unknown;
};
/** A redirect, a status, or what the reply adds to its code; the status is 400 unless given. */
type Answer = Response | number | Details;

/** An answer for each other kind of result; `sent` is what the form contained. */
type Answers<Of extends Result, Sent> = {
  readonly [Kind in Exclude<Of, Limited | Invalid>["kind"]]:
    | Answer
    | ((result: Extract<Of, { kind: Kind }>, sent: Sent) => Answer | Promise<Answer>);
};

type Unwrapped<Given> = Awaited<Given extends (...args: never) => infer Returned ? Returned : Given>;
/** An entry into a started attempt, which `sendForm` takes, is no reply that a form shows. */
type OneReply<Code extends string, Of> = Of extends Response | Entry
  ? never
  : Reply<Code> & (Of extends number ? unknown : Omit<Of, keyof Reply | "status" | "headers">);

/** Every reply of an action with these answers. */
type Replies<Of extends Result, To> =
  | { [Code in keyof To & string]: OneReply<Code, Unwrapped<To[Code]>> }[keyof To & string]
  | (Extract<Of, Limited> extends never ? never : Reply<"limited"> & { minutes: number })
  | Reply<"invalid" | "fault">;

/** Names the form if a page has several, so that the reply appears at the right one. */
type Named<Form> = {
  form?: Form;
  /** What the form shows again, besides the first value under each name. */
  values?: FormValues;
};

type InForm<Of, Form> = Form extends undefined ? Of : Of & { form: Form };

type Replied<Of> = Promise<ReturnType<typeof data<Of>>>;

/** The same for the lookup: the signatures below ensure that each answer gets its own kind of result. */
type LooseAnswers = Readonly<Record<string, Answer | LooseAnswer>>;
/** A method, because its parameter must be bivariant: an answer to one kind of result is assignable. */
type LooseAnswer = { to(result: Result, sent: { values: FormValues; input: unknown }): Answer | Promise<Answer> }["to"];

/**
 * The action of a form. `run` gets the parsed fields; `answers` maps each kind of result to a reply. Invalid fields are answered
 * "invalid"; a fault of ours is logged and answered "fault". Every reply returns what was typed.
 */
export function formAction<
  Schema extends z.ZodMiniType,
  const Of extends Result,
  const To extends Answers<Of, { values: FormValues; input: z.output<Schema> }>,
  const Form extends string | undefined = undefined,
>(
  context: Context,
  form: Named<Form> & {
    fields: FormData;
    schema: Schema;
    /** Errors that the schema cannot detect. */
    errors?: FieldErrors;
  },
  run: (input: z.output<Schema>, given: Given) => Promise<Of>,
  answers: To,
): Replied<InForm<Replies<Of, To>, Form>>;
export async function formAction(
  context: Context,
  form: Named<string | undefined> & { fields: FormData; schema: z.ZodMiniType; errors?: FieldErrors },
  run: (input: unknown, given: Given) => Promise<Result>,
  answers: LooseAnswers,
): Replied<unknown> {
  const parsed = parseForm(form.schema, form.fields);
  const values = { ...parsed.values, ...form.values };
  const errors = { ...(parsed.kind === "invalid" && parsed.errors), ...form.errors };
  if (parsed.kind === "invalid" || Object.keys(errors).length > 0)
    return reply(400, { code: "invalid", form: form.form, values, errors });
  const input = parsed.data;
  return answer(context, (given) => run(input, given), answers, { form: form.form, values, input });
}

/** The action of a single button: the same without fields. */
export function pressAction<
  const Of extends Result,
  const To extends Answers<Of, unknown>,
  const Form extends string | undefined = undefined,
>(
  context: Context,
  run: (given: Given) => Promise<Of>,
  answers: To,
  form?: Named<Form>,
): Replied<InForm<Replies<Of, To>, Form>>;
export async function pressAction(
  context: Context,
  run: (given: Given) => Promise<Result>,
  answers: LooseAnswers,
  { form, values = {} }: Named<string | undefined> = {},
): Replied<unknown> {
  return answer(context, run, answers, { form, values, input: null });
}

async function answer(
  context: Context,
  run: (given: Given) => Promise<Result>,
  answers: LooseAnswers,
  { form, ...sent }: { form: string | undefined; values: FormValues; input: unknown },
): Replied<unknown> {
  const common = { form, values: sent.values, errors: {} };
  const result = await orFault(context, run);
  if (!result) return reply(500, { code: "fault", ...common });
  const code = result.kind;
  if (isLimited(result)) {
    context.set(waitContext, result.minutes);
    return reply(429, { code, ...common, minutes: result.minutes });
  }
  if (isInvalid(result)) return reply(400, { code, ...common, errors: result.errors });
  const given = answers[code];
  const own = typeof given === "function" ? await given(result, sent) : given;
  if (own instanceof Response) throw own;
  if (typeof own === "number") return reply(own, { code, ...common });
  const { status = 400, headers, ...details } = own ?? {};
  return reply(status, { code, ...common, ...details }, headers);
}

function reply(status: number, body: Reply & Record<string, unknown>, headers: HeadersInit = {}) {
  return data(body, { status, headers });
}

async function orFault<Of>(context: Context, run: (given: Given) => Promise<Of>): Promise<Of | null> {
  try {
    return await run({ ...context.get(servicesContext), now: context.get(nowContext) });
  } catch (error) {
    context.get(logContext).error({ err: error }, "a form could not be handled");
    context.set(faultContext, { error, isHandled: true });
    return null;
  }
}

function isLimited(result: Result): result is Limited {
  return result.kind === "limited" && "minutes" in result;
}

function isInvalid(result: Result): result is Invalid {
  return result.kind === "invalid" && "errors" in result;
}

/** For a redirect that starts, renews or ends a session. */
export function withCookies(setCookies: ReadonlyArray<string>): ResponseInit {
  return { headers: setCookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) };
}
