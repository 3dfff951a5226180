import { useFetcher } from "react-router";
import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { notebookTexts } from "../../../../content/en/notebook.ts";
import { OPEN_ATTEMPTS_MAX } from "../../../../modules/attempts/rules.ts";
import { Button } from "../../../../ui/button.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { oneText } from "../../../../ui/one-text.ts";
import { RowChart } from "../../../../ui/page/row-chart.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { field } from "../../notebook/address.ts";
import { Keep } from "../../notebook/keep.tsx";
import type { startSimilar } from "./actions.server.ts";
import type { About } from "./load.server.ts";
import styles from "./panel.module.css";

const texts = notebookTexts.about;

export function AboutPanel({ about: { kept, told, isActive }, action }: { about: About; action: string }) {
  return (
    <div className="stack gap-6">
      <Keep kept={kept} action={action} />
      {told ? (
        <>
          <section className="stack gap-2">
            <h3 className={styles.heading}>{texts.history}</h3>
            <p className={styles.quiet}>
              {oneText(told.exposures > 0 && texts.historyOf(told.exposures), told.dueOn && texts.dueOn(told.dueOn))}
            </p>
            <ul className={styles.history}>
              {told.history.map(({ id, day, correctness }) => (
                <li key={id}>{`${day}: ${texts.correctness[correctness]}`}</li>
              ))}
            </ul>
          </section>
          {told.shares && (
            <section className="stack gap-3">
              <h3 className={styles.heading}>{texts.shares}</h3>
              <p className={styles.quiet}>{texts.sharesOf(told.shares.answers)}</p>
              <RowChart
                max={100}
                rows={told.shares.options.map(({ key, text, isRight, share }) => ({
                  id: key,
                  label: text,
                  value: share,
                  text: texts.share(share),
                  note: isRight ? texts.isRight : undefined,
                }))}
              />
            </section>
          )}
          {isActive &&
            (told.hasSimilar ? <Similar action={action} /> : <p className={styles.quiet}>{texts.noSimilar}</p>)}
        </>
      ) : (
        <p className={styles.quiet}>{texts.hidden}</p>
      )}
    </div>
  );
}

function Similar({ action }: { action: string }) {
  const fetcher = useFetcher<ReplyOf<typeof startSimilar>>();
  const { message } = describeReply(fetcher.data, dashboardTexts.tests.notStarted, {
    inactive: dashboardTexts.tests.inactive,
    "too-many-open": dashboardTexts.tests.tooManyOpen(OPEN_ATTEMPTS_MAX),
    "no-questions": texts.gone,
    limited: ({ minutes }) => dashboardTexts.tests.tooManyStarts(minutes),
  });
  return (
    <FormFrame fetcher={fetcher} action={action} message={message}>
      <input type="hidden" name={field.intent} value="similar" />
      <div>
        <Button variant="secondary" busyLabel={texts.starting}>
          {texts.similar}
        </Button>
      </div>
    </FormFrame>
  );
}
