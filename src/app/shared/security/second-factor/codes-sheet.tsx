/** Recovery codes, shown only once: they are in the response to a form, and nowhere afterwards. */

import { useEffect, useRef } from "react";
import { securityTexts } from "../../../../content/en/security.ts";
import { SavedCodesForm } from "../../../../modules/accounts/forms.ts";
import { Button } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { CheckboxField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { AccountPart } from "../../account/part.tsx";
import type { Saved, ShownCodes } from "../reply.ts";
import styles from "./codes-sheet.module.css";
import { CopyButton } from "./copy-button.tsx";

const texts = securityTexts.codes;

export function CodesSheet({
  shown,
  home,
  next = null,
  saved,
}: {
  shown: ShownCodes;
  home: string;
  /** Where to continue instead of `home`; null if nowhere. */
  next?: string | null;
  saved: Saved;
}) {
  const { codes } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  // The page has changed without a new address.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.title}
      </h1>
      <AccountPart id="codes" title={texts.list}>
        <p className={styles.text}>{texts.text}</p>
        <ol className={styles.codes} aria-labelledby="codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          <CopyButton text={codes.join("\n")}>{texts.copy}</CopyButton>
          <SaveCodes shown={shown} />
        </div>
        <FormFrame method="get" action={home} schema={SavedCodesForm} className={classes("gap-5", styles.done)}>
          <input type="hidden" name="saved" value={saved} />
          {next !== null && <input type="hidden" name="next" value={next} />}
          <CheckboxField label={texts.kept} name="kept" required />
          <Button type="submit" className={styles.submit}>
            {texts.done}
          </Button>
        </FormFrame>
      </AccountPart>
    </>
  );
}

/** Download and print, once scripts run. */
function SaveCodes({ shown: { codes, email, day } }: { shown: ShownCodes }) {
  if (!useHydrated()) return null;
  const download = () => {
    const file = new Blob([[texts.fileHead(email, day), "", ...codes, ""].join("\r\n")], { type: "text/plain" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = texts.fileName;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <Button variant="secondary" size="sm" icon="download" onClick={download}>
        {texts.download}
      </Button>
      <Button variant="secondary" size="sm" icon="printer" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </>
  );
}
