import { tableAuthoringTexts as texts } from "../../../content/en/item-dropdown-table-authoring.ts";
import { TextField } from "../../../ui/fields.tsx";
import { byRow, entryOf } from "../../by-row.ts";
import type { AuthorView } from "../../contract.ts";
import { GapOptionsAuthor, GapsAuthor } from "../../gaps-author.tsx";
import { OPTION_TEXT_LIMIT, optionsOf } from "../../options.ts";
import { asGaps, asRows, ROW_PREFIX } from "./authoring.ts";
import { type Content, ROWS_MAX, type Row, type Solution } from "./model.ts";

const AT = "content.rows";

/** The headings of the two columns, and the rows, each with its text and its options. */
export const DropdownTableAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => {
  const { headings, rows } = content;
  const errorAt = (path: string) => problems.find(({ at, level }) => at === path && level === "error")?.message;

  function change(changed: Row[], rightIn = (id: string) => entryOf(solution.correct, id)) {
    onChange({ content: { ...content, rows: changed }, solution: { ...solution, correct: byRow(changed, rightIn) } });
  }

  return (
    <>
      {(["rows", "choices"] as const).map((column) => (
        <TextField
          key={column}
          label={texts.headings[column].label}
          hint={texts.headings[column].hint}
          name={`content.headings.${column}`}
          required
          autoComplete="off"
          maxLength={OPTION_TEXT_LIMIT}
          error={errorAt(`content.headings.${column}`)}
          value={headings[column]}
          onChange={({ currentTarget }) =>
            onChange({ content: { ...content, headings: { ...headings, [column]: currentTarget.value } }, solution })
          }
        />
      ))}
      <GapsAuthor
        at={AT}
        prefix={ROW_PREFIX}
        gaps={asGaps(rows)}
        fewest={1}
        most={ROWS_MAX}
        labels={{
          parts: texts.rows,
          hint: texts.hint(ROWS_MAX),
          part: texts.row,
          add: texts.add,
          remove: texts.remove,
          fewestStay: texts.oneStays,
          placeholder: texts.text,
          placeholderHint: texts.textHint,
        }}
        problems={problems}
        blank={(id) => ({ id, placeholder: "", options: optionsOf(["", "", ""]) })}
        onChange={(gaps) => change(asRows(gaps))}
      >
        {({ id, options }, index) => (
          <GapOptionsAuthor
            at={AT}
            index={index}
            options={options}
            right={entryOf(solution.correct, id)}
            labels={texts}
            problems={problems}
            onChange={(changed, right) =>
              change(
                rows.map((row) => (row.id === id ? { ...row, options: changed } : row)),
                (other) => (other === id ? right : entryOf(solution.correct, other)),
              )
            }
          />
        )}
      </GapsAuthor>
    </>
  );
};
