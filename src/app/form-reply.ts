/** Replies to a form that was not accepted, by the server or because the request failed. */
import { data, isRouteErrorResponse, redirect } from "react-router";
import { errorTexts } from "../content/en/errors.ts";
import { type FieldErrors, type FormValues, submittedValues } from "../core/forms.ts";
import type { RequestFailure } from "../core/request-json.ts";
import { isEntry, keepEntry } from "./shared/attempts/opened-attempt.ts";

/** The reply to a form: a code for the result, what was typed, and the errors by field. */
export type Reply<Code extends string = string> = {
  code: Code;
  /** Which of several forms on a page it belongs to: the one named in its address, else in its field `intent`. */
  form?: string | undefined;
  values: FormValues;
  errors: FieldErrors;
};

/** Why a request failed, whatever it asked for. */
export type Failure = keyof typeof errorTexts.reasons;

/** What an action replies, as seen by the component that shows it. */
export type ReplyOf<Action extends (...args: never) => unknown> =
  | (Awaited<ReturnType<Action>> extends { data: infer Of } ? Of : never)
  | Reply<Failure>;

/** The arguments of a `clientAction`; the server action's reply type is inferred from them. */
export type FormToSend = { request: Request; serverAction: () => Promise<never> };

/**
 * The `clientAction` of every form: calls the server action. If the request fails, the page stays, with everything that was
 * typed. Redirects go through.
 */
export async function sendForm({ request, serverAction }: FormToSend) {
  let values: FormValues = {};
  try {
    values = submittedValues(await request.clone().formData());
    const reply = await serverAction();
    enterStarted(reply);
    return reply;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const form = new URL(request.url).searchParams.get("form") ?? values.intent;
    const reply: Reply<Failure> = { code: failureOf(thrown), form, values, errors: {} };
    return data(reply, { status: NOT_REACHED });
  }
}

/** Leads into a test that was started, to whose page the reply has brought the contents. */
function enterStarted(reply: unknown): void {
  if (!isEntry(reply)) return;
  keepEntry(reply);
  throw redirect(reply.to);
}

/** The same for a form with something to do once it is accepted, which is when the answer is a redirect. */
export async function sendFormThen(form: FormToSend, whenTaken: (fields: FormData) => void | Promise<void>) {
  const fields = await form.request.clone().formData();
  try {
    return await sendForm(form);
  } catch (thrown) {
    await whenTaken(fields);
    throw thrown;
  }
}

/** What a form shows of a reply: a sentence above the fields, and one at each field with an error. */
export type FormMessages = { message?: string | undefined; errors?: FieldErrors | undefined };

/** A screen's words for the codes of its action, except failures and errors at fields. */
type Words<Of extends Reply> = {
  readonly [Code in Exclude<Of["code"], Failure | "invalid">]:
    | string
    | FormMessages
    | ((reply: Extract<Of, { code: Code }>) => string | FormMessages);
};

/**
 * A reply in words, for the form that it belongs to. `failed` says why the request failed, `words` what the action's own codes
 * mean.
 */
export function describeReply<Of extends Reply>(
  reply: Of | undefined,
  failed: (reason: string) => string,
  ...words: keyof Words<Of> extends never ? [] : [Words<Of>]
): FormMessages;
export function describeReply(
  reply: Reply | undefined,
  failed: (reason: string) => string,
  words: Readonly<Record<string, string | FormMessages | OneWording>> = {},
): FormMessages {
  if (!reply) return {};
  const { code, errors } = reply;
  if (isFailure(code)) return { message: failed(errorTexts.reasons[code]) };
  const given = words[code];
  const own = typeof given === "function" ? given(reply) : given;
  if (typeof own === "string") return { message: own, errors };
  return { message: own?.message, errors: asBefore(reply, own?.errors ?? errors) };
}

const errorsBefore = new WeakMap<Reply, FieldErrors>();

/** Returns the same object while the messages stay the same: a form treats a new object as a new reply. */
function asBefore(reply: Reply, errors: FieldErrors): FieldErrors {
  const before = errorsBefore.get(reply);
  if (before && JSON.stringify(before) === JSON.stringify(errors)) return before;
  errorsBefore.set(reply, errors);
  return errors;
}

/** A method, because its parameter must be bivariant: the words for one kind of reply are assignable. */
type OneWording = { of(reply: Reply): string | FormMessages }["of"];

function isFailure(code: string): code is Failure {
  return Object.hasOwn(errorTexts.reasons, code);
}

/** An error status also keeps the router from reloading the page's data. */
const NOT_REACHED = 503;

function failureOf(thrown: unknown): Failure {
  // Only a request without a response is a TypeError; the server's own errors arrive as plain errors.
  if (!isRouteErrorResponse(thrown)) return thrown instanceof TypeError ? "unreachable" : "fault";
  return failureOfStatus(thrown.status);
}

/** Why the server did not accept the request, by status. */
function failureOfStatus(status: number): Failure {
  if (status === 401 || status === 403) return "signedOut";
  if (status === 503) return "away";
  if (status === 429) return "tooOften";
  return status === 413 ? "tooLarge" : "fault";
}

/** The same for a request for JSON. */
export function failureOfRequest(failure: RequestFailure): Failure {
  if (failure.kind === "offline") return "unreachable";
  return failure.kind === "signed-out" ? "signedOut" : failureOfStatus(failure.status);
}
