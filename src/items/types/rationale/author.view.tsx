import { blankTexts } from "../../../content/en/item-blanks.ts";
import { blankAuthoringTexts as blanks } from "../../../content/en/item-blanks-authoring.ts";
import { rationaleAuthoringTexts as texts } from "../../../content/en/item-rationale-authoring.ts";
import { SelectField } from "../../../ui/fields.tsx";
import { byRow, entryOf } from "../../by-row.ts";
import type { AuthorView } from "../../contract.ts";
import { GapOptionsAuthor, GapsAuthor } from "../../gaps-author.tsx";
import { freshOptionId, hasOption, type Option } from "../../options.ts";
import { TARGET_PREFIX } from "./authoring.ts";
import {
  type Content,
  FORMS,
  interchangeableIn,
  type Solution,
  TARGETS_MAX,
  TARGETS_MIN,
  type Target,
} from "./model.ts";

const AT = "content.targets";

/** How students fill the blanks, how brackets work, the blanks with their options, and on which of them the others depend. */
export const RationaleAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => {
  const { form, targets, anchor, anyOrder } = content;

  function change(part: Partial<Content>, rightIn = (id: string) => entryOf(solution.correct, id)) {
    const changed = { ...content, ...part };
    onChange({ content: changed, solution: { ...solution, correct: byRow(changed.targets, rightIn) } });
  }

  function changeTargets(changed: Target[]) {
    const first = changed[0]?.id ?? anchor;
    change({ targets: changed, anchor: hasOption(changed, anchor) ? anchor : first });
  }

  return (
    <>
      <SelectField
        label={texts.form}
        name="content.form"
        options={FORMS.map((value) => ({ value, label: texts.forms[value] }))}
        value={form}
        onChange={({ currentTarget }) => change({ form: FORMS.find((one) => one === currentTarget.value) ?? form })}
      />
      <GapsAuthor
        at={AT}
        prefix={TARGET_PREFIX}
        gaps={targets}
        fewest={TARGETS_MIN}
        most={TARGETS_MAX}
        help={blanks}
        labels={{
          parts: blanks.blanks,
          hint: texts.hint,
          part: blanks.blank,
          add: blanks.add,
          remove: blanks.remove,
          fewestStay: texts.twoStay,
          placeholder: blanks.placeholder,
          placeholderHint: blanks.placeholderHint,
        }}
        problems={problems}
        blank={(id) => ({ id, placeholder: "", options: freshOptions(targets) })}
        onChange={changeTargets}
      >
        {({ id, options }, index) => (
          <GapOptionsAuthor
            at={AT}
            index={index}
            options={options}
            right={entryOf(solution.correct, id)}
            labels={texts}
            problems={problems}
            newId={(taken) => freshOptionId([...optionsIn(targets), ...taken])}
            onChange={(changed, right) =>
              change(
                { targets: targets.map((target) => (target.id === id ? { ...target, options: changed } : target)) },
                (other) => (other === id ? right : entryOf(solution.correct, other)),
              )
            }
          />
        )}
      </GapsAuthor>
      <SelectField
        label={texts.anchor}
        name="content.anchor"
        hint={texts.anchorHint}
        options={targets.map(({ id, placeholder }, index) => ({
          value: id,
          label: blankTexts.review.title(index + 1, placeholder.trim()),
        }))}
        value={anchor}
        onChange={({ currentTarget }) => change({ anchor: currentTarget.value })}
      />
      {targets.length === TARGETS_MAX && (
        <SelectField
          label={texts.order}
          name="content.anyOrder"
          hint={texts.orderHint(interchangeableIn(content).length > 0)}
          options={(["own", "any"] as const).map((value) => ({ value, label: texts.orders[value] }))}
          value={anyOrder ? "any" : "own"}
          onChange={({ currentTarget }) => change({ anyOrder: currentTarget.value === "any" })}
        />
      )}
    </>
  );
};

function optionsIn(targets: ReadonlyArray<Target>): Option[] {
  return targets.flatMap(({ options }) => options);
}

/** Empty options with ids that no other blank has. */
function freshOptions(targets: ReadonlyArray<Target>): Option[] {
  return [1, 2, 3].reduce<Option[]>((fresh) => {
    return [...fresh, { id: freshOptionId([...optionsIn(targets), ...fresh]), text: "" }];
  }, []);
}
