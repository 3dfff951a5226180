/**
 * A form open to visitors. It adds one field that only bots fill in and one with the time taken; record 14 says what
 * this is worth. Its schema is loaded at the first interaction, to keep the page small.
 */
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod/mini";
import { messagesTexts } from "../../../content/en/messages.ts";
import { FILL_TIME_FIELD, FILLING_MS, HONEYPOT_FIELD } from "../../../modules/messages/rules.ts";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { describeReply, type Failure, type Reply } from "../../form-reply.ts";
import styles from "./visitor-form.module.css";

/** The reply: thanks, or the form again. */
export type VisitorReply = Reply<"taken" | "invalid" | Failure> | (Reply<"limited"> & { minutes: number });

/** The errors; undefined before the form is sent and after thanks. */
export function refusalIn(reply: VisitorReply | undefined): VisitorReply | undefined {
  return isDone(reply) ? undefined : reply;
}

/** Whether it was accepted. */
export function isDone(reply: VisitorReply | undefined): boolean {
  return reply?.code === "taken";
}

type VisitorFormProps = Omit<ComponentProps<typeof FormFrame>, "schema" | "busy" | "errors" | "message"> & {
  reply: VisitorReply | undefined;
  /** The schema that the action parses with, by its name in `modules/messages/forms.ts`. */
  schema: SchemaName;
};

type SchemaName = "ContactForm" | "NewsletterForm" | "NotifyMeForm";

/** A FormFrame for visitors. Anybody faster than the server's threshold for bots is delayed, not refused. */
export function VisitorForm({ reply, schema: name, children, ...rest }: VisitorFormProps) {
  const took = useRef<HTMLInputElement>(null);
  const { isHeld, schema } = useFirstTouch(took, name);
  const messages = describeReply(reply, messagesTexts.failed, {
    taken: {},
    limited: ({ minutes }) => messagesTexts.limited(minutes),
  });
  return (
    <FormFrame {...rest} {...(schema && { schema })} {...messages} busy={isHeld || undefined}>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {messagesTexts.trap}
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input ref={took} type="hidden" name={FILL_TIME_FIELD} defaultValue="" />
      {children}
    </FormFrame>
  );
}

/**
 * Starts at the first interaction: loads the schema, measures the time, and holds a submission back until the schema is there and
 * the time is up. `isHeld` while it does.
 */
function useFirstTouch(field: RefObject<HTMLInputElement | null>, name: SchemaName) {
  const [isHeld, setIsHeld] = useState(false);
  const [schema, setSchema] = useState<z.ZodMiniType>();
  useEffect(() => {
    const took = field.current;
    const form = took?.form;
    if (!took || !form) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    let isHolding = false;
    let schemaHere: Promise<void> | undefined;
    let isSchemaTried = false;
    const loadSchema = () => {
      schemaHere ??= import("../../../modules/messages/forms.ts").then(
        (schemas) => setSchema(schemas.besideAddedFields<z.core.$ZodShape>(schemas[name])),
        // Then the server reports the errors, or nothing can be sent anyway. The next interaction retries.
        () => {
          schemaHere = undefined;
        },
      );
      return schemaHere;
    };
    // Typing may have started before scripts ran: then measure from the opening of the page.
    let begun = hasBegun(form) ? 0 : null;
    const begin = () => {
      begun ??= performance.now();
      loadSchema();
    };
    const hold = async (ms: number) => {
      isHolding = true;
      setIsHeld(true);
      await Promise.all([loadSchema(), new Promise((resolve) => setTimeout(resolve, ms))]);
      if (signal.aborted) return;
      isHolding = false;
      isSchemaTried = true;
      // The frame refuses to submit while busy, so it has to know first.
      flushSync(() => setIsHeld(false));
      form.requestSubmit();
    };
    const measure = (event: SubmitEvent) => {
      // Filled in by the browser without interaction: no time is claimed, and it is sent immediately.
      if (begun === null) return;
      const now = performance.now();
      // What is certain to be refused waits only for the schema.
      const rest = form.checkValidity() ? Math.max(0, FILLING_MS - (now - begun)) : 0;
      if (isSchemaTried && rest === 0) {
        took.value = now - begun < FILLING_MS ? "" : String(Math.ceil(now - begun));
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (!isHolding) hold(rest);
    };
    form.addEventListener("focusin", begin, { signal });
    form.addEventListener("submit", measure, { signal });
    return () => stopped.abort();
  }, [field, name]);
  return { isHeld, schema };
}

function hasBegun(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  const typed = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([type=hidden]), textarea");
  return [...typed].some(({ name, value }) => value !== "" && name !== HONEYPOT_FIELD);
}
