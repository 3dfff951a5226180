/**
 * A form that anyone may send. Beside its fields stand one that only bots fill and one that says how long it took; what
 * this is worth stands in docs/decisions/0014. It has no schema: the server says what is wrong, so the page stays small.
 */
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { messagesTexts } from "../../content/en/messages.ts";
import { FILLING_MS, TOOK_FIELD, TRAP_FIELD } from "../../modules/messages/rules.ts";
import { Alert } from "../../ui/alert.tsx";
import { FormFrame } from "../../ui/form-frame.tsx";
import type { FormReply } from "../form-reply.ts";
import styles from "./visitor-form.module.css";

/** What comes back: thanks, or the form once more. */
export type VisitorReply = FormReply | { done: true };

/** What was refused; undefined while nothing was sent, and after thanks. */
export function refusalIn(reply: VisitorReply | undefined): FormReply | undefined {
  return reply && "values" in reply ? reply : undefined;
}

/** Whether it was taken. */
export function isDone(reply: VisitorReply | undefined): boolean {
  return reply !== undefined && "done" in reply;
}

type VisitorFormProps = Omit<ComponentProps<typeof FormFrame>, "schema" | "busy" | "errors" | "message"> & {
  reply: VisitorReply | undefined;
};

/** A FormFrame for visitors. Who is quicker than the server believes of a person waits, and is heard all the same. */
export function VisitorForm({ reply, children, ...rest }: VisitorFormProps) {
  const took = useRef<HTMLInputElement>(null);
  const isHeld = useFillingTime(took);
  const refusal = refusalIn(reply);
  return (
    <FormFrame {...rest} errors={refusal?.errors} message={refusal?.message} busy={isHeld || undefined}>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {messagesTexts.trap}
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input ref={took} type="hidden" name={TOOK_FIELD} defaultValue="" />
      {children}
    </FormFrame>
  );
}

/** The end of the address that a browser without scripts is sent to: it moves the focus there by itself. */
export const THANKS_ID = "thanks";

/** Thanks in the place of the form, with the focus, so that it is read aloud. The only thanks of a page take `THANKS_ID`. */
export function Thanks({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert tone="success" id={id} ref={alert}>
      {children}
    </Alert>
  );
}

/** Measures from the first touch of the form, and holds it back for what is left. True while it does. */
function useFillingTime(field: RefObject<HTMLInputElement | null>): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const took = field.current;
    const form = took?.form;
    if (!took || !form) return;
    // Somebody may have begun before scripts ran: then since the page is open.
    let begun = hasBegun(form) ? 0 : null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      begun ??= performance.now();
    };
    const measure = (event: SubmitEvent) => {
      // Filled in by the browser without a touch, or sure to be refused: nothing is claimed, and it goes at once.
      if (begun === null || !form.checkValidity()) return;
      const now = performance.now();
      const rest = FILLING_MS - (now - begun);
      if (rest <= 0) {
        took.value = String(Math.ceil(now - begun));
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(timer);
      setIsHeld(true);
      timer = setTimeout(() => {
        // The frame refuses to send while it is busy, so it has to know before.
        flushSync(() => setIsHeld(false));
        form.requestSubmit();
      }, rest);
    };
    form.addEventListener("focusin", begin);
    form.addEventListener("submit", measure);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("focusin", begin);
      form.removeEventListener("submit", measure);
    };
  }, [field]);
  return isHeld;
}

function hasBegun(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  const typed = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([type=hidden]), textarea");
  return [...typed].some(({ name, value }) => value !== "" && name !== TRAP_FIELD);
}
