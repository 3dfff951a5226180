/**
 * A form that anyone may send. Beside its fields stand one that only bots fill and one that says how long it took; what
 * this is worth stands in docs/decisions/0014. Its schema comes with the first touch, so that the page stays small.
 */
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { messagesTexts } from "../../../content/en/messages.ts";
import { FILL_TIME_FIELD, FILLING_MS, HONEYPOT_FIELD } from "../../../modules/messages/rules.ts";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { type Failure, type Reply, say } from "../../form-reply.ts";
import styles from "./visitor-form.module.css";

/** What comes back: thanks, or the form once more. */
export type VisitorReply = Reply<"taken" | "invalid" | Failure> | (Reply<"limited"> & { minutes: number });

/** What was refused; undefined while nothing was sent, and after thanks. */
export function refusalIn(reply: VisitorReply | undefined): VisitorReply | undefined {
  return isDone(reply) ? undefined : reply;
}

/** Whether it was taken. */
export function isDone(reply: VisitorReply | undefined): boolean {
  return reply?.code === "taken";
}

type VisitorFormProps = Omit<ComponentProps<typeof FormFrame>, "schema" | "busy" | "errors" | "message"> & {
  reply: VisitorReply | undefined;
  /** The schema that the action parses with, by its name in `modules/messages/forms.ts`. */
  schema: SchemaName;
};

type SchemaName = "ContactForm" | "NewsletterForm" | "NotifyMeForm";

/** A FormFrame for visitors. Who is quicker than the server believes of a person waits, and is heard all the same. */
export function VisitorForm({ reply, schema: name, children, ...rest }: VisitorFormProps) {
  const took = useRef<HTMLInputElement>(null);
  const { isHeld, schema } = useFirstTouch(took, name);
  const said = say(reply, messagesTexts.failed, {
    taken: {},
    limited: ({ minutes }) => messagesTexts.limited(minutes),
  });
  return (
    <FormFrame {...rest} {...(schema && { schema })} {...said} busy={isHeld || undefined}>
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
 * From the first touch of the form on: fetches its schema, measures the time, and holds back what is sent before the schema
 * is there or the time is over. `isHeld` while it does.
 */
function useFirstTouch(field: RefObject<HTMLInputElement | null>, name: SchemaName) {
  const [isHeld, setIsHeld] = useState(false);
  const [schema, setSchema] = useState<z.ZodType>();
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
        // Without the two fields around it, which the server takes out as well.
        (schemas) => setSchema(schemas[name].strip()),
        // Then the server says what is wrong, or nothing can be sent anyway. The next touch tries again.
        () => {
          schemaHere = undefined;
        },
      );
      return schemaHere;
    };
    // Somebody may have begun before scripts ran: then since the page is open.
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
      // The frame refuses to send while it is busy, so it has to know before.
      flushSync(() => setIsHeld(false));
      form.requestSubmit();
    };
    const measure = (event: SubmitEvent) => {
      // Filled in by the browser without a touch: nothing is claimed, and it goes at once.
      if (begun === null) return;
      const now = performance.now();
      // What is sure to be refused waits for the schema alone.
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
