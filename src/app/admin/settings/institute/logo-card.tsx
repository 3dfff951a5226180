import { useId, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { settingsTexts } from "../../../../content/en/settings.ts";
import { FILE_HEAD_BYTES, kindOfFile } from "../../../../modules/images/rules.ts";
import { LOGO_FILE_LIMIT, LOGO_TYPES } from "../../../../modules/site/rules.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import { TextField } from "../../../../ui/fields.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Spinner } from "../../../../ui/spinner.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import type { uploadLogo } from "../actions.server.ts";
import styles from "../parts.module.css";
import { fieldIdOf } from "../setting-anchor.tsx";

const texts = settingsTexts.logo;

type LogoReply = ReplyOf<typeof uploadLogo>;

/** The logo as visitors see it. A chosen file is sent at once; before scripts run, by a button. */
export function LogoCard({ logoUrl, reply }: { logoUrl: string | null; reply: LogoReply | undefined }) {
  const title = useId();
  const isAlive = useHydrated();
  const fetcher = useFetcher<LogoReply>();
  const form = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  const [early, setEarly] = useState<string | null>(null);
  const isUploading = fetcher.state !== "idle";
  const message = isUploading ? undefined : (early ?? describeRefusal(fetcher.data ?? reply));
  const removal = new URLSearchParams(search);
  removal.set("remove", "logo");

  async function choose(file: File | undefined) {
    if (!file || !form.current) return;
    const sending = new FormData(form.current);
    const refusal = await whyNot(file);
    setEarly(refusal);
    if (refusal === null) {
      await fetcher.submit(sending, { method: "post", action: pathname + search, encType: "multipart/form-data" });
    }
    // The same file, made smaller, can be chosen again.
    form.current?.reset();
  }

  return (
    <Card
      as="section"
      aria-labelledby={title}
      className={classes("stack gap-5", styles.card)}
      id={fieldIdOf("logoUrl")}
    >
      <h2 id={title}>{texts.title}</h2>
      <div className={styles.logo}>
        {logoUrl ? (
          <img src={logoUrl} alt={texts.current} className={styles.picture} />
        ) : (
          <p className={styles.quiet}>{texts.none}</p>
        )}
      </div>
      {message && <Alert tone="error">{message}</Alert>}
      <fetcher.Form ref={form} method="post" encType="multipart/form-data" className="stack gap-4">
        <input type="hidden" name="intent" value="logo" />
        <TextField
          label={texts.upload}
          name="logo"
          type="file"
          accept={LOGO_TYPES}
          hint={
            <>
              <span>{texts.limits}</span>
              <br />
              <span>{texts.kinds}</span>
            </>
          }
          disabled={isUploading}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        <div className={styles.buttons}>
          {!isAlive && <Button icon="upload">{texts.submit}</Button>}
          {isUploading && <Spinner label={texts.uploading} />}
          {logoUrl && !isUploading && (
            <LinkButton to={`${pathname}?${removal}`} variant="secondary" icon="trash" preventScrollReset>
              {texts.remove}
            </LinkButton>
          )}
        </div>
      </fetcher.Form>
    </Card>
  );
}

function describeRefusal(reply: LogoReply | undefined): string | undefined {
  // What is too large for the way is too large for a logo.
  if (reply?.code === "tooLarge") return texts.refused["too-large"];
  return describeReply(reply, texts.failed, texts.refused).message;
}

/** Finds errors before the server does, with the same texts. The server checks again. */
async function whyNot(file: File): Promise<string | null> {
  const kind = kindOfFile(new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer()));
  if (kind === "other") return texts.refused["not-an-image"];
  if (kind === "drawing" || kind === "heic") return texts.refused[kind];
  return file.size >= LOGO_FILE_LIMIT ? texts.refused["too-large"] : null;
}
