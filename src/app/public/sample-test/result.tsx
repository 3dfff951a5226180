/** The end of the sample test: the total, question by question, and what to do next. */
import type { RefObject } from "react";
import { sampleTestTexts } from "../../../content/en/sample-test.ts";
import { type OpenItem, progressOf } from "../../../items/registry/models.ts";
import { typeNameOf } from "../../../items/type-names.ts";
import { totalsOf } from "../../../modules/attempts/rules.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { StatCard, StatGrid } from "../../../ui/page/stat-card.tsx";
import type { ScoredItem } from "../../shared/ask-score.ts";
import { useVisitor } from "../../shared/frame/visitor.ts";
import { CorrectnessBadge } from "../../shared/review/correctness-badge.tsx";
import { SignUpLink } from "../../shared/sign-up/link.tsx";
import styles from "./show.module.css";

const texts = sampleTestTexts.result;

/** A question with its answer; `result` is null until it was checked. */
export type SampleQuestion = { item: OpenItem; result: ScoredItem | null };

/** Unchecked questions are not counted: only the server knows their points until then. */
export function SampleResult({
  questions,
  heading,
  onOpen,
}: {
  questions: ReadonlyArray<SampleQuestion>;
  heading: RefObject<HTMLHeadingElement | null>;
  onOpen: (position: number) => void;
}) {
  const checked = questions.flatMap(({ item, result }) =>
    result ? [{ ...result.score, isAnswered: progressOf(item) !== "untouched" }] : [],
  );
  const unchecked = questions.length - checked.length;
  const totals = checked.length > 0 ? totalsOf(checked) : null;
  return (
    <section className={styles.result} aria-labelledby="result">
      <h2 id="result" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {totals && (
        <StatGrid>
          <StatCard label={texts.points} value={texts.of(totals.earned, totals.possible)} />
          <StatCard label={texts.right} value={texts.of(totals.correctCount, totals.questionCount)} />
        </StatGrid>
      )}
      {unchecked > 0 && <p>{totals ? texts.unchecked(unchecked) : texts.noneChecked}</p>}
      <Farther />
      <h3>{texts.list}</h3>
      <ol className={styles.list}>
        {questions.map(({ item, result }, index) => (
          <li key={item.type}>
            <Button variant="quiet" size="sm" className={styles.open} onClick={() => onOpen(index + 1)}>
              {texts.question(index + 1, typeNameOf(item.type))}
            </Button>
            {result ? (
              <span className={styles.earned}>
                <CorrectnessBadge isAnswered={progressOf(item) !== "untouched"} score={result.score} />
                <span>{texts.earned(result.score.earned, result.score.max)}</span>
              </span>
            ) : (
              <Badge>{texts.notChecked}</Badge>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A link to sign up or, for signed-in users, to their own first page. */
function Farther() {
  const visitor = useVisitor();
  if (visitor?.kind === "admin") return <LinkButton to={visitor.home}>{texts.administration}</LinkButton>;
  return (
    <Card className={styles.farther}>
      <h3>{visitor ? texts.dashboardTitle : texts.signUpTitle}</h3>
      <p>{visitor ? texts.dashboardText : texts.signUpText}</p>
      {visitor ? (
        <LinkButton to={visitor.home}>{texts.dashboard}</LinkButton>
      ) : (
        <SignUpLink size="lg">{texts.signUp}</SignUpLink>
      )}
    </Card>
  );
}
