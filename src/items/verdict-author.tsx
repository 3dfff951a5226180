/** Editing rows with a verdict each: the author view of the types of `verdicts.ts`. */
import type { RowEditorLabels } from "../ui/authoring/row-editor.tsx";
import type { AuthorView } from "./contract.ts";
import type { Option } from "./options.ts";
import { RowsAuthor } from "./rows-author.tsx";
import { rightVerdict, type VerdictContent, type VerdictSolution, type VerdictType } from "./verdicts.ts";

/** The patient, and the rows with the right verdict on each. Removing a row removes its verdict. */
export function verdictAuthorView<R extends string, L extends string, G extends string, V extends string>(
  type: VerdictType<R, L, G, V>,
  labels: RowEditorLabels,
): AuthorView<VerdictContent<R>, VerdictSolution<L>> {
  const { names, verdicts, words, prefix } = type;
  return function VerdictAuthorView({ content, solution, problems, onChange }) {
    const [rows, listed] = [content[names.rows], solution[names.listed]];
    const change = (changed: ReadonlyArray<Option>, listedNow: ReadonlyArray<string>) =>
      onChange({
        content: { ...content, [names.rows]: changed },
        solution: { ...solution, [names.listed]: changed.map(({ id }) => id).filter((id) => listedNow.includes(id)) },
      });
    return (
      <RowsAuthor
        kind="one"
        at={`content.${names.rows}`}
        atRight={`solution.${names.listed}`}
        prefix={prefix}
        rows={rows}
        choices={verdicts.map((verdict) => ({ id: verdict, label: words.verdicts[verdict] }))}
        isRight={(rowId, verdict) => rightVerdict(type, solution, rowId) === verdict}
        fewest={1}
        labels={labels}
        problems={problems}
        onRows={(changed) => change(changed, listed)}
        onRight={(rowId, verdict) =>
          change(rows, verdict === verdicts[0] ? [...listed, rowId] : listed.filter((id) => id !== rowId))
        }
      />
    );
  };
}
