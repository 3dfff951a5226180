import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { resultTexts } from "../../../content/en/results.ts";
import { Alert } from "../../../ui/alert.tsx";
import type { History } from "./load.server.ts";

const texts = resultTexts.choose;

/** Says which result is compared, and what to do; focused, because the list below has changed. */
export function ChoosingNotice({ chosen, cancelTo }: { chosen: NonNullable<History["chosen"]>; cancelTo: string }) {
  const notice = useRef<HTMLDivElement>(null);
  const { attemptId, title, day } = chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result is another question.
  useEffect(() => notice.current?.focus(), [attemptId]);
  return (
    <Alert tone="info" title={texts.title(title, day)} ref={notice}>
      {texts.text}{" "}
      <Link to={cancelTo} preventScrollReset>
        {texts.cancel}
      </Link>
    </Alert>
  );
}
