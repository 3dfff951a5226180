/** What is said of a form that was taken. */
import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "../../../ui/alert.tsx";

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
