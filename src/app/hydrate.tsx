/** Hydrates the page as React Router does by default, and first loads the pseudo-locale where it is in use. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { currentLanguage } from "../content/language.ts";
import { setPseudoTranslator } from "../content/texts.ts";

export async function hydrate(): Promise<void> {
  if (currentLanguage() === "en-XA") setPseudoTranslator((await import("../content/pseudo.ts")).disguise);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
