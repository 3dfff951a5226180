/** Editing the gaps of a question text: how brackets work, and each gap with its placeholder and what belongs to its type. */
import { BracketHelp } from "../ui/authoring/bracket-help.tsx";
import { PartList, type PartListLabels } from "../ui/authoring/part-list.tsx";
import type { Elements } from "../ui/elements.ts";
import { TextField } from "../ui/fields.tsx";
import type { Problem } from "./contract.ts";
import { freshOptionId, OPTION_TEXT_LIMIT, type Option } from "./options.ts";
import { OptionsAuthor } from "./options-author.tsx";

type Gap = { id: string; placeholder: string };

/** `at` is the path of the gaps among the problems; ids of new ones begin with `prefix`. */
export function GapsAuthor<G extends Gap>({
  at,
  prefix,
  gaps,
  fewest,
  most,
  help,
  labels,
  problems,
  blank,
  children,
  onChange,
}: {
  at: string;
  prefix: string;
  gaps: G[];
  fewest: number;
  most: number;
  /** How brackets work; absent where the gaps are in a table. */
  help?: Parameters<typeof BracketHelp>[0]["texts"];
  labels: PartListLabels & { placeholder: (number: number) => string; placeholderHint: string };
  problems: ReadonlyArray<Problem>;
  /** A new gap with this id. */
  blank: (id: string) => G;
  /** The fields of a gap below its placeholder. */
  children: (gap: G, index: number) => Elements;
  onChange: (gaps: G[]) => void;
}) {
  const errorAt = (path: string) =>
    problems.find((problem) => problem.level === "error" && problem.at === path)?.message;
  return (
    <>
      {help && <BracketHelp texts={help} />}
      <PartList
        at={at}
        parts={gaps}
        fewest={fewest}
        most={most}
        labels={labels}
        error={errorAt(at)}
        onAdd={() => onChange([...gaps, blank(freshOptionId(gaps, prefix))])}
        onRemove={(id) => onChange(gaps.filter((gap) => gap.id !== id))}
      >
        {(gap, index) => (
          <>
            <TextField
              label={labels.placeholder(index + 1)}
              name={`${at}.${index}.placeholder`}
              hint={index === 0 ? labels.placeholderHint : undefined}
              required
              autoComplete="off"
              maxLength={OPTION_TEXT_LIMIT}
              error={errorAt(`${at}.${index}.placeholder`)}
              value={gap.placeholder}
              onChange={({ currentTarget }) =>
                onChange(gaps.map((one) => (one.id === gap.id ? { ...one, placeholder: currentTarget.value } : one)))
              }
            />
            {children(gap, index)}
          </>
        )}
      </PartList>
    </>
  );
}

/** The options of the gap at this index, one of them right. */
export function GapOptionsAuthor({
  at,
  index,
  options,
  right,
  labels,
  problems,
  newId,
  onChange,
}: {
  at: string;
  index: number;
  options: Option[];
  right: string | undefined;
  labels: {
    options: (gap: number) => string;
    markCorrect: (option: number, gap: number) => string;
    removeOption: (option: number, gap: number) => string;
    twoOptionsStay: string;
  };
  problems: ReadonlyArray<Problem>;
  newId?: (options: ReadonlyArray<Option>) => string;
  onChange: (options: Option[], right: string | undefined) => void;
}) {
  return (
    <OptionsAuthor
      kind="one"
      at={`${at}.${index}.options`}
      atCorrect={`solution.correct.${index}`}
      options={options}
      correct={right === undefined ? [] : [right]}
      problems={problems.filter(({ level }) => level === "error")}
      labels={{
        options: labels.options(index + 1),
        markCorrect: (option) => labels.markCorrect(option, index + 1),
        remove: (option) => labels.removeOption(option, index + 1),
        fewestStay: labels.twoOptionsStay,
      }}
      {...(newId && { newId })}
      onChange={(changed, [correct]) => onChange(changed, correct)}
    />
  );
}
