/**
 * How each item type is written: what is special to the type. The question text and the explanation, which every type
 * has, stand in the form around it.
 */
import type { ComponentType } from "react";
import type { AuthorView, Problem } from "../contract.ts";
import { MultiSelectAuthor } from "../types/multi-select/author.view.tsx";
import { TextAuthor } from "../types/text/author.view.tsx";
import { type Contents, type ItemType, itemModels, type Solutions } from "./models.ts";

type AuthorViews = { [T in ItemType]: AuthorView<Contents[T], Solutions[T]> };

const authorViews: AuthorViews = {
  text: TextAuthor,
  "multi-select": MultiSelectAuthor,
};

/** The two halves of a question while it is written; they may be half-finished. */
export type Draft<T extends ItemType> = { content: Contents[T]; solution: Solutions[T] };

/** The part of a question that only its type has. */
export function AuthorItem<T extends ItemType>({
  type,
  draft,
  problems,
  onChange,
}: {
  type: T;
  draft: Draft<T>;
  problems: ReadonlyArray<Problem>;
  onChange: (draft: Draft<T>) => void;
}) {
  const View: ComponentType<{
    content: Contents[T];
    solution: Solutions[T];
    problems: ReadonlyArray<Problem>;
    onChange: (draft: Draft<T>) => void;
  }> = authorViews[type];
  return <View content={draft.content} solution={draft.solution} problems={problems} onChange={onChange} />;
}

/** Every type as it is before the first key is pressed. */
export function blankDrafts(): { [T in ItemType]: Draft<T> } {
  return {
    text: itemModels.text.draft(),
    "multi-select": itemModels["multi-select"].draft(),
  };
}
