/** What comes back when a form was not accepted, on the server or on the way there. */
import { data, isRouteErrorResponse } from "react-router";
import { errorTexts } from "../content/en/errors.ts";
import { type FieldErrors, type FormValues, submittedValues } from "../core/forms.ts";
import type { RequestFailure } from "../core/request-json.ts";

/** What a form comes back with: the word for what came of it, what was typed, and what is wrong with it by field. */
export type Reply<Code extends string = string> = {
  code: Code;
  /** Which of several forms on a page it belongs to: what its address said, else its field `intent`. */
  form?: string | undefined;
  values: FormValues;
  errors: FieldErrors;
};

/** Why something was not done, whatever was asked. */
export type Failure = keyof typeof errorTexts.reasons;

/** What an action replies, for a component that shows it. */
export type ReplyOf<Action extends (...args: never) => unknown> =
  | (Awaited<ReturnType<Action>> extends { data: infer Of } ? Of : never)
  | Reply<Failure>;

/** What a `clientAction` is given. What the server's action replies has its type from there. */
export type FormToSend = { request: Request; serverAction: () => Promise<never> };

/**
 * The `clientAction` of every form: what the server's action says. Whatever fails on the way, the page stays as it is, with
 * everything that was typed. Redirects go through.
 */
export async function sendForm({ request, serverAction }: FormToSend) {
  let values: FormValues = {};
  try {
    values = submittedValues(await request.clone().formData());
    return await serverAction();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const form = new URL(request.url).searchParams.get("form") ?? values.intent;
    const reply: Reply<Failure> = { code: failureOf(thrown), form, values, errors: {} };
    return data(reply, { status: NOT_REACHED });
  }
}

/** The same for a form with something to do once it is taken: its answer leads on then, and only then. */
export async function sendFormThen(form: FormToSend, whenTaken: (fields: FormData) => void | Promise<void>) {
  const fields = await form.request.clone().formData();
  try {
    return await sendForm(form);
  } catch (thrown) {
    await whenTaken(fields);
    throw thrown;
  }
}

/** What a form shows of a reply: a sentence above the fields, and one at each field at fault. */
export type Shown = { message?: string | undefined; errors?: FieldErrors | undefined };

/** The words of a screen for the codes that its action can reply, but for failures and for fields that say it themselves. */
type Words<Of extends Reply> = {
  readonly [Code in Exclude<Of["code"], Failure | "invalid">]:
    | string
    | Shown
    | ((reply: Extract<Of, { code: Code }>) => string | Shown);
};

/** A reply in words, for the form that it belongs to. `failed` says why nothing was done, `words` what the action's own codes mean. */
export function say<Of extends Reply>(
  reply: Of | undefined,
  failed: (reason: string) => string,
  ...words: keyof Words<Of> extends never ? [] : [Words<Of>]
): Shown;
export function say(
  reply: Reply | undefined,
  failed: (reason: string) => string,
  words: Readonly<Record<string, string | Shown | OneWording>> = {},
): Shown {
  if (!reply) return {};
  const { code, errors } = reply;
  if (isFailure(code)) return { message: failed(errorTexts.reasons[code]) };
  const given = words[code];
  const own = typeof given === "function" ? given(reply) : given;
  if (typeof own === "string") return { message: own, errors };
  return { message: own?.message, errors: asBefore(reply, own?.errors ?? errors) };
}

const said = new WeakMap<Reply, FieldErrors>();

/** The same object as long as the same is said of a reply: a form takes another one for news. */
function asBefore(reply: Reply, errors: FieldErrors): FieldErrors {
  const before = said.get(reply);
  if (before && JSON.stringify(before) === JSON.stringify(errors)) return before;
  said.set(reply, errors);
  return errors;
}

/** A method, so that the words for one kind of reply are one. */
type OneWording = { of(reply: Reply): string | Shown }["of"];

function isFailure(code: string): code is Failure {
  return Object.hasOwn(errorTexts.reasons, code);
}

/** A status of failure also keeps the router from asking for the page's data again. */
const NOT_REACHED = 503;

function failureOf(thrown: unknown): Failure {
  // Only a request that found no answer is a TypeError; the server's own faults arrive as plain errors.
  if (!isRouteErrorResponse(thrown)) return thrown instanceof TypeError ? "unreachable" : "fault";
  return failureOfStatus(thrown.status);
}

/** Why the server did not take what was sent, by the status of its answer. */
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
