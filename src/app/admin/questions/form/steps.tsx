/** Working through a list of the bank: the questions beside this one, and how many are left. */
import { questionTexts } from "../../../../content/en/questions.ts";
import type { Neighbours } from "../../../../modules/questions/queries/find-neighbours.server.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { withListReturn } from "../../shared/list-return.ts";
import styles from "../form.module.css";
import { LIST } from "../list-address.ts";

const texts = questionTexts.form.steps;

/** The field of the form that says where to go on after saving, and what it says for the next question of a list and for another new one. */
export const SAVE_AND = "saveAnd";
export const NEXT = "next";
export const ANOTHER = "another";

/** `list` is the search of the list's address. Going on this way saves nothing. */
export function QuestionSteps({ neighbours, list }: { neighbours: Neighbours; list: string }) {
  const { previous, next, left, isLeftCapped } = neighbours;
  const step = (id: string) => withListReturn(`${LIST}/${id}/edit`, list);
  return (
    <nav aria-label={texts.label} className={styles.steps}>
      {previous && (
        <LinkButton to={step(previous)} variant="quiet" size="sm" icon="chevron-left">
          {texts.previous}
        </LinkButton>
      )}
      <p className={styles.quiet}>{next ? texts.left(left, isLeftCapped) : texts.last}</p>
      {next && (
        <LinkButton to={step(next)} variant="quiet" size="sm" icon="chevron-right">
          {texts.next}
        </LinkButton>
      )}
    </nav>
  );
}
