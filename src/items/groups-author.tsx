/** Writing options under titles: the author view of the types of `groups.ts`. */
import { PartList } from "../ui/authoring/part-list.tsx";
import { TextField } from "../ui/fields.tsx";
import type { AuthorView } from "./contract.ts";
import {
  GROUPS_MAX,
  type Group,
  type GroupsContent,
  type GroupsName,
  type GroupsSolution,
  type GroupsType,
  idsWithin,
  optionsIn,
} from "./groups.ts";
import { freshOptionId, OPTION_TEXT_LIMIT, OPTIONS_MAX } from "./options.ts";
import { OptionsAuthor } from "./options-author.tsx";

type Texts = {
  groups: string;
  hint: (groups: number, options: number) => string;
  title: (number: number) => string;
  titleHint: string;
  add: string;
  remove: (number: number) => string;
  oneStays: string;
  options: (number: number) => string;
  markCorrect: (option: number, group: number) => string;
  removeOption: (option: number, group: number) => string;
  oneOptionStays: string;
};

/** The groups, each with its title and its options, the right ones marked. */
export function groupsAuthorView<N extends GroupsName>(
  { name, prefix, words }: GroupsType<N>,
  texts: Texts,
): AuthorView<GroupsContent<N>, GroupsSolution> {
  const path = `content.${name}`;
  return function GroupsAuthorView({ content, solution, problems, onChange }) {
    const groups = content[name];
    const all = optionsIn(groups);
    const errorAt = (at: string) => problems.find((problem) => problem.at === at && problem.level === "error")?.message;
    const isNothingMarked = errorAt("solution.correct") !== undefined;

    function change(changed: Group[], marked: ReadonlyArray<string> = solution.correct) {
      const correct = optionsIn(changed).flatMap(({ id }) => (marked.includes(id) ? [id] : []));
      onChange({ content: { ...content, [name]: changed }, solution: { ...solution, correct } });
    }

    function replace(id: string, part: Partial<Group>, marked?: ReadonlyArray<string>) {
      change(
        groups.map((group) => (group.id === id ? { ...group, ...part } : group)),
        marked,
      );
    }

    return (
      <PartList
        at={path}
        parts={groups}
        fewest={1}
        most={all.length < OPTIONS_MAX ? GROUPS_MAX : groups.length}
        labels={{
          parts: texts.groups,
          hint: texts.hint(GROUPS_MAX, OPTIONS_MAX),
          part: words.group,
          add: texts.add,
          remove: texts.remove,
          fewestStay: texts.oneStays,
        }}
        error={errorAt(path)}
        onAdd={() => {
          const options = [{ id: freshOptionId(all), text: "" }];
          change([...groups, { id: freshOptionId(groups, prefix), title: "", options }]);
        }}
        onRemove={(id) => change(groups.filter((group) => group.id !== id))}
      >
        {({ id, title, options }, index) => (
          <>
            <TextField
              label={texts.title(index + 1)}
              name={`${path}.${index}.title`}
              hint={index === 0 ? texts.titleHint : undefined}
              required
              autoComplete="off"
              maxLength={OPTION_TEXT_LIMIT}
              error={errorAt(`${path}.${index}.title`)}
              value={title}
              onChange={(event) => replace(id, { title: event.currentTarget.value })}
            />
            <OptionsAuthor
              kind="many"
              at={`${path}.${index}.options`}
              // If nothing is marked in any group, the error goes to the first one.
              atCorrect={isNothingMarked && index === 0 ? "solution.correct" : `solution.correct.${index}`}
              options={options}
              correct={idsWithin(options, solution.correct)}
              problems={problems.filter(({ level }) => level === "error")}
              fewest={1}
              most={OPTIONS_MAX - all.length + options.length}
              labels={{
                options: texts.options(index + 1),
                markCorrect: (option) => texts.markCorrect(option, index + 1),
                remove: (option) => texts.removeOption(option, index + 1),
                fewestStay: texts.oneOptionStays,
              }}
              newId={(taken) => freshOptionId([...all, ...taken])}
              onChange={(changed, correct) => {
                const elsewhere = solution.correct.filter((marked) => !options.some((option) => option.id === marked));
                replace(id, { options: changed }, [...elsewhere, ...correct]);
              }}
            />
          </>
        )}
      </PartList>
    );
  };
}
