import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { correctionTexts } from "../../../content/en/corrections.ts";
import { Alert } from "../../../ui/alert.tsx";
import { oneText } from "../../../ui/one-text.ts";
import { useHasMailServer } from "../../shared/frame/use-has-mail-server.ts";
import { useNoticeOnce } from "../../shared/notices/use-notice-once.ts";
import { LIST } from "../questions/list-address.ts";
import { DONE_WORDS, doneIn } from "./done.ts";
import { listReturnIn, listSearchOf, withListReturn } from "./list-return.ts";

/**
 * Says once what was just done, and takes the focus, so that it is heard after a change of page; `isInFocus` when it stands in
 * something that takes it. `more` follows the message.
 */
export function DoneNotice({ isInFocus = false, more = null }: { isInFocus?: boolean; more?: string | null }) {
  const { key, search } = useLocation();
  const done = doneIn(search, useHasMailServer());
  const message = done?.message;
  useNoticeOnce(done !== null, DONE_WORDS);
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words at a new place are news.
  useEffect(() => {
    if (message !== undefined && !isInFocus) notice.current?.focus();
  }, [message, key]);
  return done ? (
    <Alert tone={done.isBad ? "warning" : "success"} ref={notice}>
      <span>{oneText(done.message, more)}</span>
      {done.rescore && (
        <>
          {" "}
          <Link to={withListReturn(`${LIST}/${done.rescore}/rescore`, listReturnIn(search) ?? listSearchOf(search))}>
            {correctionTexts.rescore.link}
          </Link>
        </>
      )}
    </Alert>
  ) : null;
}
