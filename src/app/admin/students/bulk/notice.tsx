import { useEffect, useRef, useState } from "react";
import { bulkStudentsTexts } from "../../../../content/en/bulk-students.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { useHasMailServer } from "../../../shared/frame/use-has-mail-server.ts";
import styles from "./notice.module.css";
import { type BulkReply, describeBulkReply, isDone, type Mailing } from "./reply.ts";
import { fetchMailsLeft } from "./request.ts";

const texts = bulkStudentsTexts.message;
const POLL_MS = 1_500;

/** The result of a bulk change. It takes the focus; of a message to many it says how far it is. */
export function BulkNotice({ reply }: { reply: BulkReply | null }) {
  const notice = useRef<HTMLDivElement>(null);
  const hasMailServer = useHasMailServer();
  useEffect(() => {
    if (reply) notice.current?.focus({ preventScroll: false });
  }, [reply]);
  if (!reply || !isDone(reply)) return null;
  return (
    <Alert tone="success" ref={notice}>
      <p>{describeBulkReply(reply, hasMailServer)}</p>
      {reply.code === "sent" && hasMailServer && <Progress key={reply.mailing.id} mailing={reply.mailing} />}
    </Alert>
  );
}

/** It polls while mails wait and the page is visible; a failed request changes nothing. */
function Progress({ mailing: { id, count } }: { mailing: Mailing }) {
  const [waiting, setWaiting] = useState(count);
  const isOver = waiting === 0;
  useEffect(() => {
    if (isOver) return;
    const poll = async () => {
      const left = await fetchMailsLeft(id);
      if (left !== null) setWaiting((before) => Math.min(before, left));
    };
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void poll();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [id, isOver]);
  const sent = Math.max(0, count - waiting);
  return (
    <div className={styles.progress}>
      <ProgressBar label={texts.progressLabel} value={sent} max={count} text={texts.progress(sent, count)} />
      <span>{texts.progress(sent, count)}</span>
    </div>
  );
}
