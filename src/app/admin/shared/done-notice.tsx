import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { correctionTexts } from "../../../content/en/corrections.ts";
import { Alert } from "../../../ui/alert.tsx";
import { useSaidOnce } from "../../use-said-once.ts";
import { DONE_WORDS, doneIn } from "./done.ts";

/** Says once what was just done, and takes the focus, so that it is heard after a change of page. */
export function DoneNotice() {
  const { key, search } = useLocation();
  const done = doneIn(search);
  const message = done?.message;
  useSaidOnce(done !== null, DONE_WORDS);
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words at a new place are news.
  useEffect(() => {
    if (message !== undefined) notice.current?.focus({ preventScroll: true });
  }, [message, key]);
  return done ? (
    <Alert tone={done.isBad ? "warning" : "success"} ref={notice}>
      {done.message}
      {done.rescore && (
        <>
          {" "}
          <Link to={`/admin/questions/${done.rescore}/rescore`}>{correctionTexts.rescore.link}</Link>
        </>
      )}
    </Alert>
  ) : null;
}
