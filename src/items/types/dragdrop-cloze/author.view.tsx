import { blankTexts } from "../../../content/en/item-blanks.ts";
import { blankAuthoringTexts as blanks } from "../../../content/en/item-blanks-authoring.ts";
import { clozeAuthoringTexts as texts } from "../../../content/en/item-dragdrop-cloze-authoring.ts";
import { SelectField } from "../../../ui/fields.tsx";
import { byRow, entryOf } from "../../by-row.ts";
import type { AuthorView } from "../../contract.ts";
import { GapsAuthor } from "../../gaps-author.tsx";
import { OPTIONS_MIN } from "../../options.ts";
import { RowsAuthor } from "../../rows-author.tsx";
import { TARGET_PREFIX, TOKEN_PREFIX, withoutLost } from "./authoring.ts";
import { type Content, type Solution, TARGETS_MAX } from "./model.ts";

/** How brackets work, the blanks, and the choices with the blank that each belongs in. */
export const DragdropClozeAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => {
  const { tokens, targets } = content;
  const { correct, interchangeable } = solution;
  const change = (part: Partial<Content>, marked: Partial<Solution> = {}) => {
    const changed = { ...content, ...part };
    onChange({ content: changed, solution: withoutLost(changed, { ...solution, ...marked }) });
  };

  /** Another choice takes the blank over, and a choice that belonged in another one leaves it. */
  function mark(tokenId: string, targetId: string, isRight: boolean) {
    const marked = byRow(targets, (id) => {
      if (id === targetId) return isRight ? tokenId : undefined;
      const right = entryOf(correct, id);
      return right === tokenId ? undefined : right;
    });
    change({}, { correct: marked });
  }

  return (
    <>
      <GapsAuthor
        at="content.targets"
        prefix={TARGET_PREFIX}
        gaps={targets}
        fewest={1}
        most={TARGETS_MAX}
        help={blanks}
        labels={{
          parts: blanks.blanks,
          hint: texts.hint(TARGETS_MAX),
          part: blanks.blank,
          add: blanks.add,
          remove: blanks.remove,
          fewestStay: texts.oneStays,
          placeholder: blanks.placeholder,
          placeholderHint: blanks.placeholderHint,
        }}
        problems={problems}
        blank={(id) => ({ id, placeholder: "" })}
        onChange={(changed) => change({ targets: changed })}
      >
        {({ id }, index) =>
          targets.length > 1 && (
            <SelectField
              label={texts.place(index + 1)}
              name={index === 0 ? "solution.interchangeable" : `solution.interchangeable.${index}`}
              hint={index === 0 ? texts.placeHint : undefined}
              options={(["own", "group"] as const).map((value) => ({ value, label: texts.places[value] }))}
              value={interchangeable.includes(id) ? "group" : "own"}
              onChange={({ currentTarget }) => {
                const others = interchangeable.filter((other) => other !== id);
                change({}, { interchangeable: currentTarget.value === "group" ? [...others, id] : others });
              }}
            />
          )
        }
      </GapsAuthor>
      <RowsAuthor
        kind="many"
        at="content.tokens"
        atRight="solution.correct"
        prefix={TOKEN_PREFIX}
        rows={tokens}
        choices={targets.map(({ id, placeholder }, index) => ({
          id,
          label: blankTexts.review.title(index + 1, placeholder.trim()),
        }))}
        isRight={(tokenId, targetId) => entryOf(correct, targetId) === tokenId}
        fewest={OPTIONS_MIN}
        labels={texts.tokens}
        problems={problems}
        onRows={(rows) => change({ tokens: rows })}
        onRight={mark}
      />
    </>
  );
};
