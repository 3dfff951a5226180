import { useEffect, useRef, useState } from "react";
import { severalStudentsTexts } from "../../../../content/en/several-students.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { askMailsLeft } from "./ask.ts";
import styles from "./news.module.css";
import { type Mailing, type SeveralReply, saySeveral } from "./reply.ts";

const texts = severalStudentsTexts.message;
const LOOK_AGAIN_MS = 1_500;

/** What was just done with several students. It takes the focus; of a message to many it says how far it is. */
export function SeveralNews({ reply }: { reply: SeveralReply | null }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reply) notice.current?.focus({ preventScroll: false });
  }, [reply]);
  if (reply?.code !== "changed" && reply?.code !== "sent") return null;
  return (
    <Alert tone="success" ref={notice}>
      <p>{saySeveral(reply)}</p>
      {reply.code === "sent" && <Progress key={reply.mailing.id} mailing={reply.mailing} />}
    </Alert>
  );
}

/** It looks again by itself while mails wait and the page is seen; a look that fails changes nothing. */
function Progress({ mailing: { id, count } }: { mailing: Mailing }) {
  const [waiting, setWaiting] = useState(count);
  const isDone = waiting === 0;
  useEffect(() => {
    if (isDone) return;
    const look = async () => {
      const left = await askMailsLeft(id);
      if (left !== null) setWaiting((before) => Math.min(before, left));
    };
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void look();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [id, isDone]);
  const sent = Math.max(0, count - waiting);
  return (
    <div className={styles.progress}>
      <ProgressBar label={texts.progressLabel} value={sent} max={count} text={texts.progress(sent, count)} />
      <span>{texts.progress(sent, count)}</span>
    </div>
  );
}
