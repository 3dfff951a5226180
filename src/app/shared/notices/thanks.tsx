/** Thanks for a form that was accepted. */
import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "../../../ui/alert.tsx";

/** The fragment in the redirect for browsers without scripts: it moves the focus there. */
export const THANKS_ID = "thanks";

/** Thanks in place of the form, focused, so that they are read aloud. The only thanks on a page take `THANKS_ID`. */
export function Thanks({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert tone="success" id={id} ref={alert}>
      {children}
    </Alert>
  );
}
