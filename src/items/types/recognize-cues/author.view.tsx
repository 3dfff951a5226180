import { recognizeCuesTexts as texts } from "../../../content/en/item-recognize-cues.ts";
import type { AuthorView } from "../../contract.ts";
import { ScenarioAuthor } from "../../scenario-author.tsx";
import { VerdictAuthor } from "../../verdict-author.tsx";
import styles from "./author.module.css";
import { type Content, PREFIX, type Solution, VERDICTS } from "./model.ts";

/** The patient, and the findings with the right verdict on each; then what students are told, and how it is scored. */
export const RecognizeCuesAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => (
  <>
    <ScenarioAuthor
      scenario={content.scenario}
      problems={problems}
      onChange={(scenario) => onChange({ content: { ...content, scenario }, solution })}
    />
    <VerdictAuthor
      pair={VERDICTS}
      words={texts.verdicts}
      at="content.findings"
      atListed="solution.expected"
      prefix={PREFIX}
      rows={content.findings}
      listedIds={solution.expected}
      labels={texts.authoring}
      problems={problems}
      onChange={(findings, expected) =>
        onChange({ content: { ...content, findings }, solution: { ...solution, expected } })
      }
    />
    <dl className={styles.notes}>
      <div>
        <dt>{texts.authoring.instructions}</dt>
        <dd>{texts.instruction}</dd>
      </div>
      <div>
        <dt>{texts.authoring.scoring}</dt>
        <dd>{texts.authoring.scoringNote}</dd>
      </div>
    </dl>
  </>
);
