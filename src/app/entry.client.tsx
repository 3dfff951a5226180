/** Where a page begins to live in the browser: as React Router begins it, but in disguise where English is disguised. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { currentLanguage } from "../content/language.ts";
import { speakPseudo } from "../content/texts.ts";

if (currentLanguage() === "en-XA") speakPseudo((await import("../content/pseudo.ts")).disguise);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
