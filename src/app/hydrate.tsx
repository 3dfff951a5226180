/** Hydrates the page as React Router does by default, and first loads the pseudo-locale where it is in use. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { currentLanguage } from "../content/language.ts";
import { setPseudoTranslator } from "../content/texts.ts";
import { HYDRATED } from "./plain/marks.ts";
import { countNavigations } from "./shared/busy-mark.ts";
import type { Field } from "./shared/restore-fields.ts";

/** Fulfilled when React has taken over the page, with what was typed. */
export async function hydrate(): Promise<void> {
  if (currentLanguage() === "en-XA") setPseudoTranslator((await import("../content/pseudo.ts")).disguise);
  const isKept = keepFields();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[countNavigations]} />
      </StrictMode>,
    );
  });
  await isKept;
}

/** Keeps typed text and the focus where React replaces the document, because the browser has translated it, for example. */
function keepFields(): Promise<void> {
  const fields = [...document.querySelectorAll<Field>("input, textarea, select")];
  const page = document.body.querySelector(":scope > :not(script, style, link)");
  let focused = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  document.addEventListener("focusin", remember);
  return new Promise((resolve) => document.addEventListener(HYDRATED, resolve, { once: true })).then(async () => {
    document.removeEventListener("focusin", remember);
    // A running test that shows another question has replaced fields, not the page.
    if (page?.isConnected || fields.every((field) => field.isConnected)) return;
    // Without a network nothing can be sent either.
    const module = await import("./shared/restore-fields.ts").catch(() => null);
    module?.restoreFields(fields, focused);
  });
}
