import { highlightTexts } from "../../../content/en/item-highlight.ts";
import { highlightAuthoringTexts as texts } from "../../../content/en/item-highlight-authoring.ts";
import { BracketHelp } from "../../../ui/authoring/bracket-help.tsx";
import { PartList } from "../../../ui/authoring/part-list.tsx";
import { TextField } from "../../../ui/fields.tsx";
import type { AuthorView } from "../../contract.ts";
import { type HighlightSolution, spansOf } from "../../highlight.ts";
import { PassageAuthor, usePassages } from "../../highlight-author.tsx";
import { freshOptionId, OPTION_TEXT_LIMIT } from "../../options.ts";
import { type Content, highlightTable, ROW_PREFIX, ROWS_MAX, type Row } from "./model.ts";

/** The headings of the columns, and the rows, each with brackets around what can be chosen and which of that is right. */
export const HighlightTableAuthor: AuthorView<Content, HighlightSolution> = ({
  content,
  solution,
  problems,
  onChange,
}) => {
  const { rows } = content;
  const own = highlightTable.passagesOf(content);
  const errorAt = (path: string) => problems.find(({ at, level }) => at === path && level === "error")?.message;
  const first = own.find(({ pieces }) => spansOf(pieces).length > 0);

  function change(changed: Row[], marked: HighlightSolution = solution) {
    const ids = changed.flatMap(({ findings }) => spansOf(findings).map(({ id }) => id));
    const correct = marked.correct.filter((id) => ids.includes(id));
    onChange({ content: { ...content, rows: changed }, solution: { ...marked, correct } });
  }

  const passages = usePassages(own, solution, (piecesIn, marked) =>
    change(
      rows.map((row, index) => ({ ...row, findings: own.slice(index, index + 1).flatMap(piecesIn) })),
      marked,
    ),
  );
  const heading = (name: "titleHeading" | "findingsHeading", label: string) => (
    <TextField
      label={label}
      name={`content.${name}`}
      required
      autoComplete="off"
      maxLength={OPTION_TEXT_LIMIT}
      error={errorAt(`content.${name}`)}
      value={content[name]}
      onChange={(event) => onChange({ content: { ...content, [name]: event.currentTarget.value }, solution })}
    />
  );

  return (
    <>
      <BracketHelp texts={texts.help} />
      {heading("titleHeading", texts.columns.rows)}
      {heading("findingsHeading", texts.columns.findings)}
      <PartList
        at="content.rows"
        parts={rows}
        fewest={1}
        most={ROWS_MAX}
        labels={{
          parts: texts.rows,
          hint: texts.rowsHint,
          part: highlightTexts.row,
          add: texts.add,
          remove: texts.removeRow,
          fewestStay: texts.oneStays,
        }}
        error={errorAt("content.rows")}
        onAdd={() => change([...rows, { id: freshOptionId(rows, ROW_PREFIX), title: "", findings: [] }])}
        onRemove={(id) => change(rows.filter((row) => row.id !== id))}
      >
        {({ id, title }, index) => (
          <>
            <TextField
              label={texts.title(index + 1)}
              name={`content.rows.${index}.title`}
              required
              autoComplete="off"
              maxLength={OPTION_TEXT_LIMIT}
              error={errorAt(`content.rows.${index}.title`)}
              value={title}
              onChange={(event) =>
                change(rows.map((row) => (row.id === id ? { ...row, title: event.currentTarget.value } : row)))
              }
            />
            {own.slice(index, index + 1).map((passage) => (
              <PassageAuthor
                key={id}
                passage={passage}
                label={texts.findings(index + 1)}
                isFirst={passage === first}
                solution={solution}
                problems={problems}
                passages={passages}
              />
            ))}
          </>
        )}
      </PartList>
    </>
  );
};
