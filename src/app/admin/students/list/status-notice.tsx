import { useEffect, useRef } from "react";
import { Alert } from "../../../../ui/alert.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { UndoForm, useStatusFetcher } from "./status-cell.tsx";
import styles from "./status-notice.module.css";
import type { StatusReply } from "./status-reply.ts";

/**
 * What came of the last change of a status: heard, when the student's row shows it; else shown here, because the change
 * took the row out of the list or nobody knows whose it was.
 */
export function StatusNotice({
  reply,
  isInList,
  action,
  onReply,
}: {
  reply: StatusReply | null;
  isInList: boolean;
  action: string;
  onReply: (reply: StatusReply) => void;
}) {
  const fetcher = useStatusFetcher(onReply);
  const notice = useRef<HTMLDivElement>(null);
  const isShown = reply !== null && !isInList;
  // The row had the focus, and is gone.
  useEffect(() => {
    if (isShown && document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <>
      <div role="status" className={styles.heard}>
        <VisuallyHidden>{isInList && reply?.message}</VisuallyHidden>
      </div>
      {isShown && (
        <Alert tone={reply.isBad ? "error" : "success"} ref={notice}>
          <div className="cluster between gap-3">
            <span>{reply.message}</span>
            <UndoForm reply={reply} action={action} fetcher={fetcher} />
          </div>
        </Alert>
      )}
    </>
  );
}
