/**
 * A form with a banner, focus on the first invalid field, and one submission at a time. Native validation is off, so that every
 * error is in our words, at its field.
 */
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import {
  type FetcherWithComponents,
  Form,
  type FormProps,
  useActionData,
  useFormAction,
  useNavigation,
} from "react-router";
import type { z } from "zod/mini";
import { type FieldErrors, parseForm } from "../core/forms.ts";
import { Alert } from "./alert.tsx";
import { classes } from "./classes.ts";
import type { Elements } from "./elements.ts";
import { findControl } from "./find-control.ts";
import { FormStateContext } from "./form-state.ts";

const NO_ERRORS: FieldErrors = {};

/** Errors found before sending. They hold until something is sent and answered, or the caller passes new errors. */
type Early = { reply: unknown; given: FieldErrors; message: string | undefined; errors: FieldErrors };

/** By then the page knows of the submission, and its state takes over. */
const UNTIL_KNOWN_MS = 1_000;

type FormFrameProps = Omit<FormProps, "children"> & {
  /** The action's errors by field name. The fields inside show them without being passed them. */
  errors?: FieldErrors | undefined;
  /** One sentence above the fields, if the whole form was refused. */
  message?: string | undefined;
  /** How to render that sentence if it contains links. */
  renderMessage?: (message: string) => ReactNode;
  /** Taken from the fetcher or the navigation by default. */
  busy?: boolean | undefined;
  /** Submit without leaving the page. */
  fetcher?: Pick<FetcherWithComponents<unknown>, "Form" | "state" | "data">;
  /** Focus goes to the subject of the first message, which need not be the first invalid field on the page. */
  focusesFirstError?: boolean;
  /** The form's schema, for validation before sending. The action parses with the same one. */
  schema?: z.ZodMiniType | undefined;
  children: Elements;
};

/** A React Router form. After a refusal focus goes to the first invalid field, else to the banner. */
export function FormFrame({
  errors = NO_ERRORS,
  message,
  renderMessage = (sentence) => sentence,
  busy,
  fetcher,
  schema,
  focusesFirstError = false,
  method = "post",
  className,
  onSubmit,
  children,
  ...rest
}: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const isBusy = useBusy(busy, fetcher, rest.action);
  const actionData = useActionData();
  const reply = fetcher ? fetcher.data : actionData;

  const [early, setEarly] = useState<Early | null>(null);
  const isEarly = early !== null && early.reply === reply && early.given === errors && early.message === message;
  const shown = isEarly ? early.errors : errors;
  const sentence = (isEarly ? undefined : message) ?? shown[""];
  const findFault = focusesFirstError ? fieldOfFirstError : firstAtFault;
  useFocusOnFault({ form, banner, findFault }, shown, sentence, isEarly ? early : reply);

  // Not on press: the layout shift would put something else under the second press of a double click.
  useEffect(() => {
    if (!isBusy) setEarly(null);
  }, [isBusy]);

  const sending = useOneAtATime(isBusy, [reply, errors, message]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    if (isBusy || sending.isSending()) {
      event.preventDefault();
      return;
    }
    const find = (found: FieldErrors) => setEarly({ reply, given: errors, message, errors: found });
    if (schema) {
      const parsed = parseForm(schema, new FormData(event.currentTarget, event.submitter));
      if (parsed.kind === "invalid") {
        find(parsed.errors);
        event.preventDefault();
        return;
      }
    }
    onSubmit?.(event);
    // The page gets no reply then, as when a file is saved.
    if (schema && (event.defaultPrevented || rest.reloadDocument)) find(NO_ERRORS);
    // A search changes nothing, so it may be submitted again before its response arrives.
    if (!event.defaultPrevented && method !== "get") sending.start();
  };

  const state = useMemo(() => ({ errors: shown, busy: isBusy }), [shown, isBusy]);
  const FormElement = fetcher?.Form ?? Form;
  return (
    <FormElement
      {...rest}
      ref={form}
      method={method}
      noValidate
      aria-busy={isBusy || undefined}
      className={classes("stack", className ?? "gap-5")}
      onSubmit={send}
    >
      <FormStateContext value={state}>
        {sentence && (
          <Alert tone="error" ref={banner}>
            {renderMessage(sentence)}
          </Alert>
        )}
        {children}
      </FormStateContext>
    </FormElement>
  );
}

/** Between the press and the next render no state on the page shows the submission yet; this does. */
function useOneAtATime(isBusy: boolean, news: ReadonlyArray<unknown>) {
  const current = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    current.current = false;
    clearTimeout(timer.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is news that the last submission has ended.
  useEffect(() => {
    if (!isBusy) stop();
    return stop;
  }, [isBusy, ...news]);
  const start = () => {
    current.current = true;
    timer.current = setTimeout(stop, UNTIL_KNOWN_MS);
  };
  return { isSending: () => current.current, start };
}

function useBusy(given: boolean | undefined, fetcher: FormFrameProps["fetcher"], action: FormProps["action"]): boolean {
  const navigation = useNavigation();
  const target = useFormAction(typeof action === "string" ? action : undefined);
  if (given !== undefined) return given;
  if (fetcher) return fetcher.state !== "idle";
  return navigation.state !== "idle" && navigation.formMethod !== undefined && navigation.formAction === target;
}

function useFocusOnFault(
  {
    form,
    banner,
    findFault,
  }: {
    form: RefObject<HTMLFormElement | null>;
    banner: RefObject<HTMLDivElement | null>;
    findFault: (form: HTMLFormElement, errors: FieldErrors) => HTMLElement | null;
  },
  errors: FieldErrors,
  sentence: string | undefined,
  news: unknown,
): void {
  // By content: a caller may create a new object of the same errors at every render.
  const content = JSON.stringify([errors, sentence]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words in a new reply are a new refusal.
  useEffect(() => {
    const atFault = form.current && findFault(form.current, errors);
    if (atFault) atFault.focus();
    else if (sentence) banner.current?.focus();
  }, [content, news]);
}

function fieldOfFirstError(form: HTMLFormElement, errors: FieldErrors): HTMLElement | null {
  const [first] = Object.keys(errors).filter((name) => name !== "");
  return first === undefined ? null : findControl(form, first);
}

/** Controls that are not native (an editor) take part through `data-field`, which contains their field's name. */
function firstAtFault(form: HTMLFormElement, errors: FieldErrors): HTMLElement | null {
  for (const control of form.querySelectorAll<HTMLElement>("[name], [data-field]")) {
    const name = control.getAttribute("data-field") ?? control.getAttribute("name") ?? "";
    const isHidden = control.getAttribute("type") === "hidden" || control.hasAttribute("disabled");
    if (name !== "" && errors[name] !== undefined && !isHidden) return control;
  }
  return null;
}
