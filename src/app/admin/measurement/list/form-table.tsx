import { Link } from "react-router";
import { measurementTexts } from "../../../../content/en/measurement.ts";
import { formats } from "../../../../content/formats.ts";
import type { MeasuredForm } from "../../../../modules/measurement/queries/list-forms.server.ts";
import { FORMS_MAX } from "../../../../modules/measurement/rules.ts";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import { testAddress } from "../../tests/addresses.ts";
import { collected } from "../collected.ts";
import styles from "../page.module.css";

const texts = measurementTexts.forms;

/** The fixed tests, with how far their totals can be trusted. */
export function FormTable({ forms }: { forms: ReadonlyArray<MeasuredForm> }) {
  const { number } = formats();
  return (
    <section aria-labelledby="forms" className="stack gap-4">
      <h2 id="forms" className={styles.heading}>
        {texts.title}
      </h2>
      {forms.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p className={styles.quiet}>{texts.text}</p>
          <DataTable
            caption={texts.title}
            isCaptionHidden
            rows={forms}
            rowId={({ id }) => id}
            columns={[
              {
                id: "test",
                header: texts.columns.test,
                cell: ({ title, testId }) => (testId ? <Link to={testAddress(testId)}>{title}</Link> : title),
              },
              {
                id: "questions",
                header: texts.columns.questions,
                align: "end",
                cell: (form) => number(form.questions),
              },
              { id: "takers", header: texts.columns.takers, align: "end", cell: ({ takers }) => number(takers) },
              {
                id: "mean",
                header: texts.columns.mean,
                align: "end",
                cell: ({ takers, mean }) => collected(takers, mean, texts.points),
              },
              {
                id: "alpha",
                header: texts.columns.alpha,
                align: "end",
                cell: ({ takers, reliability }) =>
                  collected(takers, reliability?.alpha ?? null, measurementTexts.figure),
              },
              {
                id: "error",
                header: texts.columns.error,
                align: "end",
                cell: ({ takers, reliability }) => collected(takers, reliability?.standardError ?? null, texts.errorIn),
              },
            ]}
          />
          {forms.length === FORMS_MAX && <p className={styles.quiet}>{texts.most(FORMS_MAX)}</p>}
        </>
      )}
    </section>
  );
}
