/**
 * How each item type is written: the parts special to the type. The question text and the explanation, which every type has, are
 * in the form around it.
 */
import type { ComponentType } from "react";
import { itemAuthoringTexts } from "../../content/en/item-authoring.ts";
import { TextAreaField } from "../../ui/fields.tsx";
import type { AuthorView, Problem } from "../contract.ts";
import type { AnyContent } from "../define-item-type.ts";
import * as authorViewOfType from "./author-view-of-type.ts";
import type { Draft } from "./authoring.ts";
import type { Contents, ItemType, Solutions } from "./models.ts";

type AuthorViews = { [T in ItemType]: AuthorView<Contents[T], Solutions[T]> };

const authorViews: AuthorViews = authorViewOfType;

const texts = itemAuthoringTexts;

/** The type's own part of a question, below the scenario if there is one. */
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
  const { content, solution } = draft;
  const { scenario }: AnyContent = content;
  return (
    <>
      {scenario !== undefined && (
        <TextAreaField
          label={texts.scenario}
          name="content.scenario"
          hint={texts.scenarioHint}
          required
          rows={4}
          error={problems.find(({ at }) => at === "content.scenario")?.message}
          value={scenario}
          onChange={(event) => onChange({ content: { ...content, scenario: event.currentTarget.value }, solution })}
        />
      )}
      <View content={content} solution={solution} problems={problems} onChange={onChange} />
    </>
  );
}
