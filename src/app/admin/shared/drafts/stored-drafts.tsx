import { useEffect, useRef, useState } from "react";
import { adminTexts } from "../../../../content/en/admin.ts";
import { CLOCK, formats } from "../../../../content/formats.ts";
import { plainText } from "../../../../core/html.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/dialog.tsx";
import type { StoredDraft } from "./storage.ts";
import styles from "./stored-drafts.module.css";
import { DRAFT_FIELD, type useDraft } from "./use-draft.ts";

const texts = adminTexts.drafts;
/** Of the text: enough to know it again. */
const SHOWN_LENGTH = 120;

/**
 * Drafts that were left unsaved: offered, never restored by themselves. What became of one is said and takes the focus. With the
 * field that names the form's own draft.
 */
export function StoredDrafts<Written extends object>({
  draft: { id, offered, textOf, restore, drop },
  timeZone,
  title = texts.edit,
}: {
  draft: Pick<ReturnType<typeof useDraft<Written>>, "id" | "offered" | "textOf" | "restore" | "drop">;
  /** In which times are shown. */
  timeZone: string;
  title?: ((at: string) => string) | undefined;
}) {
  const [doubted, setDoubted] = useState<StoredDraft<Written> | null>(null);
  const [done, setDone] = useState<{ text: string }>();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) notice.current?.focus();
  }, [done]);
  const timeOf = ({ at }: StoredDraft<Written>) => writtenTime(at, timeZone);

  return (
    <>
      {done && (
        <Alert tone="success" ref={notice}>
          {done.text}
        </Alert>
      )}
      {offered.map((stored) => (
        <Alert key={stored.id} tone="info" title={title(timeOf(stored))}>
          <p className={styles.text}>{shortened(plainText(textOf(stored.written))) || texts.text}</p>
          <div className={styles.buttons}>
            <Button
              size="sm"
              onClick={() => {
                restore(stored);
                setDone({ text: texts.restored(timeOf(stored)) });
              }}
            >
              {texts.restore}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setDoubted(stored)}>
              {texts.discard}
            </Button>
          </div>
        </Alert>
      ))}
      <ConfirmDialog
        open={doubted !== null}
        title={texts.discardTitle}
        message={doubted && texts.discardMessage(timeOf(doubted))}
        confirmLabel={texts.discard}
        onCancel={() => setDoubted(null)}
        onConfirm={() => {
          if (doubted) drop(doubted);
          setDoubted(null);
          setDone({ text: texts.discarded });
        }}
      />
      <input type="hidden" name={DRAFT_FIELD} value={id} />
    </>
  );
}

function shortened(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH).trimEnd()}…` : text;
}

/** "10:42 am IST" of today, "20 November 2026, 10:42 am IST" of another day. */
function writtenTime(at: Date, timeZone: string): string {
  const { dates } = formats();
  const day = dates({ timeZone, dateStyle: "long" });
  const time = dates({ timeZone, ...CLOCK });
  const isToday = day(at) === day(new Date());
  return isToday ? time(at) : `${day(at)}, ${time(at)}`;
}
