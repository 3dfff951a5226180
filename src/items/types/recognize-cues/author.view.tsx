import { recognizeCuesTexts } from "../../../content/en/item-recognize-cues.ts";
import { recognizeCuesAuthoringTexts as texts } from "../../../content/en/item-recognize-cues-authoring.ts";
import type { AuthorView } from "../../contract.ts";
import { verdictAuthorView } from "../../verdict-author.tsx";
import styles from "./author.module.css";
import { type Content, recognizeCues, type Solution } from "./model.ts";

const Findings = verdictAuthorView(recognizeCues, texts);

/** The patient, and the findings with the right verdict on each; then what students are told, and how it is scored. */
export const RecognizeCuesAuthor: AuthorView<Content, Solution> = (props) => (
  <>
    <Findings {...props} />
    <dl className={styles.notes}>
      <div>
        <dt>{texts.instructions}</dt>
        <dd>{recognizeCuesTexts.instruction}</dd>
      </div>
      <div>
        <dt>{texts.scoring}</dt>
        <dd>{texts.scoringNote}</dd>
      </div>
    </dl>
  </>
);
