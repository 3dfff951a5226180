/**
 * How each item type is written: what is special to the type. The question text and the explanation, which every type
 * has, stand in the form around it.
 */
import type { ComponentType } from "react";
import type { AuthorView, Problem } from "../contract.ts";
import * as authorViewOfType from "./author-view-of-type.ts";
import type { Contents, Draft, ItemType, Solutions } from "./models.ts";

type AuthorViews = { [T in ItemType]: AuthorView<Contents[T], Solutions[T]> };

const authorViews: AuthorViews = authorViewOfType;

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
