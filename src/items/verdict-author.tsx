/** Writing rows with a verdict each: what the types of `verdicts.ts` share. */
import type { RowEditorLabels } from "../ui/authoring/row-editor.tsx";
import type { Problem } from "./contract.ts";
import type { Option } from "./options.ts";
import { RowsAuthor } from "./rows-author.tsx";
import { rightVerdict, type VerdictPair } from "./verdicts.ts";

/** The rows, each with the right one of the two verdicts. A row that is removed takes its verdict with it. */
export function VerdictAuthor<Verdict extends string>({
  pair,
  words,
  at,
  atListed,
  prefix,
  rows,
  listedIds,
  labels,
  problems,
  onChange,
}: {
  pair: VerdictPair<Verdict>;
  words: Readonly<Record<Verdict, string>>;
  at: string;
  atListed: string;
  prefix: string;
  rows: ReadonlyArray<Option>;
  /** The rows with the first verdict. */
  listedIds: ReadonlyArray<string>;
  labels: RowEditorLabels;
  problems: ReadonlyArray<Problem>;
  /** `listedIds` stand in the order of the rows. */
  onChange: (rows: Option[], listedIds: string[]) => void;
}) {
  const change = (changed: ReadonlyArray<Option>, listed: ReadonlyArray<string>) =>
    onChange(
      [...changed],
      changed.map(({ id }) => id).filter((id) => listed.includes(id)),
    );
  const [first] = pair;
  return (
    <RowsAuthor
      kind="one"
      at={at}
      atRight={atListed}
      prefix={prefix}
      rows={rows}
      choices={pair.map((verdict) => ({ id: verdict, label: words[verdict] }))}
      isRight={(rowId, verdict) => rightVerdict(pair, listedIds, rowId) === verdict}
      fewest={1}
      labels={labels}
      problems={problems}
      onRows={(changed) => change(changed, listedIds)}
      onRight={(rowId, verdict) =>
        change(rows, verdict === first ? [...listedIds, rowId] : listedIds.filter((id) => id !== rowId))
      }
    />
  );
}
