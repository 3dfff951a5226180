import { examTexts } from "../../../../content/en/exams.ts";
import type { TestFacts } from "../../../../modules/tests/presets/facts.ts";
import { Card } from "../../../../ui/card.tsx";
import { TABLE_ROLES as ROLES } from "../../../../ui/table-roles.ts";
import styles from "./sections.module.css";
import type { ShownTest } from "./shown.ts";

const texts = examTexts.page.time;

/** The sections with their questions and minutes, beside those of the exam where they differ, and the breaks. */
export function SectionsOfTest({
  test: { whole, taken, version },
  extraTimePercent,
}: {
  test: ShownTest;
  extraTimePercent: number;
}) {
  const shown = taken ?? whole;
  const hasClocks = whole.sections.every(({ seconds }) => seconds !== null);
  return (
    <Card as="section" aria-labelledby="sections-and-time" className="stack gap-3">
      <h2 id="sections-and-time" className={styles.heading}>
        {texts.heading}
      </h2>
      <div className={styles.frame}>
        <table {...ROLES.table} className={styles.table}>
          <thead {...ROLES.group} className={styles.head}>
            <tr {...ROLES.row}>
              <th {...ROLES.columnHeader}>{texts.section}</th>
              <th {...ROLES.columnHeader}>{texts.questions}</th>
              {hasClocks && <th {...ROLES.columnHeader}>{texts.minutes}</th>}
            </tr>
          </thead>
          <tbody {...ROLES.group}>
            {whole.sections.map(({ id, title, ...of }) => {
              const section = shown.sections.find((other) => other.id === id);
              return <Row key={id} title={title} here={section ?? null} of={of} hasClocks={hasClocks} />;
            })}
          </tbody>
          {whole.sections.length > 1 && (
            <tfoot {...ROLES.group} className={styles.foot}>
              <Row title={texts.total} here={shown} of={whole} hasClocks={hasClocks} />
            </tfoot>
          )}
        </table>
      </div>
      {!hasClocks && shown.seconds !== null && <p>{texts.whole(shown.seconds)}</p>}
      {extraTimePercent > 0 && <p>{texts.extra(extraTimePercent)}</p>}
      <Breaks breaks={version.breaks} sections={shown.sections} />
    </Card>
  );
}

type Size = Pick<TestFacts, "questionCount" | "seconds">;

/** Questions and minutes, with those of the whole test where they differ. `here` is null for a section that is not asked. */
function Row({ title, here, of, hasClocks }: { title: string; here: Size | null; of: Size; hasClocks: boolean }) {
  const isWhole = here?.seconds === of.seconds;
  return (
    <tr {...ROLES.row}>
      <th {...ROLES.rowHeader}>{title}</th>
      <td {...ROLES.cell}>
        <Label>{texts.questions}</Label>{" "}
        <span>{here ? texts.count(here.questionCount, of.questionCount) : texts.notAsked}</span>
      </td>
      {hasClocks && (
        <td {...ROLES.cell}>
          {here && here.seconds !== null && of.seconds !== null && (
            <>
              <Label>{texts.minutes}</Label>{" "}
              <span>{isWhole ? texts.clock(here.seconds) : texts.clockOf(here.seconds, of.seconds)}</span>
            </>
          )}
        </td>
      )}
    </tr>
  );
}

/** Seen where there is no room for columns. */
function Label({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className={styles.label}>
      {children}
    </span>
  );
}

function Breaks({
  breaks,
  sections,
}: {
  breaks: ShownTest["version"]["breaks"];
  sections: ReadonlyArray<{ id: string; title: string }>;
}) {
  switch (breaks.kind) {
    case "none":
      return sections.length > 1 ? <p>{texts.noBreaks}</p> : null;
    case "fixed":
      return breaks.breaks.map(({ after, minutes, clock }) => {
        const title = sections.find(({ id }) => id === after)?.title ?? "";
        return <p key={after}>{texts.breakAfter(title, minutes, clock === "stops")}</p>;
      });
    case "pool":
      return <p>{texts.pool(breaks.minutes, breaks.unusedSectionTime === "adds")}</p>;
    default:
      return breaks satisfies never;
  }
}
