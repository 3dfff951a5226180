/** What the authors of the types of `verdicts.ts` need. */
import type { ItemAuthoring } from "./contract.ts";
import { defineAuthoring } from "./define-authoring.ts";
import { hasOption, optionsOf } from "./options.ts";
import { error, optionProblems, warning } from "./problems.ts";
import { rightVerdict, type VerdictContent, type VerdictSolution, type VerdictType } from "./verdicts.ts";

/** The authoring of such a type. */
export function defineVerdictAuthoring<R extends string, L extends string, G extends string, V extends string>(
  type: VerdictType<R, L, G, V>,
  texts: { none: string; blank: string; twice: string; unknown: string; noneListed: string },
): ItemAuthoring<VerdictContent<R>, VerdictSolution<L>> {
  const { names, verdicts, words } = type;
  return defineAuthoring(type, {
    draft: () => ({
      content: type.content.parse({ v: 1, stem: "", scenario: "", [names.rows]: optionsOf(["", ""], type.prefix) }),
      solution: type.solution.parse({ [names.listed]: [], rationale: "" }),
    }),
    parts: (content, solution) =>
      content[names.rows].map(({ id, text }) => ({
        title: text,
        choicesAre: "verdicts" as const,
        choices: verdicts.map((verdict) => ({
          text: words.verdicts[verdict],
          isRight: verdict === rightVerdict(type, solution, id),
        })),
      })),
    problems(content, solution) {
      const [rows, listed] = [content[names.rows], solution[names.listed]];
      const [at, atListed] = [`content.${names.rows}`, `solution.${names.listed}`];
      if (rows.length === 0) return [error(at, texts.none)];
      const problems = optionProblems(rows, at, texts);
      if (!listed.every((id) => hasOption(rows, id))) return [...problems, error(atListed, texts.unknown)];
      // The default of every row: more often forgotten than intended.
      return listed.length === 0 ? [...problems, warning(atListed, texts.noneListed)] : problems;
    },
  });
}
