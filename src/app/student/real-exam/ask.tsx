import { Link, PrefetchPageLinks, useFetcher } from "react-router";
import { CONSENT_VERSION } from "../../../content/en/consent.ts";
import { realExamTexts as texts } from "../../../content/en/real-exam.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { describeReply, type Failure, type Reply } from "../../form-reply.ts";
import { REAL_EXAM } from "./address.ts";
import styles from "./ask.module.css";

/** Asks how the real exam went: one tap answers and agrees. */
export function AskOutcome({ presetId, hasLink = true }: { presetId: string; hasLink?: boolean }) {
  const fetcher = useFetcher<Reply<"nothing-to-compare" | "invalid" | Failure>>();
  const { message } = describeReply(fetcher.data, texts.notSaved, { "nothing-to-compare": texts.nothingToCompare });
  const busy = fetcher.formData?.get("hasPassed");
  const id = `real-${presetId}`;
  return (
    <Card as="section" aria-labelledby={id} className="stack gap-3">
      <h2 id={id} className={styles.heading}>
        {texts.ask(presetId)}
      </h2>
      <p>{texts.consent}</p>
      <p className={styles.hint}>
        {texts.hint} {hasLink && <Link to={REAL_EXAM}>{texts.more}</Link>}
      </p>
      {message && <Alert tone="error">{message}</Alert>}
      {/* Loaded early: a tap without a network must say so where it was tapped. */}
      <PrefetchPageLinks page={REAL_EXAM} />
      <fetcher.Form method="post" action={`${REAL_EXAM}?form=tell`} className="cluster gap-3">
        <input type="hidden" name="presetId" value={presetId} />
        <input type="hidden" name="consent" value={CONSENT_VERSION} />
        {(["yes", "no"] as const).map((answer) => (
          <Button
            key={answer}
            type="submit"
            variant="secondary"
            name="hasPassed"
            value={answer}
            busy={busy === answer}
            busyLabel={texts.busy}
          >
            {answer === "yes" ? texts.passed : texts.failed}
          </Button>
        ))}
      </fetcher.Form>
    </Card>
  );
}
