import { nursingActionTexts as texts } from "../../../content/en/item-nursing-action.ts";
import type { AuthorView } from "../../contract.ts";
import { ScenarioAuthor } from "../../scenario-author.tsx";
import { VerdictAuthor } from "../../verdict-author.tsx";
import { type Content, PREFIX, type Solution, VERDICTS } from "./model.ts";

/** The patient, and the actions with the right verdict on each. */
export const NursingActionAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => (
  <>
    <ScenarioAuthor
      scenario={content.scenario}
      problems={problems}
      onChange={(scenario) => onChange({ content: { ...content, scenario }, solution })}
    />
    <VerdictAuthor
      pair={VERDICTS}
      words={texts.verdicts}
      at="content.actions"
      atListed="solution.appropriate"
      prefix={PREFIX}
      rows={content.actions}
      listedIds={solution.appropriate}
      labels={texts.authoring}
      problems={problems}
      onChange={(actions, appropriate) =>
        onChange({ content: { ...content, actions }, solution: { ...solution, appropriate } })
      }
    />
  </>
);
