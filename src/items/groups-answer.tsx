/** Choosing under each title: the answer view of the types of `groups.ts`. */
import { ChoiceList } from "../ui/answering/choice-list.tsx";
import { Instruction } from "../ui/answering/instruction.tsx";
import { Part, PartGrid } from "../ui/answering/part-grid.tsx";
import { RichText } from "../ui/rich-text.tsx";
import type { AnswerView } from "./contract.ts";
import {
  type Group,
  type GroupsAnswer,
  type GroupsContent,
  type GroupsName,
  type GroupsType,
  optionsIn,
} from "./groups.ts";
import { hasOption } from "./options.ts";

/** The question, and each group as check boxes. */
export function groupsAnswerView<N extends GroupsName>({
  name,
  words,
}: GroupsType<N>): AnswerView<GroupsContent<N>, GroupsAnswer> {
  return function GroupsAnswerView({ content, answer, onChange, disabled }) {
    const groups = content[name];

    function choose({ options }: Group, chosenHere: ReadonlyArray<string>) {
      const isChosen = (id: string) => (hasOption(options, id) ? chosenHere : answer.chosen).includes(id);
      onChange({
        chosen: optionsIn(groups)
          .map(({ id }) => id)
          .filter(isChosen),
      });
    }

    return (
      <>
        <RichText html={content.stem} />
        <Instruction>{words.instruction}</Instruction>
        <PartGrid>
          {groups.map((group, index) => (
            <Part key={group.id}>
              <ChoiceList
                kind="many"
                instruction={group.title || words.group(index + 1)}
                options={group.options}
                chosen={answer.chosen}
                disabled={disabled}
                onChange={(chosenHere) => choose(group, chosenHere)}
              />
            </Part>
          ))}
        </PartGrid>
      </>
    );
  };
}
