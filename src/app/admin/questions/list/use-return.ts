/** Coming back to the list from one of its questions: that question takes the focus, so that one goes on where one was. */
import { type MouseEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Id } from "../../../../core/id.ts";
import { useNoticeOnce } from "../../../shared/notices/use-notice-once.ts";
import { AT } from "../../shared/done.ts";

type QuestionId = Id<"question">;

const NAMES = [AT];

export type Return = ReturnType<typeof useReturn>;

/** The question that was pressed last, and at which entry of the history: the way back leads to that entry again. */
let left: { key: string; id: string } | undefined;

/** `page` are the questions that are shown. Each stands in an element that carries its `mark`. */
export function useReturn(page: ReadonlyArray<QuestionId>) {
  const { key, search } = useLocation();
  const named = new URLSearchParams(search).get(AT);
  const [remembered] = useState(() => (left?.key === key ? left.id : null));
  const [firstKey] = useState(key);
  const wanted = named ?? (key === firstKey ? remembered : null);
  const id = page.find((one) => one === wanted) ?? null;
  useNoticeOnce(named !== null, NAMES);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question at a new place is come back to once more.
  useEffect(() => {
    if (id) document.querySelector<HTMLElement>(`[${MARK}="${id}"]`)?.focus();
  }, [id, key]);
  return {
    /** Null when nobody comes back, or its question is not shown. */
    id,
    mark: (of: QuestionId) => ({ [MARK]: of, tabIndex: -1 }),
    remember: ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest(`[${MARK}]`)?.getAttribute(MARK) : null;
      if (pressed) left = { key, id: pressed };
    },
  };
}

const MARK = "data-question";
